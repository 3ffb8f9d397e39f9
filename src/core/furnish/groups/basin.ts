import { type Part, piece, type Template } from './template.ts';
import { useZones } from './use-zones.ts';

/** A hand basin of 0.4 m in the smallest room, 0.1 m more for each m² from there on, two bowls from about 7 m² where two wash. */
const IDEAL = { least: 0.4, from: 2, perArea: 0.1, most: 1.2 };
const WIDTHS = [0.35, 0.4, 0.45, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0, 1.2];
const DOUBLES = [1.2, 1.4, 1.6];
const TWO_WASH = { from: 6.5, to: 8 };
/** What a metre too narrow or too wide costs. */
const COST = { narrow: 1, wide: 0.3, oneBowl: 0.2, twoBowls: 0.8 };
/** The mirror is as wide as the basin, at least this, metres. */
const LEAST_MIRROR = 0.4;

/** The smaller, the shallower: a hand basin is 0.25 m deep, a usual one 0.46 m, metres. */
const depthOf = (width: number) => Math.round(Math.min(0.48, Math.max(0.25, 0.6 * width + 0.06)) * 100) / 100;

function basin(kind: 'basin' | 'double-basin', width: number, penalty: number, relaxed = false): Template {
  const part = piece(kind, 0, 0, 0, { width, ...(kind === 'basin' ? { depth: depthOf(width) } : {}) });
  const mirror: Part = piece('wall-mirror-cabinet', 0, 0, 0, { width: Math.max(LEAST_MIRROR, width) }); // biome-ignore format: one line
  return {
    name: `${kind}-${width}${relaxed ? '-relaxed' : ''}`,
    parts: [part],
    zones: useZones([part]),
    penalty,
    extras: [{ at: [mirror] }],
    ...(relaxed ? { relaxed: true } : {}),
  };
}

/** Basins with a mirror over them, for a room of `area` m² that `people` use. */
export function basins(area: number, people: number): Template[] {
  const ideal = Math.min(IDEAL.most, Math.max(IDEAL.least, IDEAL.least + (area - IDEAL.from) * IDEAL.perArea));
  const two = people < 2 ? 0 : Math.min(1, Math.max(0, (area - TWO_WASH.from) / (TWO_WASH.to - TWO_WASH.from)));
  const off = (width: number) => COST.narrow * Math.max(0, ideal - width) + COST.wide * Math.max(0, width - ideal);
  return [
    ...WIDTHS.map((width) => basin('basin', width, off(width) + COST.oneBowl * two)),
    ...DOUBLES.map((width) => basin('double-basin', width, off(width) + COST.twoBowls * (1 - two))),
    basin('basin', WIDTHS[0]!, off(WIDTHS[0]!) + 1, true),
  ];
}
