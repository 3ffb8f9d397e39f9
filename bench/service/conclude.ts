import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Provenance, provenanceOfNow } from '../provenance.ts';

/** What was measured of the running service, beside what it has to be. */
export interface ServiceFigure {
  /** The same words every time: the row of `RESULTS.md` goes by them. */
  readonly what: string;
  readonly bar: string;
  readonly reached: string;
  readonly isMet: boolean;
}

/** What one bench leaves in `out/service`. */
export interface ServiceFigures extends Provenance {
  readonly figures: readonly ServiceFigure[];
  /** Whatever helps to understand them. */
  readonly more: unknown;
}

/**
 * Prints the figures and writes `FOLDER/NAME.json`, which `node bench/results.ts --service FOLDER` puts into RESULTS.md.
 * @returns the exit code: 1 where one of them misses its bar
 */
export function conclude(folder: string, name: string, figures: readonly ServiceFigure[], more: unknown = {}): number {
  mkdirSync(folder, { recursive: true });
  const all: ServiceFigures = { ...provenanceOfNow(), figures, more };
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(all, null, 1)}\n`);
  for (const { what, bar, reached, isMet } of figures) {
    console.log(`${isMet ? 'reached' : 'MISSED '}  ${what}: ${reached} (to be: ${bar})`);
  }
  return figures.every(({ isMet }) => isMet) ? 0 : 1;
}
