import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Histogram } from 'prom-client';
import { describe, expect, it } from 'vitest';
import { HousekeepingMetrics } from '#api/housekeeping-metrics.ts';
import { Metrics } from '#api/metrics.ts';
import { WebhookMetrics } from '#api/webhook-metrics.ts';
import { WorkMetrics } from '#api/work-metrics.ts';

const ROOT = join(import.meta.dirname, '..');
const nothing = {} as never;

/** The labels of every series that a process tells, by the name that is asked for. */
function listSeries(): Map<string, readonly string[]> {
  const { registry } = new Metrics({ desk: nothing, queue: nothing });
  new WorkMetrics({ registry, countRunning: () => 0, places: 2 });
  new WebhookMetrics({ registry, queue: nothing });
  new HousekeepingMetrics(registry);
  return new Map(
    registry.getMetricsAsArray().flatMap(({ name }): [string, string[]][] => {
      const metric = registry.getSingleMetric(name) as object as { labelNames?: string[] };
      const labels = [...(metric.labelNames ?? []), 'instance', 'job'];
      const parts = metric instanceof Histogram ? ['_bucket', '_sum', '_count'] : [];
      return [[name, labels], ...parts.map((part): [string, string[]] => [name + part, [...labels, 'le']])];
    }),
  );
}

const read = (name: string) => readFile(join(ROOT, name), 'utf8');

describe('what watches the service', () => {
  it.each(['ops/grafana-dashboard.json', 'ops/alert-rules.yml', 'docs/watching.md'])(
    '%s asks for metrics and labels that there are',
    async (name) => {
      const series = listSeries();
      const text = (await read(name)).replaceAll('\\"', '"');
      const asked = [...text.matchAll(/\b(plenish_\w+)(?:\{([^}]*)\})?/g)];
      expect(asked.length).toBeGreaterThan(10);
      const unknown = asked.flatMap(([, metric, matchers = '']) => {
        const labels = series.get(metric!);
        const wanted = [...matchers.matchAll(/(\w+)\s*=?[=~!]/g)].map(([, label]) => label!);
        return labels ? wanted.filter((label) => !labels.includes(label)).map((l) => `${metric}{${l}}`) : [metric];
      });
      expect(unknown).toEqual([]);
    },
  );

  it('counts bugs and timeouts of jobs as well: those that are answered later end in no answer of HTTP', async () => {
    const rules = await read('ops/alert-rules.yml');
    for (const code of ['internal_error', 'timeout'])
      expect(rules).toContain(`sum(increase(plenish_plans_total{code="${code}"}`);
  });

  it('is told of every metric of our own and what each alert asks of people', async () => {
    const page = await read('docs/watching.md');
    const own = [...listSeries().keys()].filter(
      (name) => !/^plenish_(process|nodejs)_/.test(name) && !/_(bucket|sum|count)$/.test(name),
    );
    expect(own.length).toBeGreaterThan(12);
    expect(own.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
    const alerts = [...(await read('ops/alert-rules.yml')).matchAll(/alert: (\w+)/g)].map(([, alert]) => alert!);
    expect(alerts.length).toBeGreaterThan(10);
    expect(alerts.filter((alert) => !page.includes(`\`${alert}\``))).toEqual([]);
  });

  it('takes what is of the whole installation once, and adds up what is of each process', async () => {
    const asked = `${await read('ops/grafana-dashboard.json')}${await read('ops/alert-rules.yml')}`;
    for (const metric of ['plenish_uploads_waiting', 'plenish_oldest_waiting_seconds', 'plenish_webhooks_waiting']) {
      const all = asked.match(new RegExp(metric, 'g'))!.length;
      expect(asked.match(new RegExp(`max\\(${metric}`, 'g'))).toHaveLength(all);
    }
    expect(asked).not.toMatch(/max\(plenish_(?!uploads_waiting|oldest_waiting_seconds|webhooks_waiting)/);
  });
});
