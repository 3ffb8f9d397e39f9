import { pointAt, project } from '../geometry/segment.ts';
import type { PointPx } from '../sheet/types.ts';
import { chanceOf, type Heads, NEAR_PX } from './heads.ts';
import type { WallCandidate } from './wall-candidates.ts';

/** What the network says along an edge; shares and chances from 0 to 1. */
export interface NetworkFeatures {
  /** Mean chance of wall, and of wall whose centre line is this one. */
  readonly wall: number;
  readonly onLine: number;
  /** The least of that over any third of the edge. */
  readonly weakest: number;
  /** Mean signed distance to the nearest border of a room with doors closed, in 8 pixels, within 3 of them. */
  readonly border: number;
  /** Share along which there is floor beside it: on the side with less, and with more. */
  readonly floorLess: number;
  readonly floorMore: number;
  /** Shares of what its pixels are taken for. */
  readonly isWall: number;
  readonly isOpening: number;
  readonly isFloor: number;
  readonly isOutside: number;
  readonly isThing: number;
  readonly isRailing: number;
}

/** Floor begins so far beyond a face, pixels of the view. */
const BEYOND_FACE = 4;
/** How far the network may place the centre line from this one, pixels of the view, and as a share of half the thickness. */
const OFF_LINE = 1.5;
const OFF_LINE_SHARE = 0.25;
/** Distances to borders count up to this, in 8 pixels; the network says them in 32. */
const FAR_BORDER = 3;
const BORDER_UNITS = 4;

type ShareName = 'isWall' | 'isOpening' | 'isFloor' | 'isOutside' | 'isThing' | 'isRailing';
/** Which feature counts a class; what is named nowhere is a thing. */
const KINDS: Readonly<Record<string, ShareName>> = {
  wall: 'isWall',
  door: 'isOpening',
  window: 'isOpening',
  'door-leaf': 'isOpening',
  room: 'isFloor',
  outside: 'isOutside',
  railing: 'isRailing',
};

/** What the network says at places along a line, pixels of the view. */
export function networkFeatures(
  line: WallCandidate,
  places: readonly number[],
  { fine, names, classAt }: Heads,
): NetworkFeatures {
  const [[wall], [dx, dy], [rooms]] = ['wall', 'wall_line', 'rooms'].map(fine.of) as [
    [Float32Array],
    [Float32Array, Float32Array],
    [Float32Array],
  ];
  const cellAt = (along: number, beside: number): number => {
    const [x, y] = pointAt(line, along, beside);
    const [u, v] = [Math.floor(x / fine.stride), Math.floor(y / fine.stride)];
    return u < 0 || v < 0 || u >= fine.width || v >= fine.height ? -1 : v * fine.width + u;
  };
  const isOnLine = (cell: number): boolean => {
    const said: PointPx = [
      ((cell % fine.width) + 0.5) * fine.stride + dx[cell]! * NEAR_PX,
      (Math.floor(cell / fine.width) + 0.5) * fine.stride + dy[cell]! * NEAR_PX,
    ];
    return Math.abs(project(line, said).beside) <= OFF_LINE + OFF_LINE_SHARE * line.half;
  };
  const shares: Record<ShareName, number> = {
    isWall: 0,
    isOpening: 0,
    isFloor: 0,
    isOutside: 0,
    isThing: 0,
    isRailing: 0,
  };
  const [chances, onLine]: [number[], number[]] = [[], []];
  let [border, left, right] = [0, 0, 0];
  for (const along of places) {
    const cells = [-OFF_LINE, 0, OFF_LINE].map((beside) => cellAt(along, beside)).filter((cell) => cell >= 0);
    chances.push(Math.max(0, ...cells.map((cell) => chanceOf(wall[cell]!))));
    onLine.push(Math.max(0, ...cells.filter(isOnLine).map((cell) => chanceOf(wall[cell]!))));
    const middle = cellAt(along, 0);
    if (middle >= 0) {
      border += Math.max(-FAR_BORDER, Math.min(FAR_BORDER, rooms[middle]! * BORDER_UNITS));
      shares[KINDS[names.classes[classAt[middle]!]!] ?? 'isThing']++;
    }
    const isFloor = (beside: number) => {
      const cell = cellAt(along, beside);
      return cell >= 0 && rooms[cell]! > 0;
    };
    if (isFloor(-line.half - BEYOND_FACE)) left++;
    if (isFloor(line.half + BEYOND_FACE)) right++;
  }
  const count = places.length;
  const share = (sum: number) => sum / count;
  return {
    wall: mean(chances),
    onLine: mean(onLine),
    weakest: Math.min(...thirds(onLine).map(mean)),
    border: share(border),
    floorLess: share(Math.min(left, right)),
    floorMore: share(Math.max(left, right)),
    isWall: share(shares.isWall),
    isOpening: share(shares.isOpening),
    isFloor: share(shares.isFloor),
    isOutside: share(shares.isOutside),
    isThing: share(shares.isThing),
    isRailing: share(shares.isRailing),
  };
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** A list in three parts, each of one value at least. */
function thirds(values: readonly number[]): number[][] {
  return [0, 1, 2].map((k) => {
    const from = Math.floor((k * values.length) / 3);
    return values.slice(from, Math.max(from + 1, Math.floor(((k + 1) * values.length) / 3)));
  });
}
