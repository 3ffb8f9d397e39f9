import type { DrawnItem, RoomType } from '#core/plan/schema.ts';
import type { Random } from '../random.ts';
import type { PlacedOpening } from './doors.ts';
import { type Box, boxOutline, floorFree, freeSpots, type Spot, touches, waysIn } from './wall-spots.ts';

/** Footprints in metres: width along the wall, depth from it, and the free depth that using it takes. */
const SIZES = {
  toilet: { width: 0.4, depth: 0.68, use: 0.5, beside: 0.14 },
  basin: { width: 0.55, depth: 0.45, use: 0.5, beside: 0.06 },
  'hand-basin': { width: 0.4, depth: 0.28, use: 0.4, beside: 0.04 },
  bath: { width: 1.7, depth: 0.72, use: 0.45, beside: 0 },
  shower: { width: 0.9, depth: 0.9, use: 0.45, beside: 0 },
  'washing-machine': { width: 0.6, depth: 0.6, use: 0.5, beside: 0.03 },
  boiler: { width: 0.6, depth: 0.6, use: 0.4, beside: 0.03 },
} as const;
type Kind = keyof typeof SIZES;

interface Site {
  room: string;
  floor: [number, number][];
  blocked: Box[];
  bodies: Box[];
  uses: Box[];
  items: DrawnItem[];
}

/** Fixtures of one room against its walls and clear of door swings, or undefined when one that must be there does not fit. */
export function placeFixtures(
  room: string,
  type: RoomType,
  floor: [number, number][],
  openings: readonly PlacedOpening[],
  random: Random,
): DrawnItem[] | undefined {
  const mine = openings.filter((o) => o.sides.includes(room));
  const site: Site = {
    room,
    floor,
    blocked: mine.flatMap((o) => waysIn(o, room, 0.55)),
    bodies: [],
    uses: [],
    items: [],
  };
  const windows = mine.filter((o) => o.opening.kind === 'window');
  const put = (kind: Kind, options: Partial<{ corner: boolean }> = {}) => place(kind, site, random, options);
  if (type === 'bathroom') {
    const bathed = (random.chance(0.55) && put('bath', { corner: true })) || put('shower', { corner: true });
    if (!bathed || !put('toilet') || !put('basin')) return undefined;
    if (random.chance(0.25)) put('washing-machine', { corner: true });
  } else if (type === 'wc') {
    if (!put('toilet')) return undefined;
    if (!put('hand-basin') && !put('basin')) return random.chance(0.3) ? site.items : undefined;
  } else if (type === 'utility') {
    put('washing-machine', { corner: true });
    if (random.chance(0.5)) put('boiler', { corner: true });
  } else if (type === 'kitchen' || type === 'living-kitchen') {
    if (!placeKitchen(site, windows, random)) return undefined;
  }
  return site.items;
}

function place(kind: Kind, site: Site, random: Random, { corner = false }: Partial<{ corner: boolean }>): boolean {
  const { width, depth, use, beside } = SIZES[kind];
  const turned = kind === 'bath' || kind === 'shower' ? [width, width * 0.94, width * 0.88] : [width];
  for (const w of turned) {
    const d = kind === 'shower' ? w : depth;
    const spots = freeSpots(site.floor, w + 2 * beside, d, 0.05).filter((spot) => {
      if (site.blocked.some((box) => touches(box, spot.body)) || site.bodies.some((box) => touches(box, spot.body)))
        return false;
      if (site.uses.some((box) => touches(box, spot.body))) return false;
      const front = spot.front(use);
      return floorFree(front, site.floor) && !site.bodies.some((box) => touches(box, front));
    });
    if (spots.length === 0) continue;
    const cornered = corner ? spots.filter((spot) => spot.toCorner < 0.01) : [];
    const spot = random.pick(cornered.length ? cornered : spots);
    const body = spot.narrowed(beside);
    site.bodies.push(body);
    site.uses.push(spot.front(use * 0.8));
    site.items.push({
      id: `${site.room}-${kind}`,
      kind: kind === 'hand-basin' ? 'basin' : kind,
      room: site.room,
      outline: boxOutline(body, spot.facing),
    });
    return true;
  }
  return false;
}

/** A worktop run with sink and hob in it, with a fridge at one end, round a corner where the wall is short. */
function placeKitchen(site: Site, windows: readonly PlacedOpening[], random: Random): boolean {
  const depth = 0.62;
  const wanted = random.pick([3.6, 3.0, 2.4, 4.2]);
  for (const length of [wanted, wanted - 0.6, 2.4, 2.1, 1.8]) {
    const spots = freeSpots(site.floor, length, depth, 0.1).filter(
      (spot) => !site.blocked.some((box) => touches(box, spot.body)) && floorFree(spot.front(0.9), site.floor),
    );
    if (spots.length === 0) continue;
    const score = (spot: Spot) =>
      (spot.toCorner < 0.11 ? 0 : 1) + (windows.some((w) => spot.behind(w.opening)) ? -0.3 : 0) + random.range(0, 0.6);
    const [best] = spots.map((spot) => ({ spot, score: score(spot) })).sort((a, b) => a.score - b.score);
    const { spot } = best!;
    const add = (kind: string, from: number, to: number, inset: number) => {
      const body = spot.part(from, to, inset);
      site.items.push({ id: `${site.room}-${kind}`, kind, room: site.room, outline: boxOutline(body, spot.facing) });
    };
    const fridge = length >= 2.4 && random.chance(0.7);
    const flipped = random.chance(0.5);
    const span = (from: number, to: number): [number, number] => (flipped ? [length - to, length - from] : [from, to]);
    const end = fridge ? length - 0.62 : length;
    add('kitchen-counter', ...span(0, end), 0);
    const sink = random.range(0.25, 0.4);
    add('sink', ...span(sink, sink + (length > 2.6 ? 0.8 : 0.55)), 0.07);
    const hob = Math.min(end - 0.75, Math.max(sink + 1.15, end - 1.2));
    add('hob', ...span(hob, hob + 0.58), 0.05);
    if (fridge) add('fridge', ...span(length - 0.6, length), 0);
    site.bodies.push(spot.body);
    if (random.chance(0.45)) addSecondLeg(site, spot, flipped, random);
    return true;
  }
  return false;
}

/** Carries the worktop round the corner at the run's end without the fridge, if there is room. */
function addSecondLeg(site: Site, spot: Spot, flipped: boolean, random: Random): void {
  const leg = spot.turnedLeg(flipped ? 'end' : 'start', random.pick([1.8, 1.5, 1.2]));
  if (!leg || !floorFree(leg, site.floor) || site.blocked.some((box) => touches(box, leg))) return;
  site.items.push({
    id: `${site.room}-kitchen-counter-2`,
    kind: 'kitchen-counter',
    room: site.room,
    outline: boxOutline(leg, [0, 1]),
  });
  site.bodies.push(leg);
}
