import { readdirSync, readFileSync } from 'node:fs';

/** Processes of this machine, looked at in /proc (Linux). A process that has ended meanwhile counts nothing. */

/** A process and all that descend from it. */
export function familyOf(pid: number): number[] {
  try {
    const threads = readdirSync(`/proc/${pid}/task`);
    const children = threads.flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
    );
    return [pid, ...children.flatMap(familyOf)];
  } catch {
    return [];
  }
}

/** Memory of a process and its descendants, MB: pages that several share count once (proportional set size). */
export const memoryMb = (pid: number): number => memoryByProcess(pid).reduce((sum, mb) => sum + mb, 0);

/** The same of each of them, the process itself first. */
export const memoryByProcess = (pid: number): number[] =>
  measureEach(pid, (one) => {
    const kb = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${one}/smaps_rollup`, 'utf8'))?.[1];
    return Number(kb ?? 0) / 1024;
  });

/** Processor time of a process, its living descendants, and those that it has waited for, seconds. */
export function cpuSeconds(pid: number): number {
  const each = measureEach(pid, (one) => {
    const fields = readFileSync(`/proc/${one}/stat`, 'utf8').split(') ')[1]!.split(' ');
    return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / 100;
  });
  return each.reduce((sum, seconds) => sum + seconds, 0);
}

const measureEach = (pid: number, measure: (pid: number) => number): number[] =>
  familyOf(pid).flatMap((one) => {
    try {
      return [measure(one)];
    } catch {
      // It has ended meanwhile.
      return [];
    }
  });
