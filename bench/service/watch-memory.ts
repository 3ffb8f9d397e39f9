import { memoryByProcess } from './process-family.ts';

export interface MemoryCourse {
  readonly peakMb: number;
  /** Means of the first, the middle and the last third of the time. */
  readonly thirdsMb: readonly [number, number, number];
  /** What each process took when all took most, and what `note` said then. */
  readonly atPeak?: { readonly processesMb: readonly number[]; readonly note: unknown };
}

/**
 * Looks at the memory of programs, all their processes together, until it is told to end.
 * @param pids asked every time: programs may be started again
 * @param note what is going on, asked whenever more is taken than ever
 */
export function watchMemory(
  pids: () => readonly number[],
  everyMs: number,
  note: () => unknown = () => undefined,
): { readonly end: () => MemoryCourse } {
  const samples: number[] = [];
  let most = 0;
  let atPeak: MemoryCourse['atPeak'];
  const look = () => {
    const processesMb = pids().flatMap(memoryByProcess);
    const sum = processesMb.reduce((total, mb) => total + mb, 0);
    samples.push(sum);
    if (sum <= most) return;
    most = sum;
    atPeak = { processesMb: processesMb.map(Math.round), note: note() };
  };
  look();
  const timer = setInterval(look, everyMs);
  return {
    end() {
      clearInterval(timer);
      return { ...courseOf(samples), ...(atPeak && { atPeak }) };
    },
  };
}

/** @param samples at equal intervals, at least one */
export function courseOf(samples: readonly number[]): MemoryCourse {
  const third = (n: number) => {
    const part = samples.slice(Math.floor((n * samples.length) / 3), Math.ceil(((n + 1) * samples.length) / 3));
    return part.reduce((sum, mb) => sum + mb, 0) / part.length;
  };
  return { peakMb: Math.max(...samples), thirdsMb: [third(0), third(1), third(2)] };
}

/** How much more the last third is than the one before, as a share: memory that only grows while the service warms up is flat. */
export const growthOf = ({ thirdsMb: [, middle, last] }: MemoryCourse): number => last / middle - 1;
