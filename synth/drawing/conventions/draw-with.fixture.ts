import { drawDwelling } from '../../draw.ts';
import type { DwellingKind } from '../../dwelling/types.ts';
import { makeDwelling } from '../../dwelling.ts';
import { makeRandom } from '../../random.ts';
import type { Drawing } from '../finish-drawing.ts';
import { pickTidyStyle } from '../style.ts';
import type { Conventions } from './conventions.ts';
import { pickConventions } from './pick-conventions.ts';

/** A clean sheet with black walls whose openings follow the conventions given. */
export async function drawWith(
  seed: number,
  ways: Partial<Conventions>,
  kind: DwellingKind = 'house',
): Promise<Drawing> {
  const style = pickTidyStyle('gb', makeRandom(`conventions ${seed}`));
  style.stairs.numbers = false;
  style.conventions = {
    ...pickConventions('gb', style, makeRandom(`ways ${seed}`)),
    frenchBalconies: false,
    ...ways,
  };
  return drawDwelling(makeDwelling(seed, { kind, country: 'gb' }), style, seed, {
    chains: false,
    inside: false,
    sizes: false,
    areas: false,
    furniture: false,
  });
}
