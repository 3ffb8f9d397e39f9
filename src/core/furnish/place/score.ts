import { distanceToBox, toWorld } from '../candidates/box.ts';
import type { Row } from '../rules/row.ts';
import { clearBehind, facesDoor, facesWindow, frameFront } from './sight.ts';
import type { Candidate, Placed, Scene, State } from './state.ts';

/** Gaps between a piece and the next wall that only gather dust, metres. */
const DUST_GAP: readonly [number, number] = [0.04, 0.4];

/** How good the place is for the group: higher is better; roughly within ±5. */
export function scorePlace(
  row: Row,
  candidate: Candidate,
  interval: readonly [number, number],
  scene: Scene,
  state: State,
): number {
  const { template, line, v, t } = candidate;
  const { space } = scene;
  const taste = row.taste ?? {};
  const anchor = candidate.pieces[0]!;
  const size = Math.max(1, Math.hypot(space.bounds.x1 - space.bounds.x0, space.bounds.y1 - space.bounds.y0));
  let score = -template.penalty;

  const doorDistance = space.doors.reduce(
    (least, door) => Math.min(least, distanceToBox(anchor.box, ...door.at)),
    size,
  );
  score += (taste.farFromDoor ?? 0) * Math.min(1, doorDistance / (size * 0.6));
  // Even a piece that does not care leaves more than the bare strip before a door.
  const crowd = candidate.pieces.reduce(
    (sum, p) =>
      sum +
      space.doors.filter(
        (door) => distanceToBox(p.box, door.at[0] + door.inward[0] * 0.6, door.at[1] + door.inward[1] * 0.6) < 0.35,
      ).length,
    0,
  );
  score -= 0.5 * crowd;

  if (taste.nearWindow && space.windows.length) {
    const near = space.windows.reduce((least, w) => Math.min(least, distanceToBox(anchor.box, ...w.middle)), size);
    score += taste.nearWindow * (1 - Math.min(1, near / 3));
  }
  const left = t - interval[0];
  const right = interval[1] - t;
  if (!template.free) {
    const isDust = (gap: number) => gap > DUST_GAP[0] && gap < DUST_GAP[1];
    score -= 0.5 * (Number(isDust(left)) + Number(isDust(right)));
    const flush = Math.min(left, right) < 0.03 ? 1 : 0;
    score += (taste.corner ?? 0.2) * flush;
    const x = middleX(candidate);
    score += (taste.centred ?? 0) * (1 - Math.min(1, Math.abs(x - line.length / 2) / (line.length / 2)));
    score += (taste.longWall ?? 0) * Math.min(1, line.length / longestLine(scene));
  } else if (taste.centred) {
    const middle = space.bounds;
    const off = Math.hypot(
      anchor.box.at[0] - (middle.x0 + middle.x1) / 2,
      anchor.box.at[1] - (middle.y0 + middle.y1) / 2,
    );
    score += taste.centred * (1 - off / (size / 2));
  }
  if (taste.underWindow) score += taste.underWindow * windowShare(anchor, scene);
  if (taste.facesWindow && facesWindow(space, anchor.box)) score += taste.facesWindow;
  if (taste.seesDoor && facesDoor(space, anchor.box)) score += taste.seesDoor;
  const others = [...state.placed];
  for (const kind of taste.near ?? []) score += 1.2 * closeness(anchor, others, kind);
  for (const kind of taste.away ?? []) score -= 1.2 * closeness(anchor, others, kind);
  if (taste.nearKitchen) {
    const door = space.doors.find((d) =>
      d.doorway.sides.some((s) => s.room && s.room.id !== space.id && /kitchen/.test(s.room.type)),
    );
    if (door) score += taste.nearKitchen * (1 - Math.min(1, distanceToBox(anchor.box, ...door.at) / 5));
  }
  if (row.group === 'television') score += scoreSofaBack(candidate, scene);
  if (row.group === 'kitchen-row' || row.kind === 'kitchen-sink') score += 0.9 * sinkLight(candidate, scene);
  if (template.corner) score += cornerContact(candidate, scene);
  if (template.free && v < 0) score -= 1;
  return score;
}

const middleX = ({ template, t }: Candidate): number => {
  const first = template.parts[0]!;
  return t + (first.x0 + first.x1) / 2;
};

const longestLine = (scene: Scene): number => scene.lines.reduce((most, line) => Math.max(most, line.length), 0.1);

/** Share of the back of a piece that stands before a window. */
function windowShare({ box }: Placed, { space }: Scene): number {
  let hit = 0;
  for (let k = 0; k < 5; k++) {
    const p = toWorld(box, ((k + 0.5) / 5 - 0.5) * box.width, -box.depth / 2);
    if (space.windows.some(({ from, to }) => nearSegment(p, from, to) < 0.45)) hit++;
  }
  return hit / 5;
}

function nearSegment(p: readonly number[], a: readonly number[], b: readonly number[]): number {
  const ex = b[0]! - a[0]!;
  const ey = b[1]! - a[1]!;
  const s = Math.min(1, Math.max(0, ((p[0]! - a[0]!) * ex + (p[1]! - a[1]!) * ey) / (ex * ex + ey * ey || 1)));
  return Math.hypot(p[0]! - a[0]! - s * ex, p[1]! - a[1]! - s * ey);
}

function closeness(anchor: Placed, others: readonly Placed[], kind: string): number {
  const gaps = others
    .filter((o) => o.kind === kind)
    .map((o) => Math.max(0, distanceToBox(o.box, ...anchor.box.at) - Math.max(anchor.box.width, anchor.box.depth) / 2));
  return gaps.length ? 1 - Math.min(1, Math.min(...gaps) / 4) : 0;
}

/** A sofa stands either at a wall or with a way behind it. */
function scoreSofaBack(candidate: Candidate, scene: Scene): number {
  const sofa = candidate.pieces.find((p) => p.kind === 'sofa');
  if (!sofa) return 0;
  const gap = clearBehind(scene.space, sofa.box, 3);
  if (gap < 0.13) return 1.2;
  return gap < 0.7 ? -1.2 : 0.3;
}

function sinkLight(candidate: Candidate, scene: Scene): number {
  const sink = candidate.pieces.find((p) => p.kind === 'kitchen-sink');
  return sink ? windowShare(sink, scene) : 0;
}

/** The second leg of a corner row stands at a wall, too. */
function cornerContact(candidate: Candidate, scene: Scene): number {
  const legs = candidate.pieces.filter((p) => frameFront(p.box) !== frameFront(candidate.pieces[0]!.box));
  return legs.every((p) => clearBehind(scene.space, p.box, 0.5) < 0.06) ? 0.5 : -50;
}
