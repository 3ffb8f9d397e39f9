import { lengthOf, pointAt, project } from '../geometry/segment.ts';
import { once } from '../once.ts';
import { createBitmap, isSet, unite } from '../raster/bitmap.ts';
import { fillBand } from '../raster/fill-band.ts';
import type { Bar } from '../raster/find-bars.ts';
import { dilate } from '../raster/morphology.ts';
import type { Bitmap, BoxPx } from '../sheet/types.ts';
import type { WallsPx } from '../structure/types.ts';
import { isOutdoorName } from '../texts/is-outdoor-name.ts';
import { middleOfText } from '../texts/middle-of-text.ts';
import type { TextRun } from '../texts/types.ts';
import { porchFrame } from './porch-frame.ts';

/** Lines shorter than this, in door widths, bound no porch; others are carried on by so much to meet at corners and posts. */
const SHORTEST = 0.6;
const OVER = 0.3;
/** Area of a porch or balcony in squares of the door width. */
const AREA = [1.5, 60] as const;
/** It fills this share of its bounds: strips under the eaves around a house do not. */
const COMPACT = 0.45;
/** Ground that fills so much of its bounds is a rectangle, but for what swings and is printed there. */
const RECTANGLE = 0.6;
/** Lines beside it that go on beyond it by more than this, in door widths, are drawn for dimensions, and run through it. */
const BEYOND = 0.6;
const MOST_THROUGH = 8;
/** So are those with a length written so close to them, in letter heights. */
const WRITTEN = 1.3;
/** Gaps of its drawn edge are closed, in door widths: those of worn ink, and where that leaves a way out those between dashes. */
const GAPS = [0.04, 0.25];
/** On the floor above, the roof of a porch is named after it. */
const ROOF = /roof|toit|dach/i;

interface Ground {
  readonly bitmap: Bitmap;
  readonly area: number;
  readonly box: BoxPx;
  /** Share of the box. */
  readonly fill: number;
}

/**
 * Opens the ground of porches, terraces and balconies that lie outside the walls and are bounded by thin lines only: the frame that is
 * drawn around their name before a wall of the house. Where there is none, what can be reached from their name without crossing a line,
 * but for those that lead to dimensions; and where lines leave a way out, but ink none, dashes and all, the rectangle that this
 * ground nearly fills. Changes `barrier`, where everything outside the hull is closed.
 */
export function openPorches(
  barrier: Bitmap,
  inside: Bitmap,
  walls: WallsPx,
  texts: readonly TextRun[],
  ink?: Bitmap,
): void {
  const { width, height } = barrier;
  const names = texts
    .filter((t) => isOutdoorName(t.text) && !ROOF.test(t.text))
    .map(({ box, heightPx }) => ({
      box,
      middle: indexOf((box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2),
      below: indexOf((box.x0 + box.x1) / 2, box.y1 + heightPx / 2),
      above: indexOf((box.x0 + box.x1) / 2, box.y0 - heightPx / 2),
    }))
    .filter(({ middle }) => middle >= 0 && middle < inside.data.length && !inside.data[middle]);
  if (!names.length) return;
  const house = dilate(inside, 3);
  const lengths = texts.flatMap((text) =>
    /\d/.test(text.text) && !/\p{L}{3}/u.test(text.text)
      ? [{ middle: middleOfText(text), heightPx: text.heightPx }]
      : [],
  );
  const lines = walls.lines.filter((l) => lengthOf(l) >= SHORTEST * walls.doorPx);
  const bounds = drawnBounds(lines);
  const drawn = GAPS.map((gap) => {
    const closedPx = Math.max(3, Math.ceil(gap * walls.doorPx));
    return { closedPx, bitmap: once(() => ink && unite(house, dilate(ink, closedPx))) };
  });
  const open = ({ x0, y0, x1, y1 }: BoxPx) => {
    for (let y = y0; y < y1; y++)
      for (let i = y * width + x0; i < y * width + x1; i++) if (!inside.data[i]) barrier.data[i] = 0;
  };
  for (const { box: lettering, middle, above, below } of names) {
    const frame = ink && porchFrame(lettering, { ink, house, doorPx: walls.doorPx, lengths });
    if (frame) {
      open(frame);
      continue;
    }
    const ground = wholeGround(middle);
    if (ground) {
      for (let i = 0; i < barrier.data.length; i++) if (ground.bitmap.data[i]) barrier.data[i] = 0;
      continue;
    }
    const box = boxByInk(above, below);
    if (box) open(box);
  }

  function indexOf(x: number, y: number): number {
    return Math.round(y) * width + Math.round(x);
  }

  function drawnBounds(list: readonly Bar[]): Bitmap {
    const drawn = { ...house, data: house.data.slice() };
    const over = OVER * walls.doorPx;
    for (const l of list) fillBand(drawn, pointAt(l, -over), pointAt(l, lengthOf(l) + over), Math.max(2.5, l.thick));
    return drawn;
  }

  /** The rectangle that ink bounds around a name, which begins above or below its letters. */
  function boxByInk(above: number, below: number): BoxPx | undefined {
    for (const { closedPx, bitmap } of drawn) {
      const ink = bitmap();
      const box = ink && (groundAt(ink, below, RECTANGLE) ?? groundAt(ink, above, RECTANGLE))?.box;
      const off = closedPx >> 1;
      if (box) return { x0: box.x0 - off, y0: box.y0 - off, x1: box.x1 + off, y1: box.y1 + off };
    }
    return undefined;
  }

  /** The ground around a name; lines that go on beyond it are left out as long as others bound it then. */
  function wholeGround(start: number): Ground | undefined {
    let ground = groundAt(bounds, start, COMPACT);
    if (!ground) return undefined;
    const { bitmap, box } = ground;
    const through = lines
      .filter((l) => isBeside(l, bitmap) && (goesBeyond(l, box) || isMeasured(l)))
      .slice(0, MOST_THROUGH);
    const left = new Set(lines);
    for (const l of through) {
      left.delete(l);
      const wider = groundAt(drawnBounds([...left]), start, Math.max(RECTANGLE, ground.fill));
      if (wider) ground = wider;
      else left.add(l);
    }
    return ground;
  }

  function isBeside(l: Bar, ground: Bitmap): boolean {
    const off = OVER * walls.doorPx;
    return [0.1, 0.3, 0.5, 0.7, 0.9].some((k) =>
      [-off, off].some((by) => isSet(ground, ...pointAt(l, k * lengthOf(l), by))),
    );
  }

  /** Whether a line ends well beyond a box, outside the house. */
  function goesBeyond(l: Bar, { x0, y0, x1, y1 }: BoxPx): boolean {
    return [l.from, l.to].some(([x, y]) => {
      const beyond = Math.max(x0 - x, x - x1, y0 - y, y - y1);
      return beyond > BEYOND * walls.doorPx && !isSet(inside, x, y);
    });
  }

  /** Whether a length is written on a line. */
  function isMeasured(l: Bar): boolean {
    return lengths.some(({ middle, heightPx }) => {
      const { along, beside } = project(l, middle);
      return along > 0 && along < lengthOf(l) && Math.abs(beside) < WRITTEN * heightPx;
    });
  }

  /** Free ground of the size of a porch that fills at least this share of its bounds. */
  function groundAt(blocked: Bitmap, start: number, compact: number): Ground | undefined {
    const ground = flood(blocked, start, AREA[1] * walls.doorPx ** 2);
    return ground && ground.area >= AREA[0] * walls.doorPx ** 2 && ground.fill >= compact ? ground : undefined;
  }

  function flood(blocked: Bitmap, start: number, most: number): Ground | undefined {
    if (blocked.data[start]) return undefined;
    const bitmap = createBitmap(width, height);
    const stack = [start];
    bitmap.data[start] = 1;
    let area = 0;
    let [x0, x1, y0, y1] = [width, 0, height, 0];
    while (stack.length) {
      const i = stack.pop()!;
      const x = i % width;
      if (++area > most || x === 0 || x === width - 1 || i < width || i >= width * (height - 1)) return undefined;
      const y = Math.floor(i / width);
      [x0, x1, y0, y1] = [Math.min(x0, x), Math.max(x1, x), Math.min(y0, y), Math.max(y1, y)];
      for (const j of [i - 1, i + 1, i - width, i + width]) {
        if (blocked.data[j] || bitmap.data[j]) continue;
        bitmap.data[j] = 1;
        stack.push(j);
      }
    }
    const box = { x0, y0, x1: x1 + 1, y1: y1 + 1 };
    return { bitmap, area, box, fill: area / ((box.x1 - x0) * (box.y1 - y0)) };
  }
}
