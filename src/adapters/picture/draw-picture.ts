import { createCanvas, ImageData, type SKRSContext2D } from '@napi-rs/canvas';
import { drawPlan } from '#core/draw-plan.ts';
import { frameFor } from '#core/picture/frame.ts';
import type { Label } from '#core/picture/label.ts';
import { LINE_HEIGHT, placeLabels } from '#core/picture/place-labels.ts';
import { type PlanMarks, PRINT_MARGIN, planMarks } from '#core/picture/plan-marks.ts';
import { renderTopView } from '#core/picture/render-top-view.ts';
import type { PlanDocument } from '#core/plan/schema.ts';
import type { PictureFrame, Scene } from '#core/scene/types.ts';
import { describePicture } from './describe-picture.ts';
import { encodePicture } from './encode-picture.ts';
import { canSet, fontFor } from './fonts.ts';

export interface PictureOptions {
  /** Longer side of the picture; 3,000 by default. */
  readonly longSidePx?: number;
  /** The scene of the plan, where it has been made already. */
  readonly scene?: Scene;
}

export interface DrawnPicture {
  readonly jpg: Uint8Array;
  /** The same without names, sizes and scale bar: for screens that set them at their own size. */
  readonly bareJpg: Uint8Array;
  readonly frame: PictureFrame;
}

/** 25 cm at 300 dots per inch: as wide as a page. */
const LONG_SIDE_PX = 3000;

const INK = '#2c2c2f';
const QUIET = '#45454a';

/** The furnished plan as a picture for print: the view from above with doors, windows, names and areas set over it, JPEG. */
export async function drawPicture(document: PlanDocument, options: PictureOptions = {}): Promise<DrawnPicture> {
  const { plan, layout = { items: [], checks: NO_CHECKS } } = document;
  const units = document.scale.unit ?? 'm';
  const scene = options.scene ?? drawPlan(plan, layout);
  const frame = frameFor(scene.bounds, options.longSidePx ?? LONG_SIDE_PX);
  const { widthPx, heightPx, rgba } = renderTopView(scene, frame);
  const canvas = createCanvas(widthPx, heightPx);
  const context = canvas.getContext('2d');
  context.putImageData(new ImageData(rgba, widthPx, heightPx), 0, 0);
  const unit = Math.max(widthPx, heightPx) / 2400;
  const marks = planMarks(plan, frame, units);
  drawMarks(context, marks, unit);
  drawSmallPrint(context, widthPx, heightPx, unit);
  const about = describePicture(document);
  const bareJpg = encodePicture(canvas, about);
  const measure = (text: string, sizePx: number, bold: boolean): number => {
    context.font = fontFor(text, sizePx, bold);
    return context.measureText(text).width;
  };
  drawScaleBar(context, marks.scaleBar, unit);
  for (const label of placeLabels(plan, frame, layout, { measure, canSet, feet: units === 'ft' }))
    drawLabel(context, label, unit);
  const jpg = encodePicture(canvas, about);
  return { jpg: await jpg, bareJpg: await bareJpg, frame };
}

const NO_CHECKS = { collisions: 0, outside: 0, blockedDoors: 0, blockedWindows: 0, unreachable: 0 };

function drawMarks(c: SKRSContext2D, marks: PlanMarks, unit: number): void {
  for (const { x, y, radius, from, to } of marks.arcs) {
    c.beginPath();
    c.arc(x, y, radius, from, to);
    c.strokeStyle = 'rgba(58,50,42,0.75)';
    c.lineWidth = 2.2 * unit;
    c.setLineDash([9 * unit, 6 * unit]);
    c.stroke();
    c.setLineDash([]);
  }
  c.strokeStyle = '#3a3a3d';
  c.lineWidth = 3 * unit;
  for (const [a, b] of marks.windowLines) {
    c.beginPath();
    c.moveTo(...a);
    c.lineTo(...b);
    c.stroke();
  }
  if (marks.entrance) {
    const { x, y, angle } = marks.entrance;
    c.save();
    c.translate(x, y);
    c.rotate(angle);
    c.beginPath();
    c.moveTo(8 * unit, 0);
    c.lineTo(-26 * unit, -21 * unit);
    c.lineTo(-26 * unit, 21 * unit);
    c.closePath();
    c.fillStyle = '#b4553a';
    c.fill();
    c.restore();
  }
}

/** A ruler of alternating bars, its length beside it. */
function drawScaleBar(c: SKRSContext2D, bar: PlanMarks['scaleBar'], unit: number): void {
  const high = 9 * unit;
  const each = bar.lengthPx / bar.parts;
  c.fillStyle = '#ffffff';
  c.fillRect(bar.x, bar.y - high, bar.lengthPx, high);
  c.fillStyle = QUIET;
  for (let i = 0; i < bar.parts; i += 2) c.fillRect(bar.x + each * i, bar.y - high, each, high);
  c.strokeStyle = QUIET;
  c.lineWidth = 1.5 * unit;
  c.strokeRect(bar.x, bar.y - high, bar.lengthPx, high);
  c.font = fontFor(bar.text, 21 * unit, false);
  c.textAlign = 'left';
  c.textBaseline = 'alphabetic';
  c.fillText(bar.text, bar.x + bar.lengthPx + 12 * unit, bar.y + unit);
}

/** Paper that shows around letters, so that they can be read on any floor. */
const HALO = 'rgba(255,253,248,0.8)';

/** Lettering as on a map: dark on a soft halo, without a box; a label outside of its room has a line that leads there. */
function drawLabel(c: SKRSContext2D, { x, y, heightPx, lines, leader }: Label, unit: number): void {
  if (leader) drawLeader(c, leader, unit);
  c.textAlign = 'center';
  c.textBaseline = 'alphabetic';
  c.lineJoin = 'round';
  const height = lines.reduce((sum, line) => sum + line.sizePx * LINE_HEIGHT, 0);
  let top = y - heightPx / 2 + (heightPx - height) / 2;
  for (const { text, sizePx, bold } of lines) {
    c.font = fontFor(text, sizePx, bold);
    const baseline = top + sizePx * BASELINE;
    c.save();
    c.shadowColor = HALO;
    c.shadowBlur = sizePx * 0.4;
    c.strokeStyle = HALO;
    c.lineWidth = sizePx * 0.24;
    c.strokeText(text, x, baseline);
    c.restore();
    c.fillStyle = bold ? INK : QUIET;
    c.fillText(text, x, baseline);
    top += sizePx * LINE_HEIGHT;
  }
}

/** Where letters stand in their line, as a share of their size. */
const BASELINE = 0.95;

function drawLeader(c: SKRSContext2D, { from, to }: NonNullable<Label['leader']>, unit: number): void {
  const stroke = (colour: string, width: number, radius: number) => {
    c.strokeStyle = c.fillStyle = colour;
    c.lineWidth = width * unit;
    c.beginPath();
    c.moveTo(...from);
    c.lineTo(...to);
    c.stroke();
    c.beginPath();
    c.arc(...to, radius * unit, 0, 2 * Math.PI);
    c.fill();
  };
  stroke(HALO, 5, 7);
  stroke(INK, 1.8, 4.5);
}

function drawSmallPrint(c: SKRSContext2D, widthPx: number, heightPx: number, unit: number): void {
  const text = 'Virtually furnished, illustrative';
  c.font = fontFor(text, 20 * unit, false);
  c.fillStyle = '#9a9a9e';
  c.textAlign = 'right';
  c.textBaseline = 'alphabetic';
  const margin = Math.max(widthPx, heightPx) * PRINT_MARGIN;
  c.fillText(text, widthPx - margin, heightPx - margin);
}
