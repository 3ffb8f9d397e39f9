import { createCanvas } from '@napi-rs/canvas';
import { drawPlan } from '#core/draw-plan.ts';
import type { Light } from '#core/furnish/home/wishes.ts';
import { layOutPicture } from '#core/picture/lay-out-picture.ts';
import { renderTopView } from '#core/picture/render-top-view.ts';
import type { PlanDocument } from '#core/plan/schema.ts';
import type { PictureFrame, Scene } from '#core/scene/types.ts';
import { collectPixels } from '../memory/collect-garbage.ts';
import { describePicture } from './describe-picture.ts';
import { drawLabel } from './draw-label.ts';
import { drawMarks, drawScaleBar, drawSmallPrint } from './draw-marks.ts';
import { Easel } from './easel.ts';
import { encodePicture } from './encode-picture.ts';
import { canSet, fontFor } from './fonts.ts';

export interface PictureOptions {
  /** Longer side of the picture; 3,000 by default. */
  readonly longSidePx?: number;
  /** The scene of the plan, where it has been made already. */
  readonly scene?: Scene;
  /** Day by default. */
  readonly light?: Light;
}

export interface DrawnPicture {
  readonly jpg: Uint8Array;
  /** The same without names, sizes and scale bar: for screens that set them at their own size. */
  readonly bareJpg: Uint8Array;
  readonly frame: PictureFrame;
}

/** 25 cm at 300 dots per inch: as wide as a page. */
const LONG_SIDE_PX = 3000;

/** The furnished plan as a picture for print: the view from above with doors, windows, names and areas set over it, JPEG. */
export async function drawPicture(document: PlanDocument, options: PictureOptions = {}): Promise<DrawnPicture> {
  const { plan, layout = { items: [], checks: NO_CHECKS } } = document;
  const scene = options.scene ?? drawPlan(plan, layout);
  const longSidePx = options.longSidePx ?? LONG_SIDE_PX;
  const unit = longSidePx / 2400;
  const said = { plan, layout, units: document.scale.unit ?? 'm' };
  const { frame, labels, marks } = layOutPicture(said, scene.bounds, longSidePx, { measure, canSet });
  collectPixels();
  const easel = new Easel(renderTopView(scene, frame, options.light));
  drawMarks(easel, marks, unit);
  drawSmallPrint(easel, unit);
  const about = describePicture(document);
  const bareJpg = await encodePicture(easel.picture, about);
  drawScaleBar(easel, marks.scaleBar, unit);
  for (const label of labels) drawLabel(easel, label, unit);
  return { jpg: await encodePicture(easel.picture, about), bareJpg, frame };
}

const NO_CHECKS = { collisions: 0, outside: 0, blockedDoors: 0, blockedWindows: 0, unreachable: 0 };

const ruler = createCanvas(1, 1).getContext('2d');
function measure(text: string, sizePx: number, bold: boolean): number {
  ruler.font = fontFor(text, sizePx, bold);
  return ruler.measureText(text).width;
}
