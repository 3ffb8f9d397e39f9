import { median } from '../geometry/median.ts';
import { ringBox } from '../geometry/ring.ts';
import type { Layout, PlanDocument, Point, Source } from '../plan/schema.ts';
import type { Units } from './units.ts';

/** What has been read of a drawing, to be drawn over it while the rest is worked on: SVG path data in pixels of the upright picture. */
export interface PlanOutline {
  readonly widthPx: number;
  readonly heightPx: number;
  /** Floors as areas. */
  readonly floors: string;
  /** Centre lines, and how thick most of them are. */
  readonly walls: string;
  readonly wallPx: number;
  /** Doors and windows along their walls. */
  readonly openings: string;
  readonly rooms: readonly { readonly at: Point; readonly label: string; readonly area: number }[];
  /** What the drawing measures in. */
  readonly units: Units;
}

/** What a stage has found: the plan, or, in pixels as well, the footprints of the furniture. */
export type Found = { readonly plan: PlanOutline } | { readonly furniture: string };

/** A plan that was read -> its outline, some kilobytes. */
export function outlinePlan({ source, scale, plan }: PlanDocument): PlanOutline {
  const place = placer(source);
  const line = ({ from, to }: { from: Point; to: Point }) => `M${place(from)}L${place(to)}`;
  return {
    widthPx: source.widthPx,
    heightPx: source.heightPx,
    floors: plan.rooms.flatMap(({ outline, holes }) => [outline, ...holes].map((ring) => area(ring, place))).join(''),
    walls: plan.walls.map(line).join(''),
    wallPx: Math.round(median(plan.walls.map(({ thickness }) => thickness)) * lengthPx(source)) || 1,
    openings: plan.openings.map(line).join(''),
    rooms: plan.rooms.map(({ outline, label, area }) => ({ at: place(middleOf(outline)), label, area })),
    units: scale.unit ?? 'm',
  };
}

/** The footprints of all pieces of a layout as one path. */
export function outlineFurniture({ items }: Layout, source: Source): string {
  const place = placer(source);
  return items
    .map(({ at: [x, y], rotation, size }) => {
      const [c, s] = [Math.cos((rotation * Math.PI) / 180), Math.sin((rotation * Math.PI) / 180)];
      const corner = (u: number, v: number): Point => {
        const [dx, dy] = [(u * size.width) / 2, (v * size.depth) / 2];
        return [x + c * dx - s * dy, y + s * dx + c * dy];
      };
      return area([corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)], place);
    })
    .join('');
}

const area = (ring: readonly Point[], place: (point: Point) => Point): string => `M${ring.map(place).join('L')}Z`;

/** Metres -> whole pixels: nobody sees less on a drawing. */
const placer =
  ({ toPixels: [a, b, c, d, e, f] }: Source) =>
  ([x, y]: Point): Point => [Math.round(a * x + c * y + e), Math.round(b * x + d * y + f)];

/** Pixels of a metre. */
const lengthPx = ({ toPixels: [a, b] }: Source): number => Math.hypot(a, b);

function middleOf(outline: readonly Point[]): Point {
  const [x0, y0, x1, y1] = ringBox(outline);
  return [(x0 + x1) / 2, (y0 + y1) / 2];
}
