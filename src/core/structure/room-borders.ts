import { IN_WALLS, SWEPT } from '../pixel-classes/built.ts';
import { nameOnMap } from '../pixel-classes/name-on-map.ts';
import { THINGS_OR_PRINTED } from '../pixel-classes/things.ts';
import type { PixelClasses } from '../pixel-classes/types.ts';
import { eachCrossing } from '../rooms/find-crossings.ts';
import { thickest } from '../rooms/rooms-beside.ts';
import type { WallsPx } from './types.ts';

/** What parts two rooms, numbered from 1 and the smaller number first, where walls were found between them. */
export interface Border {
  readonly rooms: readonly [number, number];
  /**
   * Level and upright ways through it; of them, on how many the network sees something built, on how many leaves and the floor that they
   * sweep but no wall or opening, and how much it takes for things and for bare floor.
   */
  readonly ways: number;
  readonly built: number;
  readonly swept: number;
  readonly things: number;
  readonly floor: number;
}

/** The borders of rooms as the network sees them; `labels` has the numbers of rooms from 1 to `count`. */
export function roomBorders(walls: WallsPx, labels: Uint16Array, count: number, classes: PixelClasses): Border[] {
  const { width, data } = walls.mask;
  const nameAt = nameOnMap(classes);
  const borders = new Map<number, { -readonly [K in keyof Border]: Border[K] }>();
  eachCrossing(labels, width, thickest(walls), ({ a, b, first, last, step }) => {
    let [body, built, solid, things, floor] = [false, false, false, 0, 0];
    for (let i = first; i <= last; i += step) {
      const name = nameAt((i % width) + 0.5, Math.floor(i / width) + 0.5) ?? '';
      if (data[i]) body = true;
      if (IN_WALLS.has(name)) {
        built = true;
        solid ||= !SWEPT.has(name);
      } else if (THINGS_OR_PRINTED.has(name)) things++;
      else if (name === 'room') floor++;
    }
    if (!body) return;
    const key = a * (count + 1) + b;
    const border = borders.get(key) ?? { rooms: [a, b], ways: 0, built: 0, swept: 0, things: 0, floor: 0 };
    borders.set(key, border);
    border.ways++;
    if (built) border.built++;
    if (built && !solid) border.swept++;
    const long = (last - first) / step + 1;
    border.things += things / long;
    border.floor += floor / long;
  });
  return [...borders.values()];
}
