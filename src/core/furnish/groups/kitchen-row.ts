import type { Kind } from '../catalogue/catalogue.ts';
import { type KitchenNeeds, kitchenTemplate } from './kitchen-template.ts';
import { mirrorTemplate, type Option, piece, type Stretchable, type Template } from './template.ts';
import { fitUnits, hangOver, layUnits, type Unit, unit, widthOf, worktop } from './unit-row.ts';
import { useZones } from './use-zones.ts';

interface Row {
  readonly name: string;
  /** Only where the kitchen needs a larder at least so much. */
  readonly larder?: number;
  readonly units: readonly Unit[];
}

const sink = (least: number, ideal = 0.6, most = ideal): Unit => ({ kind: 'kitchen-sink', least, ideal, most });
const hob = (least = 0.6, ideal = 0.6): Unit => ({ kind: 'hob', least, ideal, most: ideal });
const fridge = (least = 0.6, ideal = 0.6): Unit => ({ kind: 'fridge', least, ideal, most: ideal });
/** NKBA: worktop to put things down beside the fridge and beside the hob, and between sink and hob to prepare (with the dishwasher's). */
const landing = worktop(0.3, 0.45, 0.9);
const preparation = worktop(0.15, 0.4, 0.7);
const beyondHob = worktop(0.3, 0.6, 1.2);
const wet = [sink(0.6, 0.8, 0.9), unit('dishwasher')];

/** From the tall end to the hob's: what stands where in a row, in the lengths that each makes sense for. */
const ROWS: readonly Row[] = [
  { name: 'grand', larder: 0.8, units: [unit('larder'), unit('tall-oven'), unit('american-fridge'), worktop(0.3, 0.45, 0.7), unit('kitchen-sink', 0.9), unit('dishwasher'), preparation, unit('range-cooker'), beyondHob] },
  { name: 'larder', larder: 0.2, units: [unit('larder'), fridge(), landing, ...wet, preparation, hob(), beyondHob] },
  { name: 'usual', units: [fridge(), landing, ...wet, preparation, hob(), beyondHob] },
  { name: 'short', units: [fridge(), worktop(0.3, 0.35, 0.4), sink(0.5), unit('dishwasher'), hob(), worktop(0.3, 0.35, 0.4)] },
  { name: 'narrow', units: [fridge(0.55), sink(0.5), worktop(0.6, 0.7, 0.9), hob(), worktop(0.3, 0.35, 0.6)] },
  { name: 'compact', units: [fridge(0.5, 0.55), sink(0.4, 0.5), worktop(0.5, 0.55, 0.6), hob(0.4, 0.5), worktop(0.3, 0.3, 0.3)] },
]; // biome-ignore format: a table
/** The hob on the landing's side and the sink at the free end: where the window asks for it. */
const HOB_FIRST: readonly Row[] = [
  { name: 'hob-first', units: [fridge(), landing, hob(), preparation, unit('dishwasher'), sink(0.6, 0.8, 0.9), worktop(0.15, 0.45, 0.9)] },
  { name: 'hob-first-larder', larder: 0.2, units: [unit('larder'), fridge(), landing, hob(), preparation, unit('dishwasher'), sink(0.6, 0.8, 0.9), worktop(0.15, 0.45, 0.9)] },
]; // biome-ignore format: a table
/** Under a worktop of 1.8 m even the fridge is under it. The hob is at the end of the run, which is better avoided. */
const TINY: Row = {
  name: 'tiny',
  units: [unit('undercounter-fridge', 0.5), sink(0.4, 0.45), worktop(0.5, 0.55, 0.6), hob(0.4, 0.5)],
};
/** With the washing machine under the worktop, where the home has no better place for it. */
const WITH_WASHER: readonly Row[] = [
  { name: 'washer', units: [fridge(), worktop(0.3, 0.4, 0.5), sink(0.6, 0.8), unit('dishwasher'), unit('washing-machine'), worktop(0.15, 0.3, 0.4), hob(), beyondHob] },
  { name: 'washer-for-dishes', units: [fridge(), landing, sink(0.6, 0.8, 0.9), unit('washing-machine'), preparation, hob(), beyondHob] },
  { name: 'washer-narrow', units: [fridge(0.55), sink(0.5), unit('washing-machine'), worktop(0.15, 0.2, 0.4), hob(), worktop(0.3, 0.35, 0.6)] },
]; // biome-ignore format: a table
/** Without a fridge: it stands elsewhere, or is drawn. */
const WITHOUT_FRIDGE: readonly Row[] = [
  { name: 'cold-elsewhere', units: [worktop(0.15, 0.45, 0.9), ...wet, preparation, hob(), beyondHob] },
  { name: 'cold-elsewhere-small', units: [sink(0.45), worktop(0.5, 0.6, 0.7), hob(0.5), worktop(0.3, 0.3, 0.3)] },
]; // biome-ignore format: a table
/** What a row costs with the hob nearer to the fridge than the sink, one under 1.8 m, and one whose fridge stands elsewhere. */
const WORSE = { hobFirst: 0.05, tiny: 0.4, fridgeElsewhere: 0.3 };
/** Lengths are tried this far apart for the one with enough worktop, metres. */
const STEP = 0.1;

/** The shortest row of these units that has the worktop that is needed, else the longest. */
function idealLength(units: readonly Unit[], needed: number): number {
  const most = widthOf(units, 'most');
  const isTop = (kind: Kind) => kind === 'kitchen-counter' || kind === 'dishwasher';
  for (let length = widthOf(units, 'least'); length < most; length += STEP) {
    const top = fitUnits(units, length).reduce((sum, { kind, width }) => sum + (isTop(kind) ? width : 0), 0);
    if (top >= needed) return length;
  }
  return most;
}

/** A row at a wall and its mirror image, as long as the wall lets it be. */
function stretchedRow({ name, units, larder = 0 }: Row, needs: KitchenNeeds, worse = 0): Stretchable[] {
  if (needs.larder < larder) return [];
  const make = (length: number): Template => {
    const parts = layUnits(fitUnits(units, length), 'back', -length / 2);
    return kitchenTemplate(`kitchen-row-${name}-${length.toFixed(1)}`, parts, needs, {
      extras: hangOver(parts),
      worse,
    });
  };
  const range = {
    least: widthOf(units, 'least'),
    most: widthOf(units, 'most'),
    ideal: idealLength(units, needs.worktop),
  };
  return [
    { ...range, make },
    { ...range, make: (length) => mirrorTemplate(make(length)) },
  ];
}

/** Sink, two rings and a small fridge in one piece: where no row fits. */
const kitchenette = (needs: KitchenNeeds): Stretchable => ({
  least: 0.9,
  ideal: 1.5,
  most: 1.8,
  make: (width) => {
    const parts = [piece('kitchenette', 0, 0, 0, { width }, { awayFromWindows: true })];
    return kitchenTemplate(`kitchenette-${width.toFixed(1)}`, parts, needs, { extras: hangOver(parts) });
  },
});

/** Kitchens along one wall, with everything that one cooks with; `washes` where clothes are washed there, too. */
export const kitchenRows = (needs: KitchenNeeds, washes = false): Option[] => [
  ...(washes ? WITH_WASHER.flatMap((row) => stretchedRow(row, needs)) : []),
  ...ROWS.flatMap((row) => stretchedRow(row, needs)),
  ...HOB_FIRST.flatMap((row) => stretchedRow(row, needs, WORSE.hobFirst)),
  ...stretchedRow(TINY, needs, WORSE.tiny),
  kitchenette(needs),
];

/** Rows with sink and hob only. */
export const kitchenRowsWithoutFridge = (needs: KitchenNeeds): Option[] =>
  WITHOUT_FRIDGE.flatMap((row) => stretchedRow(row, needs, WORSE.fridgeElsewhere));

/** One appliance with worktop beside it, for what a kitchen lacks: from the best to the least that will do. */
export function kitchenPieces(kind: 'kitchen-sink' | 'hob'): Template[] {
  const row = (units: readonly Unit[], penalty: number): Template => {
    const fitted = fitUnits(units, widthOf(units, 'ideal'));
    const parts = layUnits(fitted, 'back', -widthOf(units, 'ideal') / 2);
    const [anchor, ...rest] = [...parts].sort((a, b) => Number(b.kind === kind) - Number(a.kind === kind));
    const ordered = [anchor!, ...rest];
    return { name: `${kind}-piece-${fitted.map(({ width }) => width).join('-')}`, parts: ordered, zones: useZones(ordered), penalty, extras: hangOver(parts) }; // biome-ignore format: one line
  };
  const top = (width: number) => worktop(width, width, width);
  return [
    row([top(0.6), unit(kind, 0.6), top(0.3)], 0),
    row([top(0.3), unit(kind, 0.6), top(0.6)], 0),
    row([top(0.3), unit(kind, 0.6), top(0.3)], 0.2),
    row([top(0.3), unit(kind, 0.6)], 0.5),
    row([unit(kind, 0.6), top(0.3)], 0.5),
    row([unit(kind, 0.6)], 0.9),
    row([unit(kind, 0.45)], 1.2),
  ];
}
