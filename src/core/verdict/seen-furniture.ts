import type { PixelClasses } from '../pixel-classes/types.ts';
import type { RoomsPx } from '../rooms/types.ts';

/** Share of the indoor floor that the network takes for loose furniture, each pixel as sure as the network is: 0 to 1. */
export function seenFurniture({ region, width, height, labels, sure, names }: PixelClasses, rooms: RoomsPx): number {
  const furniture = names.indexOf('furniture');
  const zoom = (region.x1 - region.x0) / width;
  let [floor, covered] = [0, 0];
  for (let y = 0; y < height; y++) {
    const row = Math.floor(region.y0 + (y + 0.5) * zoom) * rooms.inside.width;
    for (let x = 0; x < width; x++) {
      const room = rooms.labels[row + Math.floor(region.x0 + (x + 0.5) * zoom)];
      if (!room || rooms.rooms[room - 1].outdoor) continue;
      floor++;
      if (labels[y * width + x] === furniture) covered += sure[y * width + x] / 255;
    }
  }
  return floor ? covered / floor : 0;
}
