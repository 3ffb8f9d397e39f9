import { createCanvas } from '@napi-rs/canvas';
import { settleByConvention } from './drawing/conventions/settle-by-convention.ts';
import { drawExtras } from './drawing/extras.ts';
import { type Drawing, finishDrawing } from './drawing/finish-drawing.ts';
import { registerFonts } from './drawing/fonts.ts';
import { gatherTruth } from './drawing/gather-truth.ts';
import { paintSquares } from './drawing/grounds.ts';
import { numberRooms } from './drawing/kinds/number-rooms.ts';
import { settleListing } from './drawing/kinds/settle-listing.ts';
import { stripPlan } from './drawing/kinds/strip-plan.ts';
import { settleOpenings } from './drawing/openings.ts';
import { extentOf, paintPlan } from './drawing/paint-plan.ts';
import { makePen } from './drawing/pen.ts';
import { drawSchedules } from './drawing/schedules.ts';
import { layOutSheet, type SheetPlan } from './drawing/sheet-layout.ts';
import type { DrawnPlan } from './drawing/sheet-truth.ts';
import type { Content, DrawingStyle } from './drawing/types.ts';
import { bendPlan } from './dwelling/bend-plan.ts';
import { addBuiltIns } from './dwelling/built-ins.ts';
import { dressRooms } from './dwelling/dress-rooms.ts';
import { findBend } from './dwelling/find-bend.ts';
import { furnishSparsely } from './dwelling/furnish-sparsely.ts';
import { furnishLoosely } from './dwelling/loose-furniture.ts';
import { addPiers } from './dwelling/piers.ts';
import type { Dwelling } from './dwelling/types.ts';
import { makeRandom, type Random } from './random.ts';

export const DEFAULT_CONTENT: Content = { chains: true, inside: false, sizes: false, areas: false, furniture: false };

/** Another plan on a sheet: one more storey, or one more home. */
export interface PlanBeside {
  dwelling: Dwelling;
  scaleShare: number;
}

/**
 * Draws a dwelling in a style, and the plans of `others` beside it, each at its own share of the scale (1: the same scale).
 * Same arguments, same bytes. The truth is in pixels of the finished picture.
 */
export async function drawDwelling(
  dwelling: Dwelling,
  style: DrawingStyle,
  seed: number,
  content: Content = DEFAULT_CONTENT,
  others: readonly PlanBeside[] = [],
): Promise<Drawing> {
  registerFonts();
  const random = makeRandom(`drawing/${seed}`);
  const plans = [{ dwelling, scaleShare: 1 }, ...others].map((one, i) =>
    preparePlan(one.dwelling, i, one.scaleShare, { style, content, random }),
  );
  if (content.sparse) furnishOne(plans, random.fork('sparse'));
  const { width, height, scale, origins, busy } = layOutSheet(plans, style, content, random);
  const canvas = createCanvas(width, height);
  const ctx = canvas.getContext('2d');
  ctx.fillStyle = style.ground ?? style.paper;
  ctx.fillRect(0, 0, width, height);
  if (style.squares) paintSquares(ctx, style.squares, scale * (scale > 60 ? 0.5 : 1));
  const pens = plans.map((sheet, i) => {
    const pen = makePen(ctx, style, scale * sheet.share, origins[i]!);
    paintPlan(pen, sheet.dwelling, sheet.plan, content, random.fork(`plan${i}`));
    return pen;
  });
  const pen = pens[0]!;
  drawExtras(pen, plans[0]!.plan, dwelling.language, width, height, random.fork('extras'), others.length === 0);
  if (style.extras.page < 1 && random.fork('schedules?').chance(0.5))
    drawSchedules(pen, { width, height }, busy, random.fork('schedules'));

  const truth = gatherTruth(
    pens,
    plans.map((s) => s.plan),
    content,
    { width, height },
  );
  const strokes = pens.flatMap((p) => p.dimensionStrokes);
  const marks = pens.flatMap((p) => p.marks);
  const drawn = pens.map(
    (p, i): DrawnPlan => ({
      plan: plans[i]!.plan,
      toPixels: [p.scale, 0, 0, p.scale, ...p.origin],
    }),
  );
  return finishDrawing(canvas, { truth, drawn, strokes, marks }, style, content, random);
}

/** The plan of a dwelling as it is to be drawn: its openings in the drawing's way, with what is built in and what stands in it. */
function preparePlan(
  dwelling: Dwelling,
  index: number,
  share: number,
  { style, content, random }: { style: DrawingStyle; content: Content; random: Random },
): SheetPlan {
  const plan = structuredClone(dwelling.plan);
  settleOpenings(plan, style.door);
  if (style.conventions) settleByConvention(plan, style.conventions, random.fork(`conventions${index}`));
  plan.fixtures.push(...addBuiltIns(plan, random.fork(`built-ins${index}`)));
  const loosely = content.furniture && !content.sparse;
  if (loosely) plan.furniture = furnishLoosely(plan, random.fork(`furnish${index}`));
  if (loosely && style.conventions) dressRooms(plan, random.fork(`dress${index}`));
  if (style.piers) plan.fixtures.push(...addPiers(plan, random.fork(`piers${index}`)));
  if (style.mats) settleListing(plan, random.fork(`listing${index}`));
  if (style.numbered) numberRooms(plan, random.fork(`numbers${index}`));
  if (style.stripped) stripPlan(plan, style.stripped);
  const bend = dwelling.bent && findBend(plan, random.fork(`bend${index}`));
  if (!bend) return { dwelling, plan, extent: extentOf(plan), share };
  const { extraLabels } = dwelling;
  const moved = bendPlan(
    plan,
    extraLabels.map(({ at }) => at),
    bend,
  );
  const bent = { ...dwelling, extraLabels: extraLabels.map((label, i) => ({ ...label, at: moved[i]! })) };
  return { dwelling: bent, plan, extent: extentOf(plan), share };
}

/** Puts the few pieces of a sheet that has hardly any into one of its plans; all that fits into the first where none has a place for them. */
function furnishOne(plans: readonly SheetPlan[], random: Random): void {
  for (const { plan } of random.shuffle(plans)) {
    plan.furniture = furnishSparsely(plan, random.fork('pieces'));
    if (plan.furniture.length) return;
  }
  plans[0]!.plan.furniture = furnishLoosely(plans[0]!.plan, random.fork('loosely'));
}
