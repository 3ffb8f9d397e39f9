import type { RoomType } from '#core/plan/schema.ts';
import type { Random } from '../random.ts';
import type { Cell, Layout, Link, RectMm } from './types.ts';

const width = ({ x0, x1 }: RectMm) => x1 - x0;
const depth = ({ y0, y1 }: RectMm) => y1 - y0;
const area = (rect: RectMm) => (width(rect) * depth(rect)) / 1e6;
const narrow = (rect: RectMm) => Math.min(width(rect), depth(rect));

/** A space of the cluster with what it may become. */
interface Space {
  key: string;
  rect: RectMm;
  type?: RoomType;
}

/**
 * Rooms that fill one, two or three blocks as they happen to: the blocks are split again and again, the best connected space becomes
 * the hall, and the others are named by their size. Undefined when some room would have no way in.
 */
export function layOutCluster(random: Random): Layout | undefined {
  const blocks = pickBlocks(random);
  const rects = blocks.flatMap((block) => split(block, random));
  if (rects.length < 4 || rects.length > 15) return undefined;
  const spaces: Space[] = rects.map((rect, i) => ({ key: `r${i + 1}`, rect }));
  if (!nameSpaces(spaces, random)) return undefined;
  if (random.fork('stairs?').chance(0.35)) nameStairs(spaces, random.fork('stairs'));
  const links = linkSpaces(spaces, random);
  if (!links) return undefined;
  const cells = spaces.map(({ key, rect, type }): Cell => ({ key, type: type!, rects: [rect] }));
  return mergeOpen({ cells, links }, random);
}

/** Joins some spaces that are open to each other to one room of several rectangles. */
function mergeOpen({ cells, links }: Layout, random: Random): Layout {
  for (const link of links.filter((l) => l.kind === 'gap')) {
    const [a, b] = [link.from, link.to].map((key) => cells.find((cell) => cell.key === key));
    if (!a || !b || random.chance(0.45)) continue;
    const [host, guest] = isHub(b.type) && b.type !== 'hall' ? [b, a] : [a, b];
    if (host.type === 'hall' && guest.type !== 'hall') continue;
    host.rects.push(...guest.rects);
    cells.splice(cells.indexOf(guest), 1);
    for (const other of links) {
      if (other.from === guest.key) other.from = host.key;
      if (other.to === guest.key) other.to = host.key;
    }
  }
  return { cells, links: links.filter((l) => l.from !== l.to) };
}

/** One block, an L of two or a T of three, in millimetres. */
function pickBlocks(random: Random): RectMm[] {
  const mm = (low: number, high: number) => random.int(low / 10, high / 10) * 10;
  const main = { x0: 0, y0: 0, x1: mm(6500, 13500), y1: mm(5600, 9500) };
  const blocks = [main];
  for (let i = random.pick([0, 1, 1, 2]); i > 0; i--) {
    const w = mm(2600, Math.min(6000, main.x1 * 0.6));
    const d = mm(2200, 5200);
    const x = random.chance(0.5) ? (random.chance(0.5) ? 0 : main.x1 - w) : mm(0, main.x1 - w);
    const above = i === 1;
    const rect = above ? { x0: x, x1: x + w, y0: -d, y1: 0 } : { x0: x, x1: x + w, y0: main.y1, y1: main.y1 + d };
    blocks.push(rect);
  }
  return blocks;
}

/** Splits a block until its pieces are rooms. */
function split(rect: RectMm, random: Random): RectMm[] {
  const size = area(rect);
  const stop =
    size < 4 || (size < 13 && random.chance(0.35)) || (size < 26 && random.chance(0.22)) || narrow(rect) < 1500;
  const upright = width(rect) > depth(rect) * random.range(0.8, 1.25);
  const length = upright ? width(rect) : depth(rect);
  const least = random.pick([1150, 1600, 2300, 2700]);
  if (stop || length < 2 * least) return [rect];
  const at = Math.round(random.range(least, length - least) / 10) * 10;
  const parts = upright
    ? [
        { ...rect, x1: rect.x0 + at },
        { ...rect, x0: rect.x0 + at },
      ]
    : [
        { ...rect, y1: rect.y0 + at },
        { ...rect, y0: rect.y0 + at },
      ];
  return parts.flatMap((part) => split(part, random));
}

/** Millimetres of border that two rectangles share. */
export function shared(a: RectMm, b: RectMm): number {
  const overlap = (low0: number, high0: number, low1: number, high1: number) =>
    Math.min(high0, high1) - Math.max(low0, low1);
  if (a.x1 === b.x0 || b.x1 === a.x0) return Math.max(0, overlap(a.y0, a.y1, b.y0, b.y1));
  if (a.y1 === b.y0 || b.y1 === a.y0) return Math.max(0, overlap(a.x0, a.x1, b.x0, b.x1));
  return 0;
}

const DOOR = 1250;
const isHub = (type?: RoomType) =>
  type === 'hall' || type === 'living' || type === 'living-kitchen' || type === 'corridor';

/** Millimetres of a space's border that face outdoors. */
function outerBorder(space: Space, all: readonly Space[]): number {
  const { rect } = space;
  return (
    2 * (width(rect) + depth(rect)) -
    all.reduce((sum, other) => sum + (other === space ? 0 : shared(rect, other.rect)), 0)
  );
}

function nameSpaces(spaces: Space[], random: Random): boolean {
  const neighbours = (space: Space) => spaces.filter((s) => s !== space && shared(s.rect, space.rect) >= DOOR);
  const largest = [...spaces].sort((a, b) => area(b.rect) - area(a.rect))[0]!;
  if (area(largest.rect) < 15 || narrow(largest.rect) < 2900) return false;
  const hall = spaces
    .filter((s) => s !== largest && area(s.rect) > 2.4 && area(s.rect) < 16 && narrow(s.rect) > 1150)
    .sort((a, b) => neighbours(b).length - neighbours(a).length)[0];
  if (hall && neighbours(hall).length >= 3) hall.type = 'hall';
  largest.type = 'living';
  const rest = random.shuffle(spaces.filter((s) => !s.type));
  const take = (type: RoomType, fits: (space: Space) => boolean) => {
    const found = rest.find((s) => !s.type && fits(s));
    if (found) found.type = type;
    return found !== undefined;
  };
  const lit = (s: Space) => outerBorder(s, spaces) > 2000;
  const byHub = (s: Space) => neighbours(s).some((n) => isHub(n.type));
  const between = (s: Space, low: number, high: number, least: number) =>
    area(s.rect) >= low && area(s.rect) <= high && narrow(s.rect) >= least;
  if (!take('bathroom', (s) => between(s, 3.6, 9, 1750) && byHub(s))) return false;
  if (random.chance(0.4) || !take('kitchen', (s) => between(s, 6.5, 15, 2300) && byHub(s) && lit(s)))
    largest.type = area(largest.rect) > 19 ? 'living-kitchen' : 'living';
  if (largest.type === 'living' && !rest.some((s) => s.type === 'kitchen')) return false;
  take('wc', (s) => between(s, 1.4, 3.4, 1050) && byHub(s));
  let bedrooms = 0;
  for (const s of rest) {
    if (s.type) continue;
    if (between(s, 8.8, 24, 2650) && lit(s) && byHub(s)) {
      s.type = bedrooms > 0 && random.chance(0.15) ? random.pick(['study', 'dining'] as const) : 'bedroom';
      if (s.type === 'bedroom') bedrooms++;
    }
  }
  for (const s of rest) {
    if (s.type) continue;
    const beds = neighbours(s).some((n) => n.type === 'bedroom');
    if (between(s, 3.8, 8, 1800) && beds && random.chance(0.5)) s.type = 'bathroom';
    else if (between(s, 5.5, 12, 2100) && byHub(s)) s.type = random.pick(['study', 'utility', 'dining'] as const);
    else if (area(s.rect) < 8 && (beds || byHub(s))) s.type = 'closet';
    else if (byHub(s)) s.type = random.pick(['utility', 'dining', 'hall'] as const);
    else return false;
  }
  return bedrooms > 0;
}

/** Makes stairs of a store or utility room beside the hall, if one has the size of stairs. */
function nameStairs(spaces: Space[], random: Random): void {
  const fitting = spaces.filter(
    (s) =>
      (s.type === 'closet' || s.type === 'utility' || s.type === 'study') &&
      narrow(s.rect) < 2700 &&
      area(s.rect) > 2.6 &&
      area(s.rect) < 10 &&
      spaces.some((n) => n !== s && isHub(n.type) && shared(n.rect, s.rect) >= DOOR),
  );
  if (fitting.length) random.pick(fitting).type = 'stairs';
}

/** A way into every space: from the hall if it touches it, else from the living room, else from a bedroom. */
function linkSpaces(spaces: Space[], random: Random): Link[] | undefined {
  const rank = (type: RoomType | undefined, into: RoomType): number => {
    if (type === 'hall' || type === 'corridor') return 0;
    if (type === 'living' || type === 'living-kitchen') return 1;
    if (type === 'bedroom' && (into === 'bathroom' || into === 'closet')) return random.chance(0.4) ? -1 : 2;
    return 9;
  };
  const links: Link[] = [];
  const hall = spaces.find((s) => s.type === 'hall') ?? spaces.find((s) => isHub(s.type))!;
  const entrance = [hall, ...spaces.filter((s) => isHub(s.type))].find((s) => outerBorder(s, spaces) > 1500);
  if (!entrance) return undefined;
  links.push({ from: entrance.key, to: 'outside', kind: 'door' });
  const reached = new Set([entrance]);
  for (let before = 0; before < reached.size; ) {
    before = reached.size;
    for (const space of spaces) {
      if (reached.has(space)) continue;
      const [from] = [...reached]
        .filter((s) => shared(s.rect, space.rect) >= DOOR)
        .map((s) => ({ s, rank: rank(s.type, space.type!) }))
        .filter((f) => f.rank < 9)
        .sort((a, b) => a.rank - b.rank);
      if (!from) continue;
      reached.add(space);
      const wide = isHub(space.type) || space.type === 'dining';
      const kind = wide
        ? random.pick(['gap', 'gap', 'door', 'double'] as const)
        : space.type === 'stairs'
          ? random.pick(['gap', 'gap', 'door'] as const)
          : space.type === 'closet'
            ? random.pick(['door', 'door', 'sliding'] as const)
            : 'door';
      links.push({ from: from.s.key, to: space.key, kind });
    }
  }
  return reached.size === spaces.length ? links : undefined;
}
