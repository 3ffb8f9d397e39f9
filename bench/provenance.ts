import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { join } from 'node:path';

/** When, by which state of the program and on what a measurement was made. */
export interface Provenance {
  /** `2026-11-27` */
  readonly date: string;
  /** Short hash; with `+` where files had been changed since. */
  readonly commit: string;
  readonly machine: string;
}

const FILE = 'measured.json';

export function provenanceOfNow(): Provenance {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: import.meta.dirname, encoding: 'utf8' }).trim();
  const changed = git('status', '--porcelain', '--untracked-files=no') !== '';
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  return {
    date: new Date().toISOString().slice(0, 10),
    commit: git('rev-parse', '--short=7', 'HEAD') + (changed ? '+' : ''),
    machine: `${availableParallelism()} × ${cpus()[0]?.model.trim()}, ${gigabytes} GB, Node ${process.versions.node}`,
  };
}

/** Notes beside the results in `folder` where they come from; `more` are figures that are known only now, such as times. */
export function noteProvenance(folder: string, more: object = {}): void {
  writeFileSync(join(folder, FILE), `${JSON.stringify({ ...provenanceOfNow(), ...more }, null, 1)}\n`);
}

/** What `bench/measure.ts` notes besides. */
interface Measured extends Provenance {
  /** Folder of the drawings and their truth. */
  readonly plans?: string;
  /** How long each took to read. */
  readonly seconds?: readonly number[];
}

/** What was noted; throws where nothing was: figures without an origin are no results. */
export function readProvenance(folder: string): Measured {
  const path = join(folder, FILE);
  if (!existsSync(path)) throw new Error(`${path} is missing: bench/measure.ts and bench/furnish.ts write it`);
  return JSON.parse(readFileSync(path, 'utf8'));
}
