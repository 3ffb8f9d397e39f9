import { isStretchable, type Option, type Stretchable, type Template } from '../groups/template.ts';
import { freeIntervals, type Interval, type LocalObstacle, localise } from './free-intervals.ts';
import { mostOfGroup, rateGroup, rateSpot } from './rate-place.ts';
import { type Candidate, type Placed, placePart, type Scene, type Spot, type State, type Want } from './state.ts';
import { lineAt, stretchesIn } from './stretches.ts';

/** Distance between tried positions along a wall, metres; in long stretches they are further apart. */
const STEP = 0.3;
const MOST_ALONG = 8;
/** Variants that are this much worse than one that fits are not tried. */
const MUCH_WORSE = 2;
/** Widths of a group that stretches are whole centimetres. */
const WIDTH_STEP = 0.01;
/** A free stretch longer than the widest variant by less than this is filled with a narrower one only at its ends. */
const DUST = 0.4;

/** A spot as far as it is looked at before it is built. */
interface Place {
  readonly spot: Spot;
  readonly anchor: Placed;
  /** What the anchor says of it, and the most that it may be rated. */
  readonly rated: number;
  readonly atMost: number;
}

/**
 * The places where one of the groups of a want may stand in the room as it is now, best first by its own rating. The group is built and
 * rated in full only where it may come next: most places are never asked for.
 */
export function* findPlaces(want: Want, scene: Scene, state: State): Generator<Candidate> {
  const places = placesFor(want, scene, state).sort((a, b) => b.atMost - a.atMost);
  /** Built and not yet given, the best last. */
  const ready: Candidate[] = [];
  for (const place of places) {
    while (ready.length && ready.at(-1)!.rated > place.atMost) yield ready.pop()!;
    const candidate = standAt(place, want, scene, state);
    if (!candidate) continue;
    const better = ready.findIndex(({ rated }) => rated >= candidate.rated);
    ready.splice(better < 0 ? ready.length : better, 0, candidate);
  }
  while (ready.length) yield ready.pop()!;
}

/** Where the variants of a want have their floor free, those left out that are much worse than one that may stand. */
function placesFor(want: Want, scene: Scene, state: State): Place[] {
  const found: Place[] = [];
  let enough = Infinity;
  for (const { option, penalty } of byPenalty(want.options)) {
    if (penalty > enough) break;
    const own: Place[] = [];
    for (const { index, v, intervals, template, length } of stretchesIn(option, scene)) {
      const obstacles = obstaclesAt(scene, state, index);
      const line = lineAt(scene, index);
      for (const [from, to] of intervals)
        for (const free of freeIntervals(template, obstacles, v, from, to))
          for (const [variant, t, interval] of standsIn(option, free, length))
            own.push(placeAt({ template: variant, line, index, v, t, interval }, want, scene, state));
    }
    const first = enough < Infinity ? 0 : own.findIndex((place) => standAt(place, want, scene, state));
    if (first < 0) continue;
    enough = Math.min(enough, penalty + MUCH_WORSE);
    found.push(...own.slice(first));
  }
  return found;
}

const made = new WeakMap<Stretchable, Map<number, Template>>();

/** Widths come up again and again: each is made once. */
function variantOf(option: Stretchable, width: number): Template {
  const widths = made.get(option) ?? new Map<number, Template>();
  made.set(option, widths);
  const template = widths.get(width) ?? option.make(width);
  widths.set(width, template);
  return template;
}

const ranked = new WeakMap<readonly Option[], { option: Option; penalty: number }[]>();

/** The variants of a want, those that are best for it first. */
function byPenalty(options: readonly Option[]): { option: Option; penalty: number }[] {
  let list = ranked.get(options);
  if (!list) {
    list = options.map((option) => ({ option, penalty: penaltyOf(option) })).sort((a, b) => a.penalty - b.penalty);
    ranked.set(options, list);
  }
  return list;
}

const penaltyOf = (option: Option): number =>
  isStretchable(option) ? option.make(option.ideal).penalty : option.penalty;

function placeAt(spot: Spot, want: Want, scene: Scene, state: State): Place {
  const anchor = placePart(spot.line.frame, spot.template.parts[0]!, spot.t, spot.v);
  const rated = rateSpot(spot, anchor, want.taste, state, scene);
  return { spot, anchor, rated, atMost: rated + mostOfGroup(spot.template, want) };
}

/** The group at a place; undefined where it is no use there. */
function standAt({ spot, anchor, rated }: Place, want: Want, scene: Scene, state: State): Candidate | undefined {
  const { template, line, t, v } = spot;
  const pieces = [anchor, ...template.parts.slice(1).map((part) => placePart(line.frame, part, t, v))];
  const candidate: Candidate = { ...spot, want, pieces, rated };
  if (want.accepts?.(candidate, state, scene) === false) return undefined;
  return { ...candidate, rated: rated + rateGroup(candidate, state, scene) };
}

/** What the furniture that stands already adds, seen from a line. */
function obstaclesAt(scene: Scene, state: State, index: number): readonly LocalObstacle[] {
  let own = state.local.get(index);
  if (!own) {
    const { frame } = lineAt(scene, index);
    own = state.placements.flatMap((p) => p.obstacles.map((o) => localise(o, frame)));
    state.local.set(index, own);
  }
  return own;
}

/** The variants of an option in a free interval: template, position, and the stretch about it that is free for it. */
function* standsIn(option: Option, interval: Interval, length: number): Generator<[Template, number, Interval]> {
  if (!isStretchable(option)) {
    for (const t of positions(interval, option, length)) yield [option, t, interval];
    return;
  }
  const [a, b] = interval;
  const run = Math.floor((b - a + option.least) / WIDTH_STEP + 1e-6) * WIDTH_STEP;
  const centre = (a + b) / 2;
  const widths = run <= option.most + DUST ? [Math.min(run, option.most), option.ideal] : [option.most, option.ideal];
  for (const width of new Set(widths)) {
    if (width > run + 1e-9 || width < option.least - 1e-9) continue;
    const template = variantOf(option, width);
    const slack = Math.max(0, b - a + option.least - width) / 2;
    const places = slack < 0.025 ? [centre] : [centre - slack, centre, centre + slack];
    for (const t of places) yield [template, t, [centre - slack, centre + slack]];
  }
}

function positions([a, b]: Interval, template: Template, length: number): number[] {
  if (template.corner) return b - a < 0.02 ? [a] : [a, b];
  if (b - a < 0.05) return [(a + b) / 2];
  const list = [a, b, (a + b) / 2];
  const first = template.parts[0]!;
  const middle = length / 2 - (first.x0 + first.x1) / 2;
  if (middle > a && middle < b) list.push(middle);
  const count = Math.min(MOST_ALONG, Math.floor((b - a) / STEP));
  for (let k = 1; k < count; k++) list.push(a + ((b - a) * k) / count);
  return list;
}
