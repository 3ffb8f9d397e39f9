import { type Camera, Plane, Raycaster, Vector2, Vector3 } from 'three';
import type { Point } from '#core/plan/schema.ts';
import type { Model, ModelPart } from './load-model.ts';
import type { PartTable } from './part-table.ts';
import { pickPart } from './pick-part.ts';

/** What a pixel of the canvas shows. */
interface Pointed {
  readonly part: ModelPart | undefined;
  /** Where its ray meets the floor, behind whatever stands there. */
  readonly floor: Point | undefined;
  /** The place below what is hit first. */
  readonly below: Point | undefined;
}

/** What is at a pixel of the canvas (CSS px), as things are cut and shown. */
export function pointAt(
  model: Model,
  table: PartTable,
  camera: Camera,
  canvas: HTMLElement,
  x: number,
  y: number,
): Pointed {
  const caster = new Raycaster();
  caster.setFromCamera(new Vector2((x / canvas.clientWidth) * 2 - 1, 1 - (y / canvas.clientHeight) * 2), camera);
  const onFloor = caster.ray.intersectPlane(new Plane(new Vector3(0, 1, 0), 0), new Vector3());
  const hit = pickPart(model, table, caster.ray);
  const first = hit ? caster.ray.at(hit.distance, new Vector3()) : onFloor;
  return {
    part: model.parts.find(({ id }) => id === hit?.id),
    floor: onFloor ? [onFloor.x, onFloor.z] : undefined,
    below: first ? [first.x, first.z] : undefined,
  };
}
