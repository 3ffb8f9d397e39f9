import { describe, expect, it } from 'vitest';
import { type PaintedBox, paintClasses } from '../pixel-classes/paint-classes.ts';
import type { RoomType } from '../plan/schema.ts';
import type { PointPx } from '../sheet/types.ts';
import type { RoomsPx, SymbolPx } from '../structure/types.ts';
import type { TextRun } from '../texts/types.ts';
import { seeFixtures } from './see-fixtures.ts';

const NAMES = ['room', 'toilet', 'basin', 'bath', 'shower', 'hob', 'sink', 'counter', 'appliance'];
const [SIZE, PPM] = [440, 100];
/** A room of 4 by 4 metres, its clear floor from 20 to 420. */
const FLOOR = { x0: 20, y0: 20, x1: 420, y1: 420 };

const ring = (x0: number, y0: number, x1: number, y1: number): PointPx[] => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
];
const box = (name: string, x0: number, y0: number, x1: number, y1: number): PaintedBox => ({ name, x0, y0, x1, y1 });

function roomWith(texts: TextRun[] = []): RoomsPx {
  const labels = new Uint16Array(SIZE * SIZE);
  for (let y = FLOOR.y0; y < FLOOR.y1; y++) labels.fill(1, y * SIZE + FLOOR.x0, y * SIZE + FLOOR.x1);
  const outline = ring(FLOOR.x0, FLOOR.y0, FLOOR.x1, FLOOR.y1);
  const inside = { width: SIZE, height: SIZE, data: new Uint8Array(SIZE * SIZE) };
  return { rooms: [{ outline, holes: [], areaPx: 160_000, texts, outdoor: false }], labels, inside };
}

function fixturesIn(
  type: RoomType,
  boxes: PaintedBox[],
  drawn: SymbolPx[] = [],
  texts: TextRun[] = [],
  label = '',
): SymbolPx[] {
  const classes = paintClasses(NAMES, SIZE, SIZE, boxes);
  const sight = { classes, rooms: roomWith(texts), names: [{ type, label }], ppm: PPM };
  return seeFixtures({ fixtures: drawn, furniture: [] }, sight).fixtures;
}
const kindsIn = (...args: Parameters<typeof fixturesIn>) =>
  fixturesIn(...args)
    .map(({ kind }) => kind)
    .sort();
const boundsOf = ({ outline }: SymbolPx) =>
  [0, 1].flatMap((axis) => {
    const values = outline.map((p) => Math.round(p[axis as 0 | 1]));
    return [Math.min(...values), Math.max(...values)];
  });
const symbol = (kind: string, outline: PointPx[], confidence: number): SymbolPx => ({
  kind,
  room: 0,
  outline,
  confidence,
});

/** A toilet at the left wall, a bath at the upper one. */
const TOILET = box('toilet', 30, 200, 86, 240);
const BATH = box('bath', 200, 26, 370, 96);

describe('seeFixtures', () => {
  it('finds what stands along the walls of a bathroom, and moves it to their faces', () => {
    const found = fixturesIn('bathroom', [TOILET, BATH]);
    expect(found.map(({ kind }) => kind)).toEqual(['bath', 'toilet']);
    // The fray of a blob is left out: a pixel of the map at most.
    for (const [symbol, bounds] of [
      [found[0]!, [200, 370, 20, 96]],
      [found[1]!, [20, 86, 200, 240]],
    ] as const)
      boundsOf(symbol).forEach((value, k) => {
        expect(Math.abs(value - bounds[k]!)).toBeLessThanOrEqual(2);
      });
  });

  it('finds none in a bedroom, in the middle of the floor, or of a size that there is not', () => {
    expect(kindsIn('bedroom', [TOILET, BATH])).toEqual([]);
    expect(kindsIn('bathroom', [box('toilet', 200, 200, 260, 240)])).toEqual([]);
    expect(kindsIn('bathroom', [box('bath', 20, 20, 420, 100)])).toEqual([]);
  });

  it('takes the shallower of two bowls for a basin', () => {
    expect(kindsIn('bathroom', [TOILET, box('toilet', 20, 300, 66, 350)])).toEqual(['basin', 'toilet']);
  });

  it('takes other bowls than the toilet that is drawn for basins, and the only bowl of what is called a toilet for one', () => {
    const drawn = symbol('toilet', ring(22, 205, 84, 238), 0.85);
    expect(kindsIn('bathroom', [TOILET, box('toilet', 20, 300, 86, 340)], [drawn])).toEqual(['basin', 'toilet']);
    expect(kindsIn('wc', [box('basin', 20, 300, 66, 350)], [], [], 'WC')).toEqual(['toilet']);
    expect(kindsIn('wc', [box('basin', 20, 300, 66, 350)])).toEqual(['basin']);
    expect(kindsIn('wc', [TOILET, box('basin', 20, 300, 66, 350)])).toEqual(['basin', 'toilet']);
  });

  it('takes a machine with its letter for none', () => {
    const letter: TextRun = {
      text: 'W',
      box: { x0: 35, y0: 50, x1: 50, y1: 65 },
      angle: 0,
      heightPx: 12,
      confidence: 0.9,
      source: 'ocr',
    };
    const machine = box('basin', 20, 30, 66, 86);
    expect(kindsIn('bathroom', [machine], [], [letter])).toEqual([]);
    expect(kindsIn('bathroom', [machine])).toEqual(['basin']);
  });

  it('keeps what was drawn of the same kind, and lets what is doubtful give way', () => {
    const drawn = symbol('toilet', ring(22, 205, 84, 238), 0.85);
    expect(fixturesIn('bathroom', [TOILET], [drawn])).toEqual([drawn]);
    expect(kindsIn('bathroom', [BATH], [symbol('built-in', ring(210, 25, 360, 90), 0.3)])).toEqual(['bath']);
  });

  it('keeps what was drawn in no room', () => {
    const outside = { ...symbol('basin', ring(425, 300, 438, 330), 0.65), room: -1 };
    expect(fixturesIn('wc', [TOILET, box('basin', 424, 298, 440, 332)], [outside])).toContain(outside);
  });

  it('believes no burners in the tiles of a bathroom, and no basin where bare floor is seen', () => {
    const hob = symbol('hob', ring(200, 200, 260, 260), 0.85);
    const basin = symbol('basin', ring(20, 300, 60, 350), 0.65);
    expect(kindsIn('bathroom', [TOILET], [hob, basin])).toEqual(['toilet']);
  });

  it('finds a kitchen that turns a corner, its hob and its sink, each worktop once in the corner', () => {
    const rows = [box('counter', 20, 20, 320, 80), box('counter', 20, 80, 80, 300)];
    const insets = [box('hob', 200, 24, 258, 76), box('sink', 26, 180, 74, 250)];
    const found = fixturesIn('kitchen', [...rows, ...insets]);
    expect(found.map(({ kind }) => kind).sort()).toEqual(['hob', 'kitchen-counter', 'kitchen-counter', 'sink']);
    const tops = found.filter(({ kind }) => kind === 'kitchen-counter').map(boundsOf);
    expect(tops[0]).toEqual([20, 320, 20, 80]);
    expect(tops[1]).toEqual([20, 80, 80, 300]);
  });

  it('finds an island with the sink in it, and no sink without a worktop', () => {
    const sink = box('sink', 180, 216, 240, 264);
    expect(kindsIn('living-kitchen', [box('counter', 160, 200, 340, 280), sink])).toEqual(['island', 'sink']);
    expect(kindsIn('living-kitchen', [sink])).toEqual([]);
  });
});
