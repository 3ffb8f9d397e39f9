import type { Plan, Room, RoomType } from '#core/plan/schema.ts';
import { boundsOf, keepFree } from '../../dwelling/loose-furniture.ts';
import { STAIR_KINDS } from '../../dwelling/open-flights.ts';
import { type Box, boxOutline, floorFree, freeSpots, type Spot, touches } from '../../dwelling/wall-spots.ts';
import type { Random } from '../../random.ts';

/** Names of rooms on Japanese listings; other rooms keep theirs. */
const NAMES: Partial<Record<RoomType, readonly string[]>> = {
  living: ['リビング', 'LD', '洋室'], 'living-kitchen': ['LDK', 'LDK', 'リビング'], kitchen: ['キッチン', 'K', '台'], dining: ['DK', '洋室'],
  bedroom: ['洋室', '洋室', '和室'], children: ['洋室'], study: ['洋室', '和室'], bathroom: ['浴室', 'UB'], wc: ['トイレ', 'WC'],
  hall: ['玄関', '玄'], corridor: ['廊下'], closet: ['物入', 'CL', 'WIC'], utility: ['洗面', '洗'], balcony: ['バルコニー'], terrace: ['バルコニー'],
}; // biome-ignore format: a table
/** Shares of sheets that are named in Japanese, and of kitchens that stand out into the room. */
const JAPANESE = 0.75;
const PENINSULAS = 0.6;
/** What is in a kitchen, and share of the sheets that show nothing else that is built in but stairs and columns. */
const KITCHEN = ['kitchen-counter', 'sink', 'hob', 'fridge', 'island', 'dishwasher', 'pantry'];
const SHOWN = [...KITCHEN, ...STAIR_KINDS, 'column'];
const KITCHEN_ALONE = 0.4;
/** A peninsula along the room and from the wall, and the way that stays free round it, metres. */
const ACROSS = 0.75;
const OUT = [1.8, 2.1, 2.4, 2.55];
const WAY = 0.75;

/** Names the rooms of a plan as listings do and lets the worktops of some kitchens stand out from a wall. */
export function settleListing(plan: Plan, random: Random): void {
  if (random.chance(KITCHEN_ALONE)) plan.fixtures = plan.fixtures.filter(({ kind }) => SHOWN.includes(kind));
  if (random.chance(JAPANESE))
    for (const room of plan.rooms) room.label = random.pick(NAMES[room.type] ?? [room.label]);
  for (const room of plan.rooms)
    if ((room.type === 'living-kitchen' || room.type === 'kitchen') && random.chance(PENINSULAS))
      placePeninsula(plan, room, random);
}

/** Replaces the worktops of a room by one that leaves a wall at a right angle, with its sink and hob along it. */
function placePeninsula(plan: Plan, room: Room, random: Random): void {
  const out = random.pick(OUT);
  const others = plan.fixtures.filter((f) => f.room !== room.id || !KITCHEN.includes(f.kind));
  const taken: Box[] = [
    ...others.filter((f) => f.room === room.id).map((f) => boundsOf(f.outline)),
    ...plan.openings.filter((o) => o.kind !== 'window').map(keepFree),
  ];
  const spots = freeSpots(room.outline, ACROSS + 2 * WAY, out + WAY, 0.1).filter(
    (spot) => floorFree(spot.body, room.outline) && !taken.some((box) => touches(box, spot.body)),
  );
  if (spots.length === 0) return;
  const put = (kind: string, spot: Spot, from: number, to: number, inset: number) => {
    const body = along(spot, from, to, inset);
    // Its long side is its back, to the one side or the other of the way out from the wall.
    const facing: [number, number] = [spot.facing[1], spot.facing[0]];
    return { id: `f-${kind}-${room.id}`, kind, room: room.id, outline: boxOutline(body, facing) };
  };
  const spot = random.pick(spots);
  plan.fixtures = [
    ...others,
    put('kitchen-counter', spot, 0, out, 0),
    put('sink', spot, out * 0.55, out * 0.55 + 0.6, 0.1),
    ...(random.chance(0.8) ? [put('hob', spot, 0.15, 0.7, 0.1)] : []),
  ];
}

/** The part of a peninsula between two distances from its wall. */
function along({ body, facing }: Spot, from: number, to: number, inset: number): Box {
  const across = (low: number): [number, number] => [low + WAY + inset, low + WAY + ACROSS - inset];
  const [[x0, x1], [y0, y1]] = [across(body.x0), across(body.y0)];
  if (facing[0] === 1) return { x0: body.x0 + from, x1: body.x0 + to, y0, y1 };
  if (facing[0] === -1) return { x0: body.x1 - to, x1: body.x1 - from, y0, y1 };
  if (facing[1] === 1) return { x0, x1, y0: body.y0 + from, y1: body.y0 + to };
  return { x0, x1, y0: body.y1 - to, y1: body.y1 - from };
}
