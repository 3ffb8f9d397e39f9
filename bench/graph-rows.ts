import { readFileSync } from 'node:fs';
import { type Affine, apply } from '#core/geometry/affine.ts';
import { ringBox } from '#core/geometry/ring.ts';
import { type RoomName, typeRooms } from '#core/naming/type-rooms.ts';
import type { PlanSheet } from '#core/open-sheet.ts';
import { EDGE_FEATURES } from '#core/plan-graph/edge-features.ts';
import { FACE_FEATURES } from '#core/plan-graph/face-features.ts';
import { FURNITURE_FEATURES, furnitureFeatures } from '#core/plan-graph/furniture-features.ts';
import { INSTANCE_FEATURES, instanceFeatures } from '#core/plan-graph/instance-features.ts';
import { placeInstances } from '#core/plan-graph/place-instances.ts';
import { PLAN_FEATURES, planFeatures } from '#core/plan-graph/plan-features.ts';
import { toSymbols } from '#core/plan-graph/to-symbols.ts';
import { weighInstances } from '#core/plan-graph/weigh-instances.ts';
import type { GraphAnswer } from '#core/read-plan.ts';
import { pixelsPerMetre } from '#core/structure/pixels-per-metre.ts';
import type { Structure } from '#core/structure/types.ts';
import { gatherEvidence } from '#core/verdict/is-plan.ts';
import type { SheetTruth } from '../synth/drawing/sheet-truth.ts';

/** A made sheet as the reader sees it. */
export interface SeenSheet {
  readonly opened: PlanSheet;
  readonly structure: Structure;
  readonly answer: GraphAnswer;
}

export const FEATURE_NAMES = {
  edges: EDGE_FEATURES,
  faces: FACE_FEATURES,
  instances: INSTANCE_FEATURES,
  furniture: FURNITURE_FEATURES,
  plan: PLAN_FEATURES,
};

/** Boxes that share this part of what they cover together are of the same thing: `synth/compare-fixtures.ts`. */
const SAME = 0.25;
type Box = readonly [x0: number, y0: number, x1: number, y1: number];
type Point = readonly [number, number];

/** Every proposed thing of a sheet: its kind, its features, the thing of the truth that it is on (-1 for none) and its outline. */
export function instanceRows(name: string, { opened, structure, answer }: SeenSheet, truth: SheetTruth) {
  const { walls, openings, rooms } = structure;
  const placed = placeInstances(answer.heads, walls.walls);
  const ground = { classes: answer.classes, rooms, ppm: pixelsPerMetre(walls, openings) };
  const features = instanceFeatures(placed, ground);
  const drawn = truth.instances.map((one) => ({ kind: one.kind as string, box: ringBox(corners(one)) }));
  return placed.map(({ kind, outline }, i) => {
    const box = ringBox(outline.map((p) => apply(opened.source.toPicture as Affine, p)));
    const shares = drawn.map((one) => (one.kind === kind ? sharedPart(one.box, box) : 0));
    const best = shares.indexOf(Math.max(...shares, 0));
    const on = best >= 0 && shares[best]! > SAME ? best : -1;
    return { s: name, k: kind, t: on, f: features[i]!, o: outline.flat().map((v) => Math.round(v * 10) / 10) };
  });
}

/** What a sheet says for holding a plan and for its being furnished, with the verdicts that are right. */
export function verdictRow(name: string, { opened, structure, answer }: SeenSheet, codes: readonly string[]) {
  const { walls, openings, rooms, page } = structure;
  const { heads, classes } = answer;
  const instances = weighInstances(heads, walls.walls, { classes, rooms, ppm: pixelsPerMetre(walls, openings) });
  const names: RoomName[] = typeRooms(rooms, toSymbols(instances), openings, undefined, page, classes);
  const evidence = gatherEvidence({ ...structure, texts: opened.texts, source: opened.source });
  return {
    s: name,
    codes,
    p: planFeatures(evidence, instances),
    f: furnitureFeatures(instances, { rooms, names, classes }),
  };
}

export const readTruth = (file: string): SheetTruth => JSON.parse(readFileSync(file, 'utf8')) as SheetTruth;

function corners({ middle: [x, y], width, depth, facing }: SheetTruth['instances'][number]): Point[] {
  const turn = (facing * Math.PI) / 180;
  const [fx, fy] = [Math.cos(turn) / 2, Math.sin(turn) / 2];
  const corner = (across: number, ahead: number): Point => [
    x + fy * across * width + fx * ahead * depth,
    y - fx * across * width + fy * ahead * depth,
  ];
  return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
}

/** Area that two boxes have in common over the area that they cover together. */
function sharedPart(a: Box, b: Box): number {
  const [width, height] = [Math.min(a[2], b[2]) - Math.max(a[0], b[0]), Math.min(a[3], b[3]) - Math.max(a[1], b[1])];
  if (width <= 0 || height <= 0) return 0;
  const area = ([x0, y0, x1, y1]: Box) => (x1 - x0) * (y1 - y0);
  return (width * height) / (area(a) + area(b) - width * height);
}
