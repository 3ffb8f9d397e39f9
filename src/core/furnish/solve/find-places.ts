import { isStretchable, type Option, type Template } from '../groups/template.ts';
import { toWorld } from '../space/box.ts';
import { inRoom } from '../space/polygon.ts';
import { freeIntervals, GAP, type Interval, type LocalObstacle, localise } from './free-intervals.ts';
import { ratePlace } from './rate-place.ts';
import { type Candidate, placePart, type Scene, type State, type Want } from './state.ts';

/** Distance between tried positions along a wall, and between rows of free positions, metres. */
const STEP = 0.3;
const FREE_STEP = 0.2;
/** Positions along a free stretch and rows of free positions at most: in long ones they are further apart. */
const MOST_ALONG = 8;
const MOST_ROWS = 22;
/** Variants that are this much worse than one that fits are not tried. */
const MUCH_WORSE = 2;
/** Backs are tried this far from the wall: flush, and clear of a skirting, a pipe or a crooked wall. */
const STAND_OFF = [GAP, 0.07];
const OFF_WALL = 0.4;
/** Widths of a group that stretches are whole centimetres. */
const WIDTH_STEP = 0.01;
/** A free stretch longer than the widest variant by less than this is filled with a narrower one only at its ends. */
const DUST = 0.4;

/** Every place where one of the groups of a want may stand in the room as it is now, best first by its own rating. */
export function findPlaces(want: Want, scene: Scene, state: State): Candidate[] {
  const found: Candidate[] = [];
  let enough = Infinity;
  for (const { option, penalty, stretches } of stretchesIn(want, scene)) {
    if (penalty > enough) break;
    for (const { index, v, intervals, template, length } of stretches) {
      const obstacles = obstaclesAt(scene, state, index);
      for (const [from, to] of intervals)
        for (const free of freeIntervals(template, obstacles, v, from, to))
          for (const [variant, t, interval] of standsIn(option, free, length)) {
            const candidate = standAt(want, variant, scene, index, v, t, interval);
            if (want.accepts?.({ ...candidate, rated: 0 }, state, scene) === false) continue;
            enough = Math.min(enough, penalty + MUCH_WORSE);
            const rated = ratePlace(candidate, state, scene) - (v > GAP && !template.free ? OFF_WALL : 0);
            found.push({ ...candidate, rated });
          }
    }
  }
  return found.sort((a, b) => b.rated - a.rated);
}

/** Where an option fits into the bare room: its narrowest variant, a line (by index), how far off it, and the free intervals along it. */
interface Stretch {
  readonly template: Template;
  readonly index: number;
  readonly v: number;
  readonly length: number;
  readonly intervals: readonly Interval[];
}

interface OptionStretches {
  readonly option: Option;
  readonly penalty: number;
  readonly stretches: readonly Stretch[];
}

const known = new WeakMap<Scene, WeakMap<readonly Option[], OptionStretches[]>>();

/** The stretches of every option, least penalty first; furniture only takes from them, so they are found once for a room. */
function stretchesIn({ options }: Want, scene: Scene): OptionStretches[] {
  const ofScene = known.get(scene) ?? new WeakMap<readonly Option[], OptionStretches[]>();
  known.set(scene, ofScene);
  let list = ofScene.get(options);
  if (!list) {
    const ranked = byPenalty(options).map((ranked) => ({ ...ranked, stretches: stretchesOf(ranked.option, scene) }));
    ofScene.set(options, (list = ranked.filter(({ stretches }) => stretches.length > 0)));
  }
  return list;
}

function stretchesOf(option: Option, scene: Scene): Stretch[] {
  const template = isStretchable(option) ? option.make(option.least) : option;
  const before = template.free ? scene.lines.length : 0;
  const lines = template.free ? scene.freeLines : scene.lines;
  return lines.flatMap(({ length }, k): Stretch[] => {
    const index = before + k;
    const [from, to] = template.free ? [-length, 2 * length] : backRange(template, length);
    const rows = template.free ? freeRows(scene.freeLines[k]!.y1) : STAND_OFF;
    const found: Stretch[] = [];
    for (const v of rows) {
      const intervals = freeIntervals(template, scene.local[index]!, v, from, to).filter(([a, b]) =>
        isInside(template, scene, index, v, (a + b) / 2),
      );
      if (intervals.length) found.push({ template, index, v, length, intervals });
      if (intervals.length && !template.free) break;
    }
    return found;
  });
}

/** Whether a group stands in the room and not beyond its walls: walls are not crossed within a free interval, so one look at it is enough. */
function isInside({ parts, zones }: Template, scene: Scene, index: number, v: number, t: number): boolean {
  const { space } = scene;
  const { frame } = lineAt(scene, index);
  return [...parts, ...zones].every(({ x0, x1, y0, y1 }) =>
    inRoom(toWorld(frame, (x0 + x1) / 2 + t, (y0 + y1) / 2 + v), space.outline, space.holes),
  );
}

const penalties = new WeakMap<Option, number>();
function penaltyOf(option: Option): number {
  let penalty = penalties.get(option);
  if (penalty === undefined)
    penalties.set(option, (penalty = isStretchable(option) ? option.make(option.ideal).penalty : option.penalty));
  return penalty;
}

const byPenalty = (options: readonly Option[]): { option: Option; penalty: number }[] =>
  options.map((option) => ({ option, penalty: penaltyOf(option) })).sort((a, b) => a.penalty - b.penalty);

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

const lineAt = ({ lines, freeLines }: Scene, index: number): Scene['lines'][number] =>
  index < lines.length ? lines[index]! : freeLines[index - lines.length]!;

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
    const template = option.make(width);
    const slack = Math.max(0, b - a + option.least - width) / 2;
    const places = slack < 0.025 ? [centre] : [centre - slack, centre, centre + slack];
    for (const t of places) yield [template, t, [centre - slack, centre + slack]];
  }
}

/** Where x may be so that the parts at the wall have the wall behind them; a little beyond its end where it is short. */
function backRange(template: Template, length: number): [number, number] {
  const least = Math.min(...template.parts.map((p) => p.y0));
  const backs = template.parts.filter((p) => p.y0 < least + 0.06);
  const b0 = Math.min(...backs.map((p) => p.x0));
  const b1 = Math.max(...backs.map((p) => p.x1));
  const slack = b1 - b0 > length ? Math.min(0.25 * (b1 - b0), 0.3) : 0;
  return [-b0 - slack, length - b1 + slack];
}

function freeRows(height: number): number[] {
  const rows: number[] = [];
  const step = Math.max(FREE_STEP, height / MOST_ROWS);
  for (let v = 0.35; v < height - 0.5; v += step) rows.push(v);
  return rows;
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

function standAt(
  want: Want,
  template: Template,
  scene: Scene,
  index: number,
  v: number,
  t: number,
  interval: Interval,
): Omit<Candidate, 'rated'> {
  const line = lineAt(scene, index);
  const pieces = template.parts.map((part) => placePart(line.frame, part, t, v));
  return { want, template, line, index, v, t, interval, pieces };
}
