import { medianByLength } from '../geometry/median-by-length.ts';
import { pointsAlong } from '../geometry/ring.ts';
import { lengthOf } from '../geometry/segment.ts';
import { classOnMap } from '../pixel-classes/class-on-map.ts';
import type { PixelClasses } from '../pixel-classes/types.ts';
import { createBitmap } from '../raster/bitmap.ts';
import { fillBand } from '../raster/fill-band.ts';
import { fillRing } from '../raster/fill-ring.ts';
import type { Bitmap, Page } from '../sheet/types.ts';
import { labelUnder } from '../structure/label-under.ts';
import { markExterior } from '../structure/mark-exterior.ts';
import type { OpeningPx, RoomPx, RoomsPx, Structure, WallPx, WallsPx } from '../structure/types.ts';
import { isOutdoorName } from '../texts/is-outdoor-name.ts';
import type { TextRun } from '../texts/types.ts';
import type { PlanGraph } from './read-graph.ts';
import type { Face } from './weigh-faces.ts';

/** Width of a usual door in thicknesses of usual walls, where none is drawn. */
const DOOR_IN_WALLS = 6;
/** A room with so much of its edge along railings is outdoors. */
const RAILED = 0.2;
const RAILING = new Set(['railing']);
/** Distance between looks along an edge, pixels of the page. */
const LOOK = 3;
/** Texts of a room whose name may say that it is outdoors. */
const FIRST_TEXTS = 4;

/** The plan graph as what scale, names, symbols and verdict are read from. */
export function toStructure(graph: PlanGraph, page: Page, texts: readonly TextRun[], classes: PixelClasses): Structure {
  const { widthPx: width, heightPx: height } = page;
  const rooms = roomsOf(graph.faces, { width, height }, texts, classes);
  const drawn = graph.walls.map(({ from, to, half, chance }): WallPx => ({ from, to, thicknessPx: 2 * half, exterior: false, confidence: chance })); // biome-ignore format: one line
  const mask = maskOf(drawn, graph.openings, createBitmap(width, height));
  const inside = insideOf(rooms.labels, mask);
  const thicknessPx = medianByLength(drawn, (wall) => wall.thicknessPx) ?? 1;
  const doorPx = usualDoor(graph.openings) ?? DOOR_IN_WALLS * thicknessPx;
  const walls: WallsPx = {
    walls: markExterior(drawn, inside, doorPx),
    mask,
    thicknessPx,
    doorPx,
  };
  return { page, walls, openings: [...graph.openings], rooms: { ...rooms, inside } };
}

function roomsOf(
  faces: readonly Face[],
  { width, height }: { width: number; height: number },
  texts: readonly TextRun[],
  classes: PixelClasses,
): Omit<RoomsPx, 'inside'> {
  const labels = new Uint16Array(width * height);
  for (const [k, { outline, holes }] of faces.entries()) fillRing(labels, width, height, [outline, ...holes], k + 1);
  const isRailing = classOnMap(classes, RAILING);
  const rooms = faces.map(({ outline, holes, area, isEnclosed, sure }): RoomPx => {
    const edge = pointsAlong(outline, LOOK);
    const railed = edge.filter(([x, y]) => isRailing(x, y)).length / edge.length;
    return { outline, holes, areaPx: area, texts: [], outdoor: !isEnclosed || railed > RAILED, confidence: sure };
  });
  for (const text of texts) {
    const room = labelUnder(labels, width, text);
    if (!room) continue;
    const own = rooms[room - 1]!;
    own.texts.push(text);
    if (isOutdoorName(text.text) && own.texts.length < FIRST_TEXTS) rooms[room - 1] = { ...own, outdoor: true };
  }
  return { rooms, labels };
}

function maskOf(walls: readonly WallPx[], openings: readonly OpeningPx[], mask: Bitmap): Bitmap {
  for (const { from, to, thicknessPx } of walls) fillBand(mask, from, to, thicknessPx);
  for (const { from, to, wall } of openings) fillBand(mask, from, to, walls[wall]!.thicknessPx + 2, 0);
  return mask;
}

/** Rooms and walls: what lies between them is the house. */
function insideOf(labels: Uint16Array, mask: Bitmap): Bitmap {
  return { ...mask, data: mask.data.map((wall, i) => (wall || labels[i]! ? 1 : 0)) };
}

function usualDoor(openings: readonly OpeningPx[]): number | undefined {
  const widths = openings
    .filter(({ kind }) => kind === 'door')
    .map(lengthOf)
    .sort((a, b) => a - b);
  return widths[widths.length >> 1];
}
