import { distanceToBox, toWorld } from '../candidates/box.ts';
import { inRoom } from '../candidates/polygon.ts';
import { freeIntervals, GAP, type LocalObstacle, localise } from '../candidates/slots.ts';
import type { Template } from '../candidates/template.ts';
import type { Row } from '../rules/row.ts';
import { scorePlace } from './score.ts';
import { angleOff } from './sight.ts';
import { type Candidate, placeRect, type Scene, type State } from './state.ts';

/** Distance between tried positions along a wall, and between rows of free positions, metres. */
const STEP = 0.3;
const FREE_STEP = 0.2;
/** Positions along a free stretch and rows of free positions at most: in long ones they are further apart. */
const MOST_ALONG = 8;
const MOST_ROWS = 22;
/** Variants that are this much worse than one that fits are not tried. */
const MUCH_WORSE = 4.5;
/** Backs are tried this far from the wall: flush, and clear of a skirting, a pipe or a crooked wall. */
const STAND_OFF = [GAP, 0.07];

/** Every place where one of the groups may stand in the room as it is now, with its score; best first. */
export function enumeratePlaces(row: Row, templates: readonly Template[], scene: Scene, state: State): Candidate[] {
  const found: Candidate[] = [];
  const before = scene.lines.length;
  let enough = Infinity;
  for (const template of [...templates].sort((a, b) => a.penalty - b.penalty)) {
    if (template.penalty > enough) break;
    const lines = template.free ? scene.freeLines : scene.lines;
    lines.forEach((line, k) => {
      const index = template.free ? before + k : k;
      const obstacles = [...scene.local[index]!, ...localOf(state, index, line)];
      const [x0, x1] = template.free ? [-line.length, 2 * line.length] : backRange(template, line.length);
      const rows = template.free ? freeRows(scene.freeLines[k]!.y1) : STAND_OFF;
      for (const v of rows) {
        const intervals = freeIntervals(template, obstacles, v, x0, x1);
        let any = false;
        for (const interval of intervals) {
          for (const t of positions(interval, template, line.length)) {
            const candidate = standAt(template, line, v, t, scene);
            if (!candidate || !isAcceptable(row, candidate, state, scene)) continue;
            any = true;
            found.push({
              ...candidate,
              score:
                scorePlace(row, candidate, interval, scene, state) -
                (v - GAP > 0 && !template.free ? 0.4 : 0) +
                scene.chance() * 1e-3,
            });
          }
        }
        if (any) enough = Math.min(enough, template.penalty + MUCH_WORSE);
        if (any && !template.free) break;
      }
    });
  }
  return found.sort((a, b) => b.score - a.score);
}

function localOf(state: State, index: number, line: Scene['lines'][number]): LocalObstacle[] {
  let local = state.local.get(index);
  if (!local) state.local.set(index, (local = state.obstacles.map((o) => localise(o, line.frame))));
  return local;
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

function positions([a, b]: readonly [number, number], template: Template, length: number): number[] {
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
  template: Template,
  line: Scene['lines'][number],
  v: number,
  t: number,
  { space }: Scene,
): Candidate | undefined {
  for (const rect of [...template.parts, ...template.zones]) {
    const middle = toWorld(line.frame, (rect.x0 + rect.x1) / 2 + t, (rect.y0 + rect.y1) / 2 + v);
    if (!inRoom(middle, space.outline, space.holes)) return undefined;
  }
  const pieces = template.parts.map((part) => ({
    kind: part.kind,
    height: part.height,
    box: placeRect(line.frame, part, t, v, part.turn),
  }));
  return { template, line, v, t, score: 0, pieces };
}

/** An island belongs to a kitchen row: no further off than one turns to, metres. */
const ISLAND_REACH: readonly [number, number] = [0.9, 1.7];

/**
 * A television that was not placed with its seats stands where one of them sees it; an island stands before the kitchen
 * row and along it.
 */
function isAcceptable(row: Row, candidate: Candidate, state: State, scene: Scene): boolean {
  if (row.group === 'island') {
    const { box } = candidate.pieces[0]!;
    const rows = state.placed.filter((p) => p.kind === 'kitchen-sink' || p.kind === 'hob').map((p) => p.box.at);
    const drawn = scene.space.fixtures
      .filter((f) => /sink|hob|stove|cook|range|counter|kitchen/.test(f.kind))
      .map((f) => f.centre);
    return [...rows, ...drawn].some((at) => {
      const off = distanceToBox(box, ...at) - 0.3;
      // The stools are on the far side.
      return off >= ISLAND_REACH[0] && off <= ISLAND_REACH[1] && angleOff(box, at) > 120;
    });
  }
  if (row.kind !== 'tv-unit') return true;
  const { box } = candidate.pieces[0]!;
  return state.placed.some(
    (p) =>
      (p.kind === 'sofa' || p.kind === 'armchair') && angleOff(p.box, box.at) <= 40 && angleOff(box, p.box.at) < 80,
  );
}
