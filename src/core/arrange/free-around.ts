import { isFlat, isHung } from '../furnish/check/share-floor.ts';
import { makeBox, toLocal, toWorld } from '../furnish/space/box.ts';
import type { RoomSpace } from '../furnish/space/room-space.ts';
import type { LayoutItem, Point, Ring } from '../plan/schema.ts';

/** Free floor beside a piece: from its side to the nearest thing straight before that side. Metres. */
export interface FreeWay {
  readonly from: Point;
  readonly to: Point;
  readonly length: number;
}

/** Less is no way: what stands at a wall stands at it. */
const AT_IT = 0.04;
/** Where along half a side it is measured: first off the middle, where the handle is that turns a piece, then where something may stand nearer. */
const STARTS = [0.45, -0.8, 0, 0.8] as const;
/** So much nearer than at the first place it must be, to be measured there, metres. */
const NEARER = 0.02;

/**
 * How much floor is free before, behind and beside a piece, up to a wall, a fixture or another piece that stands on the floor; rugs and what
 * hangs count for nothing. `others` are the other pieces of its room.
 */
export function freeAround(piece: LayoutItem, room: RoomSpace, others: readonly LayoutItem[]): FreeWay[] {
  const { at, rotation, size } = piece;
  const standing = isFlat(piece)
    ? []
    : others.filter((other) => !isFlat(other) && !isHung({ ...other, ...other.size }));
  const edges = [
    ...room.segments,
    ...(isFlat(piece) ? [] : room.fixtures.flatMap(({ outline }) => edgesOf(outline))),
    ...standing.flatMap((other) =>
      edgesOf(makeBox(other.at, other.rotation, other.size.width, other.size.depth).outline),
    ),
  ];
  return [0, 90, 180, 270].flatMap((turn): FreeWay[] => {
    const [half, side] = turn % 180 === 0 ? [size.depth / 2, size.width / 2] : [size.width / 2, size.depth / 2];
    // In this frame the side that is looked from faces +y.
    const frame = makeBox(at, rotation + turn, 1, 1);
    const local = edges.map(([a, b]): Edge => [toLocal(frame, a), toLocal(frame, b)]);
    const ways = STARTS.flatMap((share) => {
      const x = share * side;
      const y = nearestAhead(local, x, half);
      return y === undefined ? [] : { x, y };
    });
    const best = ways.reduce<(typeof ways)[number] | undefined>((a, b) => (a && b.y > a.y - NEARER ? a : b), undefined);
    if (!best || best.y - half < AT_IT) return [];
    return [{ from: toWorld(frame, best.x, half), to: toWorld(frame, best.x, best.y), length: best.y - half }];
  });
}

type Edge = readonly [Point, Point];

const edgesOf = (ring: Ring): Edge[] => ring.map((a, k) => [a, ring[(k + 1) % ring.length]!]);

/** Where a line straight ahead from (x, from) meets an edge first; undefined where it meets none. */
function nearestAhead(edges: readonly Edge[], x: number, from: number): number | undefined {
  let nearest: number | undefined;
  for (const [[ax, ay], [bx, by]] of edges) {
    if (ax > x === bx > x) continue;
    const y = ay + ((x - ax) * (by - ay)) / (bx - ax);
    // What it touches counts, what it stands in does not.
    if (y > from - 1e-3 && (nearest === undefined || y < nearest)) nearest = y;
  }
  return nearest;
}
