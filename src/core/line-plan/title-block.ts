import { formatArea, type Units } from '../gallery/units.ts';
import { type HomeFacts, titleOf } from './home-facts.ts';
import { FONT, lettering, textWidth } from './lettering.ts';
import type { Mark, Step } from './types.ts';

export const DISCLAIMER = 'Virtually furnished, illustrative; not a survey. Sizes are approximate.';

export interface TitleBlock {
  readonly facts: HomeFacts;
  readonly units: Units;
  readonly scale: number;
  /** Of the sheet, where it is one that can be printed. */
  readonly paper?: string;
  readonly furnished: boolean;
  /** Whether the rooms are listed with their areas. */
  readonly table: boolean;
}

/** Left part with title and scale, and one column of the table, millimetres. */
const LEFT = 88;
const COLUMN = 52;
const ROW = FONT.text * 1.5;
const GAP = 6;
/** So many rows fit beside the rest of the block. */
const USUAL_ROWS = 5;
/** Height without a table: title, a line on the scale, the scale bar with its figures, and the small print. */
const LEAST_HEIGHT = 27;

/** Kilometres are none of a home's: lengths that a scale bar may have, in its unit, longest first. */
const BAR: Record<Units, { lengths: readonly number[]; metres: number; name: string }> = {
  m: { lengths: [10, 5, 4, 2, 1], metres: 1, name: 'm' },
  ft: { lengths: [40, 20, 10, 5], metres: 0.3048, name: 'ft' },
};
const BAR_MOST = 62;
const BAR_HEIGHT = 1.3;

/** How much room the block takes on a sheet that is so wide inside. */
export function titleBlockHeight(block: TitleBlock, widthMm: number): number {
  return Math.max(LEAST_HEIGHT, block.table ? ROW * rowsOf(block, widthMm).length + GAP : 0);
}

/** Title, scale, bar and small print at the left; the rooms in columns at the right. @param top left corner, millimetres */
export function titleBlockMarks(block: TitleBlock, [x, y]: readonly [number, number], widthMm: number): Mark[] {
  const { facts, units, scale, paper, furnished } = block;
  const measures = `1:${scale}${paper ? ` on ${paper}` : ''}, dimensions in ${units === 'm' ? 'metres' : 'feet and inches'}`;
  const kind = furnished ? 'Furnished floor plan' : 'Floor plan';
  return [
    lettering({ text: titleOf(facts, units), x, y: y + 5, sizeMm: FONT.title, bold: true }),
    lettering({ text: `${kind}, ${measures}`, x, y: y + 10, sizeMm: FONT.text, tone: 'quiet' }),
    ...scaleBar(units, scale, x, y + 14),
    lettering({
      text: furnished ? DISCLAIMER : DISCLAIMER.replace(/^.*?illustrative; n/, 'N'),
      x,
      y: y + 24.5,
      sizeMm: FONT.small,
      tone: 'quiet',
    }),
    ...(block.table ? tableMarks(block, [x, y], widthMm) : []),
  ];
}

/** Black and white by turns, with its figures below. */
function scaleBar(units: Units, scale: number, x: number, y: number): Mark[] {
  const { lengths, metres, name } = BAR[units];
  const perUnit = (metres * 1000) / scale;
  const length = lengths.find((l) => l * perUnit <= BAR_MOST) ?? lengths.at(-1)!;
  const parts = length % 4 === 0 ? 4 : length % 5 === 0 ? 5 : length;
  const step = (length / parts) * perUnit;
  const marks: Mark[] = [];
  for (let i = 0; i < parts; i++)
    marks.push({
      kind: 'outline',
      steps: box(x + i * step, y, step),
      line: 'thin',
      tone: 'ink',
      fill: i % 2 ? 'paper' : 'ink',
    });
  for (const i of [0, parts]) {
    const text = i ? `${length} ${name}` : '0';
    marks.push(
      lettering({ text, x: x + i * step, y: y + BAR_HEIGHT + 3, sizeMm: FONT.small, align: i ? 'middle' : 'start' }),
    );
  }
  return marks;
}

const box = (x: number, y: number, width: number): Step[] => [
  ['M', x, y],
  ['L', x + width, y],
  ['L', x + width, y + BAR_HEIGHT],
  ['L', x, y + BAR_HEIGHT],
  ['Z'],
];

interface Cell {
  readonly name: string;
  readonly area: string;
  readonly total: boolean;
}

/** The rooms, then their sums, in as few columns as the block's height allows; read down each column. */
function rowsOf({ facts, units }: TitleBlock, widthMm: number): (Cell | undefined)[][] {
  const cells: Cell[] = facts.rooms.map(({ name, area }) => ({ name, area: formatArea(area, units), total: false }));
  cells.push({ name: 'Floor area', area: formatArea(facts.indoorArea, units), total: true });
  if (facts.outdoorArea > 0) cells.push({ name: 'Outdoors', area: formatArea(facts.outdoorArea, units), total: true });
  const most = Math.max(1, Math.floor((widthMm - LEFT) / COLUMN));
  const rows = Math.max(Math.ceil(cells.length / most), Math.min(cells.length, USUAL_ROWS));
  const columns = Math.ceil(cells.length / rows);
  return Array.from({ length: rows }, (_, row) => Array.from({ length: columns }, (_, c) => cells[c * rows + row]));
}

function tableMarks(block: TitleBlock, [x, y]: readonly [number, number], widthMm: number): Mark[] {
  return rowsOf(block, widthMm).flatMap((cells, row) =>
    cells.flatMap((cell, i): Mark[] => {
      if (!cell) return [];
      const [left, base] = [x + LEFT + i * COLUMN, y + ROW * (row + 1)];
      const style = { y: base, sizeMm: FONT.text, bold: cell.total };
      const room = COLUMN - GAP - textWidth(cell.area, FONT.text, cell.total) - 2;
      return [
        lettering({ ...style, text: shortened(cell.name, room, cell.total), x: left }),
        lettering({
          ...style,
          text: cell.area,
          x: left + COLUMN - GAP,
          align: 'end',
          tone: cell.total ? 'ink' : 'quiet',
        }),
      ];
    }),
  );
}

/** A name that is too long for its column ends in dots. */
function shortened(name: string, widthMm: number, bold: boolean): string {
  let letters = [...name];
  while (letters.length > 1 && textWidth(letters.join(''), FONT.text, bold) > widthMm) letters = letters.slice(0, -1);
  return letters.length === [...name].length ? name : `${letters.join('').trimEnd()}…`;
}
