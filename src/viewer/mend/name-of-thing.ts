import type { MendWording } from '#core/mending/mend-wording.ts';
import { roomUnder } from '#core/mending/with-rooms.ts';
import type { DrawnItem, Plan, Room } from '#core/plan/schema.ts';
import { boxOf, type Thing } from './things.ts';

/** How far beside a wall its room is looked for, metres. */
const BESIDE_M = 0.4;

/** What a room is called: as on the drawing, else by its use. */
export function nameOfRoom({ label, type }: Room, { gallery, texts }: MendWording): string {
  if (label) return label;
  return type === 'other' ? texts.ui.unnamedRoom : gallery.roomType(type);
}

/** What a thing is: `Sliding door`, `Bathtub`, or the name of a room. */
export function kindOfThing({ of, id }: Thing, plan: Plan, words: MendWording): string {
  const { texts } = words;
  if (of === 'room') return nameOfRoom(plan.rooms.find((room) => room.id === id)!, words);
  if (of === 'wall') return texts.things.wall;
  if (of === 'opening') return texts.openings[plan.openings.find((opening) => opening.id === id)!.kind];
  const item = [...plan.fixtures, ...plan.furniture].find((one) => one.id === id)!;
  return kindOfItem(item, of, words);
}

/** What a fixture or a piece of furniture is; `other` ones are no more than that. */
export const kindOfItem = ({ kind }: DrawnItem, of: 'fixture' | 'furniture', words: MendWording): string =>
  kind === 'other' ? words.texts.things[of] : words.kind(kind);

/** The same with the room that it is in or at, to tell where it is. */
export function nameOfPlace(thing: Thing, plan: Plan, words: MendWording): string {
  const kind = kindOfThing(thing, plan, words);
  const room = thing.of === 'room' ? undefined : roomBeside(thing, plan);
  return room ? `${kind}, ${nameOfRoom(room, words)}` : kind;
}

function roomBeside(thing: Thing, plan: Plan): Room | undefined {
  const [x0, y0, x1, y1] = boxOf(plan, thing);
  const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
  const around = [[0, 0], [BESIDE_M, 0], [-BESIDE_M, 0], [0, BESIDE_M], [0, -BESIDE_M]] as const; // biome-ignore format: one list
  return around.map(([dx, dy]) => roomUnder([x + dx, y + dy], plan.rooms)).find((room) => room !== undefined);
}
