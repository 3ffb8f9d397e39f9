import { inRing, pointsAlong } from '../geometry/ring.ts';
import { distanceTo, lengthOf, type Segment } from '../geometry/segment.ts';
import { fillRing } from '../raster/fill-ring.ts';
import type { PointPx } from '../sheet/types.ts';
import type { OpeningPx } from '../structure/types.ts';
import type { FaceCandidate } from './face-candidates.ts';
import type { Heads } from './heads.ts';
import type { NameCandidate } from './part-names.ts';
import type { WallCandidate } from './wall-candidates.ts';
import { usualHalf } from './wall-lines.ts';

/** What is weighed for a face being a room, in the order of the weights. */
export const FACE_FEATURES = [
  'size', 'size²', 'width', 'floor', 'deep', 'room', 'outside', 'body', 'printed', 'things', 'walled', 'weakest', 'railed', 'doors', 'windows', 'named',
] as const; // biome-ignore format: one glance

/** What faces are judged by, in pixels of the view. */
export interface FaceEvidence {
  readonly heads: Heads;
  readonly walls: readonly WallCandidate[];
  readonly openings: readonly OpeningPx[];
  readonly names: readonly NameCandidate[];
}

/** How the classes of the network count; what is named nowhere is a thing. */
const KINDS: Readonly<Record<string, (typeof FACE_FEATURES)[number]>> = {
  room: 'room', swing: 'room', outside: 'outside', wall: 'body', door: 'body', window: 'body', text: 'printed', dimension: 'printed',
}; // biome-ignore format: one glance
/** Distances to borders count up to this, in 32 pixels of the view as the network says them. */
const DEEPEST = 0.75;
/** Distance between looks along an outline, pixels of the view. */
const LOOK = 3;
/** What lies this near to an outline is on it, pixels of the view beyond half the thickness of a wall. */
const NEAR = 6;

/** What speaks for and against each face being a room: size in thicknesses of usual walls, shares of its floor and of its outline. */
export function faceFeatures(faces: readonly FaceCandidate[], evidence: FaceEvidence): number[][] {
  const floors = floorsOf(faces, evidence.heads);
  const thickness = 2 * Math.max(1, usualHalf(evidence.walls));
  return faces.map((face, k) => {
    const edge = pointsAlong(face.outline, LOOK);
    const size = Math.log(face.area / thickness ** 2);
    const perimeter = face.outline.reduce((sum, at, i, ring) => sum + lengthOf({ from: ring.at(i - 1)!, to: at }), 0);
    return [
      size,
      size ** 2,
      Math.log((2 * face.area) / perimeter / thickness),
      ...floors[k]!,
      ...wallAlong(edge, evidence.walls),
      shareOf(edge, railingNear(evidence.heads)),
      ...['door', 'window'].map((kind) => openingsOn(face, kind, evidence)),
      evidence.names.some(({ at }) => inRing(at, face.outline)) ? 1 : 0,
    ];
  });
}

/** For each face: share of it that the network takes for the inside of rooms, mean depth into these, shares of classes. */
function floorsOf(faces: readonly FaceCandidate[], { fine, names, classAt }: Heads): number[][] {
  const { width, height, stride } = fine;
  const labels = new Uint16Array(width * height);
  const toCells = (ring: readonly PointPx[]) => ring.map(([x, y]): PointPx => [x / stride, y / stride]);
  for (const [k, { outline, holes }] of faces.entries())
    fillRing(labels, width, height, [outline, ...holes].map(toCells), k + 1);
  const kinds = ['room', 'outside', 'body', 'printed', 'things'];
  const kindOf = names.classes.map((name) => kinds.indexOf(KINDS[name] ?? 'things'));
  const sums = faces.map(() => ({ cells: 0, floor: 0, depth: 0, kinds: kinds.map(() => 0) }));
  const [rooms] = fine.of('rooms') as [Float32Array];
  for (const [cell, label] of labels.entries()) {
    if (!label) continue;
    const sum = sums[label - 1]!;
    const inside = rooms[cell]!;
    sum.cells++;
    if (inside > 0) sum.floor++;
    sum.depth += Math.max(-DEEPEST, Math.min(DEEPEST, inside));
    sum.kinds[kindOf[classAt[cell]!]!]!++;
  }
  return sums.map(({ cells, floor, depth, kinds }) => [floor, depth, ...kinds].map((sum) => sum / Math.max(1, cells)));
}

/** Share of an outline that lies at walls, and how likely the least likely tenth of it is wall. */
function wallAlong(edge: readonly PointPx[], walls: readonly WallCandidate[]): [number, number] {
  const chances = edge.map((at) =>
    walls.reduce((most, wall) => (distanceTo(wall, at) < wall.half + NEAR ? Math.max(most, wall.chance) : most), 0),
  );
  chances.sort((a, b) => a - b);
  return [chances.filter((chance) => chance > 0).length / chances.length, chances[Math.floor(chances.length / 10)]!];
}

/** Whether the network sees a railing at a place or beside it. */
function railingNear({ fine, names, classAt }: Heads): (at: PointPx) => boolean {
  const railing = names.classes.indexOf('railing');
  return ([x, y]) => {
    const [u, v] = [Math.round(x / fine.stride), Math.round(y / fine.stride)];
    for (let j = v - 2; j < v + 2; j++)
      for (let i = u - 2; i < u + 2; i++)
        if (i >= 0 && j >= 0 && i < fine.width && j < fine.height && classAt[j * fine.width + i] === railing)
          return true;
    return false;
  };
}

/** How many windows, or other openings, lie on the outline: the logarithm. */
function openingsOn(face: FaceCandidate, kind: string, { walls, openings }: FaceEvidence): number {
  const sides = face.outline.map((to, k): Segment => ({ from: face.outline.at(k - 1)!, to }));
  const own = openings.filter((opening) => {
    if ((opening.kind === 'window') !== (kind === 'window')) return false;
    const middle: PointPx = [(opening.from[0] + opening.to[0]) / 2, (opening.from[1] + opening.to[1]) / 2];
    return sides.some((side) => distanceTo(side, middle) < walls[opening.wall]!.half + NEAR);
  });
  return Math.log1p(own.length);
}

function shareOf(points: readonly PointPx[], is: (at: PointPx) => boolean): number {
  return points.filter(is).length / points.length;
}
