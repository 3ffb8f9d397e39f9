import { distance } from '../geometry/segment.ts';
import type { Bitmap, PointPx } from '../sheet/types.ts';
import type { Swing } from '../structure/types.ts';
import type { Arc } from './find-arcs.ts';
import { shareInked } from './share-inked.ts';
import { alongWall, angleAt, covered, goesOn, type SwingGround, wallDistance } from './swing-ground.ts';
import { type Candidate, swingOfLeaf } from './swing-of-leaf.ts';

/** Degrees of circle that a swing covers, measured on the ink. */
const LEAST_SWEEP = 58;
/** A leaf that is drawn too may stand half open: its arc is shorter. */
const LEAST_WITH_LEAF = 30;
const MOST_SWEEP = 128;
/** What is so many radii from a hinge lies on the arc. */
const ON_ARC = 0.9;

/**
 * Door swings: quarter circles around a hinge at a wall, with one end where the leaf closes against the other jamb (or, with
 * double doors, against the other leaf).
 */
export function findSwings(arcs: readonly Arc[], ground: SwingGround): Swing[] {
  const found: Candidate[] = [];
  for (const arc of arcs) {
    if (arc.tip) {
      const door = swingOfLeaf(arc, arc.tip, ground);
      if (door) found.push(door);
      continue;
    }
    const sweep = sweepOf(arc, ground.ink);
    if (!sweep) continue;
    const reach = Math.max(0.22 * arc.radius, 0.6 * ground.thicknessPx, 3 * ground.strokePx);
    if (wallDistance(arc.centre, ground) > reach) continue;
    const at = (deg: number): PointPx => [
      arc.centre[0] + arc.radius * Math.cos((deg * Math.PI) / 180),
      arc.centre[1] + arc.radius * Math.sin((deg * Math.PI) / 180),
    ];
    const ends: [PointPx, PointPx] = [at(sweep.from), at(sweep.to)];
    const body = ends.map((e) => covered(arc.centre, e, ground));
    const leaf = ends.map((e) => shareInked(arc.centre, e, ground.ink));
    const cost = ends.map(
      (e, k) =>
        wallDistance(e, ground) +
        arc.radius *
          (0.6 * Math.max(body[k]!, behind(arc.centre, e, ends[1 - k]!, ground)) +
            0.3 * leaf[k]! -
            (goesOn(arc.centre, e, ground) ? 0.15 : 0)),
    );
    const nearest = cost[0]! <= cost[1]! ? 0 : 1;
    // A closed leaf stands in an opening, an open one in the room or flat against a wall: neither runs through wall body.
    const k = [nearest, 1 - nearest].find(
      (c) =>
        body[c]! <= 0.4 &&
        (body[1 - c]! <= 0.2 || beside(arc.centre, ends[1 - c]!, ends[c]!, ground) <= 0.2) &&
        alongWall(arc.centre, ends[c]!, arc.radius, ground),
    );
    if (k === undefined) continue;
    const held = wallDistance(ends[k]!, ground) <= reach;
    const turn = sweep.to - sweep.from;
    const score = Math.min(turn, 180 - turn);
    if (turn < LEAST_SWEEP && leaf[1 - k]! <= 0.8) continue;
    found.push({
      hinge: arc.centre,
      closed: ends[k]!,
      leaf: ends[1 - k]!,
      radius: arc.radius,
      drawn: leaf[1 - k]! > 0.8,
      held,
      atWall: true,
      score,
    });
  }
  const best = dropDoubles(found);
  // Two leaves that meet half way close against each other, whatever walls are near their other ends.
  for (const s of best) {
    const mate = best.find((o) => o !== s && Math.abs(distance(s.hinge, o.hinge) / (s.radius + o.radius) - 1) < 0.15);
    // Leaves that are drawn towards each other stand open, in doors across from each other.
    const standOpen = mate && [s, mate].every((leaf) => leaf.drawn && leaf.held);
    if (mate && !standOpen) meetFree(s, mate);
  }
  // A free end is right where it meets the free end of another leaf.
  return best
    .filter((s) => !best.some((o) => liesIn(s, o)))
    .filter((s) => s.held || best.some((o) => o !== s && (s.atWall || o.atWall) && meetFree(s, o)));
}

/**
 * Whether a smaller swing has its hinge on the floor that a larger one sweeps, or where the arc of that goes on beyond its leaf: it is
 * part of how that is drawn.
 */
function liesIn(s: Swing, o: Swing): boolean {
  const away = distance(s.hinge, o.hinge);
  if (s.radius > 0.7 * o.radius || away < 0.3 * o.radius || away > 1.1 * o.radius) return false;
  const drawn = angleAt(o.hinge, o.closed, o.leaf);
  const turn = away > ON_ARC * o.radius ? Math.max(90, drawn) : drawn;
  return Math.max(angleAt(o.hinge, s.hinge, o.leaf), angleAt(o.hinge, s.hinge, o.closed)) < turn + 8;
}

function meetFree(s: Swing, o: Swing): boolean {
  const near = 0.25 * s.radius;
  for (const [a, b] of [
    [s.closed, s.leaf],
    [s.leaf, s.closed],
  ] as const) {
    for (const [c] of [[o.closed], [o.leaf]] as const) {
      if (distance(a, c) < near && distance(s.hinge, o.hinge) > 1.6 * s.radius) {
        (s as { closed: PointPx }).closed = a;
        (s as { leaf: PointPx }).leaf = b;
        return true;
      }
    }
  }
  return false;
}

/** The stretch of the circle that is drawn: from and to in degrees, when it is about a quarter. */
function sweepOf(arc: Arc, ink: Bitmap): { from: number; to: number } | undefined {
  const drawn = new Uint8Array(720);
  for (let k = 0; k < 720; k++) {
    const a = (k * Math.PI) / 360;
    const x = Math.round(arc.centre[0] + arc.radius * Math.cos(a));
    const y = Math.round(arc.centre[1] + arc.radius * Math.sin(a));
    if (x >= 0 && y >= 0 && x < ink.width && y < ink.height) drawn[k] = ink.data[y * ink.width + x]!;
  }
  // Start anywhere on the arc itself and walk both ways over small breaks.
  const mid = Math.atan2((arc.from[1] + arc.to[1]) / 2 - arc.centre[1], (arc.from[0] + arc.to[0]) / 2 - arc.centre[0]);
  const start = Math.round((mid * 360) / Math.PI);
  const walk = (step: number) => {
    let last = 0;
    for (let k = 0; k < 300 && k - last <= 10; k++) if (drawn[(((start + step * k) % 720) + 720) % 720]) last = k;
    return last;
  };
  const [back, ahead] = [walk(-1), walk(1)];
  const sweep = (back + ahead) / 2;
  if (sweep < LEAST_WITH_LEAF || sweep > MOST_SWEEP) return undefined;
  return { from: (start - back) / 2, to: (start + ahead) / 2 };
}

/** The same behind the leaf, on the side it turns from: an open leaf that lies flat against a wall has it there. */
function behind(hinge: PointPx, end: PointPx, other: PointPx, ground: SwingGround): number {
  const aside = 0.15 + ground.strokePx / Math.max(1, distance(hinge, end));
  const move = ([x, y]: PointPx): PointPx => [x - (other[0] - hinge[0]) * aside, y - (other[1] - hinge[1]) * aside];
  return covered(move(hinge), move(end), ground);
}

/** The same beside the leaf, on the side it turns to: an open leaf may lie flat against a wall. */
function beside(hinge: PointPx, end: PointPx, other: PointPx, ground: SwingGround): number {
  const aside = 0.15 + ground.strokePx / Math.max(1, distance(hinge, end));
  const move = ([x, y]: PointPx): PointPx => [x + (other[0] - hinge[0]) * aside, y + (other[1] - hinge[1]) * aside];
  return covered(move(hinge), move(end), ground);
}

function dropDoubles(list: Candidate[]): Candidate[] {
  const kept: Candidate[] = [];
  const rank = (s: Candidate) => (s.held ? 200 : 0) + s.score;
  for (const s of [...list].sort((a, b) => rank(b) - rank(a))) {
    if (
      !kept.some(
        (k) =>
          distance(k.hinge, s.hinge) < 0.3 * s.radius &&
          Math.abs(k.radius - s.radius) < 0.3 * s.radius &&
          sameTurn(k, s),
      )
    ) {
      kept.push(s);
    }
  }
  return kept;
}

/** Whether two swings around one hinge lie on the same side: the middles of their arcs are near each other. */
function sameTurn(a: Swing, b: Swing): boolean {
  const middle = (s: Swing): PointPx => [(s.closed[0] + s.leaf[0]) / 2, (s.closed[1] + s.leaf[1]) / 2];
  return distance(middle(a), middle(b)) < 0.4 * a.radius;
}
