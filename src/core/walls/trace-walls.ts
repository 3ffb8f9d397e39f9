import { lengthOf, type Segment } from '../geometry/segment.ts';
import { once } from '../once.ts';
import type { PixelClasses } from '../pixel-classes/types.ts';
import { intersect, subtract } from '../raster/bitmap.ts';
import { distanceThirds } from '../raster/distance.ts';
import { fillBand } from '../raster/fill-band.ts';
import { type Bar, findBars } from '../raster/find-bars.ts';
import { enclose } from '../raster/flood-outside.ts';
import { mergeBars } from '../raster/merge-bars.ts';
import { dilate, open } from '../raster/morphology.ts';
import { type Stroke, traceStrokes } from '../raster/trace-strokes.ts';
import { withBands } from '../raster/with-bands.ts';
import type { Bitmap, Page } from '../sheet/types.ts';
import { markExterior } from '../structure/mark-exterior.ts';
import type { Spiral, WallsPx } from '../structure/types.ts';
import { bridgeSeen } from './bridge-seen.ts';
import { chooseBands } from './choose-bands.ts';
import { chooseClosed } from './choose-closed.ts';
import { closesOn } from './closes-on.ts';
import { dropDimensions } from './drop-dimensions.ts';
import { dropDrawnSwings } from './drop-drawn-swings.ts';
import { dropHatching } from './drop-hatching.ts';
import { guessDoor, usualGap, usualSwing, widthOfSeen } from './estimate-door.ts';
import { explainsSeen } from './explains-seen.ts';
import { fillFaces } from './fill-faces.ts';
import { type Arc, findArcs } from './find-arcs.ts';
import { pairLines } from './find-bands.ts';
import { findDenied } from './find-denied.ts';
import { findDoorways } from './find-doorways.ts';
import { findInner } from './find-inner.ts';
import { findPanes } from './find-panes.ts';
import { findPartitions } from './find-partitions.ts';
import { findSeenDoors, swingsOfSeen } from './find-seen-doors.ts';
import { findSolid } from './find-solid.ts';
import { findSpans } from './find-spans.ts';
import { findSwings } from './find-swings.ts';
import { framesGap } from './frames-gap.ts';
import { holdsText } from './holds-text.ts';
import { isConfirmed } from './is-confirmed.ts';
import { isStray } from './is-stray.ts';
import { joinWalls } from './join-walls.ts';
import { dropOutliers, keepNetworks, usualThickness } from './keep-networks.ts';
import { findFaces } from './narrow-ground.ts';
import { pairFolds } from './pair-folds.ts';
import { partLeaves, thickLeaves } from './part-leaves.ts';
import { DOOR, planExtent } from './plan-extent.ts';
import { reachPiers } from './reach-piers.ts';
import { runsOn } from './runs-on.ts';
import { singleFolds } from './single-folds.ts';
import { snapBars } from './snap-bars.ts';
import { sweepLeaves } from './sweep-leaves.ts';
import { hasJambs } from './swing-ground.ts';
import { thickestWall } from './thickest-wall.ts';
import { wallsOfSwings } from './walls-of-swings.ts';
import { closesItself, wholePlan, withWalls } from './whole-plan.ts';

/** Blocks of solid ink are walls up to this share of it. */
const MOST_SOLID = 0.12;
/** A door hangs in a wall also where none is found if it is so wide, in door widths, or has two jambs: what is smaller may be a mark. */
const HOSTED = 0.5;
/** Strokes shorter than this, pixels, say nothing on any sheet. */
const SHORTEST_PX = 8;

/** The strokes of a page, for all that looks for bars among them. */
export function strokesOf(page: Page): Stroke[] {
  return traceStrokes(page.lineInk, SHORTEST_PX);
}

/** What is known before the walls of a page are traced. */
export interface Known {
  /** Those of `strokesOf`, where they are at hand. */
  readonly strokes?: readonly Stroke[];
  /** All wall body, where it comes from elsewhere than the ink. */
  readonly body?: Bitmap;
  /** Strokes of the whole drawing, where some were taken off the page: arcs of doors among them. */
  readonly lineInk?: Bitmap;
  /** What was taken off the page. */
  readonly spirals?: readonly Spiral[];
}

/** Walls of whatever make: filled ones from thick ink, outlined and hatched ones from pairs of parallel lines. */
export function traceWalls(page: Page, classes?: PixelClasses, known: Known = {}): WallsPx {
  const { strokePx, textPx, region, lineInk } = page;
  const long = Math.max(region.x1 - region.x0, region.y1 - region.y0);
  const shortest = Math.max(SHORTEST_PX, 3 * strokePx);
  const strokes = (known.strokes ?? strokesOf(page)).filter((s) => s.centre.length >= shortest);
  const bars = findBars(strokes, shortest);
  const barsOf = (body: Bitmap) => findBars(traceStrokes(body, strokePx * 2), strokePx * 2);
  const widest = once(() => thickestWall(long, classes));
  const thickInk = known.body ?? findSolid(page, widest(), classes);
  const thickBars = barsOf(thickInk);
  const partitions = known.body ? [] : findPartitions(bars, thickBars, page, classes);
  const lines = findLines(
    bars.filter((b) => !partitions.includes(b)),
    strokePx,
  );
  const solid = withBands(thickInk, partitions, thickOf);
  // Two cross walls of one height are followed along the wall between their middles too: as one bar, as thick as they are long.
  const solidBars = (partitions.length ? barsOf(solid) : thickBars).filter(
    (b) => lengthOf(b) > b.thick && b.thick < MOST_SOLID * long,
  );
  const arcsOf = (guess: number) =>
    findArcs(strokes, 2.2 * strokePx, Math.max(0.35 * guess, 1.2 * textPx), 2.2 * guess);

  const whole = known.body ?? wholePlan(solid, solidBars, lines, long);
  const hollowOf = () =>
    findHollow(page, { lines, bars, solid, solidBars, arcs: arcsOf(DOOR * long), long, widest: widest() });
  const inner = (body: Bitmap) =>
    known.body ? [] : findInner(body, solidBars, { long, doorPx: DOOR * long }, () => hollowOf().bands, classes);
  const hollow = whole && (known.body || explainsSeen(whole, classes)) ? withStrips(whole, inner(whole)) : hollowOf();
  const { bodies, bands } = hollow;
  const reach = DOOR * planExtent(bodies, long);
  const raw = dropOutliers(bodies, [...solidBars, ...bands], reach, (b) => isConfirmed(b, classes));

  const erase = (list: readonly Bar[]) => {
    for (const p of list) fillBand(raw, p.from, p.to, p.thick + 2, 0);
  };
  const all = dropHatching(snapBars([...solidBars, ...bands].filter((b) => onMask(raw, b))));
  const panes = findPanes(all, joinWalls(all, lines, [], DOOR * long), raw, DOOR * long, classes);
  erase(panes);
  const isHollow = (p: Segment) => !onMask(solid, p);
  const denied = findDenied(all, reach, classes, (p) => isHollow(p) && !runsOn(p, lines));
  erase(denied);
  const guess = DOOR * planExtent(raw, long);
  const walled = all.filter((p) => !panes.includes(p) && !denied.includes(p));
  const doorways = findDoorways(walled.filter(isHollow), guess, classes);
  erase(doorways.flatMap(({ openings }) => openings));
  const opened = new Set(doorways.map(({ bar }) => bar));
  const built = [...walled.filter((p) => !opened.has(p)), ...doorways.flatMap(({ jambs }) => jambs)];
  const arcs = arcsOf(guess);
  const standing = thickLeaves(built, arcs, usualThickness(built), classes).filter((p) => onMask(solid, p));
  erase(standing);
  const pieces = built.filter((p) => !standing.includes(p));
  lines.push(...panes, ...standing);
  const thicknessPx = usualThickness(pieces);
  const toWall = distanceThirds(raw);
  const drawn = known.lineInk ?? lineInk;
  const leaves = sweepLeaves(
    lines,
    subtract(drawn, solid),
    strokePx,
    Math.max(0.35 * guess, 1.2 * textPx),
    2.2 * guess,
  );
  const ground = { ink: dilate(subtract(drawn, raw), 3), toWall, pieces, strokePx, thicknessPx };
  const seen = dropDrawnSwings(findSwings([...arcs, ...leaves], ground), classes);
  const sighted = findSeenDoors(raw, guess, classes);
  // Where no swing tells.
  const undrawnDoor = (width: number) => usualGap(joinWalls(pieces, lines, [], width), raw, width) ?? width;
  const doorPx = usualSwing(seen, guess, sighted) ?? undrawnDoor(guessDoor(guess, widthOfSeen(classes)));
  const { kept: stays, leaves: thick } = partLeaves(pieces, seen, thicknessPx);
  erase(thick);
  lines.push(...thick);
  const pairs = pairFolds(lines, ground, seen, doorPx);
  const folds = dropDrawnSwings([...pairs, ...singleFolds(lines, ground, [...seen, ...pairs], doorPx)], classes);
  const swings = [...seen, ...folds].filter(
    (s) => s.radius > (s.drawn ? 0.33 : 0.5) * doorPx && s.radius < 1.6 * doorPx,
  );
  swings.push(...swingsOfSeen(sighted, swings, classes));
  const hosted = swings.filter((s) => s.radius > HOSTED * doorPx || hasJambs(s, ground));
  const straight = joinWalls(stays, lines, hosted, doorPx).filter((w) => !isStray(w, raw, thicknessPx, classes));
  const joined = reachPiers(straight, raw, lines, doorPx);
  joined.push(...bridgeSeen(joined, raw, doorPx, classes));
  joined.push(...wallsOfSwings(hosted, joined, ground, classes));
  joined.push(...findSpans(lines, { walls: joined, bodies: withWalls(raw, joined), toWall, thicknessPx, doorPx }));
  const network = keepNetworks(withWalls(raw, joined), Math.max(doorPx, 0.7 * guess));
  const kept = joined.filter((w) => onMask(network, w));
  const walls = markExterior(kept, enclose(network, 2.5 * doorPx), doorPx);
  return {
    walls,
    mask: intersect(raw, network),
    thicknessPx: usualThickness(walls.map((w) => ({ ...w, thick: w.thicknessPx }))),
    doorPx,
    swings: swings.filter((s) => walls.some((w) => closesOn(s, w))),
    lines,
    spirals: known.spirals ?? [],
  };
}

interface HollowGround {
  readonly lines: readonly Bar[];
  readonly bars: readonly Bar[];
  readonly solid: Bitmap;
  readonly solidBars: readonly Bar[];
  readonly arcs: readonly Arc[];
  readonly long: number;
  /** Thickest wall, pixels. */
  readonly widest: number;
}

interface Hollow {
  readonly bodies: Bitmap;
  readonly bands: Bar[];
}

/**
 * Walls drawn by their outlines. Where strips that are closed at their ends make a plan, all others are furniture, dimension
 * lines and the like; where they do not, lines may be broken and every strip counts.
 */
function findHollow(page: Page, { lines, bars, solid, solidBars, arcs, long, widest }: HollowGround): Hollow {
  const { strokePx, textPx, lineInk } = page;
  const letters = subtract(page.ink, lineInk);
  const sides = dropDimensions(lines, bars, textPx, strokePx);
  const pairs = pairLines(sides, 2 * strokePx + 1.5, widest, 0.8 * textPx).filter(
    (b) => !holdsText(b, letters, textPx),
  );
  const faces = findFaces(lineInk);
  const ground = { ink: lineInk, solid: solidBars, arcs };
  const complete = (bands: Bar[]): Hollow => {
    const bodies = withBands(solid, bands, thickOf);
    const filled = fillFaces(bodies, lineInk, faces, widest, strokePx);
    const rest = open(subtract(filled, bodies), Math.max(3, Math.ceil(strokePx)));
    const more = findBars(traceStrokes(rest, 3 * strokePx), 3 * strokePx).filter((b) => lengthOf(b) > b.thick);
    return { bodies: filled, bands: [...bands, ...more] };
  };
  const shut = chooseClosed(pairs, widest, { ...ground, faces, strokePx, doorPx: DOOR * long });
  const closed = complete(shut);
  const isPlan = closesItself(closed.bodies, [...solidBars, ...closed.bands], lines, long);
  const chosen = isPlan ? shut : chooseBands(pairs, widest, ground);
  // Only now: with them the walls close.
  const walls = chosen.filter((b) => !framesGap(b, { bars: solidBars, body: solid, arcs }, DOOR * long));
  return isPlan && walls.length === chosen.length ? closed : complete(walls);
}

const withStrips = (body: Bitmap, bands: Bar[]): Hollow => ({ bodies: withBands(body, bands, thickOf), bands });

const thickOf = (bar: Bar) => bar.thick;

function findLines(bars: readonly Bar[], strokePx: number): Bar[] {
  const thin = bars.filter((b) => b.thick <= 2.2 * strokePx);
  return mergeBars(thin, {
    bridge: (_a, _b, gap) => gap <= 3 * strokePx,
    beside: Math.max(1.2, 0.6 * strokePx),
    ratio: 2.5,
  }).filter((b) => lengthOf(b) > Math.max(12, 4 * strokePx));
}

function onMask(mask: Bitmap, b: Segment): boolean {
  let hits = 0;
  for (let k = 1; k < 8; k++) {
    const x = Math.round(b.from[0] + ((b.to[0] - b.from[0]) * k) / 8);
    const y = Math.round(b.from[1] + ((b.to[1] - b.from[1]) * k) / 8);
    hits += mask.data[y * mask.width + x] ?? 0;
  }
  return hits >= 4;
}
