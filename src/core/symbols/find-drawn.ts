import { createBitmap } from '../raster/bitmap.ts';
import { type Component, findComponents } from '../raster/components.ts';
import { edgeShares } from '../raster/edge-shares.ts';
import { close, dilate } from '../raster/morphology.ts';
import type { Bitmap } from '../sheet/types.ts';
import { describeShape, type Shape, type Spans } from './describe-shape.ts';
import { findFloor, type Ground } from './find-floor.ts';
import { gatherSpans } from './gather-spans.ts';

/** A closed shape within a drawn thing: a piece of paper that ink encloses, or what sticks out of its largest cell. */
export interface Cell {
  readonly shape: Shape;
  /** Share of its outline that is wall. */
  readonly wallShare: number;
  readonly sticksOut: boolean;
}

/** Ink that hangs together, with the cells that it encloses. */
export interface Drawn {
  /** Room index, -1 for none. */
  readonly room: number;
  readonly shape: Shape;
  readonly cells: Cell[];
  readonly inkPx: number;
  /** Share of its outline that touches a wall. */
  readonly wallShare: number;
}

/** Specks below this are ends of lines and dust; metres across. */
const SPECK_M = 0.12;
/** A sample of the pixels tells in which room a thing is. */
const VOTE_EVERY = 5;
/** Breaks in an outline that are closed, metres. */
const GAP_M = 0.05;
/** The body of a table or a bed, square metres: what sticks out of it may be chairs. */
const BODY_M2 = 0.3;

/** Groups the ink indoors into drawn things: everything that is neither floor nor wall and hangs together. */
export function findDrawn(ink: Bitmap, ground: Ground, strokePx: number, ppm: number): Drawn[] {
  const closed = close(ink, Math.max(2 * Math.round(strokePx) + 1, Math.round(GAP_M * ppm)));
  const cells = findFloor(closed, ground, ppm);
  const thing = createBitmap(ink.width, ink.height);
  for (let i = 0; i < thing.data.length; i++) {
    const cell = cells.labels[i];
    if (ground.area.data[i] && (cell ? !cells.isFloor[cell - 1] : closed.data[i])) thing.data[i] = 1;
  }
  const things = findComponents(thing, 8);
  const wanted = things.list.map((c) => longSide(c) >= SPECK_M * ppm);
  const spans = gatherSpans(things.labels, things.list, ink.width, wanted);
  const cellSpans = gatherSpans(cells.labels, cells.list, ink.width, cells.isFloor.map((floor) => !floor)); // biome-ignore format: one line reads better
  const measured = measureThings(things.labels, things.list.length, closed, ground);
  const cellsOf: Cell[][] = things.list.map(() => []);
  const bodyOf = new Int32Array(things.list.length);
  const seen = new Uint8Array(cells.list.length);
  for (let i = 0; i < thing.data.length; i++) {
    const cell = cells.labels[i];
    const at = things.labels[i]! - 1;
    if (!cell || at < 0 || seen[cell - 1]) continue;
    seen[cell - 1] = 1;
    const s = cellSpans[cell - 1];
    if (s) cellsOf[at]!.push({ shape: describeShape(s), wallShare: cells.wallShares[cell - 1]!, sticksOut: false });
    if (!bodyOf[at] || cells.list[cell - 1]!.area > cells.list[bodyOf[at] - 1]!.area) bodyOf[at] = cell;
  }
  const drawn: Drawn[] = [];
  things.list.forEach((box, i) => {
    const s = spans[i];
    if (!s) return;
    const body = bodyOf[i];
    if (body && cells.list[body - 1]!.area > BODY_M2 * ppm * ppm) {
      const margin = Math.round(2 * strokePx);
      cellsOf[i]!.push(
        ...findOutstanding(things.labels, i + 1, cells.labels, body, box, ink.width, margin, SPECK_M * ppm),
      );
    }
    drawn.push({ shape: describeShape(s), cells: cellsOf[i]!, ...measured(i) });
  });
  return drawn;
}

/** What sticks out of the body of a thing, its outline taken off: chairs that are drawn up to a table. */
function findOutstanding(
  things: Int32Array,
  thing: number,
  cells: Int32Array,
  body: number,
  box: Component,
  width: number,
  margin: number,
  speck: number,
): Cell[] {
  const [w, h] = [box.x1 - box.x0, box.y1 - box.y0];
  const core = createBitmap(w, h);
  const rest = createBitmap(w, h);
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const i = (box.y0 + y) * width + box.x0 + x;
      if (cells[i] === body) core.data[y * w + x] = 1;
      else if (things[i] === thing) rest.data[y * w + x] = 1;
    }
  }
  const wide = dilate(core, 2 * margin + 1);
  for (let i = 0; i < rest.data.length; i++) if (wide.data[i]) rest.data[i] = 0;
  const parts = findComponents(rest, 8);
  const spans = gatherSpans(parts.labels, parts.list, w, parts.list.map((c) => longSide(c) >= speck)); // biome-ignore format: one line reads better
  return spans.flatMap((s) => {
    if (!s) return [];
    const moved: Spans = {
      top: s.top + box.y0,
      left: s.left.map((x) => x + box.x0),
      right: s.right.map((x) => (x < 0 ? x : x + box.x0)),
      area: s.area,
    };
    return [{ shape: describeShape(moved), wallShare: 0, sticksOut: true }];
  });
}

const longSide = (c: Component) => Math.max(c.x1 - c.x0, c.y1 - c.y0);

/** Room, ink and share of wall of every thing. */
function measureThings(labels: Int32Array, count: number, closed: Bitmap, { walls, area, labels: rooms }: Ground) {
  const { width } = walls;
  const wallShares = edgeShares(labels, count, width, (i) => walls.data[i] === 1 || !area.data[i]);
  const inkPx = new Int32Array(count);
  const votes: Map<number, number>[] = Array.from({ length: count }, () => new Map());
  for (let i = width; i < labels.length - width; i++) {
    const thing = labels[i];
    if (!thing) continue;
    inkPx[thing - 1]! += closed.data[i]!;
    if (i % VOTE_EVERY === 0) {
      const vote = votes[thing - 1]!;
      vote.set(rooms[i]!, (vote.get(rooms[i]!) ?? 0) + 1);
    }
  }
  return (i: number) => {
    const most = [...votes[i]!].reduce((best, entry) => (entry[1] > best[1] ? entry : best), [0, 0]);
    return { room: most[0] - 1, inkPx: inkPx[i]!, wallShare: wallShares[i]! };
  };
}
