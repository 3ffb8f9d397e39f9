import { DAY, PLAN, PRICES, VISITS } from './assumptions.ts';
import { describeService, type Size, sizeFor } from './size-for.ts';

/** Plans an hour, as the mean of the day. */
const LOADS = [10, 1_000, 100_000] as const;
/** What 95 of 100 plans are to wait at most for a worker, seconds. */
const MOST_WAIT_S = 5;
const HOURS_A_MONTH = 730;
/** Statements a second that a core of PostgreSQL answers, of this kind (assumed). */
const STATEMENTS_PER_CORE = 1_000;

const count = (value: number) => Math.round(value).toLocaleString('en-GB');
const share = (value: number) => `${Math.round(value * 100)} %`;

/** In the unit that makes it short. */
function bytes(value: number): string {
  const units = ['bytes', 'KB', 'MB', 'GB', 'TB', 'PB'];
  const step = Math.min(units.length - 1, Math.floor(Math.log10(value) / 3));
  return `${Number((value / 1000 ** step).toPrecision(2)).toLocaleString('en-GB')} ${units[step]}`;
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
    .replaceAll('| --- ', '|---')
    .replaceAll('|--- |', '|---|');

/** Everything that docs/scale.md quotes, by the name of its mark there. */
export function scaleTables(): Record<'places' | 'kept' | 'euros', string> {
  const sizes = LOADS.map((perHour) => ({ perHour, ...sizeFor(perHour, MOST_WAIT_S) }));
  return { places: placesTable(sizes), kept: keptTable(), euros: eurosTable(sizes) };
}

function placesTable(sizes: readonly (Size & { perHour: number })[]): string {
  const { meanS } = describeService();
  const head = [
    'plans an hour',
    'at the peak',
    'processor time an hour',
    'places (cores)',
    'busy at the peak',
    '95 % wait at most',
    'with a tenth fewer',
  ];
  const rows = sizes.map(({ perHour, places, busyAtPeak, wait95S, wait95WithFewerS }) => [
    count(perHour),
    count(perHour * (1 + DAY.swing)),
    `${count(perHour * meanS)} s`,
    count(places),
    share(busyAtPeak),
    `${wait95S.toFixed(1)} s`,
    `${count(wait95WithFewerS)} s`,
  ]);
  return table(head, rows);
}

function keptTable(): string {
  const head = [
    'plans an hour',
    'files a month',
    'rows a month',
    'their bytes',
    'S3 requests a second at the peak',
    'statements a second at the peak',
  ];
  const rows = LOADS.map((perHour) => {
    const month = perHour * HOURS_A_MONTH;
    const peakS = (perHour * (1 + DAY.swing)) / 3600;
    const perSecond = (each: number) => Number((peakS * each).toPrecision(2)).toLocaleString('en-GB');
    return [
      count(perHour),
      bytes(month * PLAN.keptBytes),
      count(month * PLAN.rows),
      bytes(month * PLAN.rows * PLAN.rowBytes),
      perSecond(PLAN.puts + VISITS.perPlan * 4),
      perSecond(PLAN.statements + VISITS.perPlan * 4),
    ];
  });
  return table(head, rows);
}

function eurosTable(sizes: readonly (Size & { perHour: number })[]): string {
  const head = [
    'plans an hour',
    'workers',
    'PostgreSQL',
    'files, after a year',
    'S3 requests',
    'sent to visitors',
    'together a month',
    'a thousand plans',
  ];
  const rows = sizes.map(({ perHour, places }) => {
    const month = perHour * HOURS_A_MONTH;
    const peakS = (perHour * (1 + DAY.swing)) / 3600;
    const databaseCores = Math.max(1, Math.ceil((peakS * PLAN.statements) / STATEMENTS_PER_CORE));
    const parts = [
      places * PRICES.coreMonth,
      databaseCores * PRICES.databaseCoreMonth,
      ((12 * month * PLAN.keptBytes) / 1e9) * PRICES.storedGbMonth,
      ((month * PLAN.puts) / 1e6) * PRICES.putMillion,
      ((month * VISITS.perPlan * VISITS.bytes) / 1e9) * PRICES.sentGb,
    ];
    const sum = parts.reduce((total, part) => total + part, 0);
    const perThousand = (sum / month) * 1000;
    return [
      count(perHour),
      ...parts.map((part) => `${count(part)} €`),
      `${count(sum)} €`,
      `${perThousand.toFixed(2)} €`,
    ];
  });
  return table(head, rows);
}
