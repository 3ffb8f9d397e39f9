import { Box3, Ray, Vector3 } from 'three';
import type { Point } from '#core/plan/schema.ts';
import type { Model } from './load-model.ts';
import type { PartTable } from './part-table.ts';

/** The nearest part that a ray (plan axes, y up) hits and where, as things are cut and shown. */
export function pickPart(
  model: Model,
  table: PartTable,
  ray: Ray,
): { readonly id: string; readonly distance: number } | undefined {
  let best: { id: string; distance: number } | undefined;
  const [a, b, c] = [new Vector3(), new Vector3(), new Vector3()];
  const hit = new Vector3();
  const { positions } = model.vertices;
  model.parts.forEach((part, index) => {
    if (!table.isShown(index)) return;
    const own = intoPart(ray, part.at, part.turn);
    const top = Math.min(part.high[1], table.cutOf(index));
    if (!own.intersectsBox(new Box3(new Vector3(...part.low), new Vector3(...part.high)))) return;
    for (let i = 0; i < part.opaque.length; i += 3) {
      const corner = (k: number, into: Vector3) => {
        into.fromArray(positions, part.opaque[i + k]! * 3);
        into.y = Math.min(into.y, top);
      };
      corner(0, a);
      corner(1, b);
      corner(2, c);
      if (!own.intersectTriangle(a, b, c, false, hit)) continue;
      const distance = hit.distanceTo(own.origin);
      if (!best || distance < best.distance) best = { id: part.id, distance };
    }
  });
  return best;
}

/** The ray in a part's own axes. */
function intoPart(ray: Ray, [x, y]: Point, turn: number): Ray {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const turned = (v: Vector3, dx: number, dy: number): Vector3 =>
    new Vector3((v.x - dx) * cos + (v.z - dy) * sin, v.y, (v.z - dy) * cos - (v.x - dx) * sin);
  return new Ray(turned(ray.origin, x, y), turned(ray.direction, 0, 0));
}
