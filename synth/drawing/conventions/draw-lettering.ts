import type { Opening, Plan } from '#core/plan/schema.ts';
import { boundsOf } from '../../dwelling/loose-furniture.ts';
import type { Random } from '../../random.ts';
import type { Pen } from '../pen.ts';
import { FIXTURE_CLASSES } from '../pixel-classes.ts';
import type { Lettering } from './conventions.ts';
import { drawRoomMarks } from './draw-room-marks.ts';
import { freePlace } from './free-place.ts';

/** Made-up names of agents and offices. */
const LOGOS = ['Nordhem', 'KOTI+', 'Lumen', 'casa uno', 'VISTA', 'Plan&Co', 'habitat', 'ORLOV', 'Sunwood', 'ARKITEKT'];

/** What an office letters over its plans besides the names of rooms: a badge with the number of rooms, letters at the openings, levels. */
export function drawConventionalLettering(pen: Pen, plan: Plan, lettering: Lettering, random: Random): void {
  if (lettering.badge) drawBadge(pen, plan, random.fork('badge'));
  if (lettering.tags) tagOpenings(pen, plan);
  if (lettering.levels) drawLevels(pen, plan, random.fork('levels'));
  if (lettering.marks !== 'none') drawRoomMarks(pen, plan, lettering.marks, random.fork('marks'));
  if (lettering.compass) drawCompass(pen, plan, random.fork('compass'));
  if (lettering.logo !== 'none') drawLogo(pen, plan, lettering.logo, random.fork('logo'));
}

/** A filled disc with the number of rooms, and the area of the home under it, in the largest room that has a place for it. */
function drawBadge(pen: Pen, plan: Plan, random: Random): void {
  const { ctx, style } = pen;
  const radius = Math.max(14, pen.scale * random.range(0.25, 0.5));
  const area = plan.rooms
    .filter((r) => r.type !== 'balcony' && r.type !== 'terrace')
    .reduce((sum, r) => sum + r.area, 0);
  const beds = plan.rooms.filter((room) => room.type === 'bedroom').length;
  const px = Math.max(12, radius * 0.75);
  const below = `${area.toFixed(1).replace('.', ',')} m²`;
  const size = [Math.max(2 * radius, pen.measure(below, px, true)) + 4, 2 * radius + px * 1.6] as const;
  for (const room of [...plan.rooms].sort((a, b) => b.area - a.area)) {
    const at = freePlace(pen, plan, room, ...size);
    if (!at) continue;
    const [x, top] = [pen.at(at)[0], pen.at(at)[1] - size[1] / 2];
    ctx.beginPath();
    ctx.arc(x, top + radius, radius, 0, 7);
    ctx.fillStyle = random.pick(['#8c8279', '#333333', '#2b4a7f', '#b0453a']);
    ctx.fill();
    pen.write(String(beds + 1), [x, top + radius], { px: radius * 1.2, role: 'note', colour: style.paper });
    pen.write(below, [x, top + 2 * radius + px * 0.9], { px, role: 'note', bold: true });
    return;
  }
}

/** W, D and GD at the openings, UP at the stairs, as on American sheets. */
function tagOpenings(pen: Pen, plan: Plan): void {
  const px = Math.max(10, pen.style.dimensionPx * 0.85);
  const put = (text: string, at: readonly [number, number]) => {
    const [x, y] = pen.at(at);
    const half = pen.measure(text, px) / 2 + 2;
    const { width, height } = pen.ctx.canvas;
    const hidden = pen.texts.some(
      ({ box: b }) => b.x0 < x + half && b.x1 > x - half && b.y0 < y + px * 0.7 && b.y1 > y - px * 0.7,
    );
    if (!hidden && x > half && y > px && x < width - half && y < height - px)
      pen.write(text, [x, y], { px, role: 'note' });
  };
  for (const opening of plan.openings) {
    const wall = plan.walls.find((w) => w.id === opening.wall)!;
    if (opening.kind === 'gap') continue;
    if (opening.swing) put('D', besideLeaf(opening));
    else if (wall.exterior)
      put(
        opening.kind === 'garage' ? 'GD' : opening.kind === 'window' ? 'W' : 'SD',
        outside(plan, opening, wall.thickness / 2 + px / pen.scale),
      );
  }
  for (const { kind, outline } of plan.fixtures)
    if (FIXTURE_CLASSES[kind] === 'stairs' && kind !== 'outer-steps') {
      const [, , c, d] = outline as [number, number][] as [
        [number, number],
        [number, number],
        [number, number],
        [number, number],
      ];
      put('UP', [(c[0] + d[0]) / 2, (c[1] + d[1]) / 2]);
    }
}

/** In the quarter that a leaf sweeps. */
function besideLeaf({ swing, from, to }: Opening): [number, number] {
  const { hinge, leaf } = swing!;
  const far = Math.hypot(from[0] - hinge[0], from[1] - hinge[1]) < 0.01 ? to : from;
  return [0, 1].map((i) => hinge[i]! + (leaf[i]! - hinge[i]!) * 0.42 + (far[i]! - hinge[i]!) * 0.42) as [
    number,
    number,
  ];
}

/** A point off the middle of an opening on the side where no room lies. */
function outside(plan: Plan, { from, to }: Opening, off: number): [number, number] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [nx, ny] = [-(to[1] - from[1]) / length, (to[0] - from[0]) / length];
  const [mx, my] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const inRoom = plan.rooms.some((room) => {
    const box = boundsOf(room.outline);
    const [x, y] = [mx + nx * off, my + ny * off];
    return x > box.x0 && x < box.x1 && y > box.y0 && y < box.y1;
  });
  const side = inRoom ? -1 : 1;
  return [mx + nx * off * side, my + ny * off * side];
}

/** Heights of floors in an oval, in a room or two. */
function drawLevels(pen: Pen, plan: Plan, random: Random): void {
  const px = Math.max(10, pen.style.dimensionPx * 0.9);
  const text = random.pick(['+2.85', '+0.00', '-0.600', '+20.97', '+92.50', '+57,140']);
  const half = pen.measure(text, px) / 2 + px * 0.6;
  for (const room of random.shuffle(plan.rooms).slice(0, 2)) {
    const at = freePlace(pen, plan, room, half * 2, px * 3);
    if (!at) continue;
    const [x, y] = pen.at(at);
    pen.ctx.beginPath();
    pen.ctx.ellipse(x, y, half, random.chance(0.5) ? half * 0.8 : px * 1.1, 0, 0, 7);
    pen.ctx.lineWidth = pen.style.linePx;
    pen.ctx.strokeStyle = pen.style.ink;
    pen.ctx.stroke();
    pen.write(text, [x, y], { px, role: 'note' });
  }
}

/** The name of an agent, in a corner of the sheet or large and pale across it; letter by letter, so that each has its own box. */
function drawLogo(pen: Pen, plan: Plan, place: 'corner' | 'across', random: Random): void {
  const { width, height } = pen.ctx.canvas;
  const text = random.pick(LOGOS);
  const across = place === 'across';
  const px = across ? width * random.range(0.05, 0.11) : Math.max(18, pen.style.labelPx * random.range(1.4, 2.6));
  const angle = across ? random.pick([0, 0, -20, -35, 30]) : 0;
  const colour = across
    ? `rgba(${random.pick(['120,120,120', '60,120,200', '200,80,80', '40,40,40'])},${random.range(0.12, 0.4).toFixed(2)})`
    : random.pick(['#1f7a3f', '#24408e', '#b8232f', '#444444', '#c8c8c8', '#e07a20']);
  const widths = [...text].map((letter) => pen.measure(letter, px, true) + px * 0.06);
  const whole = widths.reduce((sum, w) => sum + w, 0);
  const [c, s] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  const middle = across
    ? [width * random.range(0.42, 0.58), height * random.range(0.35, 0.65)]
    : [random.chance(0.5) ? whole / 2 + px * 0.5 : width - whole / 2 - px * 0.5, height - px];
  if (!across && isTaken(pen, plan, middle as [number, number], whole, px)) return;
  let along = -whole / 2;
  for (const [i, letter] of [...text].entries()) {
    const u = along + widths[i]! / 2;
    along += widths[i]!;
    if (letter !== ' ')
      pen.write(letter, [middle[0]! + u * c, middle[1]! + u * s], { px, role: 'title', bold: true, colour, angle });
  }
}

/** A rose with a long point to the north, in an upper corner. */
function drawCompass(pen: Pen, plan: Plan, random: Random): void {
  const { ctx, style } = pen;
  const r = style.labelPx * random.range(1.2, 2.2);
  const [x, y] = [random.chance(0.5) ? r * 1.8 : ctx.canvas.width - r * 1.8, r * 2];
  if (isTaken(pen, plan, [x, y], r * 3, r * 1.5)) return;
  const north = random.range(0, 2 * Math.PI);
  const tip = (quarter: number, share: number): [number, number] => {
    const angle = north + (quarter * Math.PI) / 2;
    return [x + Math.sin(angle) * r * share, y - Math.cos(angle) * r * share];
  };
  ctx.lineWidth = style.linePx;
  ctx.strokeStyle = ctx.fillStyle = style.ink;
  for (let quarter = 0; quarter < 4; quarter++) {
    ctx.beginPath();
    ctx.moveTo(...tip(quarter, quarter ? 0.85 : 1.15));
    ctx.lineTo(...tip(quarter + 0.5, 0.2));
    ctx.lineTo(x, y);
    ctx.closePath();
    ctx.fill();
    ctx.lineTo(...tip(quarter - 0.5, 0.2));
    ctx.lineTo(...tip(quarter, quarter ? 0.85 : 1.15));
    ctx.stroke();
  }
  if (random.chance(0.5)) {
    ctx.beginPath();
    ctx.arc(x, y, r * 0.6, 0, 7);
    ctx.stroke();
  }
  pen.write('N', tip(0, 1.5), { px: Math.max(10, r * 0.5), role: 'note', bold: true });
}

/** Whether the building or a text stands where something in a corner is to go, `px` to both sides of its middle; pixels. */
function isTaken(pen: Pen, plan: Plan, [x, y]: [number, number], width: number, px: number): boolean {
  const ends = boundsOf(plan.walls.flatMap(({ from, to }) => [pen.at(from), pen.at(to)]));
  const rooms = plan.rooms.map((room) => boundsOf(room.outline.map((p) => pen.at(p))));
  return [ends, ...rooms, ...pen.texts.map((text) => text.box)].some(
    (box) => box.x0 < x + width / 2 && box.x1 > x - width / 2 && box.y0 < y + px && box.y1 > y - px,
  );
}
