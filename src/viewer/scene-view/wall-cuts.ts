import { DoubleSide, Mesh, type MeshStandardMaterial, Plane, Vector3 } from 'three';
import type { Plan, Point, Wall } from '#core/plan/schema.ts';
import type { Model } from './load-model.ts';
import { roomAt } from './plan-floor.ts';

/** Metres at which walls are cut: those between the eye and the rooms, those inside, those behind. */
const NEAR_HEIGHT = 0.18;
const INNER_HEIGHT = 1.35;
const FAR_HEIGHT = 2.2;
const CUT_MS = 260;

interface Cut {
  readonly plane: Plane;
  readonly middle: Point;
  /** Away from the rooms; none for a wall between rooms. */
  readonly outwards: Point | undefined;
}

/**
 * A doll's house: every wall is cut at a height of its own, low where it stands between the eye and the rooms. Each has
 * a clipping plane, so that nothing turns transparent and the cut stays crisp; what is seen through a cut is its inside,
 * which is drawn as one flat colour and so looks like solid masonry.
 */
export class WallCuts {
  private readonly cuts: Cut[] = [];
  private last = 0;

  constructor(model: Model, plan: Plan) {
    const byWall = new Map<string, Cut>();
    for (const wall of plan.walls) byWall.set(wall.id, cutOf(wall, plan));
    const wallOf = new Map(plan.openings.map((opening) => [opening.id, opening.wall]));
    for (const part of model.parts) {
      if (part.kind !== 'wall' && part.kind !== 'opening') continue;
      const cut = byWall.get(part.id) ?? byWall.get(wallOf.get(part.id) ?? '') ?? unplaced();
      if (!this.cuts.includes(cut)) this.cuts.push(cut);
      part.object.traverse((object) => {
        if (object instanceof Mesh) object.material = cutMaterial(object.material as MeshStandardMaterial, cut.plane);
      });
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
    for (const { plane, middle, outwards } of this.cuts) {
      const wanted = heightFor(eye, middle, outwards);
      const rest = wanted - plane.constant;
      if (Math.abs(rest) < 1e-4) continue;
      plane.constant += Math.sign(rest) * Math.min(Math.abs(rest), step);
      moving = true;
    }
    if (!moving) this.last = now;
    return moving;
  }
}

function heightFor(eye: Vector3, middle: Point, outwards: Point | undefined): number {
  if (!outwards) return INNER_HEIGHT;
  const towards = (eye.x - middle[0]) * outwards[0] + (eye.z - middle[1]) * outwards[1];
  return towards > 0 ? NEAR_HEIGHT : FAR_HEIGHT;
}

function cutOf(wall: Wall, plan: Plan): Cut {
  const middle: Point = [(wall.from[0] + wall.to[0]) / 2, (wall.from[1] + wall.to[1]) / 2];
  const length = Math.hypot(wall.to[0] - wall.from[0], wall.to[1] - wall.from[1]) || 1;
  const normal: Point = [-(wall.to[1] - wall.from[1]) / length, (wall.to[0] - wall.from[0]) / length];
  const reach = wall.thickness / 2 + 0.12;
  let left = 0;
  let right = 0;
  for (const t of [0.1, 0.3, 0.5, 0.7, 0.9]) {
    const at: Point = [wall.from[0] + t * (wall.to[0] - wall.from[0]), wall.from[1] + t * (wall.to[1] - wall.from[1])];
    if (roomAt([at[0] + normal[0] * reach, at[1] + normal[1] * reach], plan.rooms)) left++;
    if (roomAt([at[0] - normal[0] * reach, at[1] - normal[1] * reach], plan.rooms)) right++;
  }
  const outwards: Point | undefined =
    left === right || (left > 0 && right > 0 && !wall.exterior)
      ? undefined
      : left < right
        ? normal
        : [-normal[0], -normal[1]];
  return { plane: new Plane(new Vector3(0, -1, 0), FAR_HEIGHT), middle, outwards };
}

function unplaced(): Cut {
  return { plane: new Plane(new Vector3(0, -1, 0), FAR_HEIGHT), middle: [0, 0], outwards: undefined };
}

function cutMaterial(from: MeshStandardMaterial, plane: Plane): MeshStandardMaterial {
  const material = from.clone();
  material.clippingPlanes = [plane];
  material.clipShadows = true;
  material.side = DoubleSide;
  if (material.opacity < 1) return material;
  material.onBeforeCompile = (shader) => {
    shader.fragmentShader = shader.fragmentShader.replace(
      '#include <dithering_fragment>',
      '#include <dithering_fragment>\nif (!gl_FrontFacing) gl_FragColor = vec4(0.29, 0.30, 0.30, 1.0);',
    );
  };
  material.customProgramCacheKey = () => 'cut';
  return material;
}
