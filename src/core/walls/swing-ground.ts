import { directionOf, distance, lengthOf, project } from '../geometry/segment.ts';
import type { Bar } from '../raster/find-bars.ts';
import type { Bitmap, PointPx } from '../sheet/types.ts';
import type { Swing } from '../structure/types.ts';

/** Jambs of a closed leaf are so near to where the wall goes on, in usual walls. */
const JAMB = 0.5;

/** What swings are judged by: the ink and the walls around them. */
export interface SwingGround {
  /** Thin ink, grown by a pixel. */
  readonly ink: Bitmap;
  /** Distance to the nearest wall body, thirds of a pixel. */
  readonly toWall: Uint16Array;
  /** Pieces of wall: a door closes along one. */
  readonly pieces: readonly Bar[];
  readonly strokePx: number;
  readonly thicknessPx: number;
}

/** Pixels to the nearest wall body. */
export function wallDistance([x, y]: PointPx, ground: SwingGround): number {
  const { width, height } = ground.ink;
  const px = Math.min(width - 1, Math.max(0, Math.round(x)));
  const py = Math.min(height - 1, Math.max(0, Math.round(y)));
  return ground.toWall[py * width + px]! / 3;
}

/** Share of the way from the hinge to an end that runs inside wall body: a closed leaf stands in an opening. */
export function covered(a: PointPx, b: PointPx, ground: SwingGround): number {
  let n = 0;
  for (let k = 3; k <= 7; k++) {
    const p: PointPx = [a[0] + ((b[0] - a[0]) * k) / 10, a[1] + ((b[1] - a[1]) * k) / 10];
    if (wallDistance(p, ground) === 0) n++;
  }
  return n / 5;
}

/** Whether the wall goes on beyond the jamb that a leaf closes against. */
export function goesOn(hinge: PointPx, closed: PointPx, ground: SwingGround, slack = 0): boolean {
  const beyond = 1 + (0.5 * ground.thicknessPx) / Math.max(1, distance(hinge, closed));
  return (
    wallDistance([hinge[0] + (closed[0] - hinge[0]) * beyond, hinge[1] + (closed[1] - hinge[1]) * beyond], ground) <=
    slack * ground.thicknessPx
  );
}

/** Whether a closed leaf fills an opening: wall goes on beyond both of its ends, and none runs through it. */
export function hasJambs({ hinge, closed }: Swing, ground: SwingGround): boolean {
  return (
    goesOn(hinge, closed, ground, JAMB) && goesOn(closed, hinge, ground, JAMB) && covered(hinge, closed, ground) === 0
  );
}

/** Where a leaf may close: level, upright, or the way a wall near its hinge runs. */
export function closings(hinge: PointPx, radius: number, ground: SwingGround): PointPx[] {
  const ways: PointPx[] = [
    [1, 0],
    [0, 1],
  ];
  for (const p of ground.pieces) {
    const [dx, dy] = directionOf(p);
    if (Math.min(Math.abs(dx), Math.abs(dy)) < 0.15) continue;
    const at = project(p, hinge);
    const beyond = Math.max(0, -at.along, at.along - lengthOf(p));
    if (beyond < 1.6 * radius && Math.abs(at.beside) < 0.5 * p.thick + 0.3 * radius) ways.push([dx, dy]);
  }
  return ways.flatMap(([dx, dy]): PointPx[] => [
    [hinge[0] + dx * radius, hinge[1] + dy * radius],
    [hinge[0] - dx * radius, hinge[1] - dy * radius],
  ]);
}

/** Whether a leaf closes level or upright, as most do, or the way a wall near the hinge runs. */
export function alongWall(hinge: PointPx, closed: PointPx, radius: number, ground: SwingGround): boolean {
  return closings(hinge, radius, ground).some((p) => distance(p, closed) < 0.2 * radius);
}

/** Angle between the ways to two points, degrees. */
export function angleAt([x, y]: PointPx, p: PointPx, q: PointPx): number {
  const turn = Math.abs(Math.atan2(p[1] - y, p[0] - x) - Math.atan2(q[1] - y, q[0] - x));
  return (Math.min(turn, 2 * Math.PI - turn) * 180) / Math.PI;
}
