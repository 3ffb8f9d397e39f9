import type { RoomType } from '../plan/schema.ts';
import { nameRoom } from './name-room.ts';

/** Names of open-air spaces, which glass or a railing parts from the rooms even where no wall does. */
const OUTDOOR =
  /balcon|balkon|terra[csz]|patio|porch|\bdeck\b|verand|varand|loggia|lanai|parveke|kuisti|altan|balkong|балкон|террас|лоджи|阳台|露台|バルコニ|ベランダ|מרפסת/i;

const OPEN_AIR: ReadonlySet<RoomType | undefined> = new Set(['balcony', 'terrace']);
const SURE = 0.7;

/** Whether a text names a space in the open air, in a word of its own or together with others. */
export function isOutdoorName(text: string): boolean {
  return OUTDOOR.test(text) || OPEN_AIR.has(nameRoom(text, SURE)?.type);
}
