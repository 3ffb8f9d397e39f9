import { drawPicture } from '#adapters/picture/draw-picture.ts';
import type { LayoutItem, PlanDocument } from '#core/plan/schema.ts';
import { cutRoom } from '../sheets/exhibits.ts';
import type { RoomPair } from './pairs-of-home.ts';

/** A pair as it is shown: which room, and its two layouts at one scale. */
export interface ShownPair {
  readonly title: string;
  readonly pictures: readonly [a: Uint8Array, b: Uint8Array];
}

/** Longer side of the picture of a home, pixels: rooms are shown less than 500 wide. */
const HOME_PX = 1600;

/** Both layouts of each room, cut out of two pictures of the home. */
export async function drawPairs(document: PlanDocument, pairs: readonly RoomPair[]): Promise<ShownPair[]> {
  if (!pairs.length) return [];
  const [a, b] = await Promise.all(
    ([0, 1] as const).map((side) => draw(pairs.flatMap(({ sides }) => sides[side].items))),
  );
  return Promise.all(
    pairs.map(async ({ room: id }) => {
      const room = document.plan.rooms.find((one) => one.id === id)!;
      return {
        title: `${room.label || room.type} ${room.area.toFixed(1)} m²`,
        pictures: await Promise.all([cutRoom(room, a!), cutRoom(room, b!)]),
      };
    }),
  );

  async function draw(items: LayoutItem[]) {
    const furnished = { ...document, layout: { items, checks: NO_CHECKS } };
    const { jpg, frame } = await drawPicture(furnished, { longSidePx: HOME_PX });
    return { picture: jpg, frame };
  }
}

const NO_CHECKS = { collisions: 0, outside: 0, blockedDoors: 0, blockedWindows: 0, unreachable: 0 };
