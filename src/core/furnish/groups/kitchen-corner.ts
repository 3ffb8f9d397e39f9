import type { WallLine } from '../space/room-space.ts';
import { type KitchenNeeds, kitchenTemplate } from './kitchen-template.ts';
import { type Part, piece, type Template } from './template.ts';
import { fitUnits, hangOver, layUnits, type Unit, unit, WIDTHS, widthOf, worktop } from './unit-row.ts';

/** A corner unit takes this much of both walls, metres. */
const CORNER = 0.9;
const sink: Unit = { kind: 'kitchen-sink', least: 0.6, ideal: 0.8, most: 0.9 };
const wet = [sink, unit('dishwasher')];
/** NKBA: 0.3 m beside hob and fridge; with the corner there is more than enough to prepare at. */
const beside = worktop(0.3, 0.45, 0.9);
const open = worktop(0.3, 0.6, 1.2);
const hot = [worktop(0.3, 0.45, 0.9), unit('hob'), open];
const cold = [beside, unit('fridge')];
const larder = unit('larder');

/** What stands along each of the two walls, from the corner outwards. */
interface Corner {
  readonly name: string;
  readonly first: readonly Unit[];
  readonly second: readonly Unit[];
}

const CORNERS: readonly Corner[] = [
  { name: 'fridge-by-sink', first: [...wet, ...cold], second: hot },
  { name: 'fridge-by-hob', first: [...wet, worktop(0.15, 0.3, 0.9)], second: [...hot.slice(0, 2), ...cold] },
  { name: 'larder-by-sink', first: [...wet, ...cold, larder], second: hot },
  { name: 'larder-by-hob', first: [...wet, worktop(0.15, 0.3, 0.9)], second: [...hot.slice(0, 2), ...cold, larder] },
  { name: 'cold-leg', first: [...wet, ...hot], second: [beside, unit('fridge'), larder] },
  { name: 'small', first: [sink, unit('dishwasher', 0.45)], second: [worktop(0.3, 0.3, 0.4), unit('hob'), worktop(0.3, 0.3, 0.4), unit('fridge', 0.55)] },
]; // biome-ignore format: a table

/** Bodies keep this much to side walls, on both sides: a leg of wall to wall is shorter by it, metres. */
const SIDE_GAPS = 0.03;

/** A crooked outline has many walls: the longest that fit are enough to try. */
const MOST_WALLS = 2;

/** A leg is as short as can be, as good as can be, or from wall to wall. */
function legLengths(units: readonly Unit[], walls: readonly WallLine[]): number[] {
  const [least, ideal, most] = WIDTHS.map((width) => CORNER + widthOf(units, width));
  const longest = Math.max(0, ...walls.map(({ length }) => length));
  const whole = walls
    .map(({ length }) => length - SIDE_GAPS)
    .filter((length) => length > least! && length <= most!)
    .sort((a, b) => b - a)
    .slice(0, MOST_WALLS);
  const lengths = [least!, ideal!, ...whole].filter((length) => length <= longest);
  return [...new Set(lengths.map((length) => Math.round(length * 1000) / 1000))];
}

/**
 * L-shaped kitchens in the corner at the left end of a wall, with the second leg along the wall there: every corner of a room is at
 * the left end of one wall, so none is missed, and the corner unit never has to be mirrored.
 */
export function cornerKitchens(needs: KitchenNeeds, walls: readonly WallLine[]): Template[] {
  const wanted = CORNERS.filter(({ second, first }) => needs.larder > 0 || ![...first, ...second].includes(larder));
  return wanted.flatMap(({ name, first, second }) =>
    [
      { back: first, left: second },
      { back: second, left: first },
    ].flatMap(({ back, left }, k) =>
      legLengths(back, walls).flatMap((along) =>
        legLengths(left, walls).map((deep): Template => {
          const corner = piece('corner-counter', CORNER / 2, 0, 0, { width: CORNER, depth: CORNER });
          const one = layUnits(fitUnits(back, along - CORNER), 'back', CORNER);
          const other = layUnits(fitUnits(left, deep - CORNER), 'left', CORNER);
          const parts: Part[] = [corner, ...one, ...other];
          return kitchenTemplate(`kitchen-corner-${name}-${k}-${along.toFixed(2)}-${deep.toFixed(2)}`, parts, needs, {
            extras: [...hangOver(one), ...hangOver(other)],
            corner: true,
          });
        }),
      ),
    ),
  );
}
