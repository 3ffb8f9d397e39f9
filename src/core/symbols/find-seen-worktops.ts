import { nameOnMap } from '../pixel-classes/name-on-map.ts';
import type { PixelClasses } from '../pixel-classes/types.ts';
import type { PointPx } from '../sheet/types.ts';
import type { RoomPx, RoomsPx, SymbolPx } from '../structure/types.ts';

/** What a row of kitchen units is seen as, and what stands in the row without being a worktop. */
const TOPS: ReadonlySet<string> = new Set(['counter', 'hob', 'sink']);
const ROW: ReadonlySet<string> = new Set([...TOPS, 'appliance']);
/** Metres: where a row is looked for before its wall, at steps along the wall, and how deep worktops are. */
const LOOKS = [0.1, 0.2, 0.3, 0.4, 0.5];
const STEP = 0.05;
const DEEP = { usual: 0.6, steps: [0.65, 0.7, 0.75] };
/** So many looks of a step fall on the row; and so much of a row is worktop. */
const COVERED = 3;
const SHARE = 0.5;
/** Breaks in a row that are closed, the shortest row, and the shortest wall that has one; metres. */
const BREAK = 0.25;
const LEAST = 0.6;
const WALL = 0.6;
/** How sure such a worktop is. */
const SURE = 0.55;

/**
 * Kitchen worktops where the network sees them: rows along the walls of the room, as deep as it sees them. Rows that meet in a
 * corner lie in it once. `ppm` are sheet pixels a metre.
 */
export function findSeenWorktops(classes: PixelClasses, rooms: RoomsPx, room: number, ppm: number): SymbolPx[] {
  const nameAt = nameOnMap(classes);
  const walls = wallsOf(rooms.rooms[room]!, rooms, room, WALL * ppm);
  const rows = walls.flatMap((wall) => rowsAlong(wall, nameAt, ppm)).toSorted((a, b) => lengthOf(b) - lengthOf(a));
  const kept: Row[] = [];
  for (const row of rows) {
    const free = clip(row, kept, ppm);
    if (free) kept.push(free);
  }
  return kept.map((row) => ({ kind: 'kitchen-counter', room, outline: outlineOf(row), confidence: SURE }));
}

interface Wall {
  readonly at: PointPx;
  readonly along: PointPx;
  /** Into the room. */
  readonly in: PointPx;
  readonly lengthPx: number;
}

/** A stretch of a wall with units before it, sheet pixels. */
interface Row extends Wall {
  readonly from: number;
  readonly to: number;
  readonly deep: number;
}

const lengthOf = ({ from, to }: Row) => to - from;
const placeAt = ({ at, along, in: inwards }: Wall, u: number, v: number): PointPx => [
  at[0] + along[0] * u + inwards[0] * v,
  at[1] + along[1] * u + inwards[1] * v,
];

const outlineOf = (row: Row): PointPx[] => [
  placeAt(row, row.from, 0),
  placeAt(row, row.to, 0),
  placeAt(row, row.to, row.deep),
  placeAt(row, row.from, row.deep),
];

/** The sides of a room, each with the way into it. */
function wallsOf({ outline, holes }: RoomPx, { labels, inside }: RoomsPx, room: number, leastPx: number): Wall[] {
  return [outline, ...holes].flatMap((ring) =>
    ring.flatMap((a, i): Wall[] => {
      const b = ring[(i + 1) % ring.length]!;
      const lengthPx = Math.hypot(b[0] - a[0], b[1] - a[1]);
      if (lengthPx < leastPx) return [];
      const along: PointPx = [(b[0] - a[0]) / lengthPx, (b[1] - a[1]) / lengthPx];
      return ([[-along[1], along[0]], [along[1], -along[0]]] as PointPx[]).flatMap((inwards) => {
        const wall: Wall = { at: a, along, in: inwards, lengthPx };
        const [x, y] = placeAt(wall, lengthPx / 2, 0.1 * leastPx).map(Math.floor) as [number, number];
        return labels[y * inside.width + x] === room + 1 ? [wall] : [];
      }); // biome-ignore format: two ways
    }),
  );
}

function rowsAlong(wall: Wall, nameAt: (x: number, y: number) => string | undefined, ppm: number): Row[] {
  const step = STEP * ppm;
  const seenAt = (u: number, names: ReadonlySet<string>) =>
    LOOKS.filter((v) => names.has(nameAt(...placeAt(wall, u, v * ppm)) ?? '')).length >= COVERED;
  const rows: Row[] = [];
  let [from, last, tops] = [-1, -1, 0];
  const close = () => {
    const to = last + step / 2;
    const start = from - step / 2;
    if (from >= 0 && to - start >= LEAST * ppm && tops * step >= SHARE * (to - start))
      rows.push({ ...wall, from: start, to, deep: depthOf(wall, start, to, nameAt, ppm) });
    [from, last, tops] = [-1, -1, 0];
  };
  for (let u = step / 2; u < wall.lengthPx; u += step) {
    if (!seenAt(u, ROW)) continue;
    if (from >= 0 && u - last > BREAK * ppm) close();
    if (from < 0) from = u;
    last = u;
    if (seenAt(u, TOPS)) tops++;
  }
  close();
  return rows;
}

/** How far from its wall most of a row goes on. */
function depthOf(
  wall: Wall,
  from: number,
  to: number,
  nameAt: (x: number, y: number) => string | undefined,
  ppm: number,
): number {
  const places = [0.1, 0.3, 0.5, 0.7, 0.9].map((k) => from + k * (to - from));
  const reached = DEEP.steps.filter(
    (v) => places.filter((u) => ROW.has(nameAt(...placeAt(wall, u, v * ppm)) ?? '')).length >= COVERED,
  );
  return Math.max(DEEP.usual, ...reached) * ppm;
}

/** What is left of a row beside others that lie in its corners; undefined where that is too short. */
function clip(row: Row, others: readonly Row[], ppm: number): Row | undefined {
  let { from, to } = row;
  for (const other of others) {
    const corners = outlineOf(other).map(([x, y]) => {
      const [dx, dy] = [x - row.at[0], y - row.at[1]];
      return [dx * row.along[0] + dy * row.along[1], dx * row.in[0] + dy * row.in[1]] as const;
    });
    const [u0, u1] = [Math.min(...corners.map(([u]) => u)), Math.max(...corners.map(([u]) => u))];
    const [v0, v1] = [Math.min(...corners.map(([, v]) => v)), Math.max(...corners.map(([, v]) => v))];
    if (v1 <= 0 || v0 >= row.deep || u1 <= from || u0 >= to) continue;
    if (u1 - from < to - u0) from = u1;
    else to = u0;
  }
  return to - from >= LEAST * ppm ? { ...row, from, to } : undefined;
}
