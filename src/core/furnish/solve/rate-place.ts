import type { Taste } from '../activities/taste.ts';
import type { Template } from '../groups/template.ts';
import { shareBeforeGlass } from '../judge/look.ts';
import { distanceToBox } from '../space/box.ts';
import { clearBehind, facesDoor, facesWindow, frameFront } from '../space/sight.ts';
import { GAP } from './free-intervals.ts';
import type { Candidate, Placed, Scene, Spot, State, Want } from './state.ts';
import { stoodThere } from './stood.ts';

/** Gaps between a piece and the next wall that only gather dust, metres. */
const DUST_GAP: readonly [number, number] = [0.04, 0.4];
/** What it costs to stand off the wall. */
const OFF_WALL = 0.4;
/** What it is worth that both legs of a corner row stand at a wall. */
const IN_CORNER = 0.5;
/** What it is worth to stand where it stood: 55 % of pieces stay in rooms that were touched, 51 % at 0, as many at 0.5 or 3 (`bench/furnish-again.ts` decides). */
const STAYS = 1.5;
const NO_TASTE: Taste = {};

/**
 * How good a spot is for a group by itself, before the room is judged as a whole: higher is better, roughly within ±5. It orders the
 * places that are tried; it decides nothing. This is what the anchor alone says of it; `rateGroup` says the rest.
 */
export function rateSpot(spot: Spot, anchor: Placed, taste: Taste = NO_TASTE, state: State, scene: Scene): number {
  const { template, line, t, interval, v } = spot;
  const { space } = scene;
  const size = Math.max(1, Math.hypot(space.bounds.x1 - space.bounds.x0, space.bounds.y1 - space.bounds.y0));
  let score = -template.penalty;
  if (stoodThere(scene, anchor)) score += STAYS;
  if (taste.farFromDoor)
    score +=
      taste.farFromDoor *
      Math.min(
        1,
        nearest(
          anchor,
          space.doors.map((d) => d.at),
          size,
        ) /
          (size * 0.6),
      );
  if (taste.nearWindow && space.windows.length)
    score += taste.nearWindow * (1 - Math.min(1, nearest(anchor, space.windows.map((w) => w.middle), size) / 3)); // biome-ignore format: one line
  if (template.free) {
    if (taste.centred) {
      const { x0, x1, y0, y1 } = space.bounds;
      const off = Math.hypot(anchor.box.at[0] - (x0 + x1) / 2, anchor.box.at[1] - (y0 + y1) / 2);
      score += taste.centred * (1 - off / (size / 2));
    }
  } else {
    const left = t - interval[0];
    const right = interval[1] - t;
    const isDust = (gap: number) => gap > DUST_GAP[0] && gap < DUST_GAP[1];
    score -= 0.5 * (Number(isDust(left)) + Number(isDust(right)));
    score += (taste.corner ?? 0.2) * (Math.min(left, right) < 0.03 ? 1 : 0);
    const first = template.parts[0]!;
    const x = t + (first.x0 + first.x1) / 2;
    score += (taste.centred ?? 0) * (1 - Math.min(1, Math.abs(x - line.length / 2) / (line.length / 2)));
    score += (taste.longWall ?? 0) * Math.min(1, line.length / longestLine(scene));
    if (v > GAP) score -= OFF_WALL;
  }
  if (taste.underWindow) score += taste.underWindow * shareBeforeGlass(space, anchor.box);
  if (taste.facesWindow && facesWindow(space, anchor.box)) score += taste.facesWindow;
  if (taste.seesDoor && facesDoor(space, anchor.box)) score += taste.seesDoor;
  for (const kind of taste.near ?? []) score += 1.2 * closeness(anchor, state.placed, kind);
  return score;
}

/** What the whole group adds to what its anchor says: never more than `mostOfGroup`. */
export function rateGroup(candidate: Candidate, state: State, scene: Scene): number {
  const { template, pieces, want } = candidate;
  const corner = template.corner ? cornerContact(pieces, scene) : 0;
  return corner - 0.5 * crowdedDoors(pieces, scene) + (want.rate?.(candidate, state, scene) ?? 0);
}

export const mostOfGroup = (template: Template, { rate, rateAtMost }: Want): number =>
  (template.corner ? IN_CORNER : 0) + (rate ? (rateAtMost?.(template) ?? Infinity) : 0);

const nearest = ({ box }: Placed, points: readonly (readonly [number, number])[], most: number): number =>
  points.reduce((least, [x, y]) => Math.min(least, distanceToBox(box, x, y)), most);

/** Even a piece that does not care leaves more than the bare strip before a door. */
function crowdedDoors(pieces: readonly Placed[], { space }: Scene): number {
  // One reaches into a closet from outside.
  if (space.type === 'closet') return 0;
  let crowd = 0;
  for (const { at, inward } of space.doors)
    for (const { box } of pieces)
      if (distanceToBox(box, at[0] + inward[0] * 0.6, at[1] + inward[1] * 0.6) < 0.35) crowd++;
  return crowd;
}

const longestLine = ({ lines }: Scene): number => lines.reduce((most, line) => Math.max(most, line.length), 0.1);

function closeness(anchor: Placed, others: readonly Placed[], kind: string): number {
  let least = 4;
  for (const { kind: other, box } of others)
    if (other === kind)
      least = Math.min(least, distanceToBox(box, ...anchor.box.at) - Math.max(anchor.box.width, anchor.box.depth) / 2);
  return 1 - Math.max(0, least) / 4;
}

/** The second leg of a corner row stands at a wall, too. */
function cornerContact(pieces: readonly Placed[], { space }: Scene): number {
  const first = frameFront(pieces[0]!.box);
  const legs = pieces.filter((p) => frameFront(p.box) !== first && p.underside === undefined);
  return legs.every((p) => clearBehind(space, p.box, 0.5) < 0.06) ? IN_CORNER : -50;
}
