import { type Flight, isOnFlight, onFlight } from '../rooms/find-flights.ts';
import type { RoomsPx } from '../rooms/types.ts';
import type { PointPx } from '../sheet/types.ts';
import type { Piece } from './pieces.ts';
import type { SymbolPx } from './types.ts';

/** A room with so many times the floor of a flight is more than its stairwell; how sure such stairs are. */
const OPEN = 1.6;
const STAIRS = 0.8;
/** Share of a shape that lies on a flight of stairs when it is one, of places spread over it. */
const STEPS = 0.4;
const PLACES = [0.1, 0.3, 0.5, 0.7, 0.9];

/** Flights in rooms that are more than their stairwells, as fixtures of a kind of their own: they do not name their room. */
export function openStairs(flights: readonly Flight[], { rooms, labels, inside }: RoomsPx): SymbolPx[] {
  return flights.flatMap((flight): SymbolPx[] => {
    const { half, run, step } = flight;
    const [x, y] = onFlight(flight, 0, run / 2).map(Math.round);
    const room = labels[y * inside.width + x] - 1;
    const beyond = step / 2;
    if (room < 0 || rooms[room].areaPx < OPEN * 2 * half * (run + step)) return [];
    const corners = [[-half, -beyond], [half, -beyond], [half, run + beyond], [-half, run + beyond]] as const; // biome-ignore format: short
    return [
      { kind: 'open-stairs', room, outline: corners.map(([s, t]) => onFlight(flight, s, t)), confidence: STAIRS },
    ];
  });
}

/** Whether a shape is a part of stairs, or these with their landing. */
export function isSteps({ shape }: Piece, flight: Flight): boolean {
  const [a, b, , d] = shape.corners;
  const places = PLACES.flatMap((u) =>
    PLACES.map((v): PointPx => [0, 1].map((k) => a[k] + u * (b[k] - a[k]) + v * (d[k] - a[k])) as PointPx),
  );
  return places.filter((p) => isOnFlight(flight, p)).length >= STEPS * places.length;
}
