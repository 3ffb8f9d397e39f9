import { createCanvas } from '@napi-rs/canvas';
import type { Plan } from '#core/plan/schema.ts';
import { drawExtras } from './drawing/extras.ts';
import { type Drawing, finishDrawing } from './drawing/finish-drawing.ts';
import { registerFonts } from './drawing/fonts.ts';
import { settleOpenings } from './drawing/openings.ts';
import { extentOf, paintPlan } from './drawing/paint-plan.ts';
import { makePen, type Pen } from './drawing/pen.ts';
import { drawSchedules } from './drawing/schedules.ts';
import { layOutSheet, type SheetPlan } from './drawing/sheet-layout.ts';
import type { Content, DrawingStyle, DrawingTruth, VerdictCode } from './drawing/types.ts';
import { addBuiltIns } from './dwelling/built-ins.ts';
import { furnishLoosely } from './dwelling/loose-furniture.ts';
import type { Dwelling } from './dwelling/types.ts';
import { makeRandom, type Random } from './random.ts';

export const DEFAULT_CONTENT: Content = { chains: true, inside: false, sizes: false, areas: false, furniture: false };

/**
 * Draws a dwelling in a style; `second` puts another plan beside it, at its own share of the scale (1: the same scale).
 * Same arguments, same bytes. The truth is in pixels of the finished picture.
 */
export async function drawDwelling(
  dwelling: Dwelling,
  style: DrawingStyle,
  seed: number,
  content: Content = DEFAULT_CONTENT,
  second?: { dwelling: Dwelling; scaleShare: number },
): Promise<Drawing> {
  registerFonts();
  const random = makeRandom(`drawing/${seed}`);
  const plans = [dwelling, ...(second ? [second.dwelling] : [])].map((d, i) =>
    preparePlan(d, i, i === 0 ? 1 : second!.scaleShare, { style, content, random }),
  );
  const { width, height, scale, origins, busy } = layOutSheet(plans, style, content, random);
  const canvas = createCanvas(width, height);
  const ctx = canvas.getContext('2d');
  ctx.fillStyle = style.paper;
  ctx.fillRect(0, 0, width, height);
  const pens = plans.map((sheet, i) => {
    const pen = makePen(ctx, style, scale * sheet.share, origins[i]!);
    paintPlan(pen, sheet.dwelling, sheet.plan, content, random.fork(`plan${i}`));
    return pen;
  });
  const pen = pens[0]!;
  drawExtras(pen, plans[0]!.plan, dwelling.language, width, height, random.fork('extras'), second === undefined);
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
  return finishDrawing(canvas, { truth, strokes, marks }, style, content, random);
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
  plan.fixtures.push(...addBuiltIns(plan, random.fork(`built-ins${index}`)));
  if (content.furniture) plan.furniture = furnishLoosely(plan, random.fork(`furnish${index}`));
  return { dwelling, plan, extent: extentOf(plan), share };
}

function gatherTruth(
  pens: readonly Pen[],
  plans: readonly Plan[],
  content: Content,
  size: { width: number; height: number },
): DrawingTruth {
  const [first, other] = pens as [Pen, Pen | undefined];
  const oneScale = !content.contradiction && (!other || other.scale === first.scale);
  const rooms = pens.flatMap((pen, i) => pen.rooms.map((room) => (i ? { ...room, id: `${room.id}-b` } : room)));
  const lengths = pens.flatMap((pen) => pen.lengths);
  const measured = lengths.length > 0 || rooms.some((room) => room.size) || first.style.extras.scaleBar;
  const codes: VerdictCode[] = [];
  if (content.furniture) codes.push('furniture_detected');
  // Where nothing is printed nothing can disagree.
  if (!oneScale && (measured || rooms.some((room) => room.area))) codes.push('size_unsupported');
  else if (!measured && rooms.some((room) => room.area))
    codes.push(...(codes.length ? [] : (['success', 'dimensions_missing'] as const)));
  // A printed area of the whole home may or may not be taken for a measure.
  else if (!measured && first.style.extras.brochure && codes.length === 0) codes.push('dimensions_missing', 'success');
  else if (!measured) codes.push('dimensions_missing');
  if (codes.length === 0) codes.push('success');
  return {
    codes,
    widthPx: size.width,
    heightPx: size.height,
    unit: measured || rooms.some((room) => room.area) ? first.style.lengths.unit : 'none',
    turned: 0,
    note: '',
    ...(oneScale ? { metresPerPixel: 1 / first.scale } : {}),
    toPixels: [first.scale, 0, 0, first.scale, first.origin[0], first.origin[1]],
    plan: other && oneScale ? joinPlans(plans[0]!, plans[1]!, first, other) : plans[0]!,
    texts: pens.flatMap((pen) => pen.texts),
    lengths,
    rooms,
  };
}

/** The second plan moved to where it stands on the sheet, in metres of the first; its ids end in `-b`. */
function joinPlans(one: Plan, two: Plan, first: Pen, other: Pen): Plan {
  const [dx, dy] = [
    (other.origin[0] - first.origin[0]) / first.scale,
    (other.origin[1] - first.origin[1]) / first.scale,
  ];
  const move = (p: [number, number]): [number, number] => [p[0] + dx, p[1] + dy];
  const id = (text: string) => `${text}-b`;
  const item = (i: Plan['fixtures'][number]) => ({
    ...i,
    id: id(i.id),
    room: id(i.room),
    outline: i.outline.map(move),
  });
  return {
    walls: [...one.walls, ...two.walls.map((w) => ({ ...w, id: id(w.id), from: move(w.from), to: move(w.to) }))],
    openings: [
      ...one.openings,
      ...two.openings.map(({ swing, ...o }) => ({
        ...o,
        id: id(o.id),
        wall: id(o.wall),
        from: move(o.from),
        to: move(o.to),
        ...(swing ? { swing: { hinge: move(swing.hinge), leaf: move(swing.leaf) } } : {}),
      })),
    ],
    rooms: [...one.rooms, ...two.rooms.map((r) => ({ ...r, id: id(r.id), outline: r.outline.map(move) }))],
    fixtures: [...one.fixtures, ...two.fixtures.map(item)],
    furniture: [...one.furniture, ...two.furniture.map(item)],
  };
}
