import { type Found, within } from './find-table-sets.ts';
import type { Site } from './find-wet.ts';
import { findCrossed, isRound, rimOf } from './find-wet.ts';
import { findWorktops } from './find-worktops.ts';
import { marginsIn, type Piece, seenFrom } from './pieces.ts';

/** Metres. Burners, the plate that they lie in, bowls of sinks, depth of worktops. */
const BURNER = { long: [0.08, 0.28], apart: 0.55 };
const HOB = { long: [0.42, 0.95], short: [0.4, 0.75] };
const BOWL = { long: [0.28, 0.6], short: [0.25, 0.5], fill: 0.8 };
const SINK = { long: [0.4, 1.3], short: [0.35, 0.65] };
/** An island stands free and is plain, or has a sink or a hob in it. */
const ISLAND = { long: [1.2, 3.4], short: [0.55, 1.35], fill: 0.85 };

/** Hob, sink, the counter along the wall that they lie in, and islands. */
export function findKitchen(site: Site): Found[] {
  const { cells, ppm, sides } = site;
  const found: Found[] = [];
  const onWall = (p: Piece) => sides(p).some(Boolean);
  const hob = findHob(cells, ppm);
  if (hob && (hob.length > 1 || onWall(hob[0]!))) {
    found.push({ kind: 'hob', pieces: hob, confidence: 0.85 });
  }
  for (const bowl of cells) {
    if (!within(bowl.long, BOWL.long) || !within(bowl.short, BOWL.short) || bowl.fill < BOWL.fill) continue;
    const rim = rimOf(bowl, cells, ppm);
    if (!rim || !within(rim.long, SINK.long) || !within(rim.short, SINK.short) || !onWall(rim)) continue;
    found.push({ kind: 'sink', pieces: [rim], confidence: 0.7 });
  }
  const crossed = findCrossed(cells, ppm);
  if (crossed.length) found.push({ kind: 'fridge', pieces: crossed, confidence: 0.6 });
  found.push(...findWorktops(site));
  for (const top of cells.filter((c) => within(c.long, ISLAND.long) && within(c.short, ISLAND.short)))
    if (top.fill > ISLAND.fill && sides(top).every((touches) => !touches))
      found.push({ kind: 'island', pieces: [top], confidence: 0.4 });
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
