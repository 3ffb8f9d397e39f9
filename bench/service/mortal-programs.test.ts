import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it, vi } from 'vitest';
import { seededChance } from '../seeded-chance.ts';
import { killAtRandom } from './mortal-programs.ts';
import { familyOf } from './process-family.ts';
import type { Program } from './start-program.ts';

/** A program with a child of its own, or one that ends by itself. */
function start(script: string): Program {
  const started = spawn('sh', ['-c', script], { stdio: 'ignore' });
  const ended = once(started, 'exit');
  const hasDied = () => started.exitCode !== null || started.signalCode !== null;
  return {
    process: started,
    pids: () => familyOf(started.pid!),
    hasDied,
    async end() {
      for (const pid of familyOf(started.pid!)) process.kill(pid, 'SIGKILL');
      if (!hasDied()) await ended;
      return true;
    },
  };
}

it.skipIf(process.platform !== 'linux')(
  'kills programs and children, starts again what ended, and tells what died of itself',
  async () => {
    vi.spyOn(console, 'log').mockImplementation(() => {});
    const starts = { steady: 0, weak: 0 };
    const mortal = (name: keyof typeof starts, script: string) => ({
      name,
      start: async () => {
        starts[name]++;
        return start(script);
      },
    });
    const programs = [mortal('steady', 'sleep 60 & wait'), mortal('weak', 'sleep 0.05')];
    const killing = await killAtRandom(programs, { everyMs: 100, chance: seededChance(1) });
    const hasSeenAll = () => killing.killed.count(/^steady$/) > 1 && killing.deaths.includes('weak');
    await expect.poll(() => hasSeenAll()).toBe(true);
    await killing.stop();
    expect(starts.steady).toBeGreaterThanOrEqual(1 + killing.killed.count(/^steady$/));
    const pids = killing.pids();
    await killing.end();
    expect(pids.flatMap(familyOf)).toEqual([]);
  },
);
