import type { RoomName } from '../naming/type-rooms.ts';
import type { PixelClasses } from '../pixel-classes/types.ts';
import type { RoomType } from '../plan/schema.ts';
import { createBitmap } from '../raster/bitmap.ts';
import { findComponents } from '../raster/components.ts';
import type { Bitmap, PointPx } from '../sheet/types.ts';
import type { RoomsPx, SymbolPx } from '../structure/types.ts';

/** Rooms where loose furniture stands and nothing else does: no fixtures, stairs or tiles that could be taken for it. */
const LIVED_IN: ReadonlySet<RoomType> = new Set(['living', 'living-kitchen', 'dining', 'bedroom', 'children', 'study']);
/** Lettering with this much of its height around it says nothing: bold letters look like pieces of furniture. */
const AROUND = 0.4;
/**
 * On sheets where such a room is smaller than this on average, in pixels of the map, the network sees too little to tell: among real
 * drawings rooms of a floor of a large building have 3,500, those of furnished dwellings 30,000 and more.
 */
const LEAST_ROOM = 10_000;
/** What a patch is called: the network does not tell kinds. */
export const PIECE = 'piece of furniture';
/** A patch of less than this share of all such floor is no piece. */
const LEAST_PIECE = 0.01;

/** A patch of what the network takes for loose furniture, boxed. */
export type SeenPiece = Omit<SymbolPx, 'room'>;

/** What the network takes for loose furniture. */
export interface SeenFurniture {
  /** Share of the indoor floor, each pixel as sure as the network is: 0 to 1. */
  readonly floor: number;
  /** Share of the floor of living rooms and bedrooms; undefined where none is known, or too small to see anything in. */
  readonly lived?: number;
  /** Share of the floor, lettering aside, of the fullest such room that is large enough to see something in. */
  readonly fullest?: number;
  /** The larger patches of it in those rooms. */
  readonly pieces: SeenPiece[];
}

/** How much furniture the network sees indoors, and where; `names` says what the rooms are, one for each and in their order. */
export function seenFurniture(classes: PixelClasses, rooms: RoomsPx, names: readonly RoomName[] = []): SeenFurniture {
  const { region, width, height, labels, sure } = classes;
  const furniture = classes.names.indexOf('furniture');
  const zoom = (region.x1 - region.x0) / width;
  const patches = createBitmap(width, height);
  const lettered = letteredPixels(classes, rooms);
  /** By number of such a room: its pixels without lettering, and those of them that are furniture. */
  const livedIn = new Map<number, { all: number; furnished: number }>();
  let [floor, covered, lived, furnished] = [0, 0, 0, 0];
  for (let y = 0; y < height; y++) {
    const row = Math.floor(region.y0 + (y + 0.5) * zoom) * rooms.inside.width;
    for (let x = 0; x < width; x++) {
      const room = rooms.labels[row + Math.floor(region.x0 + (x + 0.5) * zoom)];
      if (!room || rooms.rooms[room - 1]!.outdoor) continue;
      const at = y * width + x;
      const seen = labels[at] === furniture;
      floor++;
      if (seen) covered += sure[at]! / 255;
      if (!names[room - 1] || !LIVED_IN.has(names[room - 1]!.type)) continue;
      const own = livedIn.get(room) ?? { all: 0, furnished: 0 };
      livedIn.set(room, own);
      lived++;
      if (lettered[at]) continue;
      own.all++;
      if (!seen) continue;
      own.furnished++;
      furnished++;
      patches.data[at] = 1;
    }
  }
  const shares = [...livedIn.values()].flatMap((own) => (own.all < LEAST_ROOM ? [] : own.furnished / own.all));
  const clear = lived > 0 && lived >= LEAST_ROOM * livedIn.size;
  return {
    floor: floor ? covered / floor : 0,
    ...(clear && { lived: furnished / lived, fullest: Math.max(0, ...shares) }),
    pieces: boxPieces(patches, LEAST_PIECE * lived, classes),
  };
}

/** Boxes around the patches of at least so many pixels of the map, in pixels of the sheet. */
function boxPieces(patches: Bitmap, least: number, { region, width, sure }: PixelClasses): SeenPiece[] {
  const zoom = (region.x1 - region.x0) / width;
  const { labels, list } = findComponents(patches);
  return list.flatMap(({ x0, y0, x1, y1, area }, i) => {
    if (area < least) return [];
    const [left, right] = [region.x0 + x0 * zoom, region.x0 + x1 * zoom];
    const [top, bottom] = [region.y0 + y0 * zoom, region.y0 + y1 * zoom];
    let sum = 0;
    for (let at = y0 * width; at < y1 * width; at++) if (labels[at] === i + 1) sum += sure[at]! / 255;
    const outline: PointPx[] = [[left, top], [right, top], [right, bottom], [left, bottom]]; // biome-ignore format: short
    return [{ kind: PIECE, outline, confidence: sum / area }];
  });
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
