import type { Point, Ring } from '../../plan/schema.ts';
import type { Kind } from '../catalogue/catalogue.ts';
import type { Placed, Scene } from '../solve/state.ts';
import type { DrawnName } from '../space/drawn.ts';
import { inRing } from '../space/polygon.ts';
import { segmentGap } from './look.ts';

/** Something one cooks with, placed or drawn. */
export interface KitchenThing {
  readonly outline: Ring;
  readonly centre: Point;
  /** Of what was placed. */
  readonly piece?: Placed;
}

export type KitchenUse = 'sink' | 'hob' | 'fridge' | 'top' | 'tall';

const PLACED: Record<KitchenUse, readonly Kind[]> = {
  sink: ['kitchen-sink', 'double-sink', 'kitchenette'],
  hob: ['hob', 'range-cooker', 'kitchenette'],
  fridge: ['fridge', 'american-fridge', 'undercounter-fridge', 'kitchenette'],
  top: ['kitchen-counter', 'corner-counter', 'dishwasher', 'undercounter-fridge'],
  tall: ['fridge', 'american-fridge', 'larder', 'tall-oven', 'tall-cabinet'],
};
const DRAWN: Record<KitchenUse, readonly DrawnName[]> = {
  // Drawings have one symbol for a bowl with a tap.
  sink: ['kitchen-sink', 'basin'],
  hob: ['hob'],
  fridge: ['fridge'],
  top: ['worktop', 'dishwasher', 'island'],
  tall: ['fridge'],
};

/** What serves a use in a room, placed pieces first. */
export function kitchenThings(scene: Scene, pieces: readonly Placed[], use: KitchenUse): KitchenThing[] {
  const placed = pieces
    .filter(({ kind }) => PLACED[use].includes(kind))
    .map((piece): KitchenThing => ({ outline: piece.box.outline, centre: piece.box.at, piece }));
  return [...placed, ...scene.drawn.of(...DRAWN[use]).map(({ outline, centre }) => ({ outline, centre }))];
}

/** Clear distance between two outlines, metres; 0 where they touch or overlap. */
function outlineGap(a: Ring, b: Ring): number {
  if (a.some((p) => inRing(p, b)) || b.some((p) => inRing(p, a))) return 0;
  let least = Infinity;
  for (let k = 0; k < a.length; k++)
    for (let j = 0; j < b.length; j++)
      least = Math.min(least, segmentGap(a[k]!, a[(k + 1) % a.length]!, b[j]!, b[(j + 1) % b.length]!));
  return least;
}

/** Clear distance from an outline to the nearest of some things, metres; Infinity where there are none. */
export const gapToNearest = (outline: Ring, things: readonly KitchenThing[]): number =>
  things.reduce((least, thing) => Math.min(least, outlineGap(outline, thing.outline)), Infinity);

export const wayBetween = (a: KitchenThing, b: KitchenThing): number =>
  Math.hypot(a.centre[0] - b.centre[0], a.centre[1] - b.centre[1]);
