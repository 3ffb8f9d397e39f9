import type { Segment } from '../geometry/segment.ts';
import { spreadOver } from '../geometry/spread-over.ts';
import type { PointPx } from '../sheet/types.ts';
import type { RoomsPx } from '../structure/types.ts';
import type { Heads } from './heads.ts';
import {
  type Ground,
  INSTANCE_FEATURES,
  instanceFeatures,
  mayShare,
  type PlacedInstance,
} from './instance-features.ts';
import { INSTANCE_WEIGHTS } from './instance-weights.ts';
import { logistic } from './logistic.ts';
import { shared } from './overlaps.ts';
import { placeInstances } from './place-instances.ts';

/** A thing that may stand on the floor, weighed. */
export interface WeighedInstance extends PlacedInstance {
  /** How likely it is one, by all that is known of it: 0 to 1. */
  readonly sure: number;
  /** It is likely enough for its kind to be taken for one. */
  readonly taken: boolean;
  /** One takes it along when one moves. */
  readonly loose: boolean;
  /** The room that more of it stands in than in any other (index into `RoomsPx.rooms`), and how much of it: 0 to 1. */
  readonly room?: number;
  readonly within: number;
}

/** Of two things that cannot share a place the surer one stays where so much of the smaller lies on the other (`SHARED_MOST` in `fit_instances.py`). */
const SHARED_MOST = 0.5;
/** Three quarters of all candidates are less sure; 1.8 % of these were on a thing, most of them on one that a surer candidate has. */
const LEAST = 0.02;
const LOOSE: ReadonlySet<string> = new Set(['bed', 'sofa', 'table', 'chair', 'cabinet']);
/** Built in or loose, as it is drawn. */
const EITHER: ReadonlySet<string> = new Set(['wardrobe', 'other']);
const [BUILT_AT, LOOSE_AT] = [INSTANCE_FEATURES.indexOf('built'), INSTANCE_FEATURES.indexOf('loose')];

/** What the network proposes to stand on the floor, each place once, the surest first, in pixels of the page. */
export function weighInstances(heads: Heads, walls: readonly Segment[], ground: Ground): WeighedInstance[] {
  const placed = placeInstances(heads, walls);
  const features = instanceFeatures(placed, ground);
  const weighed = placed
    .map((one, i) => ({ ...weigh(one, features[i]!), ...roomUnder(one.outline, ground.rooms) }))
    .filter(({ sure }) => sure >= LEAST)
    .sort((a, b) => b.sure - a.sure);
  const kept: WeighedInstance[] = [];
  for (const one of weighed) {
    const isTaken = (other: WeighedInstance) => !mayShare(one.kind, other.kind) && shared(one, other) > SHARED_MOST;
    if (!kept.some(isTaken)) kept.push(one);
  }
  return kept;
}

function weigh(one: PlacedInstance, features: readonly number[]): Omit<WeighedInstance, 'room' | 'within'> {
  const known = INSTANCE_WEIGHTS[one.kind];
  const sure = known ? logistic(features, known.weights) : 0;
  const loose = LOOSE.has(one.kind) || (EITHER.has(one.kind) && features[LOOSE_AT]! > features[BUILT_AT]!);
  return { ...one, sure, taken: known !== undefined && sure >= known.least, loose };
}

/** The same things in other rooms. */
export const placedIn = (instances: readonly WeighedInstance[], rooms: RoomsPx): WeighedInstance[] =>
  instances.map(({ room: _, ...one }) => ({ ...one, ...roomUnder(one.outline, rooms) }));

function roomUnder(outline: readonly PointPx[], { labels, inside: { width, height } }: RoomsPx) {
  const places = spreadOver(outline);
  const floor = new Map<number, number>();
  for (const [x, y] of places) {
    const [u, v] = [Math.floor(x), Math.floor(y)];
    const label = u < 0 || v < 0 || u >= width || v >= height ? 0 : labels[v * width + u]!;
    if (label) floor.set(label, (floor.get(label) ?? 0) + 1);
  }
  const [most] = [...floor].sort((a, b) => b[1] - a[1]);
  return most ? { room: most[0] - 1, within: most[1] / places.length } : { within: 0 };
}
