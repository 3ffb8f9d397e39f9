import { spreadOver } from '../geometry/spread-over.ts';
import { type Flight, isOnFlight, onFlight } from '../rooms/find-flights.ts';
import type { RoomsPx, SymbolPx } from '../structure/types.ts';
import type { Piece } from './pieces.ts';

/** A room with so many times the floor of a flight is more than its stairwell; how sure such stairs are. */
const OPEN = 1.6;
const STAIRS = 0.8;
/** Share of a shape that lies on a flight of stairs when it is one. */
const STEPS = 0.4;

/** Flights in rooms that are more than their stairwells, as fixtures of a kind of their own: they do not name their room. */
export function openStairs(flights: readonly Flight[], { rooms, labels, inside }: RoomsPx): SymbolPx[] {
  return flights.flatMap((flight): SymbolPx[] => {
    const { half, run, step } = flight;
    const [x, y] = onFlight(flight, 0, run / 2);
    const room = labels[Math.round(y) * inside.width + Math.round(x)]! - 1;
    const beyond = step / 2;
    if (room < 0 || rooms[room]!.areaPx < OPEN * 2 * half * (run + step)) return [];
    const corners = [[-half, -beyond], [half, -beyond], [half, run + beyond], [-half, run + beyond]] as const; // biome-ignore format: short
    return [
      { kind: 'open-stairs', room, outline: corners.map(([s, t]) => onFlight(flight, s, t)), confidence: STAIRS },
    ];
  });
}

/** Whether a shape is a part of stairs, or these with their landing. */
export function isSteps({ shape }: Piece, flight: Flight): boolean {
  const places = spreadOver(shape.corners);
  return places.filter((p) => isOnFlight(flight, p)).length >= STEPS * places.length;
}
