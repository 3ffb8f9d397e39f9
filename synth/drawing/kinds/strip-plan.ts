import type { Plan } from '#core/plan/schema.ts';
import { FIXTURE_CLASSES } from '../pixel-classes.ts';
import type { Stripped } from './stripped.ts';

/** Takes off a plan what its sheet does not show: all that is built in but stairs and columns, leaves, windows, openings altogether. */
export function stripPlan(plan: Plan, { openings, windows }: Stripped): void {
  plan.fixtures = plan.fixtures.filter(({ kind }) => ['stairs', 'wall'].includes(FIXTURE_CLASSES[kind] ?? ''));
  if (!windows) plan.openings = plan.openings.filter(({ kind }) => kind !== 'window');
  if (openings === 'all') return;
  const isOuter = (id: string) => plan.walls.find((wall) => wall.id === id)!.exterior;
  plan.openings = plan.openings.filter(
    ({ kind, wall }) => kind === 'window' || openings === 'gaps' || (openings === 'inner gaps' && !isOuter(wall)),
  );
  for (const opening of plan.openings) {
    if (opening.kind === 'window') continue;
    opening.kind = 'gap';
    delete opening.swing;
  }
}
