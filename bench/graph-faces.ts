import type { Affine } from '#core/geometry/affine.ts';
import { apply, compose, invert } from '#core/geometry/affine.ts';
import { overlap, polygonsOf, type Region, regionWithin } from '#core/geometry/region.ts';
import { areaWithin } from '#core/geometry/ring.ts';
import { faceCandidates } from '#core/plan-graph/face-candidates.ts';
import { faceFeatures } from '#core/plan-graph/face-features.ts';
import { placeWalls } from '#core/plan-graph/read-graph.ts';
import type { PointPx } from '#core/sheet/types.ts';
import type { SheetTruth } from '../synth/drawing/sheet-truth.ts';
import type { SeenSheet } from './graph-rows.ts';

/** Every proposed face of a sheet: whether walls enclose it, its features, and how much it shares with the room of the truth that it shares most with. */
export function faceRows(name: string, { opened, answer }: Pick<SeenSheet, 'opened' | 'answer'>, truth: SheetTruth) {
  const { heads } = answer;
  const evidence = placeWalls(heads, opened.page, opened.texts);
  const faces = faceCandidates(evidence.walls, heads);
  const features = faceFeatures(faces, evidence);
  const toView = invert(compose(opened.source.toPicture as Affine, heads.toPage));
  const inView = (ring: readonly (readonly number[])[]) => ring.map((at) => apply(toView, at as PointPx));
  const rooms = truth.rooms.map(({ outline, holes }) => regionWithin([outline, ...holes].map(inView)));
  return faces.map(({ outline, holes, isEnclosed }, k) => {
    const own = regionWithin([outline, ...holes]);
    const y = Math.max(0, ...rooms.map((room) => sharedPart(own, room)));
    return { s: name, e: isEnclosed, y, f: features[k]!.map((value) => Math.round(value * 1e4) / 1e4) };
  });
}

/** Area that two floors have in common over the area that they cover together. */
function sharedPart(a: Region, b: Region): number {
  const shared = areaOf(overlap(a, b));
  return shared / (areaOf(a) + areaOf(b) - shared);
}

const areaOf = (region: Region): number =>
  polygonsOf(region).reduce((sum, rings) => sum + areaWithin(rings as PointPx[][]), 0);
