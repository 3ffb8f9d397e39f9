import type { DrawnItem, Opening, Plan, Room } from '#core/plan/schema.ts';
import type { Random } from '../random.ts';
import { type Box, boxOutline, floorFree, freeSpots, type Spot, touches } from './wall-spots.ts';

/** Furniture of one room under way. */
export interface Placing {
  room: Room;
  taken: Box[];
  items: DrawnItem[];
  random: Random;
}

/** Loose furniture as a drawing might show it: in most rooms, off door swings and fixtures. Metres. */
export function furnishLoosely(plan: Plan, random: Random): DrawnItem[] {
  const items: DrawnItem[] = [];
  const [plants, people] = [random.fork('plants').chance(0.3), random.fork('people').chance(0.05)];
  const slanted = random.fork('slanted').chance(0.25);
  for (const room of plan.rooms) {
    const taken = [
      ...plan.fixtures.filter((f) => f.room === room.id).map((f) => boundsOf(f.outline)),
      ...plan.openings.filter((o) => o.kind !== 'window').map(keepFree),
      ...room.holes.map(boundsOf),
    ];
    const placing: Placing = { room, taken, items: [], random };
    if (room.type === 'bedroom' || room.type === 'children') furnishBedroom(placing);
    else if (room.type === 'living' || room.type === 'living-kitchen') furnishLiving(placing);
    else if (room.type === 'dining') placeTable(placing);
    else if (room.type === 'study') placeDesk(placing);
    else if (isOutdoor(room)) furnishOutdoors(placing);
    else if (room.type === 'hall' && random.chance(0.3)) againstWall(placing, 'wardrobe', 1.2, 0.6);
    else if (room.type === 'kitchen' && room.area > 10 && random.chance(0.5)) placeTable(placing);
    if (slanted && room.type.startsWith('living')) for (let i = random.int(1, 3); i > 0; i--) placeSlanted(placing);
    if (plants && room.area > 6 && random.chance(0.6)) placeLoose(placing, 'plant', random.range(0.35, 0.7));
    if (people && room.area > 8 && random.chance(0.3)) placeLoose(placing, 'person', 0.55);
    items.push(...placing.items);
  }
  // Some drawings show a single table or bed and leave the rest empty; a plant furnishes no home, nor what stands outdoors.
  const outdoors = plan.rooms.filter(isOutdoor).map((room) => room.id);
  const roomsOf = (some: readonly DrawnItem[]) => [...new Set(some.map((item) => item.room))];
  const furnished = roomsOf(items.filter((item) => !LIVING_BEINGS.has(item.kind) && !outdoors.includes(item.room)));
  const shown = new Set(random.chance(0.2) ? random.shuffle(furnished).slice(0, 1) : roomsOf(items));
  return items.filter((item) => shown.has(item.room)).map((item, i) => ({ ...item, id: `x${i + 1}` }));
}

const LIVING_BEINGS: ReadonlySet<string> = new Set(['plant', 'person']);
const isOutdoor = ({ type }: Room) => type === 'terrace' || type === 'balcony';

function furnishBedroom(placing: Placing): void {
  const { room, random } = placing;
  const bed =
    againstWall(placing, 'bed', room.area < 8.5 ? 0.9 : random.pick([1.4, 1.6, 1.8]), 2.05) ??
    againstWall(placing, 'bed', 0.9, 2);
  if (bed) for (const side of ['before', 'after'] as const) if (random.chance(0.7)) beside(placing, bed, side);
  againstWall(placing, 'wardrobe', random.pick([1.2, 1.8, 2.4]), 0.6) ?? againstWall(placing, 'wardrobe', 1, 0.58);
  if (room.area > 13 && random.chance(0.4)) placeDesk(placing);
}

function furnishLiving(placing: Placing): void {
  const { random } = placing;
  const sofa =
    (random.chance(0.2) && placing.room.area > 20 ? againstWall(placing, 'corner-sofa', 2.6, 1.9, 0.5) : undefined) ??
    againstWall(placing, 'sofa', random.pick([2.2, 1.9, 1.6]), 0.9, 1.3);
  if (sofa) {
    const front = sofa.front(1.3);
    const middle = { x: (front.x0 + front.x1) / 2, y: (front.y0 + front.y1) / 2 };
    const across = sofa.facing[0] !== 0;
    const [hw, hd] = across ? [0.3, 0.55] : [0.55, 0.3];
    const body = { x0: middle.x - hw, x1: middle.x + hw, y0: middle.y - hd, y1: middle.y + hd };
    if (isFree(placing, body)) {
      if (random.chance(0.4)) {
        const rug = { x0: body.x0 - 0.5, x1: body.x1 + 0.5, y0: body.y0 - 0.5, y1: body.y1 + 0.5 };
        if (floorFree(rug, placing.room.outline)) placing.items.push(item(placing, 'rug', rug, sofa.facing));
      }
      add(placing, 'coffee-table', body, sofa.facing);
    }
  }
  againstWall(placing, 'tv-unit', random.pick([1.6, 1.2]), 0.42);
  for (let i = random.pick([0, 0, 1, 2]); i > 0; i--) againstWall(placing, 'armchair', 0.8, 0.8, 0.6);
  if (random.chance(0.25)) againstWall(placing, 'shelf', random.pick([1, 1.6]), 0.32);
  if (random.chance(0.75)) placeTable(placing);
}

function furnishOutdoors(placing: Placing): void {
  if (placing.random.chance(0.5)) placeTable(placing);
  else if (placing.room.area > 6) againstWall(placing, 'lounger', 0.7, 1.9, 0.1);
}

/** Something square that may stand anywhere. */
function placeLoose(placing: Placing, kind: string, size: number): void {
  const { x0, x1, y0, y1 } = boundsOf(placing.room.outline);
  for (let attempt = 0; attempt < 12; attempt++) {
    const [x, y] = [placing.random.range(x0, x1 - size), placing.random.range(y0, y1 - size)];
    const body = { x0: x, x1: x + size, y0: y, y1: y + size };
    if (!isFree(placing, body)) continue;
    add(placing, kind, body, [0, 1]);
    return;
  }
}

/** An armchair turned at will. */
function placeSlanted(placing: Placing): void {
  const before = placing.items.length;
  placeLoose(placing, 'armchair', 1.05);
  const chair = placing.items[before];
  if (!chair) return;
  const { x0, y0 } = boundsOf(chair.outline);
  const angle = placing.random.range(0, 2 * Math.PI);
  const [c, s] = [Math.cos(angle) * 0.37, Math.sin(angle) * 0.37];
  const corners = [
    [-c + s, -s - c],
    [c + s, s - c],
    [c - s, s + c],
    [-c - s, -s + c],
  ];
  chair.outline = corners.map(([u, v]): [number, number] => [x0 + 0.525 + u!, y0 + 0.525 + v!]);
}

/** A dining table with chairs around it, at a free place of the floor. */
function placeTable(placing: Placing): void {
  const { room, random } = placing;
  const round = random.chance(0.25);
  const chairsPerSide = round ? 1 : room.area > 18 ? random.int(2, 3) : 2;
  const [length, depth] = round ? [1.1, 1.1] : [chairsPerSide * 0.6 + 0.2, 0.85];
  const upright = random.chance(0.5);
  const [w, h] = upright ? [depth, length] : [length, depth];
  const reach = 0.5;
  const xs = room.outline.map((p) => p[0]);
  const ys = room.outline.map((p) => p[1]);
  const places: Box[] = [];
  for (let x = Math.min(...xs); x < Math.max(...xs); x += 0.2) {
    for (let y = Math.min(...ys); y < Math.max(...ys); y += 0.2) {
      const area = { x0: x, x1: x + w + 2 * reach, y0: y, y1: y + h + 2 * reach };
      if (isFree(placing, area)) places.push(area);
    }
  }
  if (places.length === 0) return;
  const area = random.pick(places);
  const table = { x0: area.x0 + reach, x1: area.x1 - reach, y0: area.y0 + reach, y1: area.y1 - reach };
  placing.taken.push(area);
  const chair = (cx: number, cy: number, facing: [number, number]) =>
    placing.items.push(item(placing, 'chair', { x0: cx - 0.22, x1: cx + 0.22, y0: cy - 0.22, y1: cy + 0.22 }, facing));
  const out = 0.14;
  for (let i = 0; i < chairsPerSide; i++) {
    const t = (i + 0.5) / chairsPerSide;
    if (upright || round) {
      chair(table.x0 - out, table.y0 + (table.y1 - table.y0) * t, [1, 0]);
      chair(table.x1 + out, table.y0 + (table.y1 - table.y0) * t, [-1, 0]);
    }
    if (!upright || round) {
      chair(table.x0 + (table.x1 - table.x0) * t, table.y0 - out, [0, 1]);
      chair(table.x0 + (table.x1 - table.x0) * t, table.y1 + out, [0, -1]);
    }
  }
  placing.items.push(item(placing, round ? 'round-table' : 'table', table, [0, 1]));
}

function placeDesk(placing: Placing): void {
  const desk = againstWall(placing, 'desk', placing.random.pick([1.4, 1.2]), 0.65, 0.75);
  if (!desk) return;
  const front = desk.front(0.5);
  const [cx, cy] = [(front.x0 + front.x1) / 2, (front.y0 + front.y1) / 2];
  const facing: [number, number] = [-desk.facing[0], -desk.facing[1]];
  add(placing, 'chair', { x0: cx - 0.24, x1: cx + 0.24, y0: cy - 0.24, y1: cy + 0.24 }, facing);
}

/** Something with its back to a wall of the room, with `free` metres of floor before it; undefined where it has no place. */
export function againstWall(
  placing: Placing,
  kind: string,
  width: number,
  depth: number,
  free = 0.3,
): Spot | undefined {
  const spots = freeSpots(placing.room.outline, width, depth, 0.15).filter(
    (spot) =>
      !placing.taken.some((box) => touches(box, spot.body)) && floorFree(spot.front(free), placing.room.outline),
  );
  if (spots.length === 0) return undefined;
  const spot = placing.random.pick(spots);
  add(placing, kind, spot.body, spot.facing);
  return spot;
}

function beside(placing: Placing, bed: Spot, side: 'before' | 'after'): void {
  const size = 0.42;
  const width = Math.max(bed.body.x1 - bed.body.x0, bed.body.y1 - bed.body.y0);
  const along = bed.facing[0] !== 0 ? bed.body.y1 - bed.body.y0 : bed.body.x1 - bed.body.x0;
  const full = bed.part(
    side === 'before' ? -size - 0.03 : along + 0.03,
    side === 'before' ? -0.03 : along + size + 0.03,
    0,
  );
  const cut = { ...full };
  if (bed.facing[0] === 1) cut.x1 = cut.x0 + size;
  else if (bed.facing[0] === -1) cut.x0 = cut.x1 - size;
  else if (bed.facing[1] === 1) cut.y1 = cut.y0 + size;
  else cut.y0 = cut.y1 - size;
  if (width > 0 && isFree(placing, cut)) add(placing, 'nightstand', cut, bed.facing);
}

function add(placing: Placing, kind: string, body: Box, facing: [number, number]): void {
  placing.taken.push(body);
  placing.items.push(item(placing, kind, body, facing));
}

export const item = ({ room }: Placing, kind: string, body: Box, facing: [number, number]): DrawnItem => ({
  id: '',
  kind,
  room: room.id,
  outline: boxOutline(body, facing),
});

export const isFree = ({ room, taken }: Placing, box: Box) =>
  floorFree(box, room.outline) && !taken.some((other) => touches(other, box));

export function boundsOf(points: readonly (readonly [number, number])[]): Box {
  const xs = points.map((p) => p[0]);
  const ys = points.map((p) => p[1]);
  return { x0: Math.min(...xs), x1: Math.max(...xs), y0: Math.min(...ys), y1: Math.max(...ys) };
}

/** The square that a door's leaf needs and a strip before any other way through. */
export function keepFree({ from, to, swing }: Opening): Box {
  const box = boundsOf(swing ? [from, to, swing.leaf] : [from, to]);
  return from[0] === to[0]
    ? { ...box, x0: box.x0 - 0.5, x1: box.x1 + 0.5 }
    : { ...box, y0: box.y0 - 0.5, y1: box.y1 + 0.5 };
}
