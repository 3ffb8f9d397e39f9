import { quantile } from '../quantile.ts';

/** What it took to put one misread right. */
export interface Mended {
  readonly drawing: string;
  readonly misread: string;
  /** Furnish among them. */
  readonly steps: number;
  /** By the keystroke-level model. */
  readonly handS: number;
  /** What the service took to furnish and draw. */
  readonly answerS: number;
  /** Whether what was sent is as it was before it was broken. */
  readonly isRight: boolean;
  /** Why it came to no end, if so. */
  readonly fault?: string | undefined;
}

export const MEND_HEAD = ['put right by hand', 'plans', 'right', 'steps, most', 'seconds: half within; most', 'of these the service: half within'] as const; // biome-ignore format: a table

/** The misreads of all drawings, one row each kind, and all of them together. */
export function mendRows(mended: readonly Mended[]): string[] {
  const kinds = [...new Set(mended.map(({ misread }) => misread))];
  return [
    ...kinds.map((kind) => mendRow(kind, mended.filter(({ misread }) => misread === kind))), // biome-ignore format: one idea
    mendRow('all', mended),
  ];
}

function mendRow(name: string, mended: readonly Mended[]): string {
  const right = mended.filter(({ isRight }) => isRight);
  const totals = mended.map(({ handS, answerS }) => handS + answerS);
  const seconds = (numbers: readonly number[], share: number) => `${quantile(numbers, share).toFixed(1)} s`;
  const cells = [
    name,
    `${mended.length}`,
    `${right.length}`,
    `${Math.max(...mended.map(({ steps }) => steps))}`,
    `${seconds(totals, 0.5)}; ${seconds(totals, 1)}`,
    seconds(mended.map(({ answerS }) => answerS), 0.5), // biome-ignore format: one idea
  ];
  return `| ${cells.join(' | ')} |`;
}
