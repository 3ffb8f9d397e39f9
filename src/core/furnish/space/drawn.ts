import { inRoom, signedArea } from './polygon.ts';
import type { Fixture, RoomSpace } from './room-space.ts';

/** What drawings show and furnishing has to know of: a name, and what the kinds of drawn fixtures that mean it look like. */
const NAMES = {
  worktop: [/kitchen|counter|worktop/, /sink|hob|stove/],
  island: [/island|peninsula/],
  'kitchen-sink': [/\bsink|kitchenette/],
  hob: [/\bhobs?\b|stove|cooker|cook-?top|\brange\b|kitchenette/, /hood|wood/],
  fridge: [/fridge|refrigerator|kitchenette/],
  oven: [/\boven\b/],
  dishwasher: [/dish-?wash/],
  toilet: [/toilet|\bwc\b/],
  bidet: [/bidet/],
  basin: [/basin|vanity|\bsink|lavator/],
  bathtub: [/\bbath\b|bath-?tub|\btub\b/],
  shower: [/shower/],
  'washing-machine': [/wash(ing|er)/, /dish|basin/],
  'tumble-dryer': [/dryer/],
  boiler: [/boiler|heater|water-tank/, /sauna|towel/],
  wardrobe: [/wardrobe|closet|armoire/],
  shelf: [/shel(f|ves)|cupboard|cabinet/],
  bed: [/\bbed\b|bunk|\bcot\b|crib/],
  sofa: [/sofa|couch|armchair|lounger/],
  table: [/table/, /coffee|side|night/],
  chair: [/chair|stool|bench/],
  desk: [/desk/],
  fireplace: [/fireplace|wood-?burner/],
  sauna: [/sauna/],
  car: [/\bcar\b/],
  stairs: [/stair|\bstep|elevator|\blift\b/],
} as const satisfies Record<string, readonly [RegExp, RegExp?]>;
export type DrawnName = keyof typeof NAMES;

/** The drawn fixtures and furniture of a room by name; one that means several things is under each of them. */
export interface Drawn {
  readonly has: (...names: DrawnName[]) => boolean;
  readonly of: (...names: DrawnName[]) => readonly Fixture[];
  /** Floor under worktops, m². */
  readonly worktopArea: number;
}

export function readDrawn(space: RoomSpace): Drawn {
  const inside = space.fixtures.filter(
    (f) => inRoom(f.centre, space.outline, space.holes) || f.outline.some((p) => inRoom(p, space.outline, space.holes)),
  );
  const byName = new Map<DrawnName, Fixture[]>();
  for (const [name, [pattern, unless]] of Object.entries(NAMES) as [DrawnName, readonly [RegExp, RegExp?]][]) {
    const found = inside.filter(({ kind }) => pattern.test(kind) && !unless?.test(kind));
    if (found.length) byName.set(name, found);
  }
  const of = (...names: DrawnName[]) => [...new Set(names.flatMap((name) => byName.get(name) ?? []))];
  const worktopArea = of('worktop', 'island').reduce((sum, f) => sum + Math.abs(signedArea(f.outline)), 0);
  return { has: (...names) => names.some((name) => byName.has(name)), of, worktopArea };
}
