import { type Affine, apply } from '../geometry/affine.ts';
import { directionOf, lengthOf, pointAt, project } from '../geometry/segment.ts';
import { greyAt } from '../raster/grey-at.ts';
import type { Page } from '../sheet/types.ts';
import type { OpeningPx } from '../structure/types.ts';
import type { WallCandidate } from './wall-candidates.ts';

/** Grey levels of a page, and where the pixels of the view lie on it. */
export interface Ink {
  readonly page: Pick<Page, 'grey' | 'widthPx' | 'heightPx'>;
  readonly toPage: Affine;
}

/** Distance between looks across a wall, and how many are taken along it, pixels of the view. */
const ACROSS = 0.5;
const MOST_ALONG = 60;
/** Faces are looked for this far from where the network says they are: pixels (one for the centre line, one for half the thickness), and share of the latter. */
const OFF = 2;
const OFF_SHARE = 0.35;
/** An edge is at least this step between paper (0) and ink (1) within a pixel. */
const EDGE = 0.08;
/** Near its ends a wall is drawn into others. */
const END_SHARE = 1.5;

/** Walls moved and made as thick as the edges of their ink say, where these are clear. */
export function snapToInk(walls: readonly WallCandidate[], openings: readonly OpeningPx[], ink: Ink): WallCandidate[] {
  return walls.map((wall, k) => {
    const looked = stretchesOf(wall, openings.filter((opening) => opening.wall === k)); // biome-ignore format: one line
    return looked.length ? snapped(wall, profileOf(wall, looked, ink)) : wall;
  });
}

/** Where along a wall nothing opens it and nothing meets its ends. */
function stretchesOf(wall: WallCandidate, openings: readonly OpeningPx[]): number[] {
  const length = lengthOf(wall);
  const end = Math.min(END_SHARE * wall.half, length / 4);
  const spans = openings.map(({ from, to }) =>
    [project(wall, from).along, project(wall, to).along].sort((a, b) => a - b),
  );
  const step = Math.max(1, length / MOST_ALONG);
  const looked: number[] = [];
  for (let along = end; along <= length - end; along += step)
    if (!spans.some(([a, b]) => along > a! - 1 && along < b! + 1)) looked.push(along);
  return looked;
}

interface Profile {
  /** Ink, 0 to 1, from the left of the wall to its right. */
  readonly ink: readonly number[];
  /** Where the first look is, beside the centre line. */
  readonly first: number;
}

/** The usual ink across a wall: the median along it, as other lines cross it here and there. */
function profileOf(wall: WallCandidate, looked: readonly number[], { page, toPage }: Ink): Profile {
  const reach = wall.half + 2 * OFF + OFF_SHARE * wall.half;
  const first = -reach;
  const ink: number[] = [];
  const values: number[] = new Array(looked.length);
  for (let beside = first; beside <= reach; beside += ACROSS) {
    looked.forEach((along, k) => {
      const [x, y] = apply(toPage, pointAt(wall, along, beside));
      values[k] = greyAt(page, [x - 0.5, y - 0.5]);
    });
    values.sort((a, b) => a - b);
    ink.push(1 - values[values.length >> 1]! / 255);
  }
  return { ink, first };
}

function snapped(wall: WallCandidate, profile: Profile): WallCandidate {
  const left = edgeNear(profile, -wall.half, 1, wall.half);
  const right = edgeNear(profile, wall.half, -1, wall.half);
  if (left === undefined || right === undefined || right - left < 1) return wall;
  const beside = (left + right) / 2;
  const [x, y] = directionOf(wall);
  const move = ([px, py]: readonly [number, number]): [number, number] => [px - y * beside, py + x * beside];
  return { ...wall, from: move(wall.from), to: move(wall.to), half: (right - left) / 2 };
}

/** The steepest edge near a place, rising (`way` 1) or falling, between the looks; undefined where nothing is clear. */
function edgeNear({ ink, first }: Profile, near: number, way: 1 | -1, half: number): number | undefined {
  const off = OFF + OFF_SHARE * half;
  const steps = ink.slice(1).map((value, k) => (way * (value - ink[k]!)) / ACROSS);
  const at = (k: number) => first + (k + 0.5) * ACROSS;
  let best: number | undefined;
  let most = EDGE;
  steps.forEach((step, k) => {
    const away = at(k) - near;
    if (Math.abs(away) > off) return;
    const worth = step * (1 - 0.5 * (away / off) ** 2);
    if (worth > most) [best, most] = [k, worth];
  });
  if (best === undefined) return undefined;
  // The middle of a step that is spread over some looks.
  const [a, b, c] = [steps[best - 1] ?? 0, steps[best]!, steps[best + 1] ?? 0].map((v) => Math.max(0, v)) as [number, number, number]; // biome-ignore format: one line
  return at(best) + (ACROSS * (c - a)) / (a + b + c);
}
