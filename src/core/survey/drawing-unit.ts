import type { DrawingUnit } from '../plan/schema.ts';
import type { ScaleFinding } from '../scale/types.ts';
import type { Measure } from '../texts/types.ts';

/** Areas that say they are in square feet: 120 sq ft, 120 sqft, 120 ft², 120 SF. */
const SQUARE_FEET = /sq\.?\s?f|ft\s?[²2]|\bsf\b/i;

/** What a drawing is measured in: the unit of the dimensions that agreed on its scale, else that of most measures that say theirs. */
export function drawingUnit({ unit, measures }: Pick<ScaleFinding, 'unit' | 'measures'>): DrawingUnit | undefined {
  if (unit) return unit === 'ft-in' ? 'ft' : 'm';
  const units = measures.map(unitOf);
  const feet = units.filter((unit) => unit === 'ft').length;
  const metres = units.filter((unit) => unit === 'm').length;
  if (feet === metres) return undefined;
  return feet > metres ? 'ft' : 'm';
}

/** The unit that a measure says itself; none where it is a guess. */
function unitOf({ run, readings }: Measure): DrawingUnit | undefined {
  const said = readings.find((reading) => reading.kind !== 'ratio' && reading.certain);
  if (!said || said.kind === 'ratio') return undefined;
  if (said.kind === 'area') return SQUARE_FEET.test(run.text) ? 'ft' : 'm';
  return said.unit === 'ft-in' ? 'ft' : 'm';
}
