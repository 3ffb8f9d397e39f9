import { MathUtils, Spherical, Vector3 } from 'three';

/** The canvas and what controls cover of its sides, CSS pixels. */
export interface Stage {
  readonly width: number;
  readonly height: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** A little air around what is looked at. */
const MARGIN = 1.06;
/** Metres: nearer than this one sees no room. */
const LEAST = 2;

/** Reads from the style sheet how much of each side the controls cover. */
export function stageOf(host: HTMLElement): Stage {
  const style = getComputedStyle(host);
  const inset = (side: string): number => Number.parseFloat(style.getPropertyValue(`--inset-${side}`)) || 0;
  return {
    width: host.clientWidth,
    height: host.clientHeight,
    top: inset('top'),
    right: inset('right'),
    bottom: inset('bottom'),
    left: inset('left'),
  };
}

/** The arm in a direction, as short as all corners are seen in the free part of the stage; `fov` in degrees over the whole height. */
export function fitArm(
  corners: readonly Vector3[],
  target: Vector3,
  way: Spherical,
  fov: number,
  stage: Stage,
): Spherical {
  const { width, height, top, right, bottom, left } = stage;
  const perPixel = Math.tan(MathUtils.degToRad(fov) / 2) / (height / 2) / MARGIN;
  const halfHeight = (perPixel * Math.max(1, height - top - bottom)) / 2;
  const halfWidth = (perPixel * Math.max(1, width - left - right)) / 2;
  const back = new Vector3().setFromSphericalCoords(1, way.phi, way.theta);
  const across = new Vector3(0, 1, 0).cross(back).normalize();
  const up = back.clone().cross(across);
  const distances = corners.map((corner) => {
    const offset = corner.clone().sub(target);
    const wide = Math.abs(offset.dot(across)) / halfWidth;
    return offset.dot(back) + Math.max(wide, Math.abs(offset.dot(up)) / halfHeight);
  });
  return new Spherical(Math.max(LEAST, ...distances), way.phi, way.theta);
}
