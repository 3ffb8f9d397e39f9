import { expect, it } from 'vitest';
import { furnishPlan } from '#core/furnish-plan.ts';
import { acceptMended } from '#core/plan/accept-mended.ts';
import { SMALL_HOME } from './small-home.ts';
import { warmUp } from './warm-up.ts';

it('the home by which code is warmed up keeps the rules of plans, and is furnished whole', () => {
  expect(() => acceptMended(SMALL_HOME)).not.toThrow();
  const { items, dropped = [] } = furnishPlan(SMALL_HOME.plan);
  const kinds = items.map(({ kind }) => kind).join(' ');
  for (const kind of ['sofa', 'double-bed', 'hob', 'toilet']) expect(kinds).toContain(kind);
  expect(dropped).toEqual([]);
});

it('ends as soon as there is other work', async () => {
  let asked = 0;
  await warmUp(() => {
    asked++;
    return false;
  });
  expect(asked).toBe(1);
});
