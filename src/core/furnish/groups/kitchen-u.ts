import type { WallLine } from '../space/room-space.ts';
import { type KitchenNeeds, kitchenTemplate } from './kitchen-template.ts';
import { type Part, piece, type Template } from './template.ts';
import { fitUnits, hangOver, layUnits, type Unit, unit, widthOf, worktop } from './unit-row.ts';

/** A base unit around a corner, as long on both walls, metres. */
const CORNER = 0.9;
/** Walls between which one works on three sides: at least 1.2 m between the legs (NKBA, two cooks), not so far that one runs, metres. */
const WIDTHS = { least: 2.43, most: 3.9 };
/** Left free at both side walls together, metres. */
const SIDE_GAPS = 0.03;
const sink = (most: number): Unit => ({ kind: 'kitchen-sink', least: 0.57, ideal: 0.6, most });
/** Between the corners: the sink, with the dishwasher where it fits. The first that is as wide as the gap. */
const MIDDLES: readonly (readonly Unit[])[] = [
  [worktop(0.15, 0.3, 0.6), sink(0.9), unit('dishwasher'), worktop(0.15, 0.3, 0.6)],
  [sink(0.9), unit('dishwasher')],
  [sink(1.2)],
];
const hot = [worktop(0.3, 0.3, 0.3), unit('hob'), worktop(0.3, 0.45, 0.6)];
const cold = [worktop(0.3, 0.4, 0.6), unit('fridge')];

/** Kitchens on three walls: each wall between two others takes one that is as wide as it is. */
export function uKitchens(needs: KitchenNeeds, walls: readonly WallLine[]): Template[] {
  const widths = walls.map(({ length }) => length).filter((length) => length >= WIDTHS.least && length <= WIDTHS.most);
  return [...new Set(widths.map((length) => Math.floor((length - SIDE_GAPS) * 1000) / 1000))].flatMap((width) => {
    const gap = width - 2 * CORNER;
    const middle = MIDDLES.find((units) => widthOf(units, 'least') <= gap && gap <= widthOf(units, 'most'));
    if (!middle) return [];
    const chill = middle.some(({ kind }) => kind === 'dishwasher') ? cold : [unit('dishwasher'), ...cold];
    const legs = [chill, [...chill, unit('larder')]];
    return legs.flatMap((leg) => [uKitchen(needs, width, middle, leg, hot), uKitchen(needs, width, middle, hot, leg)]);
  });
}

function uKitchen(
  needs: KitchenNeeds,
  width: number,
  middle: readonly Unit[],
  left: readonly Unit[],
  right: readonly Unit[],
): Template {
  const ideal = (units: readonly Unit[]) => fitUnits(units, widthOf(units, 'ideal'));
  const corner = { width: CORNER, depth: CORNER };
  const back = layUnits(fitUnits(middle, width - 2 * CORNER), 'back', CORNER);
  const one = layUnits(ideal(left), 'left', CORNER);
  const other = layUnits(ideal(right), 'right', CORNER, width);
  const parts: Part[] = [
    piece('corner-counter', CORNER / 2, 0, 0, corner),
    // Turned, not mirrored: its cut-out looks into the room from the right-hand corner, too.
    piece('corner-counter', width, CORNER / 2, 90, corner),
    ...back,
    ...one,
    ...other,
  ];
  return kitchenTemplate(
    `kitchen-u-${width.toFixed(2)}-${left.length}-${left.at(-1)!.kind}-${right.length}`,
    parts,
    needs,
    {
      extras: [...hangOver(back), ...hangOver(one), ...hangOver(other)],
      corner: true,
    },
  );
}
