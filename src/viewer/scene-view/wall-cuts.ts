import { DataTexture, FloatType, NearestFilter, Plane, RedFormat, Vector3 } from 'three';
import type { Plan, Point } from '#core/plan/schema.ts';
import { type CutUniforms, cutByMap, cutByPlane } from './cut-material.ts';
import type { Model } from './load-model.ts';
import { mapWalls } from './wall-map.ts';
import { outwardsOf } from './wall-sides.ts';

/** Metres at which walls are cut: those between the eye and the rooms, those inside, those behind. */
const NEAR_HEIGHT = 0.16;
const INNER_HEIGHT = 1.05;
const FAR_HEIGHT = 2.25;
/** A wall seen from within a few degrees of edge-on hides much and shows nothing: it counts as near. */
const GRAZING = -0.06;
const CUT_MS = 260;

interface Cut {
  readonly middle: Point;
  /** Away from the rooms; none for a wall between rooms. */
  readonly outwards: Point | undefined;
  /** For what hangs on this wall alone: doors, windows, lintels. */
  readonly plane: Plane;
}

/**
 * A doll's house: every wall is cut at a height of its own, low where it stands between the eye and the rooms. Nothing turns
 * transparent, so the cut stays crisp; what is seen through a cut is the inside of the wall's surface, which is drawn in one
 * flat colour and so looks like solid masonry. The model's walls are one body: which wall a spot of it belongs to is looked
 * up in a map by place.
 */
export class WallCuts {
  private readonly cuts: Cut[];
  private readonly heights: DataTexture;
  private readonly values: Float32Array;
  private readonly uniforms: CutUniforms;
  private last = 0;

  constructor(model: Model, plan: Plan) {
    this.cuts = plan.walls.map((wall) => ({
      middle: [(wall.from[0] + wall.to[0]) / 2, (wall.from[1] + wall.to[1]) / 2],
      outwards: outwardsOf(wall, plan),
      plane: new Plane(new Vector3(0, -1, 0), FAR_HEIGHT),
    }));
    this.values = new Float32Array(plan.walls.length + 1).fill(FAR_HEIGHT);
    this.values[0] = INNER_HEIGHT;
    this.heights = new DataTexture(this.values, this.values.length, 1, RedFormat, FloatType);
    this.heights.minFilter = this.heights.magFilter = NearestFilter;
    const map = mapWalls(plan);
    this.uniforms = {
      cutMap: { value: map.texture },
      cutOrigin: { value: map.origin },
      cutSize: { value: map.size },
      cutHeights: { value: this.heights },
      cutCount: { value: this.values.length },
    };
    const wallOf = new Map(plan.openings.map(({ id, wall }) => [id, wall]));
    const cutOf = new Map(plan.walls.map(({ id }, index) => [id, this.cuts[index]!]));
    for (const part of model.parts) {
      if (part.kind !== 'wall' && part.kind !== 'opening') continue;
      // `opening-d1` and `lintel-d1` belong to the wall of d1, whatever place they reach into.
      const own = cutOf.get(wallOf.get(part.id.replace(/^(opening|lintel)-/, '')) ?? '');
      if (own) cutByPlane(part, own.plane);
      else if (part.name !== 'railing') cutByMap(part, this.uniforms);
    }
  }

  /** Moves the cuts towards where the eye needs them; true while they are still on the way. */
  update(eye: Vector3, now: number): boolean {
    const elapsed = this.last === 0 ? Number.POSITIVE_INFINITY : Math.min(60, now - this.last);
    this.last = now;
    const step = matchMedia('(prefers-reduced-motion: reduce)').matches
      ? Number.POSITIVE_INFINITY
      : ((FAR_HEIGHT - NEAR_HEIGHT) * elapsed) / CUT_MS;
    let moving = false;
    this.cuts.forEach(({ plane, middle, outwards }, index) => {
      const rest = heightFor(eye, middle, outwards) - plane.constant;
      if (Math.abs(rest) > 1e-4) {
        plane.constant += Math.sign(rest) * Math.min(Math.abs(rest), step);
        moving = true;
      }
      this.values[index + 1] = plane.constant;
    });
    if (moving) this.heights.needsUpdate = true;
    return moving;
  }
}

function heightFor(eye: Vector3, middle: Point, outwards: Point | undefined): number {
  if (!outwards) return INNER_HEIGHT;
  const [dx, dz] = [eye.x - middle[0], eye.z - middle[1]];
  const towards = (dx * outwards[0] + dz * outwards[1]) / Math.hypot(dx, eye.y, dz);
  return towards > GRAZING ? NEAR_HEIGHT : FAR_HEIGHT;
}
