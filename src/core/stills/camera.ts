import { cross } from '../scene/cross.ts';
import type { Vec3 } from '../scene/model-builder.ts';

/** How a still is seen. Pixels of the still; metres of the plan, z up. */
export interface View {
  /** What is in the middle, and from how far it is seen. */
  readonly target: Vec3;
  readonly distance: number;
  /** Degrees: where the viewer stands, clockwise on the plan from straight below it, and how high over the horizon. */
  readonly azimuth: number;
  readonly elevation: number;
  readonly widthPx: number;
  readonly heightPx: number;
  /** Degrees across the width. */
  readonly angle: number;
}

/** A camera in perspective. Depths are one over the distance along its axis: they grow evenly over the picture, and what is near has more. */
export class Camera {
  readonly #eye: Vec3;
  readonly #forward: Vec3;
  readonly #right: Vec3;
  readonly #down: Vec3;
  readonly #focal: number;
  readonly #middle: readonly [number, number];

  constructor({ target, distance, azimuth, elevation, widthPx, heightPx, angle }: View) {
    const [turn, rise] = [(azimuth * Math.PI) / 180, (elevation * Math.PI) / 180];
    const [hx, hy] = [Math.sin(turn), -Math.cos(turn)];
    this.#forward = [hx * Math.cos(rise), hy * Math.cos(rise), -Math.sin(rise)];
    this.#right = [-hy, hx, 0];
    this.#down = cross(this.#right, this.#forward);
    this.#eye = target.map((at, axis) => at - this.#forward[axis]! * distance) as Vec3;
    this.#focal = widthPx / 2 / Math.tan((angle * Math.PI) / 360);
    this.#middle = [widthPx / 2, heightPx / 2];
  }

  /** Where a place of the plan is on the still, and its depth. */
  project(x: number, y: number, z: number): Vec3 {
    const away: Vec3 = [x - this.#eye[0], y - this.#eye[1], z - this.#eye[2]];
    const depth = 1 / dot(away, this.#forward);
    return [
      this.#middle[0] + this.#focal * depth * dot(away, this.#right),
      this.#middle[1] + this.#focal * depth * dot(away, this.#down),
      depth,
    ];
  }

  /** The place of the plan that is seen at a spot of the still with the given depth. */
  placeAt(x: number, y: number, depth: number): Vec3 {
    const [r, d] = [(x - this.#middle[0]) / this.#focal, (y - this.#middle[1]) / this.#focal];
    return this.#eye.map(
      (eye, axis) => eye + (this.#forward[axis]! + this.#right[axis]! * r + this.#down[axis]! * d) / depth,
    ) as Vec3;
  }

  /** The depth of the plane at height z behind a spot of the still. */
  depthOfPlane(y: number, z: number): number {
    const d = (y - this.#middle[1]) / this.#focal;
    return (this.#forward[2] + this.#down[2] * d) / (z - this.#eye[2]);
  }
}

const dot = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
