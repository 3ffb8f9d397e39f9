import { chanceOf, type Planes } from './heads.ts';

/** How sure a peak must be to be looked at, where nothing else is asked for. */
const SURE = 0.3;

/** A place where a heat map is higher than all around it. */
export interface Peak {
  /** Middle of the cell, pixels of the view. */
  readonly x: number;
  readonly y: number;
  /** Which cell of the planes. */
  readonly cell: number;
  /** Which of the maps. */
  readonly kind: number;
  readonly chance: number;
}

/** Peaks of the highest of some maps of which one holds at a place. */
export function findPeaks(planes: Planes, head: string): Peak[] {
  const maps = planes.of(head);
  const top = maps.length === 1 ? maps[0]! : highest(maps);
  return peaksOf(top, planes, SURE, (cell) => maps.findIndex((map) => map[cell] === top[cell]));
}

/** Peaks of each map by itself, from a chance on: things stand on others, as a hob does on a worktop. */
export function findPeaksOfEach(planes: Planes, head: string, least: number): Peak[] {
  return planes.of(head).flatMap((map, kind) => peaksOf(map, planes, least, () => kind));
}

function peaksOf(map: Float32Array, planes: Planes, least: number, kindAt: (cell: number) => number): Peak[] {
  const { stride, width, height } = planes;
  const leastLogit = Math.log(least / (1 - least));
  const peaks: Peak[] = [];
  for (let cell = 0; cell < map.length; cell++) {
    const value = map[cell]!;
    if (value < leastLogit || !isPeak(map, cell, width, height)) continue;
    const [x, y] = [((cell % width) + 0.5) * stride, (Math.floor(cell / width) + 0.5) * stride];
    peaks.push({ x, y, cell, kind: kindAt(cell), chance: chanceOf(value) });
  }
  return peaks;
}

function highest(maps: readonly Float32Array[]): Float32Array {
  const top = maps[0]!.slice();
  for (const map of maps.slice(1)) for (let i = 0; i < top.length; i++) if (map[i]! > top[i]!) top[i] = map[i]!;
  return top;
}

/** Of equal neighbours the first is the peak. */
function isPeak(map: Float32Array, cell: number, width: number, height: number): boolean {
  const value = map[cell]!;
  const [x, y] = [cell % width, Math.floor(cell / width)];
  for (let dy = -1; dy <= 1; dy++)
    for (let dx = -1; dx <= 1; dx++) {
      if (x + dx < 0 || y + dy < 0 || x + dx >= width || y + dy >= height) continue;
      const other = cell + dy * width + dx;
      if (map[other]! > value || (other < cell && map[other] === value)) return false;
    }
  return true;
}
