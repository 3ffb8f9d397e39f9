import type { Plan, Room } from '#core/plan/schema.ts';
import { largestBox } from '../dwelling/largest-box.ts';
import { boundsOf, keepFree } from '../dwelling/loose-furniture.ts';
import { areaOf } from '../dwelling/rooms.ts';
import type { ExtraLabel } from '../dwelling/types.ts';
import { type Box, floorFree, touches } from '../dwelling/wall-spots.ts';
import type { Random } from '../random.ts';
import { innermostOf, isUpright, sidesOf } from './floor-shape.ts';
import { formatArea, formatSize, formatSizeAgain } from './format-length.ts';
import { roomNote } from './notes.ts';
import type { Pen } from './pen.ts';
import type { Content, RoomTruth } from './types.ts';

interface Line {
  text: string;
  px: number;
  role: 'name' | 'size' | 'area' | 'note';
  bold: boolean;
}

/** Floor of a mat as listings count it, m², and the rooms that are told in mats. */
const MAT = 1.62;
const MATTED: Room['type'][] = ['living', 'living-kitchen', 'kitchen', 'dining', 'bedroom', 'children', 'study'];
/** Share of the rooms with a name where few have one. */
const FEW = 0.25;

/** Prints names, sizes and areas into the rooms, off fixtures, furniture and door swings as far as there is room. */
export function drawLabels(
  pen: Pen,
  plan: Plan,
  extras: readonly ExtraLabel[],
  content: Content,
  random: Random,
): void {
  const bold = random.chance(0.45);
  const areaStyle = {
    unit: random.pick(['m²', 'm²', 'm2', 'sq m'] as const),
    feet: random.pick(['sq ft', 'sq. ft.', 'SF'] as const),
  };
  const small = random.pick([0.75, 0.85, 1]);
  const oversize = content.contradiction === 'half' ? random.range(1.25, 1.6) : 1;
  const taken: Box[] = [
    ...plan.fixtures.map((f) => boundsOf(f.outline)),
    ...plan.furniture.filter((f) => f.kind !== 'rug').map((f) => boundsOf(f.outline)),
    ...plan.openings.filter((o) => o.kind !== 'window').map(keepFree),
    ...plan.rooms.flatMap((room) => room.holes.map(boundsOf)),
    ...pen.texts.map((text) => toMetres(pen, text.box)),
    ...pen.dimensionStrokes.map(([a, b]) => toMetres(pen, boundsOf([a, b]))),
  ];
  const isBare = pen.style.conventions?.lettering.bareAreas;
  const { names } = pen.style;
  const isPlain = !isBare && !names && !pen.style.mats && !pen.style.numbered;
  if (isPlain) printExtras(pen, plan, extras, taken, bold);
  plan.rooms.forEach((room, index) => {
    const truth: RoomTruth = { id: room.id, label: room.label, at: pen.at(middleOf(room)) };
    if (!room.label || names === 'none' || (names === 'few' && !random.fork(room.id).chance(FEW))) {
      pen.rooms.push({ ...truth, label: `${room.label}?` });
      return;
    }
    const lines: Line[] = [{ text: room.label, px: pen.style.labelPx, role: 'name', bold }];
    const outdoors = room.type === 'balcony' || room.type === 'terrace';
    const minor = ['closet', 'wc', 'corridor', 'stairs', 'hall'].includes(room.type) || outdoors;
    if (content.sizes && room.type !== 'stairs' && (!minor || room.area > 6) && room.outline.length === 4) {
      const [width, depth] = sidesOf(room.outline);
      const factor = index % 2 ? oversize : 1;
      const size = formatSize(width * factor, depth * factor, pen.style.lengths);
      lines.push({ text: size.text, px: pen.style.labelPx * small, role: 'size', bold: false });
      if (pen.style.lengths.both)
        lines.push({
          text: formatSizeAgain(width * factor, depth * factor, pen.style.lengths),
          px: pen.style.labelPx * small,
          role: 'size',
          bold: false,
        });
      truth.size = size.metres;
    }
    if (content.areas && room.type !== 'stairs') {
      const area = formatArea(
        areaOf(room.outline) * (content.sizes ? 1 : index % 2 ? oversize ** 2 : 1),
        pen.style.lengths,
        areaStyle,
      );
      lines.push({ text: area.text, px: pen.style.labelPx * small, role: 'area', bold: false });
      truth.area = area.area;
    }
    if (pen.style.mats && MATTED.includes(room.type)) lines.push(inMats(pen, room, truth, pen.style.mats, bold));
    if (isBare) lines.splice(0, lines.length, bareArea(pen, room, truth, bold));
    const note = room.area > 5 && !outdoors ? roomNote(pen.style.extras.notes, pen.style.lengths, random) : undefined;
    if (note) lines.push({ text: note, px: Math.max(11, pen.style.labelPx * 0.75), role: 'note', bold: false });
    const whole = printBlock(pen, room, lines, taken);
    if (!whole) {
      delete truth.area;
      delete truth.size;
      // A room that is too small for its numbers usually still gets its name.
      if (lines.length === 1 || !printBlock(pen, room, lines.slice(0, 1), taken)) truth.label = `${room.label}?`;
    }
    pen.rooms.push(truth);
  });
}

/** Prints the second names of open rooms where they stand. */
function printExtras(pen: Pen, plan: Plan, extras: readonly ExtraLabel[], taken: Box[], bold: boolean): void {
  const px = pen.style.labelPx;
  for (const extra of extras) {
    const box = labelBox(pen, [{ text: extra.text, px, role: 'name', bold }], 1);
    const room = plan.rooms.find((r) => r.id === extra.room)!;
    const at = placeBlock(room.outline, box, taken, extra.at);
    if (!at) continue;
    taken.push(around(at, box));
    pen.write(extra.text, pen.at(at), { px, role: 'name', bold, room: room.id, colour: pen.style.labelColour });
  }
}

/** The area of a room as a number without name or unit: all that brochures print; the truth then tells nothing else. */
function bareArea(pen: Pen, room: Room, truth: RoomTruth, bold: boolean): Line {
  const text = areaOf(room.outline).toFixed(pen.style.lengths.decimals === 2 ? 2 : 1);
  truth.area = Number(text);
  truth.label = `${room.label}?`;
  delete truth.size;
  return { text: text.replace('.', ','), px: pen.style.labelPx, role: 'area', bold };
}

/** The size of a room in mats of 1.62 m². */
function inMats(pen: Pen, room: Room, truth: RoomTruth, sign: string, bold: boolean): Line {
  const mats = (areaOf(room.outline) / MAT).toFixed(1);
  truth.area = Number(mats) * MAT;
  return { text: `${mats}${sign}`, px: pen.style.labelPx, role: 'area', bold };
}

/** Tries the block at full size, smaller and turned, in the end over fixtures too. False when nothing fits. */
function printBlock(pen: Pen, room: Room, lines: Line[], taken: Box[]): boolean {
  const corner = boundsOf(room.outline);
  const wanted = pen.style.numbered?.at === 'corner' ? ([corner.x0, corner.y0] as const) : middleOf(room);
  for (const [shrink, turned, loose] of [
    [1, false, false],
    [0.8, false, false],
    [1, true, false],
    [0.8, true, false],
    [0.7, false, true],
    [0.7, true, true],
  ] as const) {
    if (shrink * Math.min(...lines.map((l) => l.px)) < 10.5) continue;
    const box = labelBox(pen, lines, shrink);
    const size = turned ? { width: box.height, height: box.width } : box;
    const at = placeBlock(room.outline, size, loose ? [] : taken, wanted);
    if (!at) continue;
    taken.push(around(at, size));
    const angle = turned ? -90 : 0;
    const total = lines.reduce((sum, l) => sum + l.px * shrink * 1.25, 0);
    let offset = -total / 2;
    const [x, y] = pen.at(at);
    for (const line of lines) {
      const px = line.px * shrink;
      const middle = offset + (px * 1.25) / 2;
      pen.write(line.text, turned ? [x + middle, y] : [x, y + middle], {
        px,
        role: line.role,
        bold: line.bold,
        angle,
        room: room.id,
        colour: pen.style.labelColour,
      });
      if (line.role === 'name' && !turned) setOff(pen, line, px, x, y + middle);
      offset += px * 1.25;
    }
    return true;
  }
  return false;
}

/** The line under a name or the box around it. */
function setOff(pen: Pen, { text, bold }: Line, px: number, x: number, y: number): void {
  const { ctx, style } = pen;
  if (style.labelMark === 'none') return;
  const half = pen.measure(text, px, bold) / 2;
  ctx.lineWidth = Math.max(0.8, style.linePx * 0.7);
  ctx.strokeStyle = style.labelColour;
  if (style.labelMark === 'box') ctx.strokeRect(x - half - px * 0.3, y - px * 0.6, 2 * half + px * 0.6, px * 1.2);
  else {
    ctx.beginPath();
    ctx.moveTo(x - half, y + px * 0.5);
    ctx.lineTo(x + half, y + px * 0.5);
    ctx.stroke();
  }
}

function labelBox(pen: Pen, lines: readonly Line[], shrink: number): { width: number; height: number } {
  const width = Math.max(...lines.map((l) => pen.measure(l.text, l.px * shrink, l.bold)));
  const height = lines.reduce((sum, l) => sum + l.px * shrink * 1.25, 0);
  return {
    width: (width + pen.style.labelPx * 0.5) / pen.scale,
    height: (height + pen.style.labelPx * 0.2) / pen.scale,
  };
}

const around = ([x, y]: readonly [number, number], { width, height }: { width: number; height: number }): Box => ({
  x0: x - width / 2,
  x1: x + width / 2,
  y0: y - height / 2,
  y1: y + height / 2,
});

function toMetres({ origin, scale }: Pen, { x0, x1, y0, y1 }: Box): Box {
  return {
    x0: (x0 - origin[0]) / scale,
    x1: (x1 - origin[0]) / scale,
    y0: (y0 - origin[1]) / scale,
    y1: (y1 - origin[1]) / scale,
  };
}

/** The free place for a block that is nearest to where it is wanted; metres. */
export function placeBlock(
  outline: [number, number][],
  size: { width: number; height: number },
  taken: readonly Box[],
  wanted: readonly [number, number],
): [number, number] | undefined {
  const { x0, y0, x1, y1 } = boundsOf(outline);
  let best: { at: [number, number]; distance: number } | undefined;
  for (let i = 0; i <= 24; i++) {
    for (let j = 0; j <= 24; j++) {
      const at: [number, number] = [x0 + ((x1 - x0) * i) / 24, y0 + ((y1 - y0) * j) / 24];
      const distance = Math.hypot(at[0] - wanted[0], at[1] - wanted[1]);
      if (best && distance >= best.distance) continue;
      const box = around(at, size);
      if (box.x0 < x0 || box.x1 > x1 || box.y0 < y0 || box.y1 > y1) continue;
      if (
        taken.some((other) => touches(other, box)) ||
        ((outline.length > 4 || !isUpright(outline)) && !floorFree(box, outline))
      )
        continue;
      best = { at, distance };
    }
  }
  return best?.at;
}

/** A point well inside the room: the middle of its largest part between two corners. */
export function middleOf(room: Pick<Room, 'outline'>): [number, number] {
  // The box of a closet across a corner has its middle on the slant.
  const isTriangle = room.outline.length < 4;
  if (isTriangle || !isUpright(room.outline)) return innermostOf(room.outline);
  const { x0, x1, y0, y1 } = largestBox(room.outline);
  return [(x0 + x1) / 2, (y0 + y1) / 2];
}
