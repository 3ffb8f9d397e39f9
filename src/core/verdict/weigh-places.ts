import type { RoomName } from '../naming/type-rooms.ts';
import type { Symbols } from '../symbols/types.ts';

/** A bed in a room that is no bedroom, on a plan whose bedrooms have names, keeps this share of its confidence. */
const MISPLACED = 0.6;
const BEDROOMS: ReadonlySet<string> = new Set(['bedroom', 'children']);

/**
 * Furniture weighed by the rooms it stands in: where the bedrooms are known, what looks like a bed in a room of another name
 * may be a flight of stairs or a worktop. A bed alone proves no furnished plan then; the network or other pieces may.
 */
export function weighPlaces(symbols: Symbols, names: readonly RoomName[]): Symbols {
  if (!names.some(({ type, label }) => label && BEDROOMS.has(type))) return symbols;
  const furniture = symbols.furniture.map((symbol) => {
    const room = names[symbol.room];
    const isMisplaced = symbol.kind === 'bed' && room?.label && !BEDROOMS.has(room.type);
    return isMisplaced ? { ...symbol, confidence: MISPLACED * symbol.confidence } : symbol;
  });
  return { ...symbols, furniture };
}
