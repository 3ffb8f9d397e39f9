import type { Room, RoomType } from '../plan/schema.ts';

/** What a room of each type is called where the drawing gives it no name. */
export const ROOM_TYPE_NAMES: Record<RoomType, string> = {
  living: 'Living room',
  dining: 'Dining room',
  kitchen: 'Kitchen',
  'living-kitchen': 'Living room with kitchen',
  bedroom: 'Bedroom',
  children: 'Children’s room',
  study: 'Study',
  bathroom: 'Bathroom',
  wc: 'WC',
  hall: 'Hall',
  corridor: 'Corridor',
  closet: 'Closet',
  utility: 'Utility room',
  garage: 'Garage',
  balcony: 'Balcony',
  terrace: 'Terrace',
  stairs: 'Stairs',
  technical: 'Technical room',
  other: 'Room',
};

export const OUTDOOR_TYPES: ReadonlySet<RoomType> = new Set(['balcony', 'terrace']);

/**
 * One name per room, in the order given: the drawing's own label, calmed down from capitals; else the type, numbered
 * where several unnamed rooms share it.
 */
export function nameRooms(rooms: readonly Room[]): string[] {
  const unnamed = new Map<RoomType, number>();
  for (const room of rooms) if (!room.label.trim()) unnamed.set(room.type, (unnamed.get(room.type) ?? 0) + 1);
  const seen = new Map<RoomType, number>();
  return rooms.map((room) => {
    if (room.label.trim()) return calmLabel(room.label);
    const number = (seen.get(room.type) ?? 0) + 1;
    seen.set(room.type, number);
    return unnamed.get(room.type)! > 1 ? `${ROOM_TYPE_NAMES[room.type]} ${number}` : ROOM_TYPE_NAMES[room.type];
  });
}

/** `SALLE DE BAIN` → `Salle de bain`; abbreviations (`WC`, `W.I.C.`) and labels that use both cases stay as drawn. */
export function calmLabel(label: string): string {
  const text = label.replace(/\s+/g, ' ').trim();
  if (text !== text.toUpperCase() || text === text.toLowerCase()) return text;
  const words = text.split(' ').map((word) => (isAbbreviation(word) ? word : word.toLowerCase()));
  const first = words[0]!;
  return [first.charAt(0).toUpperCase() + first.slice(1), ...words.slice(1)].join(' ');
}

const VOWELS = /[AEIOUYÀ-ÖØ-ÝŒ]/;

function isAbbreviation(word: string): boolean {
  const letters = word.replace(/[^\p{L}]/gu, '');
  return (
    letters === 'WIC' ||
    /\p{L}\.\p{L}/u.test(word) ||
    (letters.length > 1 && letters.length <= 3 && !VOWELS.test(letters))
  );
}
