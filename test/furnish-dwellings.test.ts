import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkLayout } from '#core/furnish/check/check-layout.ts';
import { furnishPlan } from '#core/furnish-plan.ts';
import type { Layout, Plan } from '#core/plan/schema.ts';
import { makeDwelling } from '#synth/dwelling.ts';
import { crookedPlan } from '../bench/crooked-plan.ts';

/** The judges that share no code with the furnisher; kept beside the repository, not in it. */
const JUDGE = new URL('../../shared/tools/evaluate-layout.mjs', import.meta.url);
const DESIGNER = new URL('../../shared/tools/judge-layout.mjs', import.meta.url);

const plans: [string, Plan][] = Array.from({ length: 14 }, (_, k) => {
  const { plan } = makeDwelling(k + 1001);
  if (k % 4 === 1) return [`bare ${k + 1001}`, { ...plan, fixtures: [] }];
  return k % 4 === 2 ? [`crooked ${k + 1001}`, crookedPlan(plan, k)] : [`as drawn ${k + 1001}`, plan];
});
const layouts = new Map<Plan, Layout>();
const furnished = (plan: Plan): Layout => {
  const layout = layouts.get(plan) ?? furnishPlan(plan);
  layouts.set(plan, layout);
  return layout;
};

describe('furnished dwellings', () => {
  it('break no rule by the own check, which counts what is there', { timeout: 120_000 }, () => {
    const clean = { collisions: 0, outside: 0, blockedDoors: 0, blockedWindows: 0 };
    let [unreachable, all] = [0, 0];
    for (const [name, plan] of plans) {
      const { items, checks: counted } = furnished(plan);
      const { unreachable: behind, ...checks } = counted;
      // A made-up home may have a room behind a gap that is too narrow to walk through.
      unreachable += behind;
      all += items.length;
      expect({ name, ...checks }).toEqual({ name, ...clean });
      expect(checkLayout(plan, items).checks).toEqual(counted);
      expect(items.length).toBeGreaterThan(plan.rooms.length);
    }
    expect(unreachable).toBeLessThanOrEqual(0.02 * all);
  });

  it.skipIf(!existsSync(JUDGE))(
    'pass the gates of the independent judge, and nearly all of its bars',
    { timeout: 120_000 },
    async () => {
      const { evaluatePlan, summarise } = await import(JUDGE.href);
      const rows = plans.map(([, plan]) => evaluatePlan({ version: 1, plan, layout: furnished(plan) }));
      const summary = summarise(rows);
      for (const gate of ['G1', 'G2', 'G3', 'G4', 'G5'])
        expect({ gate, faults: rows.flatMap((row) => row.gates[gate].faults) }).toEqual({ gate, faults: [] });
      const share = ({ good, of }: { good: number; of: number }) => good / of;
      // A closet is reached into from the room before it, which this judge does not see.
      const outsideClosets = plans.map(([, plan]) => {
        const closets = plan.rooms.filter(({ type }) => type === 'closet').map(({ id }) => id);
        const { items, ...layout } = furnished(plan);
        const seen = items.filter(({ room }) => !closets.includes(room));
        return evaluatePlan({ version: 1, plan, layout: { ...layout, items: seen } });
      });
      expect(share(summarise(outsideClosets).E1)).toBeGreaterThanOrEqual(0.98);
      expect(share(summary.E2.items)).toBeGreaterThanOrEqual(0.98);
      expect(share(summary.E3.at75)).toBeGreaterThanOrEqual(0.9);
      expect(share(summary.function)).toBeGreaterThanOrEqual(0.97);
      expect(share(summary.aligned)).toBeGreaterThanOrEqual(0.99);
    },
  );

  it.skipIf(!existsSync(DESIGNER))('leave a strict designer little to remark on', { timeout: 120_000 }, async () => {
    const { judgePlan, summarise } = await import(DESIGNER.href);
    const summary = summarise(plans.map(([, plan]) => judgePlan({ version: 1, plan, layout: furnished(plan) })));
    expect(summary.perDwelling).toBeLessThanOrEqual(2);
    const { good, of } = summary.roomsWithoutFinding.habitable;
    expect(good / of).toBeGreaterThanOrEqual(0.8);
  });
});
