import { CostGrid } from '../picture/cost-grid.ts';
import { footprint } from '../picture/place-labels.ts';
import type { PlanDocument, Point, Room } from '../plan/schema.ts';

/** A name over the plan on the screen; everything in metres of the plan. */
export interface LiveLabel {
  readonly room: string;
  /** The middle of the text, or of the dot where no text fits. */
  readonly at: Point;
  /** What there is room for; a dot has no lines. */
  readonly lines: readonly string[];
}

export interface LiveLabelOptions {
  /** CSS pixels of a metre, as the plan is shown now. */
  readonly pixelsPerMetre: number;
  readonly nameOf: (room: Room) => string;
  readonly areaOf: (room: Room) => string;
  /** Width of a text in CSS pixels; the first line is the name. */
  readonly measure: (text: string, bold: boolean) => number;
}

/** Height of a line of a label, CSS pixels: letters of 12 and 13 px. */
const LINE_PX = 16;
/** Air around a label, CSS pixels. */
const AIR_PX = 3;
/** A label may cover this much of furniture or walls, as the grid counts it; what is dearer becomes shorter, and at last a dot. */
const DEAREST = 1.1;
/** An end of a door this near to its hinge is the hinge, metres. */
const ON_HINGE_M = 0.05;
/** Cells of the grid, metres. */
const CELL_M = 0.12;

/**
 * Puts every room's name where it covers least at the present zoom, in letters that keep their size on the screen: name and area, the
 * name alone, or a dot where neither fits inside the room. Small rooms first, for they have the least choice.
 */
export function placeLiveLabels(document: PlanDocument, options: LiveLabelOptions): LiveLabel[] {
  const placed: { at: Point; width: number; height: number }[] = [];
  return document.plan.rooms
    .toSorted((a, b) => a.area - b.area)
    .map((room) => {
      const grid = gridOf(room, document);
      const name = options.nameOf(room);
      for (const lines of [[name, options.areaOf(room)], [name]]) {
        const width = metresOf(Math.max(...lines.map((line, i) => options.measure(line, i === 0))), options);
        const height = metresOf(lines.length * LINE_PX, options);
        const spot = grid.cheapest(width, height, (x, y) =>
          placed.some(
            ({ at, width: w, height: h }) =>
              Math.abs(at[0] - x) * 2 < w + width && Math.abs(at[1] - y) * 2 < h + height,
          ),
        );
        if (!spot || spot.cost > DEAREST) continue;
        placed.push({ at: [spot.x, spot.y], width, height });
        return { room: room.id, at: [spot.x, spot.y], lines };
      }
      const middle = grid.cheapest(2 * CELL_M, 2 * CELL_M, () => false);
      return { room: room.id, at: middle ? [middle.x, middle.y] : room.outline[0]!, lines: [] };
    });
}

const metresOf = (px: number, { pixelsPerMetre }: LiveLabelOptions): number => (px + 2 * AIR_PX) / pixelsPerMetre;

/** What it costs to cover each spot: furniture and drawn fixtures are dear, the swing of a door less so. */
function gridOf(room: Room, { plan, layout }: PlanDocument): CostGrid {
  const grid = new CostGrid(room.outline, room.holes, CELL_M);
  for (const item of layout?.items ?? [])
    if (item.room === room.id && !/rug/.test(item.kind)) grid.add(footprint(item), 1);
  for (const fixture of plan.fixtures) if (fixture.room === room.id) grid.add(fixture.outline, 1);
  for (const { swing, from, to } of plan.openings)
    if (swing) {
      const latch = Math.hypot(from[0] - swing.hinge[0], from[1] - swing.hinge[1]) > ON_HINGE_M ? from : to;
      grid.add([swing.hinge, swing.leaf, latch], 0.4);
    }
  return grid.sum();
}
