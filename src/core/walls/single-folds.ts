import { angleBetween, distance, lengthOf, pointAt, project, type Segment } from '../geometry/segment.ts';
import type { Bar } from '../raster/find-bars.ts';
import type { PointPx } from '../sheet/types.ts';
import type { Swing } from '../structure/types.ts';
import { foldOf } from './fold-of.ts';
import { jambReach, leavesAtWalls } from './leaves-at-walls.ts';
import { type SwingGround, wallDistance } from './swing-ground.ts';

/** Length of one half of the leaf, and width of the opening, in usual door widths. */
const HALF = [0.25, 1] as const;
const WIDTH = [0.5, 1.5] as const;
/** Width of the opening in halves of the leaf: it is as wide as both, and by what of them is hidden in corners. */
const HALVES = [1.1, 2.8] as const;
/** What both halves span of the opening, in lengths of one: folded up they hardly do, closed they are one line. */
const SPAN = [0.3, 1.8] as const;
/** A jamb is the end of a wall: no more than so many of its thicknesses from there, and the halves begin and end in its line by these degrees. */
const ENDS = 1.5;
const LEVEL = 10;

/**
 * Folding doors of two halves without an arc: from the end of a wall one line leads out of the opening and an equal one back into
 * it; beyond that a wall begins. Each becomes a swing that closes there.
 */
export function singleFolds(
  lines: readonly Segment[],
  ground: SwingGround,
  swings: readonly Swing[],
  doorPx: number,
): Swing[] {
  const reach = jambReach(ground);
  const halves = leavesAtWalls(lines, ground, [HALF[0] * doorPx, HALF[1] * doorPx]);
  return halves.flatMap((half): Swing[] => {
    const far = foldOf(half, lines);
    if (!far) return [];
    const span = { from: half.from, to: far };
    const long = lengthOf(half);
    if (lengthOf(span) < SPAN[0] * long || lengthOf(span) > SPAN[1] * long) return [];
    const wall = ground.pieces.find((piece) => endsAt(piece, span, reach));
    if (!wall) return [];
    const opening = openingFrom(wall, span, HALVES[1] * long, ground);
    const width = opening ? lengthOf(opening) : 0;
    if (!opening || width < HALVES[0] * long || width < WIDTH[0] * doorPx || width > WIDTH[1] * doorPx) return [];
    const middle = pointAt(opening, width / 2);
    if (swings.some(({ hinge, closed }) => distance(middle, middleOf(hinge, closed)) < width / 2)) return [];
    return [{ hinge: opening.from, closed: opening.to, leaf: half.to, radius: width, drawn: true }];
  });
}

function middleOf(a: PointPx, b: PointPx): PointPx {
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
}

/** Whether a piece of wall ends where a span begins, and runs in its line. */
function endsAt(piece: Bar, span: Segment, reach: number): boolean {
  if (angleBetween(piece, span) > LEVEL) return false;
  const [start, end] = [project(piece, span.from), project(piece, span.to)];
  const back = end.along > start.along ? lengthOf(piece) - start.along : start.along;
  return Math.abs(start.beside) < piece.thick / 2 + reach && back < ENDS * piece.thick && back > -reach - piece.thick;
}

/** From the end of a wall along its middle to where the next wall begins, within so many pixels; undefined where none does. */
function openingFrom(wall: Bar, span: Segment, most: number, ground: SwingGround): Segment | undefined {
  const forth = project(wall, span.to).along > project(wall, span.from).along;
  const jamb = forth ? wall.to : wall.from;
  const way = { from: jamb, to: pointAt(wall, forth ? lengthOf(wall) + most : -most) };
  // The wall may end a little before the end that was found for it, or behind it.
  let start = Math.round(-0.5 * wall.thick);
  while (start < wall.thick && wallDistance(pointAt(way, start), ground) === 0) start++;
  for (let s = start; s <= most; s++) {
    if (wallDistance(pointAt(way, s), ground) === 0)
      return s - start > 1 ? { from: pointAt(way, start), to: pointAt(way, s) } : undefined;
  }
  return undefined;
}
