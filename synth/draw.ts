import { createCanvas } from '@napi-rs/canvas';
import { type Affine, apply } from '#core/geometry/affine.ts';
import type { Plan } from '#core/plan/schema.ts';
import { moveTruth, turning } from './drawing/affine.ts';
import { paintClassMap } from './drawing/class-map.ts';
import { chainMargin } from './drawing/dimensions.ts';
import { drawExtras } from './drawing/extras.ts';
import { registerFonts } from './drawing/fonts.ts';
import { settleOpenings } from './drawing/openings.ts';
import { extentOf, paintPlan } from './drawing/paint-plan.ts';
import { makePen, type Pen, type PointPx } from './drawing/pen.ts';
import { framePhoto, photographClasses, photographTruth, takePhoto } from './drawing/photograph.ts';
import { drawSchedules } from './drawing/schedules.ts';
import { putInSetting } from './drawing/setting.ts';
import { encodeSpoilt, skewCanvas, spoilPixels, turnCanvas } from './drawing/spoil.ts';
import type { Content, DrawingStyle, DrawingTruth, VerdictCode } from './drawing/types.ts';
import { addBuiltIns } from './dwelling/built-ins.ts';
import { furnishLoosely } from './dwelling/loose-furniture.ts';
import type { Dwelling } from './dwelling/types.ts';
import { makeRandom, type Random } from './random.ts';

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
    settleOpenings(plan, style.door);
    plan.fixtures.push(...addBuiltIns(plan, random.fork(`built-ins${i}`)));
    if (content.furniture) plan.furniture = furnishLoosely(plan, random.fork(`furnish${i}`));
    return { dwelling: d, plan, extent: extentOf(plan), share: i === 0 ? 1 : second!.scaleShare };
  });
  const first = sheets[0]!;
  const longest = Math.max(first.extent.x1 - first.extent.x0, first.extent.y1 - first.extent.y0);
  const scale = Math.min(
    MOST_PX_PER_METRE,
    Math.max(LEAST_PX_PER_METRE, (style.buildingPx * (style.extras.page < 1 ? 0.72 : 1)) / longest),
  );
  const margin = (side: 'top' | 'right' | 'bottom' | 'left') => (content.chains ? chainMargin(style, side) : 0);
  const pad = style.labelPx * random.range(2, random.chance(0.2) ? 14 : 5);
  const { extras } = style;
  const foot = (extras.title || extras.scaleBar ? 4 : 0) * style.labelPx + (extras.brochure ? 6 : 0) * style.labelPx;
  const block = extras.titleBlock ? style.labelPx * 5.5 : 0;

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
  const tight = {
    width: Math.ceil(x),
    height: Math.ceil(2 * pad + margin('top') + tallest + margin('bottom') + foot + block),
  };
  const { width, height, shift } = pickPage(tight, extras.page, random.fork('page'));
  for (const origin of origins) for (const axis of [0, 1]) origin[axis]! += shift[axis]!;
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

  const busy = { x0: shift[0], y0: shift[1], x1: shift[0] + tight.width, y1: shift[1] + tight.height };
  if (extras.page < 1 && random.fork('schedules?').chance(0.5))
    drawSchedules(pen, { width, height }, busy, random.fork('schedules'));

  let truth = gatherTruth(
    pens,
    sheets.map((s) => s.plan),
    content,
    { width, height },
  );
  let strokes = pens.flatMap((p) => p.dimensionStrokes);
  let marks = pens.flatMap((p) => p.marks);
  let finished = canvas;
  const move = (affine: Affine, size: { width: number; height: number }) => {
    truth = moveTruth(truth, affine, size);
    const moved = (p: PointPx) => apply(affine, p);
    strokes = strokes.map(([a, b]) => [moved(a), moved(b)]);
    marks = marks.map((mark) => ({ ...mark, ring: mark.ring.map(moved) }));
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
  const set = putInSetting(finished, style.spoil.setting, random.fork('setting'));
  if (set.canvas !== finished) {
    finished = set.canvas;
    move([1, 0, 0, 1, ...set.offset], finished);
    truth.texts.push(...set.texts);
  }
  truth.turned = turned;
  const pixels = spoilPixels(finished, style.spoil, random.fork('spoil'), truth.texts);
  const flat = truth;
  const flatClasses = () => paintClassMap(flat, strokes, marks);
  if (style.spoil.setting !== 'photo') {
    const png = await encodeSpoilt(pixels, finished.width, finished.height, style.spoil);
    return { png, truth, classMap: flatClasses };
  }
  const { width: w, height: h } = finished;
  const photo = framePhoto(w, h, random.fork('photo'));
  const taken = takePhoto(pixels, w, h, photo, random.fork('table'));
  const png = await encodeSpoilt(taken, photo.width, photo.height, style.spoil);
  return {
    png,
    truth: photographTruth(truth, photo),
    classMap: () => photographClasses(flatClasses(), w, h, photo),
  };
}

/** A page in which the drawing takes the given share, and where on it the drawing lies. */
function pickPage(
  tight: { width: number; height: number },
  share: number,
  random: Random,
): { width: number; height: number; shift: PointPx } {
  if (share >= 1) return { ...tight, shift: [0, 0] };
  const area = (tight.width * tight.height) / share;
  const ratio = random.pick([Math.SQRT2, Math.SQRT1_2, Math.SQRT2, 1.3, 1.6, 1]);
  const width = Math.ceil(Math.max(tight.width, Math.sqrt(area * ratio)));
  const height = Math.ceil(Math.max(tight.height, Math.sqrt(area / ratio)));
  const at = (free: number) => Math.round(free * random.pick([0.5, 0.5, 0.15, 0.35]));
  return { width, height, shift: [at(width - tight.width), at(height - tight.height)] };
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
