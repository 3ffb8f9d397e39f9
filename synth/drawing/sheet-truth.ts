import { type Affine, apply } from '#core/geometry/affine.ts';
import type { DrawnItem, Opening, OpeningKind, Plan, Point, Ring, Wall } from '#core/plan/schema.ts';
import { findJunctions, type JunctionKind } from './find-junctions.ts';
import { type Homography, project } from './homography.ts';
import { type InstanceKind, instanceKindOf } from './instance-kinds.ts';
import type { PointPx } from './pen.ts';
import type { TextTruth } from './types.ts';

/** A plan as it stands on a flat sheet. */
export interface DrawnPlan {
  plan: Plan;
  toPixels: Affine;
}

/**
 * The plans of a sheet in pixels of its picture, to a hundredth: what a network learns. (0, 0) is the corner of the
 * first pixel, whose middle is (0.5, 0.5). Nothing is drawn from it and nothing measured in metres.
 */
export interface SheetTruth {
  widthPx: number;
  heightPx: number;
  /** Centre lines from end to end, through their openings. */
  walls: { from: PointPx; to: PointPx; thickness: number }[];
  junctions: { kind: JunctionKind; at: PointPx }[];
  /** Jambs on the centre line of the wall; the tip of the leaf opened by 90 degrees (of two leaves the one at `hinge`). */
  openings: { kind: OpeningKind; jambs: [PointPx, PointPx]; swing?: { hinge: PointPx; leaf: PointPx } }[];
  /** Floors from wall face to wall face, closed at every opening. */
  rooms: { outline: PointPx[]; holes: PointPx[][] }[];
  /** Fixtures, stairs and furniture: `width` along the back, `depth` from back to front, `facing` from back to front in degrees clockwise from x. */
  instances: { kind: InstanceKind; middle: PointPx; width: number; depth: number; facing: number }[];
  texts: TextTruth['box'][];
}

/** `perspective` is where the flat sheet lies in a photograph. */
export function sheetTruth(
  { widthPx, heightPx }: { widthPx: number; heightPx: number },
  plans: readonly DrawnPlan[],
  texts: readonly TextTruth[],
  perspective?: Homography,
): SheetTruth {
  const parts = plans.map(({ plan, toPixels }) => {
    const place = (p: Point): PointPx => {
      const flat = apply(toPixels, p);
      return perspective ? project(perspective, flat) : flat;
    };
    const ring = (points: Ring) => points.map((p) => round(place(p)));
    return {
      walls: plan.walls.map((wall) => placeWall(wall, place)),
      junctions: findJunctions(plan.walls).map(({ kind, at }) => ({ kind, at: round(place(at)) })),
      openings: plan.openings.map((opening) => placeOpening(opening, place)),
      rooms: plan.rooms.map(({ outline, holes }) => ({ outline: ring(outline), holes: holes.map(ring) })),
      instances: [...plan.fixtures, ...plan.furniture].map((item) => placeInstance(item, place)),
    };
  });
  return {
    widthPx,
    heightPx,
    walls: parts.flatMap((part) => part.walls),
    junctions: parts.flatMap((part) => part.junctions),
    openings: parts.flatMap((part) => part.openings),
    rooms: parts.flatMap((part) => part.rooms),
    instances: parts.flatMap((part) => part.instances),
    texts: texts.map(({ box }) => ({ x0: cents(box.x0), y0: cents(box.y0), x1: cents(box.x1), y1: cents(box.y1) })),
  };
}

type Place = (p: Point) => PointPx;

function placeWall({ from, to, thickness }: Wall, place: Place): SheetTruth['walls'][number] {
  const length = distance(from, to);
  const [nx, ny] = [(-(to[1] - from[1]) / length) * thickness, ((to[0] - from[0]) / length) * thickness];
  const [mx, my] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const [a, b] = [place(from), place(to)];
  const [one, two] = [place([mx + nx / 2, my + ny / 2]), place([mx - nx / 2, my - ny / 2])];
  // Faces need not stand at right angles to the line once a picture is stretched: what counts is how far apart they are.
  const apart = ((one[0] - two[0]) * (b[1] - a[1]) - (one[1] - two[1]) * (b[0] - a[0])) / distance(a, b);
  return { from: round(a), to: round(b), thickness: cents(Math.abs(apart)) };
}

function placeOpening({ kind, from, to, swing }: Opening, place: Place): SheetTruth['openings'][number] {
  return {
    kind,
    jambs: [round(place(from)), round(place(to))],
    ...(swing ? { swing: { hinge: round(place(swing.hinge)), leaf: round(place(swing.leaf)) } } : {}),
  };
}

/** The outline of an item starts at its back left corner and runs along its back. */
function placeInstance({ kind, outline }: DrawnItem, place: Place): SheetTruth['instances'][number] {
  const [a, b, c, d] = outline.map(place) as [PointPx, PointPx, PointPx, PointPx];
  const front = [c[0] + d[0] - a[0] - b[0], c[1] + d[1] - a[1] - b[1]] as const;
  return {
    kind: instanceKindOf(kind),
    middle: round([(a[0] + b[0] + c[0] + d[0]) / 4, (a[1] + b[1] + c[1] + d[1]) / 4]),
    width: cents((distance(a, b) + distance(d, c)) / 2),
    depth: cents((distance(a, d) + distance(b, c)) / 2),
    facing: cents((Math.atan2(front[1], front[0]) * 180) / Math.PI),
  };
}

const distance = (a: Point, b: Point) => Math.hypot(b[0] - a[0], b[1] - a[1]);
const cents = (v: number) => Math.round(v * 100) / 100;
const round = ([x, y]: PointPx): PointPx => [cents(x), cents(y)];
