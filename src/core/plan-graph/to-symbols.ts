import { COOKING } from '../naming/cooking.ts';
import type { RoomName } from '../naming/type-rooms.ts';
import type { SymbolPx, Symbols } from '../structure/types.ts';
import type { WeighedInstance } from './weigh-instances.ts';

/** What plan.json calls the things of the network, where it calls them otherwise. */
const CALLED: Readonly<Record<string, string>> = { counter: 'kitchen-counter' };
/** What an appliance is, by its room: the network does not tell. */
const WASHING: ReadonlySet<string> = new Set(['bathroom', 'wc', 'utility']);

/** What is taken to be drawn in the rooms, in pixels of the page; what stands in none is left out. */
export function toSymbols(instances: readonly WeighedInstance[]): Symbols {
  const symbolsOf = (some: readonly WeighedInstance[]) =>
    some.flatMap(({ kind, outline, sure, taken, room }): SymbolPx[] =>
      taken && room !== undefined ? [{ kind: CALLED[kind] ?? kind, room, outline, confidence: sure }] : [],
    );
  return {
    fixtures: symbolsOf(instances.filter(({ loose }) => !loose)),
    furniture: symbolsOf(instances.filter(({ loose }) => loose)),
  };
}

/** The same with appliances called what they are in rooms of their kind. */
export function nameAppliances(symbols: Symbols, names: readonly RoomName[]): Symbols {
  const fixtures = symbols.fixtures.map((fixture) => {
    const type = names[fixture.room]?.type;
    if (fixture.kind !== 'appliance' || !type) return fixture;
    const kind = COOKING.has(type) ? 'fridge' : WASHING.has(type) ? 'washing-machine' : 'appliance';
    return { ...fixture, kind };
  });
  return { ...symbols, fixtures };
}
