import { ringArea } from '../geometry/ring.ts';
import { BARE_CLASSES, BUILT_IN_CLASSES, PRINTED_CLASSES, WALL_CLASSES } from '../pixel-classes/class-groups.ts';
import { sharesIn } from '../pixel-classes/shares-in.ts';
import type { PixelClasses } from '../pixel-classes/types.ts';
import type { PointPx } from '../sheet/types.ts';
import type { RoomsPx } from '../structure/types.ts';
import { type FloorPlace, type Overlap, overlapsOf } from './overlaps.ts';

/** A candidate on the page. */
export interface PlacedInstance extends FloorPlace {
  readonly kind: string;
  readonly chance: number;
  readonly rival: number;
}

/** Where candidates stand. */
export interface Ground {
  readonly classes: PixelClasses;
  readonly rooms: RoomsPx;
  /** Pixels of the page that a metre has, about. */
  readonly ppm: number;
}

/** What is weighed of a candidate, in the order of the weights. */
export const INSTANCE_FEATURES = [
  'chance', 'rival', 'width', 'width²', 'depth', 'depth²', 'own', 'bare', 'printed', 'built', 'loose', 'backed', 'covered', 'indoors', 'fills',
  'with wet', 'with kitchen', 'with loose', 'on', 'carries',
] as const; // biome-ignore format: one glance

/** What the class map calls the kinds that it has no class of the same name for. */
const CLASS_OF: Readonly<Record<string, string>> = {
  column: 'wall', radiator: 'fixture', fireplace: 'fixture', other: 'fixture',
  bed: 'furniture', sofa: 'furniture', table: 'furniture', chair: 'furniture', cabinet: 'furniture',
}; // biome-ignore format: one glance
/** A wall is looked for behind a thing so far, in pixels of the class map, at so many places. */
const BEHIND = [1, 2, 3, 4];
const PLACES = [0.1, 0.3, 0.5, 0.7, 0.9];
/** Kinds that keep company, and within how many metres they are looked for: about the length of a bathroom or a kitchen. */
const COMPANIES = [
  ['toilet', 'basin', 'bath', 'shower'],
  ['counter', 'sink', 'hob', 'appliance'],
  ['bed', 'sofa', 'table', 'chair', 'cabinet'],
];
const COMPANY_M = 2.5;
/** What lies on another thing has this share on it. */
const ON = 0.5;
/** Odds beyond these say no more, as logarithms. */
const SUREST = 6;

/** The features of candidates, the surest first: odds, sizes in metres, shares of classes, the wall behind, surer things in its place. */
export function instanceFeatures(candidates: readonly PlacedInstance[], ground: Ground): number[][] {
  const overlaps = overlapsOf(candidates);
  return candidates.map((one, i) => {
    const shares = sharesIn(one.outline, ground.classes) ?? new Map<string, number>();
    const sum = (names: readonly string[]) => names.reduce((total, name) => total + (shares.get(name) ?? 0), 0);
    const [wide, deep] = [Math.log(one.width / ground.ppm), Math.log(one.depth / ground.ppm)];
    return [
      odds(one.chance),
      odds(one.rival),
      wide,
      wide ** 2,
      deep,
      deep ** 2,
      sum([CLASS_OF[one.kind] ?? one.kind]),
      sum(BARE_CLASSES),
      sum(PRINTED_CLASSES),
      sum(BUILT_IN_CLASSES),
      sum(['furniture']),
      backed(one.outline, ground.classes),
      coveredBy(candidates, i, overlaps[i]!),
      ...inRoom(one, ground.rooms),
      ...COMPANIES.map((kinds) => surestNear(candidates, one, kinds, COMPANY_M * ground.ppm)),
      ...stacked(candidates, one, overlaps[i]!),
    ];
  });
}

const odds = (chance: number): number =>
  chance <= 0 ? -SUREST : Math.max(-SUREST, Math.min(SUREST, Math.log(chance / (1 - chance))));

/** Share of the places along the back that have a wall close behind. */
function backed([left, right, frontRight]: readonly PointPx[], classes: PixelClasses): number {
  const { region, width, height, labels, names } = classes;
  const zoom = (region.x1 - region.x0) / width;
  const deep = Math.hypot(right![0] - frontRight![0], right![1] - frontRight![1]) || 1;
  const [bx, by] = [(right![0] - frontRight![0]) / deep, (right![1] - frontRight![1]) / deep];
  const isWall = (x: number, y: number): boolean => {
    const [u, v] = [Math.floor((x - region.x0) / zoom), Math.floor((y - region.y0) / zoom)];
    return u >= 0 && v >= 0 && u < width && v < height && WALL_CLASSES.has(names[labels[v * width + u]!]!);
  };
  const found = PLACES.filter((along) => {
    const [x, y] = [0, 1].map((c) => left![c]! + along * (right![c]! - left![c]!)) as PointPx;
    return BEHIND.some((far) => isWall(x + bx * far * zoom, y + by * far * zoom));
  });
  return found.length / PLACES.length;
}

/** Largest share of a candidate, or of the other, that lies on a surer one which cannot stand in one place with it. */
function coveredBy(candidates: readonly PlacedInstance[], i: number, overlaps: readonly Overlap[]): number {
  const { kind } = candidates[i]!;
  return overlaps.reduce(
    (most, { other, share }) => (other > i || mayShare(kind, candidates[other]!.kind) ? most : Math.max(most, share)),
    0,
  );
}

/** What stands on or under what: in 336 made sheets sinks and hobs on worktops and `other` (rugs, plants) under furniture; the rest as people build. */
const TOGETHER: Readonly<Record<string, readonly string[]>> = {
  counter: ['sink', 'hob', 'appliance', 'basin', 'column', 'radiator'],
  appliance: ['counter', 'sink'],
  table: ['chair', 'sofa', 'other'],
  other: ['table', 'sofa', 'bed', 'chair', 'cabinet', 'wardrobe'],
  basin: ['cabinet'],
  stairs: ['wardrobe', 'column'],
};

/** Whether things of two kinds may stand in one place. */
export const mayShare = (a: string, b: string): boolean =>
  (TOGETHER[a]?.includes(b) ?? false) || (TOGETHER[b]?.includes(a) ?? false);

/** Odds of the surest other candidate of some kinds whose middle is within reach, pixels of the page. */
function surestNear(
  candidates: readonly PlacedInstance[],
  one: PlacedInstance,
  kinds: readonly string[],
  reach: number,
): number {
  const [x, y] = one.middle;
  const near = candidates.find((other) => {
    const [u, v] = other.middle;
    return other.kind !== one.kind && kinds.includes(other.kind) && Math.hypot(u - x, v - y) < reach;
  });
  return odds(near?.chance ?? 0);
}

/** Odds of the surest larger thing that one may lie on, and of the surest smaller one that may lie on it. */
function stacked(
  candidates: readonly PlacedInstance[],
  { kind, width, depth }: PlacedInstance,
  overlaps: readonly Overlap[],
): [number, number] {
  let [under, over] = [0, 0];
  for (const { other, share } of overlaps) {
    const one = candidates[other]!;
    if (share < ON || !mayShare(kind, one.kind)) continue;
    if (one.width * one.depth > width * depth) under = Math.max(under, one.chance);
    else over = Math.max(over, one.chance);
  }
  return [odds(under), odds(over)];
}

/** Whether the middle lies in a room, and how much of its floor a thing would cover: what covers all is the room itself. */
function inRoom({ middle, outline }: PlacedInstance, { rooms, labels, inside: { width, height } }: RoomsPx): number[] {
  const [x, y] = middle.map(Math.floor) as PointPx;
  const label = x < 0 || y < 0 || x >= width || y >= height ? 0 : labels[y * width + x]!;
  return label ? [1, Math.min(1, Math.abs(ringArea(outline)) / Math.max(1, rooms[label - 1]!.areaPx))] : [0, 0];
}
