import type { RoomSpace } from '../furnish/space/room-space.ts';

/** Turned to this near to a wall's direction, or to half way between two, a piece is turned like it, degrees. */
const NEAR = 5;
const STEP = 45;

/** The rotation that somebody means who turns a piece about to `degrees`: like the walls, or to a whole degree. */
export function snapTurn(degrees: number, room: RoomSpace | undefined): number {
  const steps = (room?.lines ?? []).map(({ frame }) => {
    const off = (((degrees - frame.rotation) % STEP) + STEP) % STEP;
    return off > STEP / 2 ? STEP - off : -off;
  });
  const least = steps.reduce((best, step) => (Math.abs(step) < Math.abs(best) ? step : best), Number.POSITIVE_INFINITY);
  const turned = Math.abs(least) <= NEAR ? degrees + least : Math.round(degrees);
  return ((turned % 360) + 360) % 360;
}
