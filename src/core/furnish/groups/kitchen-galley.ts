import { type KitchenNeeds, kitchenTemplate } from './kitchen-template.ts';
import { mirrorTemplate, type Stretchable, type Template } from './template.ts';
import { fitUnits, hangOver, layUnits, type Unit, unit, widthOf, worktop } from './unit-row.ts';

/** Between the rows, metres: 1 m for one cook at least (NKBA 1.07), more than 1.5 m is too far to turn from one to the other. */
const AISLE = { least: 1.0, most: 1.5 };
const DEPTH = 0.6;
/** Bodies keep off both walls by this much together, metres. */
const WALL_GAPS = 0.03;
/** A row on either side makes a passage of the kitchen. */
const WORSE = 0.1;

const wet: readonly Unit[] = [
  unit('fridge'), worktop(0.3, 0.45, 0.9), { kind: 'kitchen-sink', least: 0.6, ideal: 0.8, most: 0.9 }, unit('dishwasher'), worktop(0.15, 0.3, 0.6),
]; // biome-ignore format: a row
const short: readonly Unit[] = [
  unit('fridge'), worktop(0.15, 0.3, 0.3), { kind: 'kitchen-sink', least: 0.5, ideal: 0.6, most: 0.6 }, unit('dishwasher', 0.45),
]; // biome-ignore format: a row
const hot: readonly Unit[] = [worktop(0.6, 0.9, 1.2), unit('hob'), worktop(0.3, 0.6, 1.2)];
const hotSmall: readonly Unit[] = [worktop(0.45, 0.6, 0.9), unit('hob'), worktop(0.3, 0.3, 0.6)];

/** Two rows that face each other across an aisle, for rooms with these clear widths (metres) from wall to wall. */
export const galleyKitchens = (needs: KitchenNeeds, clearWidths: readonly number[]): Stretchable[] =>
  clearWidths
    .filter((clear) => clear >= 2 * DEPTH + AISLE.least + WALL_GAPS && clear <= 2 * DEPTH + AISLE.most)
    .flatMap((clear) => [...galley(needs, clear, wet, hot), ...galley(needs, clear, short, hotSmall)]);

function galley(needs: KitchenNeeds, clear: number, near: readonly Unit[], far: readonly Unit[]): Stretchable[] {
  const wall = clear - WALL_GAPS;
  const least = Math.max(widthOf(near, 'least'), widthOf(far, 'least'));
  const most = Math.min(widthOf(near, 'most'), widthOf(far, 'most'));
  const ideal = Math.min(most, Math.max(widthOf(near, 'ideal'), widthOf(far, 'ideal')));
  const make = (length: number): Template => {
    const one = layUnits(fitUnits(near, length), 'back', -length / 2);
    const other = layUnits(fitUnits(far, length), 'opposite', -length / 2, wall);
    return kitchenTemplate(`kitchen-galley-${near.length}-${length.toFixed(1)}`, [...one, ...other], needs, {
      extras: [...hangOver(one), ...hangOver(other)],
      worse: WORSE,
    });
  };
  return [
    { least, ideal, most, make },
    { least, ideal, most, make: (length) => mirrorTemplate(make(length)) },
  ];
}
