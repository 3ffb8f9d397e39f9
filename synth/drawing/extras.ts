import type { Plan } from '#core/plan/schema.ts';
import type { Language } from '../dwelling/names.ts';
import type { Random } from '../random.ts';
import { drawBrochure } from './brochure.ts';
import { outerBox } from './dimensions.ts';
import { sheetScale, windowNote } from './notes.ts';
import type { Pen } from './pen.ts';

const TITLES: Record<Language, string[]> = {
  en: ['Ground Floor', 'First Floor', 'FLOOR PLAN', 'Unit B - 2 Bed', 'Second Floor'], fr: ['Plan du rez-de-chaussée', 'VUE EN PLAN', 'Plan étage', 'RDC'], de: ['Erdgeschoss', 'GRUNDRISS EG', 'Obergeschoss', 'Wohnung 3'],
  es: ['Planta baja', 'PLANTA PRIMERA', 'Vivienda tipo A'], it: ['Piano terra', 'PIANTA PIANO PRIMO', 'Appartamento B'], pt: ['Planta baixa', 'PISO 1', 'Planta do rés-do-chão'], nl: ['Begane grond', 'EERSTE VERDIEPING'], sv: ['Entréplan', 'PLAN 1', 'Övervåning'], fi: ['POHJAPIIRROS', '1. kerros', 'Asunto A 12'],
  da: ['Stueplan', '1. SAL', 'Plan 1:100'], ca: ['Planta baixa', 'PLANTA PRIMERA'], ru: ['План 1 этажа', 'ПЛАН КВАРТИРЫ', 'Первый уровень'],
}; // biome-ignore format: a table

/** What stands around a plan: title, title block, frame, north arrow, scale bar, door and window tags, an arrow at the entrance. */
export function drawExtras(
  pen: Pen,
  plan: Plan,
  language: Language,
  widthPx: number,
  heightPx: number,
  random: Random,
  scaled: boolean,
): void {
  const { extras, labelPx } = pen.style;
  if (pen.style.spoil.watermark) watermark(pen, widthPx, heightPx, random);
  const { ctx, style } = pen;
  const building = outerBox(plan);
  const [left, bottom] = [pen.at([building.x0, 0])[0], heightPx];
  if (extras.frame) strokeRect(pen, labelPx * 0.6, labelPx * 0.6, widthPx - labelPx * 1.2, heightPx - labelPx * 1.2);
  if (extras.title)
    pen.write(random.pick(TITLES[language]), [widthPx / 2, bottom - labelPx * 1.6], {
      px: labelPx * random.range(1.1, 1.5),
      role: 'title',
      bold: true,
    });
  if (style.numbered?.storey) titleStorey(pen, style.numbered.storey, pen.at([0, building.y0])[1]);
  if (extras.title && extras.notes.sheetScale) {
    const px = Math.max(11, labelPx * 0.8);
    pen.write(sheetScale(style.lengths, random), [widthPx / 2, bottom - labelPx * 0.55], { px, role: 'note' });
  }
  if (extras.brochure)
    drawBrochure(
      pen,
      plan,
      widthPx,
      bottom - labelPx * (extras.title || extras.scaleBar ? 4 : 0.6),
      random.fork('brochure'),
    );
  if (extras.titleBlock) titleBlock(pen, widthPx, heightPx, random);
  const [right, top] = [pen.at([building.x1, 0])[0], pen.at([0, building.y0])[1]];
  const inFree = right < widthPx - labelPx * 6 || top > labelPx * 6;
  if (extras.north && inFree && !style.dimensions.sides.length)
    northArrow(pen, [widthPx - labelPx * 3.2, labelPx * 3.2], labelPx * 1.5, random.range(0, 360));
  if (extras.scaleBar && scaled) scaleBar(pen, [Math.max(labelPx * 2, left), bottom - labelPx * 3.6]);
  if (extras.tags) {
    let window = 0;
    for (const opening of plan.openings) {
      if (opening.kind !== 'window') continue;
      const vertical = opening.from[0] === opening.to[0];
      const middle: [number, number] = [(opening.from[0] + opening.to[0]) / 2, (opening.from[1] + opening.to[1]) / 2];
      const inward = vertical
        ? middle[0] < (building.x0 + building.x1) / 2
          ? 1
          : -1
        : middle[1] < (building.y0 + building.y1) / 2
          ? 1
          : -1;
      const off = 0.3 + labelPx / pen.scale;
      const at = pen.at(vertical ? [middle[0] + inward * off, middle[1]] : [middle[0], middle[1] + inward * off]);
      const width = Math.hypot(opening.to[0] - opening.from[0], opening.to[1] - opening.from[1]);
      const text = windowNote(extras.notes, ++window, width, random);
      const px = style.dimensionPx * 0.8;
      const reach = { x: pen.measure(text, px) / 2 + px * 0.4, y: px };
      const hidden = pen.texts.some(
        ({ box }) =>
          box.x0 < at[0] + reach.x && box.x1 > at[0] - reach.x && box.y0 < at[1] + reach.y && box.y1 > at[1] - reach.y,
      );
      if (hidden) continue;
      if (extras.notes.window === 'number') {
        ctx.beginPath();
        ctx.arc(at[0], at[1], Math.max(reach.x, reach.y), 0, 7);
        ctx.lineWidth = style.linePx * 0.8;
        ctx.strokeStyle = style.ink;
        ctx.stroke();
      }
      pen.write(text, at, { px, role: 'note' });
    }
  }
  if (extras.tags && extras.notes.window !== 'sill') doorTags(pen, plan, random.fork('doors'));
  const entrance = plan.openings.find(
    (o) => o.kind === 'door' && plan.walls.some((w) => w.id === o.wall && w.exterior) && o.swing,
  );
  if (extras.entranceArrow && entrance?.swing && !style.dimensions.sides.length) entranceArrow(pen, entrance);
}

/** The name of a storey in the upper left corner, where it is free above the building. */
function titleStorey(pen: Pen, text: string, top: number): void {
  const px = pen.style.labelPx * 1.3;
  if (top < px * 2) return;
  pen.write(text, [px, px], { px, role: 'title', align: 'left', bold: pen.style.labelMark !== 'none' });
}

/** Numbers or sizes at the doors, on the side to which they do not open. */
function doorTags(pen: Pen, plan: Plan, random: Random): void {
  const { ctx, style } = pen;
  const px = Math.max(10, style.dimensionPx * 0.75);
  let count = 0;
  for (const { swing, from, to } of plan.openings) {
    if (!swing) continue;
    const [ux, uy] = [swing.hinge[0] - swing.leaf[0], swing.hinge[1] - swing.leaf[1]];
    const long = Math.hypot(ux, uy) || 1;
    const off = 0.25 + (px * 0.8) / pen.scale;
    const at = pen.at([(from[0] + to[0]) / 2 + (ux / long) * off, (from[1] + to[1]) / 2 + (uy / long) * off]);
    const width = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const text =
      style.extras.notes.window === 'decimetres'
        ? `${Math.round(width * 10)}x21`
        : `D${String(++count).padStart(random.chance(0.5) ? 2 : 1, '0')}`;
    const half = pen.measure(text, px) / 2 + px * 0.4;
    const hidden = pen.texts.some(
      ({ box: b }) => b.x0 < at[0] + half && b.x1 > at[0] - half && b.y0 < at[1] + px && b.y1 > at[1] - px,
    );
    if (hidden || at[0] < half || at[1] < px || at[0] > ctx.canvas.width - half || at[1] > ctx.canvas.height - px)
      continue;
    if (style.extras.notes.window === 'number') {
      ctx.beginPath();
      ctx.ellipse(at[0], at[1], half, px * 0.9, 0, 0, 7);
      ctx.lineWidth = style.linePx * 0.7;
      ctx.strokeStyle = style.ink;
      ctx.stroke();
    }
    pen.write(text, at, { px, role: 'note' });
  }
}

function strokeRect({ ctx, style }: Pen, x: number, y: number, width: number, height: number): void {
  ctx.lineWidth = style.linePx * 1.2;
  ctx.strokeStyle = style.ink;
  ctx.strokeRect(x, y, width, height);
}

/** A pale word across the sheet, or many small ones all over it. */
function watermark({ ctx }: Pen, widthPx: number, heightPx: number, random: Random): void {
  const colour = random.pick(['120,120,120', '60,120,200', '200,80,80']);
  const text = random.pick(['SAMPLE', 'DRAFT', 'homes.example', 'Copyright', 'PREVIEW']);
  const tiled = random.chance(0.3);
  ctx.save();
  ctx.translate(widthPx / 2, heightPx / 2);
  ctx.rotate(random.range(-0.6, tiled ? 0 : -0.2));
  ctx.textAlign = 'center';
  ctx.letterSpacing = '0px';
  ctx.fillStyle = `rgba(${colour},${random.range(0.08, 0.2).toFixed(2)})`;
  ctx.font = `700 ${Math.round(widthPx * (tiled ? 0.025 : 0.09))}px "Plan Sans"`;
  if (tiled) {
    const step = widthPx * 0.22;
    for (let i = -4; i <= 4; i++)
      for (let j = -6; j <= 6; j++) ctx.fillText(text, i * step + (j % 2) * step * 0.5, j * step * 0.5);
  } else ctx.fillText(text, 0, 0);
  ctx.restore();
}

function titleBlock(pen: Pen, widthPx: number, heightPx: number, random: Random): void {
  const px = Math.max(10, pen.style.labelPx * 0.7);
  const [width, height] = [px * 22, px * 7.5];
  const [x, y] = [widthPx - width - px, heightPx - height - px];
  pen.ctx.fillStyle = pen.style.paper;
  pen.ctx.fillRect(x, y, width, height);
  strokeRect(pen, x, y, width, height);
  const lines = [
    `PROJECT ${random.int(1000, 9999)}`,
    `DRAWING A-${random.int(100, 199)}  REV ${random.pick(['A', 'B', 'C'])}`,
    `DATE ${random.int(1, 28)}/0${random.int(1, 9)}/20${random.int(10, 25)}`,
    `TEL. 0${random.int(100, 999)} ${random.int(100000, 999999)}`,
  ];
  lines.forEach((line, i) => {
    const top = y + (height * i) / lines.length;
    if (i) {
      pen.ctx.beginPath();
      pen.ctx.moveTo(x, top);
      pen.ctx.lineTo(x + width, top);
      pen.ctx.stroke();
    }
    pen.write(line, [x + px * 0.6, top + height / lines.length / 2], { px, role: 'note', align: 'left' });
  });
}

function northArrow(pen: Pen, [x, y]: [number, number], radius: number, degrees: number): void {
  const { ctx, style } = pen;
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate((degrees * Math.PI) / 180);
  ctx.beginPath();
  ctx.arc(0, 0, radius, 0, 7);
  ctx.lineWidth = style.linePx;
  ctx.strokeStyle = style.ink;
  ctx.stroke();
  ctx.beginPath();
  ctx.moveTo(0, -radius);
  ctx.lineTo(radius * 0.35, radius * 0.7);
  ctx.lineTo(0, radius * 0.4);
  ctx.lineTo(-radius * 0.35, radius * 0.7);
  ctx.closePath();
  ctx.fillStyle = style.ink;
  ctx.fill();
  ctx.restore();
  const a = ((degrees - 90) * Math.PI) / 180;
  pen.write('N', [x + Math.cos(a) * radius * 1.5, y + Math.sin(a) * radius * 1.5], {
    px: radius * 0.7,
    role: 'note',
    bold: true,
  });
}

/** Black and white metres. */
function scaleBar(pen: Pen, [x, y]: [number, number]): void {
  const { ctx, style, scale } = pen;
  const height = style.dimensionPx * 0.4;
  for (let i = 0; i < 5; i++) {
    ctx.fillStyle = i % 2 ? style.paper : style.ink;
    ctx.fillRect(x + i * scale, y, scale, height);
    ctx.lineWidth = style.linePx * 0.8;
    ctx.strokeStyle = style.ink;
    ctx.strokeRect(x + i * scale, y, scale, height);
  }
  for (const metres of [0, 1, 5])
    pen.write(metres === 5 ? '5 m' : String(metres), [x + metres * scale, y - style.dimensionPx * 0.7], {
      px: style.dimensionPx * 0.9,
      role: 'note',
    });
}

function entranceArrow(pen: Pen, { from, to, swing }: Plan['openings'][number]): void {
  const middle: [number, number] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const out = [swing!.hinge[0] - swing!.leaf[0], swing!.hinge[1] - swing!.leaf[1]] as const;
  const length = Math.hypot(...out);
  const [ux, uy] = [out[0] / length, out[1] / length];
  const tip: [number, number] = [middle[0] + ux * 0.4, middle[1] + uy * 0.4];
  const wing = (s: number): [number, number] => [tip[0] + ux * 0.4 - uy * 0.22 * s, tip[1] + uy * 0.4 + ux * 0.22 * s];
  pen.line([tip, wing(1), wing(-1)], { closed: true, fill: pen.style.ink });
}
