import type { TextTruth } from './types.ts';

/** Where between the ink of a text and its paper a level may lie so that its strokes neither break up nor run together. */
const STROKES = 0.5;
const PAPER = 0.8;
/** Share of the texts that whoever scans wants to be able to read. */
const ENOUGH = 0.9;

/**
 * The level nearest to `wanted` at which a black and white scan keeps its lettering: whoever sees thin letters vanish or
 * floors turn black scans again. Undefined when there is none; then the sheet is scanned in greys.
 */
export function legibleLevel(
  data: Uint8ClampedArray,
  width: number,
  height: number,
  texts: readonly TextTruth[],
  wanted: number,
): number | undefined {
  const ranges = texts.flatMap(({ box }) => {
    const levels = greensIn(data, width, height, box);
    if (levels.length === 0) return [];
    const [ink, paper] = [levels[Math.floor(0.04 * levels.length)]!, levels[Math.floor(0.8 * levels.length)]!];
    return [[ink + STROKES * (paper - ink), ink + PAPER * (paper - ink)] as const];
  });
  const legible = (level: number) => ranges.filter(([low, high]) => level >= low && level <= high).length;
  for (let off = 0; off <= 128; off += 2)
    for (const level of [wanted + off, wanted - off]) if (legible(level) >= ENOUGH * ranges.length) return level;
  return undefined;
}

/** The levels of green in a box, darkest first. */
function greensIn(
  data: Uint8ClampedArray,
  width: number,
  height: number,
  { x0, y0, x1, y1 }: TextTruth['box'],
): number[] {
  const levels: number[] = [];
  for (let y = Math.max(0, Math.floor(y0)); y < Math.min(height, y1); y++)
    for (let x = Math.max(0, Math.floor(x0)); x < Math.min(width, x1); x++) levels.push(data[(y * width + x) * 4 + 1]!);
  return levels.sort((a, b) => a - b);
}
