import type { Cell, RectMm } from './types.ts';

/** A wall on a line between cells, millimetres. `reach0/1`: how far its body goes on beyond its ends to fill the corners. */
export interface WallMm {
  id: string;
  vertical: boolean;
  /** x of a vertical wall, y of a horizontal one. */
  at: number;
  low: number;
  high: number;
  thickness: number;
  exterior: boolean;
  reachLow: number;
  reachHigh: number;
}

/** A stretch of a wall with the same spaces on both sides; `outside` where there is none. */
export interface Boundary {
  wall: WallMm;
  /** Keys of the spaces on the side of smaller and of greater x (y for horizontal walls). */
  before: string;
  after: string;
  low: number;
  high: number;
}

export interface Walls {
  walls: WallMm[];
  boundaries: Boundary[];
}

export const OUTSIDE = 'outside';

/** How thick the wall between two spaces is, mm, by their keys in either order; `OUTSIDE` where there is none. */
export type ThicknessBetween = (one: string, two: string) => number;

/** Walls along every border between two cells and around all of them; where the thickness changes another wall goes on. */
export function raiseWalls(cells: readonly Cell[], thicknessBetween: ThicknessBetween): Walls {
  const xs = lines(cells, 'x0', 'x1');
  const ys = lines(cells, 'y0', 'y1');
  const owner = (x: number, y: number) =>
    cells.find((cell) => cell.rects.some((r) => x > r.x0 && x < r.x1 && y > r.y0 && y < r.y1))?.key ?? OUTSIDE;
  const result: Walls = { walls: [], boundaries: [] };
  for (const vertical of [true, false]) {
    const [across, along] = vertical ? [xs, ys] : [ys, xs];
    for (let i = 0; i < across.length; i++) {
      let wall: WallMm | undefined;
      let boundary: Boundary | undefined;
      for (let j = 0; j + 1 < along.length; j++) {
        const at = across[i]!;
        const middle = (along[j]! + along[j + 1]!) / 2;
        const [before, after] = [-1, 1].map((side) => (vertical ? owner(at + side, middle) : owner(middle, at + side)));
        if (before === after) {
          wall = boundary = undefined;
          continue;
        }
        const exterior = before === OUTSIDE || after === OUTSIDE;
        const width = thicknessBetween(before!, after!);
        if (!wall || wall.exterior !== exterior || wall.thickness !== width) {
          wall = {
            id: `w${result.walls.length + 1}`,
            vertical,
            at,
            low: along[j]!,
            high: along[j]!,
            thickness: width,
            exterior,
            reachLow: 0,
            reachHigh: 0,
          };
          result.walls.push(wall);
          boundary = undefined;
        }
        wall.high = along[j + 1]!;
        if (!boundary || boundary.before !== before || boundary.after !== after) {
          boundary = { wall, before: before!, after: after!, low: along[j]!, high: along[j]! };
          result.boundaries.push(boundary);
        }
        boundary.high = along[j + 1]!;
      }
    }
  }
  for (const wall of result.walls) {
    wall.reachLow = thicknessAt(result.walls, wall, wall.low) / 2;
    wall.reachHigh = thicknessAt(result.walls, wall, wall.high) / 2;
  }
  return result;
}

/** Greatest thickness of a wall that crosses or meets `wall` at the position `along` it. */
export function thicknessAt(walls: readonly WallMm[], wall: WallMm, along: number): number {
  const meeting = walls.filter(
    (w) => w.vertical !== wall.vertical && w.at === along && w.low <= wall.at && w.high >= wall.at,
  );
  return Math.max(0, ...meeting.map((w) => w.thickness));
}

/** The wall's body as a rectangle. */
export function bodyOf(wall: WallMm): RectMm {
  const [a0, a1] = [wall.at - wall.thickness / 2, wall.at + wall.thickness / 2];
  const [b0, b1] = [wall.low - wall.reachLow, wall.high + wall.reachHigh];
  return wall.vertical ? { x0: a0, x1: a1, y0: b0, y1: b1 } : { x0: b0, x1: b1, y0: a0, y1: a1 };
}

/** Whether no two parallel walls run inside each other, as where a strip of a cell is thinner than the walls around it. */
export function runApart(walls: readonly WallMm[]): boolean {
  return walls.every((a, i) =>
    walls
      .slice(i + 1)
      .every(
        (b) =>
          a.vertical !== b.vertical ||
          a.at === b.at ||
          Math.abs(a.at - b.at) >= (a.thickness + b.thickness) / 2 ||
          Math.min(a.high, b.high) <= Math.max(a.low, b.low),
      ),
  );
}

function lines(cells: readonly Cell[], low: 'x0' | 'y0', high: 'x1' | 'y1'): number[] {
  const all = cells.flatMap((cell) => cell.rects.flatMap((rect) => [rect[low], rect[high]]));
  return [...new Set(all)].sort((a, b) => a - b);
}

/** Walls no thicker than this are fronts of closets, of boards or leaves, mm. */
export const FRONT_MM = 45;

/** The least thickness of walls that are thicker than a closet's front, in the unit of the walls. */
export function thinnestWall(walls: readonly { thickness: number }[], front: number): number {
  return Math.min(...walls.map(({ thickness }) => thickness).filter((thickness) => thickness > front));
}
