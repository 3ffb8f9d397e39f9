import { formatLength, type Units } from '../gallery/units.ts';
import type { Chains, Facade } from './facade-chains.ts';
import { FONT, lettering, textWidth } from './lettering.ts';
import type { Lettering, Mark, Step } from './types.ts';

/** From the drawing to the first chain, and from chain to chain, millimetres: two rows of figures have room above a line. */
const FIRST = 9;
const NEXT = 7.5;
/** Above the outermost chain there is room for its figures. */
const ABOVE = 4;
/** Slash at the end of every measure and the short line at it, millimetres to either side. */
const SLASH = 0.9;
const WITNESS = 1.6;
/** Air under and beside figures, millimetres. */
const AIR = 0.7;

/** How much paper the chains of a side take. */
export const chainsDepth = (chains: Chains): number =>
  chains.length ? FIRST + NEXT * (chains.length - 1) + ABOVE : WITNESS;

export interface ChainPlace {
  readonly facade: Facade;
  /** The coordinate across the side from which chains are set off, on paper: y of the top, x of the left … */
  readonly edge: number;
  /** From metres along the side to millimetres of paper. */
  readonly toPaper: (metres: number) => number;
  readonly units: Units;
}

/** A measure as plans give it: metres to the centimetre without the unit, or feet and inches. */
export const dimensionText = (metres: number, units: Units): string =>
  units === 'm' ? metres.toFixed(2) : formatLength(metres, 'ft');

/** The chains of one side, each a line with a slash at every place and the measures between them; figures are read from below or from the right. */
export function chainMarks(chains: Chains, place: ChainPlace): Mark[] {
  const out = place.facade === 'top' || place.facade === 'left' ? -1 : 1;
  return chains.flatMap((chain, level) => chainMark(chain, place.edge + out * (FIRST + NEXT * level), place));
}

function chainMark(chain: readonly number[], across: number, { facade, toPaper, units }: ChainPlace): Mark[] {
  const upright = facade === 'left' || facade === 'right';
  const at = (along: number, off: number): [number, number] =>
    upright ? [across + off, along] : [along, across + off];
  const places = chain.map(toPaper);
  const line = (...points: [number, number][]): Step[] => points.map(([x, y], i) => [i ? 'L' : 'M', x, y]);
  const thin = line(at(places[0]! - WITNESS, 0), at(places.at(-1)! + WITNESS, 0));
  const slashes: Step[] = [];
  for (const along of places) {
    thin.push(...line(at(along, -WITNESS), at(along, WITNESS)));
    const [x, y] = at(along, 0);
    slashes.push(...line([x - SLASH, y + SLASH], [x + SLASH, y - SLASH]));
  }
  const figures = rowsOf(
    chain.slice(1).map((end, i) => ({
      text: dimensionText(end - chain[i]!, units),
      from: places[i]!,
      to: places[i + 1]!,
    })),
  );
  return [
    { kind: 'outline', steps: thin, line: 'thin', tone: 'quiet' },
    { kind: 'outline', steps: slashes, line: 'edge', tone: 'ink' },
    ...figures.map(({ text, middle, row }): Lettering => {
      const [x, y] = at(middle, offsetOf(row));
      return lettering({
        text,
        x,
        y,
        sizeMm: FONT.dimension,
        align: 'middle',
        turn: upright ? -90 : 0,
      });
    }),
  ];
}

/** From the line to the base line of a row: 0 and 1 above it, -1 below it. */
const offsetOf = (row: number): number => (row < 0 ? AIR + FONT.dimension * 0.78 : -AIR - row * FONT.dimension * 0.95);

interface Measure {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/**
 * Figures that are wider than what they measure go where there is room: beyond the end of the chain, below the line, or into a second row
 * above it. One that finds no room is left out; the next chain says enough.
 */
function rowsOf(measures: readonly Measure[]): { text: string; middle: number; row: number }[] {
  const taken = new Map<number, [number, number][]>([[0, []], [1, []], [-1, []]]); // biome-ignore format: rows
  const placed: { text: string; middle: number; row: number }[] = [];
  const widthOf = ({ text }: Measure) => textWidth(text, FONT.dimension) + AIR;
  const put = (measure: Measure, ways: readonly { row: number; middle: number }[]): void => {
    const half = widthOf(measure) / 2;
    const way = ways.find(({ row, middle }) =>
      taken.get(row)!.every(([a, b]) => middle + half <= a || middle - half >= b),
    );
    if (!way) return;
    taken.get(way.row)!.push([way.middle - half, way.middle + half]);
    placed.push({ text: measure.text, ...way });
  };
  const middleOf = ({ from, to }: Measure) => (from + to) / 2;
  const fits = (measure: Measure) => widthOf(measure) <= measure.to - measure.from;
  for (const measure of measures) if (fits(measure)) put(measure, [{ row: 0, middle: middleOf(measure) }]);
  measures.forEach((measure, i) => {
    if (fits(measure)) return;
    const beyond = WITNESS + widthOf(measure) / 2;
    const ways = [-1, 1].map((row) => ({ row, middle: middleOf(measure) }));
    if (i === 0) put(measure, [{ row: 0, middle: measure.from - beyond }, ...ways]);
    else if (i === measures.length - 1) put(measure, [{ row: 0, middle: measure.to + beyond }, ...ways]);
    else put(measure, ways);
  });
  return placed;
}
