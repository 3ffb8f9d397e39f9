import { scaling } from '../geometry/affine.ts';
import type { PlanSheet } from '../open-sheet.ts';
import type { GraphAnswer } from '../read-plan.ts';
import { findDrawing } from '../sheet/find-drawing.ts';
import type { TextRun } from '../texts/types.ts';
import { lookAtSheet } from '../verdict/look-at-sheet.ts';
import { type DrawnPlan, drawHeads, drawInk } from './heads.fixture.ts';

export const SIZE = [384, 320] as const;

/** Two rooms side by side: outer walls 12 thick about 300 × 200, a partition of 6 in their middle. */
export const TWO_ROOMS: DrawnPlan = {
  size: SIZE,
  walls: [
    { from: [40, 40], to: [340, 40], half: 6 },
    { from: [340, 40], to: [340, 240], half: 6 },
    { from: [340, 240], to: [40, 240], half: 6 },
    { from: [40, 240], to: [40, 40], half: 6 },
    { from: [190, 40], to: [190, 240], half: 3 },
  ],
  openings: [
    { kind: 'door', from: [190, 100], to: [190, 140], leaf: { atTo: true, toRight: false } },
    { kind: 'window', from: [240, 40], to: [300, 40] },
  ],
  floors: [
    [[46, 46], [187, 46], [187, 234], [46, 234]],
    [[193, 46], [334, 46], [334, 234], [193, 234]],
  ],
}; // biome-ignore format: a drawing

/** A plan as it is drawn and lettered, and what a network that is never wrong answers for it. */
export function openDrawn(plan: DrawnPlan, texts: TextRun[]): { opened: PlanSheet; answer: GraphAnswer } {
  const ink = drawInk(plan);
  const { widthPx, heightPx } = ink;
  const sheet = {
    ...ink,
    rgb: Uint8Array.from({ length: 3 * ink.grey.length }, (_, i) => ink.grey[Math.floor(i / 3)]!),
  };
  const heads = drawHeads(plan);
  const { width, height } = heads.fine;
  const classes = {
    region: { x0: 0, y0: 0, x1: widthPx, y1: heightPx },
    width, height, names: heads.names.classes, labels: heads.classAt, sure: new Uint8Array(width * height).fill(250),
  }; // biome-ignore format: one map
  const source = { widthPx, heightPx, toPicture: scaling(1), look: lookAtSheet(sheet) };
  return { opened: { sheet, texts, page: findDrawing(sheet, texts), source }, answer: { heads, classes } };
}
