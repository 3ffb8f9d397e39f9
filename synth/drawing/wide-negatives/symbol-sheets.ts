import type { DrawnItem } from '#core/plan/schema.ts';
import { boxOutline } from '../../dwelling/wall-spots.ts';
import type { Random } from '../../random.ts';
import { pickElectricalLook } from '../electrical/electrical-look.ts';
import { drawElectricalSymbol, type SymbolName } from '../electrical/electrical-symbols.ts';
import { drawFixtures } from '../fixtures.ts';
import { drawFurniture } from '../furniture.ts';
import type { Painter } from '../more-negatives.ts';
import { makePen, type Pen } from '../pen.ts';
import { pickTidyStyle } from '../style.ts';
import { makeBrush } from './brush.ts';

/** Things with their width and depth, metres. */
const PIECES: Record<string, readonly [number, number]> = {
  bed: [1.6, 2], sofa: [2.1, 0.9], armchair: [0.85, 0.85], table: [1.6, 0.9], 'round-table': [1.1, 1.1], chair: [0.45, 0.45], wardrobe: [1.8, 0.6],
  desk: [1.4, 0.7], nightstand: [0.45, 0.45], toilet: [0.4, 0.68], basin: [0.55, 0.45], bath: [1.7, 0.75], shower: [0.9, 0.9], sink: [0.8, 0.5], hob: [0.6, 0.5],
  'washing-machine': [0.6, 0.6], fridge: [0.6, 0.6], cupboards: [1.8, 0.6], car: [1.8, 4.3], 'spiral-stairs': [1.6, 1.6], flight: [0.9, 2.6],
}; // biome-ignore format: a table
const FURNITURE = ['bed', 'sofa', 'armchair', 'table', 'round-table', 'chair', 'wardrobe', 'desk', 'nightstand'];
const MEANINGS: Record<SymbolName, readonly string[]> = {
  lamp: ['Ceiling light', 'Lamp outlet', 'Lichtauslass'], socket: ['Socket outlet 16 A', 'Double socket', 'Prise de courant'], switch: ['Switch, one way', 'Dimmer', 'Interruttore'],
  fan: ['Ceiling fan', 'Exhaust fan'], detector: ['Smoke detector', 'Heat detector'], tube: ['Fluorescent lamp', 'Strip light'], board: ['Distribution board', 'Meter'],
}; // biome-ignore format: a table

/** A sheet of blocks: furniture and fixtures from above, one beside the other, with their names or without. No plan. */
export const pieces: Painter = (ctx, w, h, random) => {
  const brush = makeBrush(ctx, random);
  const [columns, rows] = [random.int(3, 6), random.int(3, 5)];
  const cell = [w / columns, h / rows] as const;
  const pen = penAt(ctx, Math.min(...cell) / 3.2, random);
  const named = random.chance(0.5);
  for (let i = 0; i < columns * rows; i++) {
    const kind = random.pick(Object.keys(PIECES));
    const [width, depth] = PIECES[kind]!;
    const [x, y] = [
      (cell[0] * ((i % columns) + 0.5)) / pen.scale,
      (cell[1] * (Math.floor(i / columns) + 0.45)) / pen.scale,
    ];
    const fit = Math.min(1, 2.4 / depth);
    const body = {
      x0: x - (width * fit) / 2,
      x1: x + (width * fit) / 2,
      y0: y - (depth * fit) / 2,
      y1: y + (depth * fit) / 2,
    };
    const item: DrawnItem = { id: `s${i}`, kind, room: '', outline: boxOutline(body, [0, 1]) };
    if (FURNITURE.includes(kind)) drawFurniture(pen, [item]);
    else drawFixtures(pen, [item], random.fork(`piece ${i}`));
    ctx.fillStyle = '#111111';
    if (named) brush.say(kind.replace('-', ' '), cell[0] * ((i % columns) + 0.5), cell[1] * (Math.floor(i / columns) + 0.95), cell[1] * 0.07, 'center'); // biome-ignore format: words
  }
};

/** A legend of electrical symbols, in a table or a list. */
export const electricalLegend: Painter = (ctx, w, h, random) => {
  const brush = makeBrush(ctx, random);
  const names = random.shuffle(Object.keys(MEANINGS) as SymbolName[]);
  const [rows, columns] = [random.int(6, 12), random.pick([1, 2])];
  const step = (h * 0.84) / rows;
  const ruled = random.chance(0.6);
  const pen = penAt(ctx, step * 0.9, random);
  brush.say(
    random.pick(['LEGEND', 'Electrical symbols', 'Symbole', 'LÉGENDE']),
    w * 0.08,
    h * 0.08,
    h * 0.035,
    'left',
    true,
  );
  for (let column = 0; column < columns; column++)
    for (let i = 0; i < rows; i++) {
      const [x, y] = [w * (0.08 + (0.86 * column) / columns), h * 0.12 + i * step];
      const name = names[(i + column) % names.length]!;
      const look = { ...pickElectricalLook(pen.style.ink, '#ffffff', random.fork(`${column} ${i}`)), size: 0.2 };
      ctx.lineWidth = 1;
      if (ruled) brush.box(x, y, (w * 0.84) / columns, step);
      drawElectricalSymbol(pen, look, name, { at: [(x + step) / pen.scale, (y + step / 2) / pen.scale], angle: 0 });
      ctx.fillStyle = ctx.strokeStyle = '#111111';
      brush.say(
        random.pick(MEANINGS[name]),
        x + step * 2.2,
        y + step * 0.6,
        Math.max(12, Math.min(step * 0.28, (w / columns) * 0.045)),
      );
    }
};

function penAt(ctx: Parameters<Painter>[0], scale: number, random: Random): Pen {
  const style = pickTidyStyle('gb', random.fork('style'));
  return makePen(ctx, { ...style, linePx: random.pick([1, 1.5, 2]) }, scale, [0, 0]);
}
