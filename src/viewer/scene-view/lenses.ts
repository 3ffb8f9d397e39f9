import { MathUtils, OrthographicCamera, PerspectiveCamera } from 'three';
import type { Stage } from './fit-arm.ts';

/** Nothing is nearer than this share of the distance to what is looked at. */
const NEAREST = 0.08;

/** The two ways in which an eye sees: in perspective, and without, like a plan. Both stand in the same place and show things as large. */
export class Lenses {
  readonly perspective = new PerspectiveCamera(32, 1, 0.2, 400);
  private readonly parallel = new OrthographicCamera(-1, 1, 1, -1, 0.2, 400);

  /** CSS pixels a metre at what is looked at from a distance. */
  pixelsPerMetre(distance: number, stage: Stage): number {
    return stage.height / (2 * this.halfHeight(distance));
  }

  /** From how far away a metre has so many CSS pixels. */
  distanceFor(pixelsPerMetre: number, stage: Stage): number {
    return stage.height / (2 * pixelsPerMetre * this.halfHeight(1));
  }

  /** The camera to draw with: its middle is that of the free stage. */
  choose(isPlan: boolean, distance: number, stage: Stage): PerspectiveCamera | OrthographicCamera {
    const { width, height, top, right, bottom, left } = stage;
    const camera = isPlan ? this.parallel : this.perspective;
    if (camera === this.parallel) {
      const half = this.halfHeight(distance);
      const across = (half * width) / height;
      Object.assign(camera, { left: -across, right: across, top: half, bottom: -half });
      camera.position.copy(this.perspective.position);
      camera.quaternion.copy(this.perspective.quaternion);
    } else this.perspective.aspect = width / height;
    // As much depth as is needed and no more: what lies close together is told apart.
    camera.near = Math.max(0.2, distance * NEAREST);
    camera.setViewOffset(width, height, (right - left) / 2, (bottom - top) / 2, width, height);
    camera.updateMatrixWorld();
    return camera;
  }

  /** Metres from the middle of the stage to its upper edge. */
  private halfHeight(distance: number): number {
    return distance * Math.tan(MathUtils.degToRad(this.perspective.fov) / 2);
  }
}
