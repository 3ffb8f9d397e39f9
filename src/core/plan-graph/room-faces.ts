import { grow, minus, polygonsOf, type Region, regionOf } from '../geometry/region.ts';
import { inRing, ringArea } from '../geometry/ring.ts';
import { directionOf } from '../geometry/segment.ts';
import type { PointPx } from '../sheet/types.ts';
import type { Heads } from './heads.ts';
import type { WallCandidate } from './wall-candidates.ts';

/** A face of the wall graph: clear floor, wall face to wall face, in pixels of the view. */
export interface Face {
  readonly outline: PointPx[];
  readonly holes: PointPx[][];
  readonly area: number;
  /** Share of it that the network takes for a room. */
  readonly floor: number;
}

/** Gaps between walls up to twice this are closed, pixels of the view. */
const CLOSED = 3;
/** Faces of less are the inside of cavity walls and specks, pixels of the view: area, and how wide one must be somewhere. */
const SMALLEST = 260;
const NARROWEST = 9;
/** What the network takes for floor over less than this is outside, or a void. */
const FLOOR = 0.5;
/** Cells of the answer that are looked at, in each direction. */
const SAMPLE = 2;

/** The body of a wall: its ends reach to the faces of what it meets. */
const bodyOf = (wall: WallCandidate): PointPx[] => {
  const [x, y] = directionOf(wall);
  const { half } = wall;
  const [a, b] = [wall.from, wall.to];
  const corner = ([px, py]: PointPx, along: number, beside: number): PointPx => [
    px + x * along - y * beside,
    py + y * along + x * beside,
  ];
  return [corner(a, -half, -half), corner(b, half, -half), corner(b, half, half), corner(a, -half, half)];
};

/** What walls enclose with all openings closed, where the network sees floor. */
export function roomFaces(walls: readonly WallCandidate[], heads: Heads): Face[] {
  if (!walls.length) return [];
  const { widthPx, heightPx } = heads;
  const far = Math.max(widthPx, heightPx);
  const beyond = regionOf([[[-far, -far], [2 * far, -far], [2 * far, 2 * far], [-far, 2 * far]]]); // biome-ignore format: one square
  const bodies = grow(regionOf(walls.map(bodyOf)), CLOSED);
  return polygonsOf(minus(beyond, bodies))
    .filter(([outer]) => Math.abs(ringArea(outer!)) < far * far * 4)
    .flatMap((rings) => faceOf(regionOf([rings[0]!]), rings.slice(1), heads));
}

function faceOf(outer: Region, holes: readonly PointPx[][], heads: Heads): Face[] {
  const region = grow(holes.length ? minus(outer, regionOf(holes)) : outer, CLOSED);
  if (!grow(region, -NARROWEST / 2).length) return [];
  return polygonsOf(region).flatMap((rings): Face[] => {
    const [outline, ...inner] = rings as PointPx[][];
    const area = Math.abs(ringArea(outline!)) - inner.reduce((sum, ring) => sum + Math.abs(ringArea(ring)), 0);
    if (area < SMALLEST) return [];
    const floor = floorShare(outline!, inner, heads);
    return floor < FLOOR ? [] : [{ outline: outline!, holes: inner, area, floor }];
  });
}

/** Share of a face that the network takes for the inside of a room. */
function floorShare(outline: readonly PointPx[], holes: readonly (readonly PointPx[])[], { fine }: Heads): number {
  const [inside] = fine.of('rooms') as [Float32Array];
  const xs = outline.map(([x]) => x / fine.stride);
  const ys = outline.map(([, y]) => y / fine.stride);
  let [seen, floor] = [0, 0];
  for (let v = Math.max(0, Math.floor(Math.min(...ys))); v < Math.min(fine.height, Math.max(...ys)); v += SAMPLE)
    for (let u = Math.max(0, Math.floor(Math.min(...xs))); u < Math.min(fine.width, Math.max(...xs)); u += SAMPLE) {
      const at: PointPx = [(u + 0.5) * fine.stride, (v + 0.5) * fine.stride];
      if (!inRing(at, outline) || holes.some((hole) => inRing(at, hole))) continue;
      seen++;
      if (inside[v * fine.width + u]! > 0) floor++;
    }
  return seen ? floor / seen : 0;
}
