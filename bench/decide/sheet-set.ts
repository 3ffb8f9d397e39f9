import { basename } from 'node:path';
import type { Tally } from '../paired-bootstrap.ts';

/** A picture that readers read. */
export interface Sheet {
  /** Where its reading lies below those of a reader, such as `forms/askew/plan-7`. */
  readonly key: string;
  /** The picture; its name without the extension is the last part of the key. */
  readonly file: string;
}

export interface Figure {
  readonly name: string;
  /** A figure of errors. */
  readonly lowerIsBetter?: true;
}

/** What each sheet adds to each figure, by the key of the sheet and the name of the figure. */
export type Scores = ReadonlyMap<string, Readonly<Record<string, Tally>>>;

/** Drawings of one kind of truth, and how readings of them are scored. */
export interface SheetSet {
  readonly name: SetName;
  readonly figures: readonly Figure[];
  readonly sheets: readonly Sheet[];
  /** Files that say what is right: scores by other ones cannot be compared. */
  readonly judges: readonly string[];
  /** @param readings folder with a plan.json for every sheet, in the folder that its key names */
  score(readings: string): Scores;
}

export const SETS = ['structures', 'forms', 'synthetic'] as const;
export type SetName = (typeof SETS)[number];

/** Copies of a drawing are named as it is: they are drawn together when samples are. */
export const clusterOf = (key: string): string => basename(key);

/** At most `limit` of a list, evenly over it: sheets that lie together come from one hand. */
export function pickEvenly<T>(list: readonly T[], limit: number): T[] {
  const step = Math.max(1, list.length / limit);
  return Array.from({ length: Math.min(list.length, limit) }, (_, i) => list[Math.floor(i * step)]!);
}

/**
 * A share to four digits: more say nothing, and what was recorded has to be the same as what is scored again, or rounding alone would
 * be a difference of all sheets.
 */
export const roundShare = (share: number): number => Number(share.toFixed(4));
