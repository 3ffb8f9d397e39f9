import { apply } from '../geometry/affine.ts';
import { pointAt } from '../geometry/segment.ts';
import { greyAt } from '../raster/grey-at.ts';
import type { Ink } from './snap-to-ink.ts';
import type { WallCandidate } from './wall-candidates.ts';

/** How a wall is drawn: from outermost ink to outermost ink across it, and what is between. */
export interface WallLook {
  /** Pixels of the view; 0 where there is no ink. */
  readonly width: number;
  /** Share of the width that is ink, and how dark it is, 0 to 1. */
  readonly fill: number;
  readonly darkness: number;
}

/** Where nothing is this dark, 0 paper to 1 black, there is no ink; its edges are half as dark as its darkest. */
const INKED = 0.2;
/** How far beyond where its faces are said to be a wall's ink is looked for, and between looks, pixels of the view. */
const BEYOND = 3;
const ACROSS = 0.5;
const LOOKS = 24;
/** Ends lie in the bodies of other walls. */
const END_SHARE = 0.2;
/** How far looks of one kind of wall differ. */
const SPREAD: WallLook = { width: 1.5, fill: 0.25, darkness: 0.2 };

/** How most of a wall is drawn from `start` to `end` along its line. */
export function lookOf(line: WallCandidate, start: number, end: number, { page, toPage }: Ink): WallLook {
  const length = end - start;
  const reach = line.half + BEYOND;
  const values: number[] = new Array(LOOKS);
  const ink: number[] = [];
  for (let beside = -reach; beside <= reach; beside += ACROSS) {
    for (let k = 0; k < LOOKS; k++) {
      const along = start + length * (END_SHARE + ((1 - 2 * END_SHARE) * (k + 0.5)) / LOOKS);
      const [x, y] = apply(toPage, pointAt(line, along, beside));
      values[k] = 1 - greyAt(page, [x - 0.5, y - 0.5]) / 255;
    }
    values.sort((a, b) => a - b);
    ink.push(values[LOOKS >> 1]!);
  }
  const darkness = Math.max(...ink);
  if (darkness < INKED) return { width: 0, fill: 0, darkness: 0 };
  const isInk = (value: number) => value >= darkness / 2;
  const [first, last] = [ink.findIndex(isInk), ink.findLastIndex(isInk)];
  const inked = ink.slice(first, last + 1).filter(isInk).length;
  return { width: (last - first + 1) * ACROSS, fill: inked / (last - first + 1), darkness };
}

/** Share of the sure walls of a drawing, by length, that look like this. */
export function shareAlike(look: WallLook, sure: readonly { look: WallLook; length: number }[]): number {
  let [alike, all] = [0, 0];
  for (const { look: other, length } of sure) {
    const apart = (Object.keys(SPREAD) as (keyof WallLook)[]).reduce(
      (sum, key) => sum + ((look[key] - other[key]) / SPREAD[key]) ** 2,
      0,
    );
    alike += length * Math.exp(-apart / 2);
    all += length;
  }
  return all ? alike / all : 0;
}
