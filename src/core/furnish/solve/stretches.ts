import { isStretchable, type Option, type Template } from '../groups/template.ts';
import { toWorld } from '../space/box.ts';
import { inRoom } from '../space/polygon.ts';
import { freeIntervals, GAP, type Interval } from './free-intervals.ts';
import type { Scene } from './state.ts';

/** Distance between rows of free positions, metres, and rows at most: in deep rooms they are further apart. */
const FREE_STEP = 0.2;
const MOST_ROWS = 22;
/** Backs are tried this far from the wall: flush, and clear of a skirting, a pipe or a crooked wall. */
const STAND_OFF = [GAP, 0.07];

/** Where an option fits into the bare room: its narrowest variant, a line (by index), how far off it, and the free intervals along it. */
export interface Stretch {
  readonly template: Template;
  readonly index: number;
  readonly v: number;
  readonly length: number;
  readonly intervals: readonly Interval[];
}

const known = new WeakMap<Scene, WeakMap<Option, readonly Stretch[]>>();

/** The stretches of an option; furniture only takes from them, so they are found once for a room. */
export function stretchesIn(option: Option, scene: Scene): readonly Stretch[] {
  const ofScene = known.get(scene) ?? new WeakMap<Option, readonly Stretch[]>();
  known.set(scene, ofScene);
  const stretches = ofScene.get(option) ?? stretchesOf(option, scene);
  ofScene.set(option, stretches);
  return stretches;
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

export const lineAt = ({ lines, freeLines }: Scene, index: number): Scene['lines'][number] =>
  index < lines.length ? lines[index]! : freeLines[index - lines.length]!;

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
