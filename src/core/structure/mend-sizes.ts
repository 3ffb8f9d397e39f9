import { eachCrossing } from '../rooms/find-crossings.ts';
import { roomsBeside, thickest } from '../rooms/rooms-beside.ts';
import { labelAt } from '../scale/room-extents.ts';
import type { ScaleFinding } from '../scale/types.ts';
import type { Page } from '../sheet/types.ts';
import type { Measure } from '../texts/types.ts';
import { roomNames } from './count-names.ts';
import { dropBorders, SHORTEST } from './drop-borders.ts';
import type { RoomPx, RoomsPx, Structure, WallsPx } from './types.ts';

/** A room is cut short when it has less than this share of the floor that is printed in it. */
const SHORT = 0.9;
/** With what was cut off, it has as much as is printed, and is as wide and deep, within this: sizes are rounded. */
const SUITS = 0.04;
/** And it fills so much of the rectangle around it: spaces of the right size lie beside many rooms by chance. */
const SQUARE = 0.93;
/** As many spaces at most are cut off a room. */
const MOST_SPACES = 3;
/** What hangs in a wall between two rooms makes them two. */
const PARTS = new Set(['door', 'double', 'sliding', 'window', 'garage']);

/** Square metres, and both sides where those are printed, metres. */
interface Printed {
  readonly area: number;
  readonly sides?: readonly [number, number];
}

interface Border {
  readonly a: number;
  readonly b: number;
  ways: number;
  areaPx: number;
}

/**
 * Walls without those that cut a room short: lines of wardrobes, beams and worktops that were taken for walls. Told by the
 * size or area that is printed in the room: it is missing as much floor as a space beside it has, one without a name, a
 * measure or a door from here. Undefined where no room is cut so.
 */
export function mendSizes(
  { page, walls, openings, rooms }: Structure,
  { measures, metresPerPixel, from }: ScaleFinding,
): WallsPx | undefined {
  if (!metresPerPixel || from === 'assumed') return undefined;
  const printed = printedIn(measures, rooms, page);
  const floor = rooms.rooms.map((room) => room.areaPx * metresPerPixel ** 2);
  const short = [...printed].flatMap(([label, size]) =>
    size && floor[label - 1]! < SHORT * size.area ? [{ label, size }] : [],
  );
  if (short.length === 0) return undefined;
  const taken = new Set<number>();
  const fallen: [number, number][] = [];
  const borders = bordersOf({ walls, openings, rooms });
  for (const { label, size } of short) {
    const spaces = borders.flatMap(({ a, b }) => {
      const other = a === label ? b : b === label ? a : 0;
      const isOther = other && !printed.has(other) && !taken.has(other);
      return isOther && roomNames(rooms.rooms[other - 1]!.texts).length === 0 ? [other] : [];
    });
    const gains = subsetsOf(spaces).map((cut) => {
      const whole = [label, ...cut];
      const inner = borders.filter(({ a, b }) => whole.includes(a) && whole.includes(b));
      const walled = inner.reduce((sum, { areaPx }) => sum + areaPx, 0) * metresPerPixel ** 2;
      const total = whole.reduce((sum, l) => sum + floor[l - 1]!, walled);
      const [wide, deep] = sidesOf(whole.map((l) => rooms.rooms[l - 1]!));
      return { cut, inner, off: misfit(total, wide * metresPerPixel, deep * metresPerPixel, size) };
    });
    const suiting = gains.filter(({ off }) => off <= SUITS);
    const best = suiting.sort((p, q) => p.cut.length - q.cut.length || p.off - q.off)[0];
    for (const l of best?.cut ?? []) taken.add(l);
    for (const { a, b } of best?.inner ?? []) fallen.push([a, b]);
  }
  return fallen.length > 0 ? dropBorders(walls, rooms, fallen) : undefined;
}

/** All choices of one to `MOST_SPACES` of these. */
function subsetsOf(spaces: readonly number[]): number[][] {
  let [all, last]: [number[][], number[][]] = [[], [[]]];
  for (let n = 0; n < MOST_SPACES; n++) {
    last = last.flatMap((chosen) =>
      spaces.slice(spaces.indexOf(chosen.at(-1) ?? -1) + 1).map((space) => [...chosen, space]),
    );
    all = [...all, ...last];
  }
  return all;
}

/** How far a space of so many square metres and metres is from what is printed, in logarithms; infinite if it is no rectangle. */
function misfit(area: number, wide: number, deep: number, { area: printed, sides }: Printed): number {
  if (area < SQUARE * wide * deep) return Number.POSITIVE_INFINITY;
  const off = (a: number, b: number) => Math.abs(Math.log(a / b));
  if (!sides) return off(area, printed);
  const [a, b] = sides;
  return Math.min(Math.max(off(wide, a), off(deep, b)), Math.max(off(wide, b), off(deep, a)));
}

/** Width and depth of the rectangle around rooms, pixels. */
function sidesOf(rooms: readonly RoomPx[]): [number, number] {
  const points = rooms.flatMap(({ outline }) => outline);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)];
}

/** What is printed in rooms, by their number; undefined for rooms with more than one measure, or an unsure one. */
function printedIn(measures: readonly Measure[], rooms: RoomsPx, page: Page): Map<number, Printed | undefined> {
  const found = new Map<number, Printed | undefined>();
  for (const { run, readings } of measures) {
    const sizes = readings.flatMap((r): Printed[] => {
      if (r.kind === 'area') return [{ area: r.squareMetres }];
      return r.kind === 'size' ? [{ area: r.metres[0] * r.metres[1], sides: r.metres }] : [];
    });
    const label = sizes.length > 0 ? labelAt(run, rooms, page) : 0;
    if (!label) continue;
    const sure = sizes.length === 1 && readings.length === 1 && !found.has(label);
    found.set(label, sure ? sizes[0] : undefined);
  }
  return found;
}

/** Rooms that lie across a wall from each other with nothing hung in it, and the floor that the wall takes up. */
function bordersOf({ walls, openings, rooms }: Pick<Structure, 'walls' | 'openings' | 'rooms'>): Border[] {
  const count = rooms.rooms.length + 1;
  const borders = new Map<number, Border>();
  eachCrossing(rooms.labels, walls.mask.width, thickest(walls), ({ a, b, first, last, step }) => {
    const border = borders.get(a * count + b) ?? { a, b, ways: 0, areaPx: 0 };
    borders.set(a * count + b, border);
    border.ways++;
    border.areaPx += (last - first) / step + 1;
  });
  for (const opening of openings) {
    if (!PARTS.has(opening.kind)) continue;
    for (const [a, b] of roomsBeside(opening, rooms.labels, walls))
      borders.delete(Math.min(a, b) * count + Math.max(a, b));
  }
  return [...borders.values()].filter(({ ways }) => ways >= SHORTEST * walls.doorPx);
}
