import type { Vector3 } from 'three';
import type { Plan, Point } from '#core/plan/schema.ts';
import type { Model } from './load-model.ts';
import { type PartTable, UNCUT } from './part-table.ts';
import { outwardsOf } from './wall-sides.ts';

/** Metres at which walls are cut: those between the eye and the rooms, those inside, those behind. */
const NEAR_HEIGHT = 0.1;
const INNER_HEIGHT = 1;
const FAR_HEIGHT = 2.2;
/** Of a wall that is whole. */
const TOP = 2.5;
/** Pieces a little higher than inner walls hide nothing and stay whole. */
const TALL = 1.3;
/** So do thin ones; what hangs from the ceiling goes with it. */
const STAYS_WHOLE = /(?<!pendant-)lamp|plant|tree|parasol|coat-stand/;
/** A wall seen from within a few degrees of edge-on hides much and shows nothing: it counts as near. */
const GRAZING = -0.06;
const CUT_MS = 260;

/** How the home is opened: like a doll's house, at one height as on a plan, or not at all for those who walk in it. */
export type Opened = 'house' | 'plan' | 'closed';

interface Cut {
  /** The parts that belong to one wall: its body, and the openings in it. */
  readonly parts: readonly string[];
  readonly middle: Point;
  /** Away from the rooms; none for a wall between rooms. */
  readonly outwards: Point | undefined;
  height: number;
}

/**
 * Cuts every wall, with the doors and windows in it, at a height of its own, low where it stands between the eye and the rooms, and tall pieces with
 * the inner walls. Nothing turns transparent: parts are pressed down to their cut and keep their tops.
 */
export class WallCuts {
  private readonly cuts: readonly Cut[];
  private readonly table: PartTable;
  private readonly tall: readonly string[];
  private opened: Opened | undefined;
  private last = 0;

  constructor({ parts }: Model, plan: Plan, table: PartTable) {
    this.table = table;
    this.cuts = plan.walls.map((wall) => ({
      parts: [
        `wall-${wall.id}`,
        ...plan.openings.filter((o) => o.wall === wall.id).flatMap(({ id }) => [`lintel-${id}`, `opening-${id}`]),
      ],
      middle: [(wall.from[0] + wall.to[0]) / 2, (wall.from[1] + wall.to[1]) / 2],
      outwards: outwardsOf(wall, plan),
      height: TOP,
    }));
    this.tall = parts.flatMap(({ id, kind, name, high }) =>
      (kind === 'item' || kind === 'fixture') && high[1] > TALL && !STAYS_WHOLE.test(name) ? [id] : [],
    );
    this.open('house');
  }

  open(opened: Opened): void {
    if (opened === this.opened) return;
    this.opened = opened;
    for (const id of this.tall) this.table.cut(id, opened === 'closed' ? UNCUT : INNER_HEIGHT);
  }

  /** Moves the cuts towards where the eye needs them; true while they are still on the way. */
  update(eye: Vector3, now: number): boolean {
    const elapsed = this.last === 0 ? Number.POSITIVE_INFINITY : Math.min(60, now - this.last);
    this.last = now;
    const atOnce = this.opened === 'closed' || matchMedia('(prefers-reduced-motion: reduce)').matches;
    const step = atOnce ? Number.POSITIVE_INFINITY : ((FAR_HEIGHT - NEAR_HEIGHT) * elapsed) / CUT_MS;
    let moving = false;
    for (const cut of this.cuts) {
      // From where it ends it sinks, not from anywhere above.
      if (this.opened !== 'closed') cut.height = Math.min(cut.height, TOP);
      const rest = this.heightFor(eye, cut) - cut.height;
      if (Math.abs(rest) < 1e-4) continue;
      cut.height += Math.sign(rest) * Math.min(Math.abs(rest), step);
      for (const id of cut.parts) this.table.cut(id, cut.height);
      moving = true;
    }
    return moving;
  }

  private heightFor(eye: Vector3, { middle, outwards }: Cut): number {
    if (this.opened === 'closed') return UNCUT;
    if (!outwards || this.opened === 'plan') return INNER_HEIGHT;
    const [dx, dz] = [eye.x - middle[0], eye.z - middle[1]];
    const towards = (dx * outwards[0] + dz * outwards[1]) / Math.hypot(dx, eye.y, dz);
    return towards > GRAZING ? NEAR_HEIGHT : FAR_HEIGHT;
  }
}
