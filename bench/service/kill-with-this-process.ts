import type { ChildProcess } from 'node:child_process';
import { familyOf } from './process-family.ts';

const alive = new Set<ChildProcess>();

/** Sees to it that a program, with all that it started, does not outlive this process, which may be told to end at any moment. */
export function killWithThisProcess(program: ChildProcess): void {
  if (alive.size === 0) listen();
  alive.add(program);
  program.once('exit', () => alive.delete(program));
}

function listen(): void {
  process.once('exit', () => {
    for (const pid of [...alive].flatMap(({ pid = 0 }) => (pid ? familyOf(pid) : []))) kill(pid);
  });
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const) {
    process.once(signal, () => process.exit(code));
  }
}

/** @returns whether there was such a process */
export function kill(pid: number): boolean {
  try {
    return process.kill(pid, 'SIGKILL');
  } catch {
    return false;
  }
}
