import type { Plan, Room } from '#core/plan/schema.ts';
import { boundsOf } from '../../dwelling/loose-furniture.ts';
import { inRing } from '../../dwelling/rooms.ts';
import type { Random } from '../../random.ts';
import { middleOf } from '../labels.ts';
import type { Pen, PointPx } from '../pen.ts';
import type { ElectricalLook } from './electrical-look.ts';
import { drawElectricalSymbol, type Spot, type SymbolName } from './electrical-symbols.ts';

type Point = readonly [number, number];

/** A device on the sheet, with the letters beside it. */
interface Device extends Spot {
  name: SymbolName;
  label: string;
}

/** How far from jambs and corners devices keep, metres. */
const CLEAR = 0.3;
/** From a jamb to the switch beside it, metres. */
const BESIDE = 0.22;
const LARGE = 9;
const LETTERS: Record<SymbolName, readonly string[]> = {
  lamp: ['L'],
  socket: ['SK', 'P', 'SO'],
  switch: ['S', 'SB', 'SW'],
  fan: ['F', 'CF'],
  detector: ['SD'],
  tube: ['T'],
  board: ['DB', 'MCB', 'EDB'],
};

/**
 * Lamps, fans and detectors on the ceilings, sockets and switches on the walls, a board, and wires between them as arcs across rooms and
 * walls. Only its letters are in the truth: none of it is built in or furniture.
 */
export function drawElectrical(pen: Pen, plan: Plan, look: ElectricalLook, random: Random): void {
  const letters = Object.fromEntries(Object.entries(LETTERS).map(([name, list]) => [name, random.pick(list)]));
  const counts: Record<string, number> = {};
  const label = (name: SymbolName) => {
    counts[name] = (counts[name] ?? 0) + 1;
    return `${letters[name]}${name === 'board' ? '' : counts[name]}`;
  };
  const board = placeBoard(plan, random);
  const devices: Device[] = board ? [{ ...board, name: 'board', label: label('board') }] : [];
  for (const room of plan.rooms) {
    const put = (name: SymbolName, spot: Spot): Device => ({ ...spot, name, label: label(name) });
    const ceiling = onCeiling(room, look, random).map(([name, spot]) =>
      put(name, offTexts(pen, look, room, name, spot)),
    );
    const switches = besideDoors(plan, room).map((spot) => put('switch', spot));
    const outdoors = room.type === 'balcony' || room.type === 'terrace';
    const sockets = outdoors ? [] : alongWalls(plan, room, look.spacing, random).map((spot) => put('socket', spot));
    drawWires(pen, look, wiresOf({ ceiling, switches, sockets, board }, look, random), random);
    devices.push(...ceiling, ...switches, ...sockets);
  }
  for (const device of devices) drawElectricalSymbol(pen, look, device.name, device);
  if (look.labels) for (const device of devices) letter(pen, look, device, random);
}

/** Lamps over a room: one in its middle, several in rows over a large one, with a fan or a tube among them. */
function onCeiling(room: Room, look: ElectricalLook, random: Random): [SymbolName, Spot][] {
  const { x0, y0, x1, y1 } = boundsOf(room.outline);
  const [mx, my] = middleOf(room);
  const spot = (u: number, v: number): Spot => ({ at: [mx + (x1 - x0) * u, my + (y1 - y0) * v], angle: 0 });
  const turned = (one: Spot): Spot => ({ ...one, angle: y1 - y0 > x1 - x0 ? Math.PI / 2 : 0 });
  const result: [SymbolName, Spot][] = [];
  const wet = ['kitchen', 'bathroom', 'garage', 'utility'].includes(room.type);
  if (room.area < 1.2) return [];
  if (room.area < LARGE) result.push([look.tubes && wet ? 'tube' : 'lamp', turned(spot(0, 0))]);
  else {
    const fan = look.fan !== 'none' && random.chance(0.8);
    if (fan) result.push(['fan', { ...spot(0, 0), angle: random.range(0, 2) }]);
    else result.push(['lamp', spot(0, 0)]);
    const corners = [[-0.3, -0.3], [0.3, 0.3], [0.3, -0.3], [-0.3, 0.3]] as const; // biome-ignore format: pairs
    for (const [u, v] of corners.slice(0, random.pick([0, 1, 2, 4]))) result.push(['lamp', spot(u, v)]);
  }
  const watched = ['hall', 'corridor', 'bedroom', 'living'].includes(room.type);
  if (look.detectors && watched && room.area > 3) result.push(['detector', spot(0.12, -0.22)]);
  return result.filter(([, { at }]) => inRing(at, room.outline));
}

/** The nearest place to a spot on a ceiling where no name or measure stands; the spot itself where there is none. */
function offTexts(pen: Pen, look: ElectricalLook, room: Room, name: SymbolName, spot: Spot): Spot {
  const reach = (name === 'fan' ? 0.5 : look.size * 1.2) * pen.scale;
  for (let off = 0; off <= 1.2; off += 0.2)
    for (const [u, v] of [
      [0, 1],
      [0, -1],
      [1, 0],
      [-1, 0],
    ] as const) {
      // biome-ignore format: ways
      const at = [spot.at[0] + u * off, spot.at[1] + v * off] as const;
      const [x, y] = pen.at(at);
      const isHidden = pen.texts.some(
        ({ box }) => box.x0 < x + reach && box.x1 > x - reach && box.y0 < y + reach && box.y1 > y - reach,
      );
      if (!isHidden && inRing(at, room.outline)) return { ...spot, at };
    }
  return spot;
}

/** Sockets along the walls of a room at uneven distances, off its doors and windows. */
function alongWalls(plan: Plan, { outline, area }: Room, spacing: number, random: Random): Spot[] {
  const spots: Spot[] = [];
  if (area < 2) return spots;
  outline.forEach((a, i) => {
    const b = outline[(i + 1) % outline.length]!;
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    for (let s = CLEAR + random.range(0, spacing); s < length - CLEAR; s += spacing * random.range(0.5, 1.6)) {
      const spot = onWall(outline, a, b, s / length);
      if (isClear(plan, spot.at, CLEAR)) spots.push(spot);
    }
  });
  return spots;
}

/** A place on an edge of a floor, facing into it. */
function onWall(outline: Room['outline'], a: Point, b: Point, share: number): Spot {
  const at = [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share] as const;
  const angle = Math.atan2(b[1] - a[1], b[0] - a[0]) + Math.PI / 2;
  const isInside = inRing([at[0] + 0.03 * Math.cos(angle), at[1] + 0.03 * Math.sin(angle)], outline);
  return { at, angle: isInside ? angle : angle + Math.PI };
}

function isClear(plan: Plan, [x, y]: Point, by: number): boolean {
  return plan.openings.every(({ from, to, wall }) => {
    const { thickness } = plan.walls.find(({ id }) => id === wall)!;
    const { x0, x1, y0, y1 } = boundsOf([from, to]);
    const reach = by + thickness / 2;
    return x < x0 - reach || x > x1 + reach || y < y0 - reach || y > y1 + reach;
  });
}

/** One switch for a room, inside beside a door of it. */
function besideDoors(plan: Plan, { outline }: Room): Spot[] {
  for (const { kind, from, to } of plan.openings) {
    if (kind === 'window' || kind === 'garage') continue;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const u = [(to[0] - from[0]) / length, (to[1] - from[1]) / length] as const;
    for (const [jamb, away] of [
      [from, -BESIDE],
      [to, BESIDE],
    ] as const) {
      // biome-ignore format: pairs
      const beside = [jamb[0] + u[0] * away, jamb[1] + u[1] * away] as const;
      const edge = outline.findIndex((a, i) => isAlong(beside, a, outline[(i + 1) % outline.length]!));
      if (edge < 0) continue;
      const [a, b] = [outline[edge]!, outline[(edge + 1) % outline.length]!];
      const long = (b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2;
      return [onWall(outline, a, b, ((beside[0] - a[0]) * (b[0] - a[0]) + (beside[1] - a[1]) * (b[1] - a[1])) / long)];
    }
  }
  return [];
}

/** Whether a point within a wall lies beside the middle part of an edge of a floor. */
function isAlong([x, y]: Point, a: Point, b: Point): boolean {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const along = ((x - a[0]) * (b[0] - a[0]) + (y - a[1]) * (b[1] - a[1])) / length;
  const across = ((x - a[0]) * (b[1] - a[1]) - (y - a[1]) * (b[0] - a[0])) / length;
  return along > 0.05 && along < length - 0.05 && Math.abs(across) < 0.3;
}

/** On a wall of a hall, a store or the garage. */
function placeBoard(plan: Plan, random: Random): Spot | undefined {
  const rooms = plan.rooms.filter(({ type }) => ['hall', 'corridor', 'utility', 'garage', 'closet'].includes(type));
  const spots = rooms.flatMap((room) => alongWalls(plan, room, 0.8, random));
  return spots.length ? random.pick(spots) : undefined;
}

interface Wired {
  ceiling: readonly Device[];
  switches: readonly Device[];
  sockets: readonly Device[];
  board: Spot | undefined;
}

/** From the switch of a room to its lamps one after the other, from socket to socket, and from one of each to the board. */
function wiresOf({ ceiling, switches, sockets, board }: Wired, look: ElectricalLook, random: Random): [Point, Point][] {
  const chain = (devices: readonly Spot[]) => devices.slice(1).map(({ at }, i): [Point, Point] => [devices[i]!.at, at]);
  const wires = chain([...switches, ...ceiling]);
  if (random.chance(0.5)) wires.push(...chain(sockets));
  const first = switches[0] ?? ceiling[0];
  if (look.home && board && first) wires.push([board.at, first.at]);
  return wires;
}

function drawWires(pen: Pen, look: ElectricalLook, wires: readonly [Point, Point][], random: Random): void {
  const { ctx, style, scale } = pen;
  if (look.wires === 'none') return;
  ctx.setLineDash(look.dash.map((metres) => metres * scale));
  ctx.lineWidth = Math.max(0.8, style.linePx * 0.8);
  for (const [from, to] of wires) {
    const [[ax, ay], [bx, by]] = [pen.at(from), pen.at(to)];
    const bend = look.wires === 'straight' ? 0 : random.range(0.12, 0.38) * random.pick([1, -1]);
    const beside = (share: number, by2: number): PointPx => [
      ax + (bx - ax) * share + (by - ay) * by2,
      ay + (by - ay) * share - (bx - ax) * by2,
    ];
    ctx.strokeStyle = random.pick(look.colours.wire);
    ctx.beginPath();
    ctx.moveTo(ax, ay);
    if (look.wires === 'waves') ctx.bezierCurveTo(...beside(0.3, bend), ...beside(0.7, -bend * 0.6), bx, by);
    else ctx.quadraticCurveTo(...beside(0.5, bend), bx, by);
    ctx.stroke();
  }
  ctx.setLineDash([]);
}

/** The letters of a device beside it, where no other text stands; sockets mostly have none. */
function letter(pen: Pen, look: ElectricalLook, { at, angle, name, label }: Device, random: Random): void {
  const px = Math.max(10, pen.style.dimensionPx * 0.75);
  if (name === 'socket' && random.chance(0.8)) return;
  const off = (name === 'fan' ? 0.45 : look.size * 1.6) * pen.scale + px * 0.8;
  const [x0, y0] = pen.at(at);
  const way = ['socket', 'switch', 'board'].includes(name) ? angle + 0.5 : -0.8;
  const [x, y] = [x0 + Math.cos(way) * off, y0 + Math.sin(way) * off];
  const half = pen.measure(label, px) / 2 + 2;
  const { width, height } = pen.ctx.canvas;
  const isTaken = pen.texts.some(
    ({ box }) => box.x0 < x + half && box.x1 > x - half && box.y0 < y + px * 0.7 && box.y1 > y - px * 0.7,
  );
  if (isTaken || x < half || y < px || x > width - half || y > height - px) return;
  pen.write(label, [x, y], { px, role: 'note', colour: look.colours.label });
}
