import { kill } from './kill-with-this-process.ts';
import type { Program } from './start-program.ts';
import { Tally } from './tally.ts';

/** A program that is started again whenever it was killed. */
export interface Mortal {
  readonly name: string;
  readonly start: () => Promise<Program>;
}

export interface Killing {
  readonly killed: Tally;
  /** Programs that ended though nobody killed them. */
  readonly deaths: string[];
  /** Kills no more, waits until all are up again, and ends them. */
  readonly end: () => Promise<void>;
  /** Kills no more, and waits until all are up again. */
  readonly stop: () => Promise<void>;
  /** Of the programs as they run now. */
  readonly pids: () => number[];
}

/** A trial in which more than that goes wrong tells nothing. */
const MOST_DEATHS = 20;

/** Kills -9 a random process of random programs: the program itself, or one of the children that work for it. */
export async function killAtRandom(
  mortals: readonly Mortal[],
  { everyMs, chance }: { readonly everyMs: number; readonly chance: () => number },
): Promise<Killing> {
  const running: Program[] = [];
  for (const { start } of mortals) running.push(await start());
  const killed = new Tally();
  const deaths: string[] = [];
  let isOver = false;
  const pick = <T>(list: readonly T[]): T => list[Math.floor(chance() * list.length)]!;

  const again = async (i: number) => {
    await running[i]!.end();
    // One that does not get up is told of as one that died, and tried again.
    for (let started: Program | undefined; !started; ) {
      started = await mortals[i]!.start().catch((error) => {
        deaths.push(`${mortals[i]!.name} (${error.message})`);
        return deaths.length < MOST_DEATHS ? undefined : Promise.reject(error);
      });
      if (started) running[i] = started;
    }
  };

  const strike = async () => {
    const i = Math.floor(chance() * mortals.length);
    const { name } = mortals[i]!;
    const [program, ...children] = running[i]!.pids();
    const isChild = children.length > 0 && chance() < 0.4;
    const victim = isChild ? pick(children) : program;
    if (victim === undefined || !kill(victim)) return;
    killed.add(isChild ? `a child of ${name}` : name);
    console.log(`killed ${isChild ? 'a child of ' : ''}${name}`);
    if (!isChild) await again(i);
  };

  const round = async () => {
    while (!isOver) {
      const next = performance.now() + everyMs;
      for (const [i, program] of running.entries()) {
        if (!program.hasDied()) continue;
        deaths.push(mortals[i]!.name);
        await again(i);
      }
      await strike();
      while (!isOver && performance.now() < next) await new Promise((resolve) => setTimeout(resolve, 200));
    }
  };
  const rounds = round();
  const stop = async () => {
    isOver = true;
    await rounds;
  };
  return {
    ...{ killed, deaths, stop },
    pids: () => running.map(({ process }) => process.pid!),
    async end() {
      await stop();
      for (const program of [...running].reverse()) await program.end();
    },
  };
}
