import { setTimeout as wait } from 'node:timers/promises';
import pidusage from 'pidusage';

/** What a process uses. */
export interface Usage {
  /** Resident memory. */
  readonly memoryBytes: number;
  /** Processor time since the process began, all cores. */
  readonly cpuMs: number;
}

/** A look costs 0.2 ms on Linux and starts a program elsewhere. */
const EVERY_MS = process.platform === 'linux' ? 40 : 1_000;

/** Looks at a process again and again, until it is gone or `signal` is aborted. */
export async function watchUsage(pid: number, onUsage: (usage: Usage) => void, signal: AbortSignal): Promise<void> {
  try {
    while (!signal.aborted) {
      const { memory, ctime } = await pidusage(pid);
      if (!signal.aborted) onUsage({ memoryBytes: memory, cpuMs: ctime });
      await wait(EVERY_MS, undefined, { signal, ref: false });
    }
  } catch {
    // Gone, or not to be watched any longer.
  }
}
