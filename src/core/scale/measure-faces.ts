import { directionOf, lengthOf } from '../geometry/segment.ts';
import type { Page } from '../sheet/types.ts';
import type { RoomsPx, WallPx, WallsPx } from '../structure/types.ts';
import { type Face, faceOfSide } from './face-of-side.ts';

/** Rooms on their page, and by how many pixels the faces of two walls are farther apart than the floor between them is wide. */
export interface Floor {
  readonly rooms: RoomsPx;
  readonly page: Page;
  readonly facesPx: number;
}

/** Walls are looked at every so many pixels of their length, and one side of them is known with so many looks. */
const STEP = 2;
const LEAST_LOOKS = 12;
/** So many strokes of the floor beside a wall are looked at, and two pixels at least. */
const BESIDE = 2;
/**
 * A wall that is black all through may be filled up to its faces, or be drawn by an outline around a fill as black. So much of a stroke its faces
 * would lie behind its edges then on average, and of its thickness at most; halfway to there is far from neither.
 */
const OUTLINED = { strokes: 0.35, thickness: 0.1 } as const;
/**
 * A filled wall whose thickness is between these many outlines is made of two that run into each other, where this share of the thicker
 * ones is drawn by outlines, and this share of all: a few filled walls look so where windows were taken for wall.
 */
const TWO = [1.3, 2.6] as const;
const USUAL = 0.6;
const MANY = 0.25;

interface Side extends Face {
  /** How much of the wall's length has floor on this side, pixels. */
  readonly length: number;
}

/** How far the faces of walls lie beyond the floor between them: both ends together, as they usually do about the rooms of a drawing. */
export function measureFaces(rooms: RoomsPx, page: Page, walls: WallsPx): Floor {
  const sides = walls.walls.flatMap((wall) => [1, -1].flatMap((side) => sideOf(wall, side, rooms, page, walls) ?? []));
  const outlined = sides.filter((side) => side.isOutlined);
  const outline = medianOf(outlined);
  const [least, most] = TWO.map((times) => times * 2 * outline) as [number, number];
  const thick = sides.filter((side) => side.thicknessPx > most);
  const isUsual =
    total(outlined) > MANY * total(sides) && total(thick.filter((side) => side.isOutlined)) > USUAL * total(thick);
  const isOutlined = (side: Side) =>
    side.isOutlined || (isUsual && side.thicknessPx > least && side.thicknessPx <= most);
  const filled = sides.filter((side) => !isOutlined(side));
  const share = total(filled) / Math.max(1, total(sides));
  return { rooms, page, facesPx: 2 * (share * medianOf(filled) + (1 - share) * outline) };
}

const total = (sides: readonly Side[]) => sides.reduce((sum, side) => sum + side.length, 0);

/** How far behind the end of the floor faces usually lie, pixels. */
function medianOf(sides: readonly Side[]): number {
  const sorted = [...sides].sort((a, b) => a.behindPx - b.behindPx);
  let rest = total(sides) / 2;
  return sorted.find((side) => (rest -= side.length) <= 0)?.behindPx ?? 0;
}

/** The face of a wall on one side, along the parts that have floor beside them and are no opening. */
function sideOf(wall: WallPx, side: number, rooms: RoomsPx, page: Page, walls: WallsPx): Side | undefined {
  const { from, thicknessPx } = wall;
  const [dx, dy] = directionOf(wall);
  const beside = Math.max(2, Math.ceil(BESIDE * page.strokePx));
  const half = Math.ceil(thicknessPx / 2);
  // From the floor through the wall to a little beyond.
  const depths = Array.from({ length: 2 * (half + beside) + 1 }, (_, i) => half + beside - i);
  const zeros = () => new Float64Array(depths.length);
  const [grey, floor, ink] = [zeros(), zeros(), zeros()];
  let looks = 0;
  for (let t = 0; t < lengthOf(wall); t += STEP) {
    const at = (d: number) => {
      const x = Math.round(from[0] + dx * t - dy * side * d);
      const y = Math.round(from[1] + dy * t + dx * side * d);
      return x < 0 || y < 0 || x >= page.widthPx || y >= page.heightPx ? -1 : y * page.widthPx + x;
    };
    const first = at(depths[0]!);
    const middle = at(0);
    if (first < 0 || !rooms.labels[first] || middle < 0 || !walls.mask.data[middle]) continue;
    looks++;
    depths.forEach((d, i) => {
      const k = at(d);
      grey[i]! += k < 0 ? 255 : page.grey[k]!;
      ink[i]! += k < 0 ? 0 : page.ink.data[k]!;
      floor[i]! += k < 0 || !rooms.labels[k] ? 0 : 1;
    });
  }
  if (looks < LEAST_LOOKS) return undefined;
  const mean = (sums: Float64Array) => [...sums].map((sum) => sum / looks);
  const face = faceOfSide({ grey: mean(grey), floor: mean(floor), ink: mean(ink) });
  if (!face) return undefined;
  const length = STEP * looks;
  if (face.isOutlined) return { ...face, length };
  const outlinedPx = Math.min(OUTLINED.strokes * page.strokePx, OUTLINED.thickness * face.thicknessPx);
  return { ...face, behindPx: (face.behindPx + outlinedPx) / 2, length };
}
