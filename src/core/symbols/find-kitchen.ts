import { type Found, within } from './find-table-sets.ts';
import type { Site } from './find-wet.ts';
import { findCrossed, isRound, rimOf } from './find-wet.ts';
import { marginsIn, type Piece, seenFrom } from './pieces.ts';

/** Metres. Burners, the plate that they lie in, bowls of sinks, depth of worktops. */
const BURNER = { long: [0.08, 0.28], apart: 0.55 };
const HOB = { long: [0.42, 0.95], short: [0.4, 0.75] };
const BOWL = { long: [0.28, 0.6], short: [0.25, 0.5], fill: 0.8 };
const SINK = { long: [0.4, 1.3], short: [0.35, 0.65] };
const COUNTER = { deep: [0.48, 0.78], long: [0.9, 6] };

/** Hob, sink and the counter along the wall that they lie in. */
export function findKitchen(site: Site): Found[] {
  const { cells, ppm, sides } = site;
  const found: Found[] = [];
  const onWall = (p: Piece) => sides(p).some(Boolean);
  const insets: Piece[] = [];
  const hob = findHob(cells, ppm);
  if (hob && (hob.length > 1 || onWall(hob[0]))) {
    found.push({ kind: 'hob', pieces: hob, confidence: 0.85 });
    insets.push(hob[0]);
  }
  for (const bowl of cells) {
    if (!within(bowl.long, BOWL.long) || !within(bowl.short, BOWL.short) || bowl.fill < BOWL.fill) continue;
    const rim = rimOf(bowl, cells, ppm);
    if (!rim || !within(rim.long, SINK.long) || !within(rim.short, SINK.short) || !onWall(rim)) continue;
    found.push({ kind: 'sink', pieces: [rim], confidence: 0.7 });
    insets.push(rim);
  }
  const crossed = findCrossed(cells, ppm);
  if (crossed.length) found.push({ kind: 'fridge', pieces: crossed, confidence: 0.6 });
  const counters = cells.filter((c) => isCounter(c, insets, ppm) && onWall(c));
  for (const counter of counters) found.push({ kind: 'kitchen-counter', pieces: [counter], confidence: 0.6 });
  return found;
}

/** Four burners in a square, or two of them in their plate. */
function findHob(cells: readonly Piece[], ppm: number): Piece[] | undefined {
  const rings = cells.filter((p) => within(p.long, BURNER.long) && isRound(p));
  for (const ring of rings) {
    const near = rings.filter((r) => {
      const { u, v } = seenFrom(ring.shape, r.shape.middle, ppm);
      return Math.hypot(u, v) < BURNER.apart && Math.abs(r.long / ring.long - 1) < 0.5;
    });
    if (near.length < 2 || near.length > 9) continue;
    const plate = cells.find(
      (c) =>
        within(c.long, HOB.long) &&
        within(c.short, HOB.short) &&
        near.every((r) => Math.min(...marginsIn(c.shape, r.shape, ppm)) > -0.03),
    );
    if (plate) return [plate];
    if (near.length >= 4) return near;
  }
  return undefined;
}

/** A strip as deep as a worktop that has a sink or a hob in it or beside it in line. */
function isCounter(cell: Piece, insets: readonly Piece[], ppm: number): boolean {
  if (insets.includes(cell) || !within(cell.short, COUNTER.deep) || !within(cell.long, COUNTER.long)) return false;
  return insets.some((inset) => {
    const { u, v } = seenFrom(cell.shape, inset.shape.middle, ppm);
    return Math.abs(v) < 0.2 && Math.abs(u) < cell.long / 2 + inset.long / 2 + 0.1;
  });
}
