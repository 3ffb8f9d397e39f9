import type { LayoutItem } from '../../plan/schema.ts';
import type { RoomSpace } from '../candidates/room-space.ts';
import type { Placed, State } from './state.ts';

const millimetres = (value: number): number => Math.round(value * 1000) / 1000;

/** The placed pieces of all rooms as items of the layout, rugs last in each room. */
export function listItems(spaces: readonly RoomSpace[], states: readonly State[]): LayoutItem[] {
  let count = 0;
  const item = (room: string, { kind, box, height }: Placed): LayoutItem => ({
    id: `i${++count}`,
    room,
    kind,
    at: [millimetres(box.at[0]), millimetres(box.at[1])],
    rotation: Math.round((((box.rotation % 360) + 360) % 360) * 100) / 100,
    size: { width: millimetres(box.width), depth: millimetres(box.depth), height },
  });
  return spaces.flatMap((space, k) => [...states[k]!.placed, ...states[k]!.rugPieces].map((p) => item(space.id, p)));
}
