import type { Point } from '../../plan/schema.ts';
import type { Kind } from '../catalogue/catalogue.ts';
import type { Placed, Scene } from '../solve/state.ts';
import { toLocal } from '../space/box.ts';
import { type Face, gapBetween, isLengthwise } from './look.ts';

const TABLES: readonly Kind[] = ['dining-table', 'extendable-dining-table', 'square-dining-table', 'round-dining-table', 'oval-dining-table']; // biome-ignore format: a list
const CHAIRS: readonly Kind[] = ['dining-chair', 'high-chair', 'bar-stool'];

export const isDiningTable = ({ kind }: { kind: Kind }): boolean => TABLES.includes(kind);
export const isDiningChair = ({ kind }: { kind: Kind }): boolean => CHAIRS.includes(kind);

/** A chair whose seat is this close to a table is drawn up to it, metres. */
const DRAWN_UP = 0.3;

export const chairsAt = (table: Placed, pieces: readonly Placed[]): Placed[] =>
  pieces.filter((p) => isDiningChair(p) && gapBetween(p.box, table.box) <= DRAWN_UP);

/** The side of a table that a chair stands at. */
export function sideTowards({ box }: Placed, p: Point): Face {
  const [x, y] = toLocal(box, p);
  const across = x / box.width;
  const ahead = y / box.depth;
  return Math.abs(ahead) >= Math.abs(across) ? (ahead > 0 ? 'front' : 'back') : across > 0 ? 'right' : 'left';
}

export const OPPOSITE: Record<Face, Face> = { front: 'back', back: 'front', left: 'right', right: 'left' };

/** How far from the middle of that side a chair stands, metres, within the table. */
export function offsetAlong({ box }: Placed, side: Face, chair: Placed): number {
  const [x, y] = toLocal(box, chair.box.at);
  const half = (isLengthwise(side) ? box.width : box.depth) / 2;
  return Math.min(half, Math.max(-half, isLengthwise(side) ? x : y));
}

const COOKING =
  /^kitchen-(sink|counter|island)|^double-sink$|^corner-counter$|^range-cooker$|^hob$|fridge|kitchenette|peninsula|tall-oven|larder|dishwasher/;

/** What is placed or drawn of a kitchen in the room, as the corners of each. */
export function kitchenIn(scene: Scene, pieces: readonly Placed[]): Point[][] {
  const drawn = scene.drawn.of('worktop', 'island', 'kitchen-sink', 'hob', 'fridge').map((f) => f.outline);
  return [...pieces.filter((p) => COOKING.test(p.kind)).map((p) => p.box.outline), ...drawn];
}

/** Doors of the room that lead to a kitchen, at the edge of its floor. */
export const kitchenDoors = ({ space }: Scene): Point[] =>
  space.doors
    .filter(({ doorway }) =>
      space.openings.some((o) => o.doorway === doorway && o.beyond && /kitchen/.test(o.beyond.type)),
    )
    .map(({ at }) => at);
