import type { Opening, Plan, Swing } from '#core/plan/schema.ts';
import { addClosetShelves } from '../../dwelling/closet-shelves.ts';
import { addConventionalFixtures } from '../../dwelling/conventional-fixtures.ts';
import { addConventionalStairs } from '../../dwelling/conventional-stairs.ts';
import { meetAtCorners } from '../../dwelling/corner-windows.ts';
import { addFixedStorage } from '../../dwelling/fixed-storage.ts';
import { addMasonry } from '../../dwelling/masonry.ts';
import { refitKitchens } from '../../dwelling/refit-kitchens.ts';
import { roundMm } from '../../dwelling/round-mm.ts';
import { addStoves } from '../../dwelling/stoves.ts';
import { addSidelights, growWindows } from '../../dwelling/window-bands.ts';
import { partWindows } from '../../dwelling/window-posts.ts';
import type { Random } from '../../random.ts';
import { findSteps } from '../steps.ts';
import type { Conventions } from './conventions.ts';

/** Share of a double door that its wider leaf takes. */
const UNEQUAL = [0.6, 0.72] as const;

/** Share of the dwellings that have steps outside. */
const STEPS = 0.2;

/** Shares of the homes with a masonry stove or a hearth, by habit. */
const MASONRY = { nordic: 0.28, american: 0.05, plain: 0.05 };

/** Inner doors that may fold are narrower, metres: those of closets and small wet rooms. */
const FOLDING = 0.82;
const widthOf = ({ from, to }: Opening) => Math.hypot(to[0] - from[0], to[1] - from[1]);

/** Makes the openings of a plan fit the conventions of its sheet: window bands, doors that slide or that no leaf is drawn for. */
export function settleByConvention(plan: Plan, ways: Conventions, random: Random): void {
  addSidelights(plan, ways.sidelights, random.fork('sidelights'));
  growWindows(plan, ways.bands, random.fork('bands'));
  meetAtCorners(plan, ways.corners, random.fork('corners'));
  partWindows(plan, ways.posts, random.fork('posts'));
  addConventionalStairs(plan, random.fork('stairs'));
  findSteps(plan, random.fork('steps'), STEPS).forEach((outline, i) => {
    plan.fixtures.push({ id: `f-steps${i}`, kind: 'outer-steps', room: 'outside', outline });
  });
  const habit = ways.school === 'finnish' ? 'nordic' : ways.school === 'american' ? 'american' : 'plain';
  refitKitchens(plan, random.fork('kitchens'));
  addConventionalFixtures(plan, habit, random.fork('fixtures'));
  const masonry = random.fork('masonry');
  if (masonry.chance(MASONRY[habit])) addMasonry(plan, masonry);
  addStoves(plan, random.fork('stoves'));
  addFixedStorage(plan, random.fork('storage'));
  addClosetShelves(plan, random.fork('shelves'));
  const [inner, folding] = [random.fork('inner'), random.fork('folding')];
  for (const opening of plan.openings) {
    const wall = plan.walls.find((w) => w.id === opening.wall)!;
    if (opening.kind === 'double' && wall.exterior && inner.chance(0.4)) widenLeaf(opening, inner.range(...UNEQUAL));
    if (opening.swing && wall.exterior && ways.outwards) turnLeaf(opening.swing);
    if (opening.kind !== 'door' || wall.exterior) continue;
    if (folding.chance(ways.foldingDoors) && widthOf(opening) < FOLDING) {
      delete opening.swing;
      continue;
    }
    if (ways.inner === 'hinged') continue;
    // Bathrooms keep their door on most sheets.
    if (inner.chance(ways.inner === 'sliding' ? 0.5 : 0.15)) continue;
    if (ways.inner !== 'closed') opening.kind = ways.inner === 'gaps' ? 'gap' : 'sliding';
    delete opening.swing;
  }
}

/** Opens a leaf to the other side of its wall. */
function turnLeaf(swing: Swing): void {
  const { hinge, leaf } = swing;
  swing.leaf = [roundMm(2 * hinge[0] - leaf[0]), roundMm(2 * hinge[1] - leaf[1])];
}

/** Gives the leaf of a double door that its truth describes a larger share of the opening. */
function widenLeaf(opening: Opening, share: number): void {
  const { swing, from, to } = opening;
  if (!swing) return;
  const { hinge, leaf } = swing;
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const by = (length * share) / Math.hypot(leaf[0] - hinge[0], leaf[1] - hinge[1]);
  swing.leaf = [roundMm(hinge[0] + (leaf[0] - hinge[0]) * by), roundMm(hinge[1] + (leaf[1] - hinge[1]) * by)];
}
