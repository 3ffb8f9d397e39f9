import { lengthOf, pointAt, type Segment } from '../geometry/segment.ts';
import { createBitmap, isSet } from '../raster/bitmap.ts';
import { fillBand } from '../raster/fill-band.ts';
import type { Bitmap, PointPx } from '../sheet/types.ts';
import type { TextRun } from '../texts/types.ts';
import type { WallsPx } from '../walls/types.ts';

/** Names of open-air spaces, which glass or a railing parts from the rooms even where no wall does. */
const OUTDOOR =
  /balcon|balkon|terra[sz]|patio|porch|\bdeck\b|verand|varand|loggia|lanai|parveke|kuisti|altan|balkong|балкон|террас|лоджи|阳台|露台|バルコニ|ベランダ|מרפסת/i;

export function isOutdoorName(text: string): boolean {
  return OUTDOOR.test(text);
}

/** How much of a cut must be drawn for it to count. */
const LEAST_DRAWN = 0.3;
const MOST_TRIED = 24;

/**
 * Parts open-air spaces from the rooms they run into: where one face holds a terrace's name and a room's, it is cut along the
 * drawn line (glass, sliding panels, a step), carried on to the walls, that lies between the two names and is drawn best.
 */
export function cutOutdoor(barrier: Bitmap, walls: WallsPx, texts: readonly TextRun[]): Bitmap {
  const names = texts
    .filter((t) => /\p{L}{3}/u.test(t.text) && !/\d/.test(t.text))
    .map((t) => ({ ...t, at: middle(t) }));
  for (const outdoor of names.filter((t) => isOutdoorName(t.text))) {
    const face = flood(barrier, outdoor.at);
    const others = names.filter((t) => !isOutdoorName(t.text) && isSet(face, ...t.at) && far(t, outdoor));
    if (!others.length) continue;
    const cuts = walls.lines
      .filter((l) => lengthOf(l) > 0.5 * walls.doorPx && isSet(face, ...pointAt(l, lengthOf(l) / 2)))
      .map((l) => carryOn(l, barrier))
      .filter((c) => c.drawn > LEAST_DRAWN)
      .sort((a, b) => b.drawn - a.drawn)
      .slice(0, MOST_TRIED);
    for (const { cut } of cuts) {
      const tried = createBitmap(barrier.width, barrier.height);
      tried.data.set(barrier.data);
      fillBand(tried, cut.from, cut.to, 3);
      const part = flood(tried, outdoor.at);
      if (others.some((t) => isSet(part, ...t.at)) || isSet(tried, ...outdoor.at)) continue;
      barrier.data.set(tried.data);
      break;
    }
  }
  return barrier;
}

function middle({ box }: TextRun): PointPx {
  return [(box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2];
}

/** OPTIONAL over BALCONY is one name in two lines. */
function far(a: { at: PointPx; heightPx: number }, b: { at: PointPx }): boolean {
  return Math.hypot(a.at[0] - b.at[0], a.at[1] - b.at[1]) > 3.5 * a.heightPx;
}

/** A line carried on at both ends to the next barrier, and the share of it that was drawn. */
function carryOn(line: Segment, barrier: Bitmap): { cut: Segment; drawn: number } {
  const long = lengthOf(line);
  const free = (s: number) => {
    const [x, y] = pointAt(line, s);
    return x >= 0 && y >= 0 && x < barrier.width && y < barrier.height && !isSet(barrier, x, y);
  };
  let lo = long / 2;
  let hi = long / 2;
  while (free(lo)) lo--;
  while (free(hi)) hi++;
  const cut = { from: pointAt(line, lo), to: pointAt(line, hi) };
  return {
    cut,
    drawn: Math.min(hi, long) - Math.max(lo, 0) > 0 ? (Math.min(hi, long) - Math.max(lo, 0)) / (hi - lo) : 0,
  };
}

/** Free ground that hangs together with a point. */
function flood(barrier: Bitmap, [px, py]: PointPx): Bitmap {
  const { width, height } = barrier;
  const out = createBitmap(width, height);
  const start = Math.round(py) * width + Math.round(px);
  if (start < 0 || start >= out.data.length || barrier.data[start]) return out;
  const stack = [start];
  out.data[start] = 1;
  while (stack.length) {
    const i = stack.pop()!;
    for (const j of [i - 1, i + 1, i - width, i + width]) {
      if (j < 0 || j >= out.data.length || barrier.data[j] || out.data[j]) continue;
      out.data[j] = 1;
      stack.push(j);
    }
  }
  return out;
}
