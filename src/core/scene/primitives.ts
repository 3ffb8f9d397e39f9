import earcut from 'earcut';
import type { ModelBuilder, Vec2, Vec3 } from './model-builder.ts';

/** An axis-parallel box between two opposite corners. A face on the floor is left out: nobody sees it. */
export function box(m: ModelBuilder, material: string, low: Vec3, high: Vec3): void {
  const [x0, y0, z0] = low;
  const [x1, y1, z1] = high;
  m.quad(material, [x0, y0, z1], [x1, y0, z1], [x1, y1, z1], [x0, y1, z1], [0, 0, 1]);
  if (z0 > 0.005) m.quad(material, [x0, y0, z0], [x1, y0, z0], [x1, y1, z0], [x0, y1, z0], [0, 0, -1]);
  m.quad(material, [x0, y0, z0], [x1, y0, z0], [x1, y0, z1], [x0, y0, z1], [0, -1, 0]);
  m.quad(material, [x0, y1, z0], [x1, y1, z0], [x1, y1, z1], [x0, y1, z1], [0, 1, 0]);
  m.quad(material, [x0, y0, z0], [x0, y1, z0], [x0, y1, z1], [x0, y0, z1], [-1, 0, 0]);
  m.quad(material, [x1, y0, z0], [x1, y1, z0], [x1, y1, z1], [x1, y0, z1], [1, 0, 0]);
}

/** A box given by its middle on the plan, its sides and its heights. */
export function block(m: ModelBuilder, material: string, at: Vec2, sides: Vec2, z0: number, z1: number): void {
  const [w, d] = [sides[0] / 2, sides[1] / 2];
  box(m, material, [at[0] - w, at[1] - d, z0], [at[0] + w, at[1] + d, z1]);
}

/** Upright sides of a closed ring. `inside` points the faces inwards (walls of a hole). */
export function ringSides(
  m: ModelBuilder,
  material: string,
  ring: readonly Vec2[],
  z0: number,
  z1: number,
  inside = false,
): void {
  let area = 0;
  for (let i = 0; i < ring.length; i++) {
    const [ax, ay] = ring[i]!;
    const [bx, by] = ring[(i + 1) % ring.length]!;
    area += ax * by - bx * ay;
  }
  const sign = area > 0 !== inside ? 1 : -1;
  for (let i = 0; i < ring.length; i++) {
    const [ax, ay] = ring[i]!;
    const [bx, by] = ring[(i + 1) % ring.length]!;
    m.quad(material, [ax, ay, z0], [bx, by, z0], [bx, by, z1], [ax, ay, z1], [sign * (by - ay), sign * (ax - bx), 0]);
  }
}

/** A flat polygon with holes, facing up. */
export function sheet(m: ModelBuilder, material: string, rings: readonly (readonly Vec2[])[], z: number): void {
  const flat: number[] = [];
  const holes: number[] = [];
  for (const ring of rings) {
    if (flat.length) holes.push(flat.length / 2);
    for (const [x, y] of ring) flat.push(x, y);
  }
  const triangles = earcut(flat, holes);
  const base = flat.length ? m.part(material).positions.length / 3 : 0;
  for (let i = 0; i < flat.length; i += 2) m.vertex(material, [flat[i]!, flat[i + 1]!, z], [0, 0, 1]);
  for (let i = 0; i < triangles.length; i += 3)
    m.triangle(material, base + triangles[i]!, base + triangles[i + 1]!, base + triangles[i + 2]!);
}

/** An extruded polygon: outline first, then its holes. The top may have its own material. */
export function prism(
  m: ModelBuilder,
  material: string,
  rings: readonly (readonly Vec2[])[],
  z0: number,
  z1: number,
  topMaterial = material,
): void {
  sheet(m, topMaterial, rings, z1);
  rings.forEach((ring, index) => {
    ringSides(m, material, ring, z0, z1, index > 0);
  });
}

/**
 * A turned shape about an upright axis: `profile` is radius and height from point to point, bottom to top on the outside. Faces look to the right
 * of the way along the profile (outwards going up). Sharp corners stay sharp, gentle ones are smoothed. `stretch` makes it oval.
 */
export function lathe(
  m: ModelBuilder,
  material: string,
  at: Vec2,
  profile: readonly Vec2[],
  segments = 20,
  stretch: Vec2 = [1, 1],
): void {
  const tilt = (i: number): Vec2 => {
    const [r0, z0] = profile[i]!;
    const [r1, z1] = profile[i + 1]!;
    const length = Math.hypot(r1 - r0, z1 - z0) || 1;
    return [(z1 - z0) / length, (r0 - r1) / length];
  };
  const last = profile.length - 2;
  for (let i = 0; i <= last; i++) {
    const own = tilt(i);
    const soften = (other: Vec2): Vec2 =>
      own[0] * other[0] + own[1] * other[1] > 0.6 ? [own[0] + other[0], own[1] + other[1]] : own;
    const low = i > 0 ? soften(tilt(i - 1)) : own;
    const high = i < last ? soften(tilt(i + 1)) : own;
    const base = m.part(material).positions.length / 3;
    for (let s = 0; s <= segments; s++) {
      const angle = (s / segments) * 2 * Math.PI;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      for (const [point, normal] of [
        [profile[i]!, low],
        [profile[i + 1]!, high],
      ] as const)
        m.vertex(
          material,
          [at[0] + point[0] * cos * stretch[0], at[1] + point[0] * sin * stretch[1], point[1]],
          [(normal[0] * cos) / stretch[0], (normal[0] * sin) / stretch[1], normal[1]],
        );
    }
    for (let s = 0; s < segments; s++) {
      const a = base + s * 2;
      m.triangle(material, a, a + 1, a + 3);
      m.triangle(material, a, a + 3, a + 2);
    }
  }
}

/** A plain round post or disc. */
export function cylinder(
  m: ModelBuilder,
  material: string,
  at: Vec2,
  radius: number,
  z0: number,
  z1: number,
  segments = radius < 0.03 ? 8 : radius < 0.1 ? 12 : 20,
): void {
  lathe(
    m,
    material,
    at,
    [
      [radius, z0],
      [radius, z1],
      [0, z1],
    ],
    segments,
  );
}
