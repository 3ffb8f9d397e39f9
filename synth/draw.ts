import { createCanvas } from '@napi-rs/canvas';
import type { Plan } from '#core/plan/schema.ts';
import { type Affine, moveTruth, turning } from './drawing/affine.ts';
import { paintClassMap } from './drawing/class-map.ts';
import { chainMargin } from './drawing/dimensions.ts';
import { drawExtras } from './drawing/extras.ts';
import { registerFonts } from './drawing/fonts.ts';
import { extentOf, paintPlan } from './drawing/paint-plan.ts';
import { makePen, type Pen, type PointPx } from './drawing/pen.ts';
import { encodeSpoilt, skewCanvas, turnCanvas } from './drawing/spoil.ts';
import type { Content, DrawingStyle, DrawingTruth, VerdictCode } from './drawing/types.ts';
import { addBuiltIns } from './dwelling/built-ins.ts';
import { furnishLoosely } from './dwelling/loose-furniture.ts';
import type { Dwelling } from './dwelling/types.ts';
import { makeRandom } from './random.ts';

/** A drawing and all that is known about it. */
export interface Drawing {
  png: Uint8Array;
  truth: DrawingTruth;
  /** The class of every pixel (see `PIXEL_CLASSES`), painted when asked for. */
  classMap(): Uint8Array;
}

export const DEFAULT_CONTENT: Content = { chains: true, inside: false, sizes: false, areas: false, furniture: false };
const MOST_PX_PER_METRE = 150;
const LEAST_PX_PER_METRE = 36;

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
  const sheets = [dwelling, ...(second ? [second.dwelling] : [])].map((d, i) => {
    const plan = structuredClone(d.plan);
    plan.fixtures.push(...addBuiltIns(plan, random.fork(`built-ins${i}`)));
    if (content.furniture) plan.furniture = furnishLoosely(plan, random.fork(`furnish${i}`));
    return { dwelling: d, plan, extent: extentOf(plan), share: i === 0 ? 1 : second!.scaleShare };
  });
  const first = sheets[0]!;
  const longest = Math.max(first.extent.x1 - first.extent.x0, first.extent.y1 - first.extent.y0);
  const scale = Math.min(MOST_PX_PER_METRE, Math.max(LEAST_PX_PER_METRE, style.buildingPx / longest));
  const margin = (side: 'top' | 'right' | 'bottom' | 'left') => (content.chains ? chainMargin(style, side) : 0);
  const pad = style.labelPx * random.range(2, random.chance(0.2) ? 14 : 5);
  const foot = style.extras.title || style.extras.scaleBar ? style.labelPx * 4 : 0;
  const block = style.extras.titleBlock ? style.labelPx * 5.5 : 0;

  let x = pad;
  const origins = sheets.map(({ extent, share }): PointPx => {
    const origin: PointPx = [
      x + margin('left') - extent.x0 * scale * share,
      pad + margin('top') - extent.y0 * scale * share,
    ];
    x += margin('left') + (extent.x1 - extent.x0) * scale * share + margin('right') + pad;
    return origin;
  });
  const tallest = Math.max(...sheets.map(({ extent, share }) => (extent.y1 - extent.y0) * scale * share));
  const [width, height] = [
    Math.ceil(x),
    Math.ceil(2 * pad + margin('top') + tallest + margin('bottom') + foot + block),
  ];
  const canvas = createCanvas(width, height);
  const ctx = canvas.getContext('2d');
  ctx.fillStyle = style.paper;
  ctx.fillRect(0, 0, width, height);
  const pens = sheets.map((sheet, i) => {
    const pen = makePen(ctx, style, scale * sheet.share, origins[i]!);
    paintPlan(pen, sheet.dwelling, sheet.plan, content, random.fork(`plan${i}`));
    return pen;
  });
  const pen = pens[0]!;
  drawExtras(pen, first.plan, dwelling.language, width, height, random.fork('extras'), second === undefined);

  let truth = gatherTruth(
    pens,
    sheets.map((s) => s.plan),
    content,
    { width, height },
  );
  let strokes = pens.flatMap((p) => p.dimensionStrokes);
  let finished = canvas;
  const move = (affine: Affine, size: { width: number; height: number }) => {
    truth = moveTruth(truth, affine, size);
    strokes = strokes.map(
      ([a, b]) =>
        [a, b].map(([px, py]) => [
          affine[0] * px + affine[2] * py + affine[4],
          affine[1] * px + affine[3] * py + affine[5],
        ]) as [PointPx, PointPx],
    );
  };
  if (content.contradiction === 'stretched') {
    const stretch = random.fork('stretch').pick([0.78, 0.85, 1.15, 1.25]);
    const size = { width: Math.round(width * stretch), height };
    finished = createCanvas(size.width, height);
    finished.getContext('2d').drawImage(canvas, 0, 0, size.width, height);
    move([size.width / width, 0, 0, 1, 0, 0], size);
  }
  const { turned, skewDegrees } = style.spoil;
  if (skewDegrees) {
    finished = skewCanvas(finished, skewDegrees, style.paper);
    const { affine } = turning(skewDegrees, finished.width, finished.height);
    move(affine, finished);
  }
  if (turned) {
    const { affine, width: w, height: h } = turning(turned, finished.width, finished.height);
    finished = turnCanvas(finished, turned);
    move(affine, { width: w, height: h });
  }
  truth.turned = turned;
  const png = await encodeSpoilt(finished, style.spoil, random.fork('spoil'));
  return { png, truth, classMap: () => paintClassMap(truth, strokes) };
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
  if (!oneScale) codes.push('size_unsupported');
  else if (!measured && rooms.some((room) => room.area))
    codes.push(...(codes.length ? [] : (['success', 'dimensions_missing'] as const)));
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
