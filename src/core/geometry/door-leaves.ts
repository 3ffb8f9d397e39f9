import type { Opening, Point } from '../plan/schema.ts';
import { millimetre } from './millimetre.ts';

/** A leaf of a hinged door as it stands open: metres. */
export interface DoorLeaf {
  readonly hinge: Point;
  readonly tip: Point;
  /** Where its tip is when the door is closed. */
  readonly shut: Point;
}

/** The way of a leaf's tip: metres, and radians clockwise from the x axis. */
export interface LeafArc {
  readonly radius: number;
  /** Where the open leaf points. */
  readonly start: number;
  /** How far it turns to shut: negative against the clock. */
  readonly sweep: number;
}

/** One leaf of a door, two of a double one; a door of which no swing is known has one that is shut. */
export function leavesOf({ kind, from, to, swing }: Opening): DoorLeaf[] {
  if (!swing) return [{ hinge: from, tip: to, shut: to }];
  const near =
    Math.hypot(swing.hinge[0] - from[0], swing.hinge[1] - from[1]) <=
    Math.hypot(swing.hinge[0] - to[0], swing.hinge[1] - to[1]);
  const [hinge, shut] = near ? [from, to] : [to, from];
  const [vx, vy] = [swing.leaf[0] - swing.hinge[0], swing.leaf[1] - swing.hinge[1]];
  if (kind !== 'double') return [{ hinge, tip: [hinge[0] + vx, hinge[1] + vy], shut }];
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const half = Math.hypot(to[0] - from[0], to[1] - from[1]) / 2;
  const length = Math.hypot(vx, vy) || 1;
  const turn: Point = [(vx / length) * half, (vy / length) * half];
  return [hinge, shut].map((at) => ({ hinge: at, tip: [at[0] + turn[0], at[1] + turn[1]], shut: middle }));
}

/** The shorter way from open to shut. */
export function arcOf({ hinge, tip, shut }: DoorLeaf): LeafArc {
  const start = Math.atan2(tip[1] - hinge[1], tip[0] - hinge[0]);
  const sweep = Math.atan2(shut[1] - hinge[1], shut[0] - hinge[0]) - start;
  return {
    radius: Math.hypot(tip[0] - hinge[0], tip[1] - hinge[1]),
    start,
    sweep: sweep - Math.round(sweep / (2 * Math.PI)) * 2 * Math.PI,
  };
}

/** Open leaves, each with the arc to where it closes, as SVG path data in metres. */
export const swingPath = (opening: Opening): string =>
  leavesOf(opening)
    .map((leaf) => {
      const { radius, sweep } = arcOf(leaf);
      const [hinge, tip, shut] = [leaf.hinge, leaf.tip, leaf.shut].map((point) => point.map(millimetre).join(' '));
      return `M${hinge}L${tip}A${millimetre(radius)} ${millimetre(radius)} 0 0 ${sweep > 0 ? 1 : 0} ${shut}`;
    })
    .join('');
