import { findComponents } from '../raster/components.ts';
import { distanceThirds } from '../raster/distance.ts';
import type { Bitmap, BoxPx, PointPx } from '../sheet/types.ts';
import { nameRoom } from '../texts/name-room.ts';
import type { TextRun } from '../texts/types.ts';
import type { Faces } from './count-leaves.ts';

/** Widest corridor, and the least area of one, in door widths and their squares. */
const CORRIDOR = 1.75;
const SMALLEST = 1.2;
/** Ground is wider than a corridor over this length, in door widths; where a recess of a wall faces one it is only for a step. */
const WIDE = 0.3;
/** Ground so narrow with so many doors around it is a corridor without a name too, beside a room with one. */
const DOORS = 3;
const CERTAIN = 0.5;
/** Names that a corridor has. */
const PASSAGE =
  /\bhall|corr|passage|lobby|entr|foyer|vestib|d[ée]g|landing|flur|diele|gang|couloir|palier|pasillo|disimp|eteinen|käyt|\bet\b|коридор|прихож|холл|走廊|玄関|廊下|מסדרון/i;

/** How many doors with a leaf lead into each part of the ground, by label. */
export type LeavesOf = (parts: Faces) => Uint8Array;

/**
 * Where corridors, told by their name or by their doors, open into wider rooms without a door: one point of each mouth. A
 * corridor has no waist that would part it; it is what remains when everything wider is taken away.
 */
export function findMouths(
  free: Bitmap,
  clearance: Uint16Array,
  texts: readonly TextRun[],
  doorPx: number,
  leavesOf?: LeavesOf,
): PointPx[] {
  const { width } = free;
  const half = 3 * (CORRIDOR / 2) * doorPx;
  const core = wideGround({ ...free, data: beyond(free, clearance, half) }, WIDE * doorPx);
  const toCore = distanceThirds({ ...free, data: core });
  const narrow = beyond(free, toCore, half);
  const { labels, list } = findComponents({ ...free, data: narrow }, 4);
  const corridor = new Uint8Array(list.length + 1);
  const leaves = leavesOf?.({ labels, count: list.length, width });
  if (leaves?.some((n) => n >= DOORS)) {
    const isNamed = namedGround(free, texts);
    list.forEach(({ x0, y0 }, i) => {
      if (leaves[i + 1]! >= DOORS && isNamed(labels.indexOf(i + 1, y0 * width + x0))) corridor[i + 1] = 1;
    });
  }
  const named = texts.filter(({ text }) => /\p{L}{2}/u.test(text) && !/\d\s*[x×]/i.test(text));
  const place = (box: BoxPx) => labels[indexOf(box, free)] ?? 0;
  for (const { text, box } of named) if (nameRoom(text, CERTAIN)) corridor[place(box)] = 0;
  // The name of a passage decides, whatever else is written there.
  for (const { text, box } of named) if (PASSAGE.test(text)) corridor[place(box)] = 1;
  list.forEach(({ area }, i) => {
    if (area <= SMALLEST * doorPx ** 2) corridor[i + 1] = 0;
  });
  corridor[0] = 0;
  if (!corridor.includes(1)) return [];
  const mouths: PointPx[] = [];
  const edge = new Uint8Array(free.data.length);
  const isWide = (i: number) => free.data[i]! > narrow[i]!;
  for (let i = Math.max(width, narrow.indexOf(1)); i + width < edge.length; i++) {
    if (!narrow[i] || !corridor[labels[i]!]) continue;
    if (isWide(i - 1) || isWide(i + 1) || isWide(i - width) || isWide(i + width)) edge[i] = 1;
  }
  const borders = findComponents({ ...free, data: edge }, 8);
  const widest = new Int32Array(borders.list.length).fill(-1);
  for (let i = edge.indexOf(1); i >= 0 && i < edge.length; i++) {
    const l = borders.labels[i]! - 1;
    if (l >= 0 && (widest[l]! < 0 || clearance[i]! > clearance[widest[l]!]!)) widest[l] = i;
  }
  for (const i of widest) if (clearance[i]! > 0.25 * half) mouths.push([i % width, Math.floor(i / width)]);
  return mouths;
}

/** The pieces of `core`, the ground farther from every wall than a corridor's middle, that are at least `least` pixels long. */
function wideGround(core: Bitmap, least: number): Uint8Array {
  const { labels, list } = findComponents(core, 8);
  const isLong = Uint8Array.from([0, ...list.map(({ x0, y0, x1, y1 }) => Number(Math.max(x1 - x0, y1 - y0) >= least))]);
  const out = new Uint8Array(labels.length);
  for (let i = 0; i < out.length; i++) out[i] = isLong[labels[i]!]!;
  return out;
}

/** Free ground that is farther than `least` from what `thirds` are the distances to. */
function beyond(free: Bitmap, thirds: Uint16Array, least: number): Uint8Array {
  const out = new Uint8Array(free.data.length);
  for (let i = 0; i < out.length; i++) if (free.data[i] && thirds[i]! > least) out[i] = 1;
  return out;
}

/** Tells whether the name of a room stands on the ground around a pixel: without one it may be all hall and corridor. */
function namedGround(free: Bitmap, texts: readonly TextRun[]): (i: number) => boolean {
  const { labels } = findComponents(free, 4);
  const named = new Set(
    texts
      .filter(({ text }) => nameRoom(text, CERTAIN) && !PASSAGE.test(text))
      .map(({ box }) => labels[indexOf(box, free)]),
  );
  return (i) => named.has(labels[i]);
}

function indexOf(box: BoxPx, { width, height }: Bitmap): number {
  const [x, y] = [Math.round((box.x0 + box.x1) / 2), Math.round((box.y0 + box.y1) / 2)];
  return x < 0 || y < 0 || x >= width || y >= height ? -1 : y * width + x;
}
