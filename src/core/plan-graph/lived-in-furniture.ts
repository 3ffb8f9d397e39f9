import type { RoomName } from '../naming/type-rooms.ts';
import type { PixelClasses } from '../pixel-classes/types.ts';
import type { RoomType } from '../plan/schema.ts';
import type { RoomsPx } from '../structure/types.ts';

/** Rooms where loose furniture stands and nothing else does: no fixtures, stairs or tiles that could be taken for it. */
const LIVED_IN: ReadonlySet<RoomType> = new Set(['living', 'living-kitchen', 'dining', 'bedroom', 'children', 'study']);
/** Lettering with this much of its height around it says nothing: bold letters look like pieces of furniture. */
const AROUND = 0.4;
/**
 * On sheets where such a room is smaller than this on average, in pixels of the map, the network sees too little to tell: among real
 * drawings rooms of a floor of a large building have 3,500, those of furnished dwellings 30,000 and more.
 */
const LEAST_ROOM = 10_000;

/**
 * Share of the floor of living rooms and bedrooms that the network takes for loose furniture, 0 to 1; undefined where none is known, or they
 * are too small to see anything in. `names` says what the rooms are, one for each and in their order.
 */
export function livedInFurniture(
  classes: PixelClasses,
  rooms: RoomsPx,
  names: readonly RoomName[],
): number | undefined {
  const { region, width, height, labels } = classes;
  const furniture = classes.names.indexOf('furniture');
  const zoom = (region.x1 - region.x0) / width;
  const lettered = letteredPixels(classes, rooms);
  const livedIn = new Set<number>();
  let [lived, furnished] = [0, 0];
  for (let y = 0; y < height; y++) {
    const row = Math.floor(region.y0 + (y + 0.5) * zoom) * rooms.inside.width;
    for (let x = 0; x < width; x++) {
      const room = rooms.labels[row + Math.floor(region.x0 + (x + 0.5) * zoom)];
      if (!room || rooms.rooms[room - 1]!.outdoor) continue;
      if (!names[room - 1] || !LIVED_IN.has(names[room - 1]!.type)) continue;
      const at = y * width + x;
      livedIn.add(room);
      lived++;
      if (!lettered[at] && labels[at] === furniture) furnished++;
    }
  }
  return lived > 0 && lived >= LEAST_ROOM * livedIn.size ? furnished / lived : undefined;
}

/** The pixels of the map that lie on or close to the texts in rooms. */
function letteredPixels({ region, width, height }: PixelClasses, { rooms }: RoomsPx): Uint8Array {
  const zoom = (region.x1 - region.x0) / width;
  const data = new Uint8Array(width * height);
  for (const { box, heightPx } of rooms.flatMap((room) => room.texts)) {
    const margin = AROUND * heightPx;
    const column = (x: number) => clampTo(width, (x - region.x0) / zoom);
    const row = (y: number) => clampTo(height, (y - region.y0) / zoom);
    const [x0, x1] = [column(box.x0 - margin), column(box.x1 + margin)];
    const [y0, y1] = [row(box.y0 - margin), row(box.y1 + margin)];
    for (let y = y0; y < y1; y++) data.fill(1, y * width + x0, y * width + x1);
  }
  return data;
}

const clampTo = (most: number, value: number) => Math.max(0, Math.min(most, Math.round(value)));
