import { BATHROOMS } from '../naming/bathrooms.ts';
import type { RoomName } from '../naming/type-rooms.ts';
import type { Symbols } from '../structure/types.ts';

/** What stands where its kind does not, on a plan whose bedrooms have names, keeps this share of its confidence. */
const MISPLACED = 0.6;
const BEDROOMS: ReadonlySet<string> = new Set(['bedroom', 'children']);
/** Rooms without a name that are known by their looks and hold no loose furniture: what was read there is treads or shelves. */
const HOLD_NONE: ReadonlySet<string> = new Set(['stairs', 'closet']);

/**
 * Furniture weighed by the rooms it stands in: where the bedrooms are known, what looks like a bed in a room of another name
 * may be a flight of stairs or a worktop (a table, if the network takes it for furniture), and so may anything in a bathroom or in
 * a room that looks like stairs, a toilet or a closet. Such a piece alone proves no furnished plan then; the network or other pieces may.
 */
export function weighPlaces(symbols: Symbols, names: readonly RoomName[]): Symbols {
  if (!names.some(({ type, label }) => label && BEDROOMS.has(type))) return symbols;
  const furniture = symbols.furniture.map((symbol) => {
    const room = names[symbol.room];
    const isElsewhere = room?.label
      ? symbol.kind === 'bed' && !symbol.confirmed && !BEDROOMS.has(room.type)
      : HOLD_NONE.has(room?.type ?? '');
    // Tiles, or what is built in.
    const isBuiltIn = room && BATHROOMS.has(room.type);
    return isElsewhere || isBuiltIn ? { ...symbol, confidence: MISPLACED * symbol.confidence } : symbol;
  });
  return { ...symbols, furniture };
}
