import { memoryMb } from './process-family.ts';

export interface MemoryCourse {
  readonly peakMb: number;
  /** Means of the first, the middle and the last third of the time. */
  readonly thirdsMb: readonly [number, number, number];
}

/**
 * Looks at the memory of programs, all their processes together, until it is told to end.
 * @param pids asked every time: programs may be started again
 */
export function watchMemory(pids: () => readonly number[], everyMs: number): { readonly end: () => MemoryCourse } {
  const samples: number[] = [];
  const look = () => samples.push(pids().reduce((sum, pid) => sum + memoryMb(pid), 0));
  look();
  const timer = setInterval(look, everyMs);
  return {
    end() {
      clearInterval(timer);
      return courseOf(samples);
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
