import { findComponents } from '../raster/components.ts';
import { distanceThirds } from '../raster/distance.ts';
import type { Bitmap, PointPx } from '../sheet/types.ts';
import type { TextRun } from '../texts/types.ts';

/** Widest corridor, and the least area of one, in door widths and their squares. */
const CORRIDOR = 1.75;
const SMALLEST = 1.2;
/** Names that a corridor has. */
const PASSAGE =
  /\bhall|corr|passage|lobby|entr|foyer|vestib|d[ée]g|landing|flur|diele|gang|couloir|palier|pasillo|disimp|eteinen|käyt|\bet\b|коридор|прихож|холл|走廊|玄関|廊下|מסדרון/i;

/**
 * Where named corridors open into wider, otherwise named rooms without a door: one point of each mouth. A corridor has no
 * waist that would part it; it is what remains when everything wider is taken away.
 */
export function findMouths(free: Bitmap, clearance: Uint16Array, texts: readonly TextRun[], doorPx: number): PointPx[] {
  const { width, height } = free;
  const names = texts
    .filter((t) => /\p{L}{2}/u.test(t.text) && !/\d\s*[x×]/i.test(t.text))
    .map((t) => ({ t, i: indexOf(t, width, height) }));
  if (!names.some(({ t }) => PASSAGE.test(t.text))) return [];
  const half = 3 * (CORRIDOR / 2) * doorPx;
  const toCore = distanceThirds({ ...free, data: beyond(free, clearance, half) });
  const narrow = beyond(free, toCore, half);
  const { labels, list } = findComponents({ ...free, data: narrow }, 4);
  const corridor = new Uint8Array(list.length + 1);
  for (const { t, i } of names) {
    const l = i < 0 ? 0 : labels[i]!;
    if (l && PASSAGE.test(t.text) && list[l - 1]!.area > SMALLEST * doorPx ** 2) corridor[l] = 1;
  }
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

/** Free ground that is farther than `least` from what `thirds` are the distances to. */
function beyond(free: Bitmap, thirds: Uint16Array, least: number): Uint8Array {
  const out = new Uint8Array(free.data.length);
  for (let i = 0; i < out.length; i++) if (free.data[i] && thirds[i]! > least) out[i] = 1;
  return out;
}

function indexOf({ box }: TextRun, width: number, height: number): number {
  const [x, y] = [Math.round((box.x0 + box.x1) / 2), Math.round((box.y0 + box.y1) / 2)];
  return x < 0 || y < 0 || x >= width || y >= height ? -1 : y * width + x;
}
