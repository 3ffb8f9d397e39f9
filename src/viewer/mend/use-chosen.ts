import { useState } from 'preact/hooks';
import type { Plan } from '#core/plan/schema.ts';
import { exists, isSame, type Thing } from './things.ts';

export interface Choosing {
  readonly chosen: readonly Thing[];
  /** What is chosen, where that is one thing. */
  readonly selected: Thing | undefined;
  /** Whether taps add to what is chosen. */
  readonly several: boolean;
  /** Chooses one thing, or nothing. */
  select(thing?: Thing): void;
  /** What a tap does: it chooses, or adds and takes away where several are wanted. */
  pick(thing: Thing | undefined, also: boolean): void;
  wantSeveral(): void;
}

/** What is chosen of a plan. What is no longer there is not chosen. */
export function useChosen(plan: Plan): Choosing {
  const [things, setThings] = useState<readonly Thing[]>([]);
  const [several, setSeveral] = useState(false);
  const chosen = things.filter((thing) => exists(plan, thing));
  const select = (thing?: Thing) => {
    setThings(thing ? [thing] : []);
    setSeveral(false);
  };
  return {
    chosen,
    selected: chosen.length === 1 ? chosen[0] : undefined,
    several,
    select,
    pick: (thing, also) => {
      if (!several && !also) return select(thing);
      // Rooms lie under everything: they would be tapped by mistake.
      if (!thing || thing.of === 'room') return;
      const isIn = chosen.some((one) => isSame(one, thing));
      const others = chosen.filter((one) => !isSame(one, thing) && one.of !== 'room');
      setThings(isIn ? others : [...others, thing]);
    },
    wantSeveral: () => setSeveral(true),
  };
}
