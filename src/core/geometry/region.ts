import { Clipper64, ClipType, EndType, FillRule, inflatePaths, JoinType, type Path64, type Paths64, type PolyPath64, PolyTree64, trimCollinear } from 'clipper2-ts'; // biome-ignore format: one list

type Vec2 = [number, number];

/** A set of polygons. Whole millimetres inside (the polygon library is exact only on integers), metres outside. */
export type Region = Paths64;

export const regionOf = (rings: readonly (readonly Vec2[])[]): Region =>
  join(rings.map((ring) => orient(ring.map(([x, y]) => ({ x: Math.round(x * 1000), y: Math.round(y * 1000) })))));

/** The floor in the first of some rings but not in the others, as `polygonsOf` gives them. */
export const regionWithin = ([outer, ...holes]: readonly (readonly Vec2[])[]): Region =>
  holes.length ? minus(regionOf([outer!]), regionOf(holes)) : regionOf([outer!]);

/** Rings of the same sense of rotation, so that overlapping ones add up instead of cancelling out. */
function orient(path: Path64): Path64 {
  let area = 0;
  for (let i = 0; i < path.length; i++) {
    const [a, b] = [path[i]!, path[(i + 1) % path.length]!];
    area += a.x * b.y - b.x * a.y;
  }
  return area < 0 ? path.reverse() : path;
}

/** Without corners on straight edges, spikes among them: on some the library's sweep never ends (2.0.1: `region.test.ts` has one). */
const trimmed = (region: Region): Region =>
  region.map((path) => trimCollinear(path, false)).filter(({ length }) => length > 2);

function combine(type: ClipType, subject: Region, clip: Region): Region {
  const clipper = new Clipper64();
  clipper.addSubject(trimmed(subject));
  if (clip.length) clipper.addClip(trimmed(clip));
  const out: Paths64 = [];
  clipper.execute(type, FillRule.NonZero, out);
  return out;
}

const join = (paths: Paths64): Region => combine(ClipType.Union, paths, []);
export const union = (...regions: Region[]): Region => join(regions.flat());
export const minus = (a: Region, b: Region): Region => combine(ClipType.Difference, a, b);
export const overlap = (a: Region, b: Region): Region => combine(ClipType.Intersection, a, b);

/** Grown by `metres` (shrunk when negative), corners kept square. */
export const grow = (region: Region, metres: number): Region =>
  inflatePaths(region, metres * 1000, JoinType.Miter, EndType.Polygon, 3);

/** Outlines without their holes. */
export const filled = (region: Region): Region =>
  join(
    polygonsOf(region).map(([outer]) =>
      orient(outer!.map(([x, y]) => ({ x: Math.round(x * 1000), y: Math.round(y * 1000) }))),
    ),
  );

/** Every connected piece as its outline followed by its holes, in metres. */
export function polygonsOf(region: Region): Vec2[][][] {
  const clipper = new Clipper64();
  clipper.addSubject(trimmed(region));
  const tree = new PolyTree64();
  clipper.execute(ClipType.Union, FillRule.NonZero, tree);
  const out: Vec2[][][] = [];
  const ringOf = (node: PolyPath64): Vec2[] => (node.poly ?? []).map((p) => [p.x / 1000, p.y / 1000]);
  const visit = (node: PolyPath64): void => {
    for (let i = 0; i < node.count; i++) {
      const outer = node.child(i);
      const rings = [ringOf(outer)];
      for (let k = 0; k < outer.count; k++) {
        rings.push(ringOf(outer.child(k)));
        visit(outer.child(k));
      }
      if (rings[0]!.length > 2) out.push(rings);
    }
  };
  visit(tree);
  return out;
}
