import { CostGrid } from '../picture/cost-grid.ts';
import { footprint } from '../picture/item-footprint.ts';
import type { PlanDocument, Point, Room } from '../plan/schema.ts';

/** A name over the plan on the screen. */
export interface LiveLabel {
  readonly room: string;
  /** The middle of the text, or of the dot where no text fits; metres of the plan. */
  readonly at: Point;
  /** The name on one line or two; empty for a dot. */
  readonly name: readonly string[];
  /** Empty where there is no room for it. */
  readonly area: string;
}

export interface LiveLabelOptions {
  /** CSS pixels of a metre, as the plan is shown now. */
  readonly pixelsPerMetre: number;
  readonly nameOf: (room: Room) => string;
  readonly areaOf: (room: Room) => string;
  /** Width of a text in CSS pixels. */
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
 * name on two lines, the name alone, or a dot where nothing fits inside the room. Small rooms first, for they have the least choice.
 */
export function placeLiveLabels(document: PlanDocument, options: LiveLabelOptions): LiveLabel[] {
  const placed: Box[] = [];
  return document.plan.rooms
    .toSorted((a, b) => a.area - b.area)
    .map((room) => {
      const grid = gridOf(room, document);
      const name = options.nameOf(room);
      for (const text of waysToSay(name, options.areaOf(room))) {
        const size = sizeOf(text, options);
        const spot = grid.cheapest(size.width, size.height, (x, y) => placed.some((other) => meets(other, x, y, size)));
        if (!spot || spot.cost > DEAREST) continue;
        placed.push({ x: spot.x, y: spot.y, ...size });
        return { room: room.id, at: [spot.x, spot.y], ...text };
      }
      const middle = grid.cheapest(2 * CELL_M, 2 * CELL_M, () => false);
      return { room: room.id, at: middle ? [middle.x, middle.y] : room.outline[0]!, name: [], area: '' };
    });
}

type Text = Pick<LiveLabel, 'name' | 'area'>;
interface Size {
  readonly width: number;
  readonly height: number;
}
interface Box extends Size {
  readonly x: number;
  readonly y: number;
}

/** The best first. */
function waysToSay(name: string, area: string): Text[] {
  const words = name.split(' ');
  const half = Math.ceil(words.length / 2);
  const halves = [words.slice(0, half).join(' '), words.slice(half).join(' ')];
  const split = words.length > 1 ? [{ name: halves, area }] : [];
  return [{ name: [name], area }, ...split, { name: [name], area: '' }];
}

function sizeOf({ name, area }: Text, { measure, pixelsPerMetre }: LiveLabelOptions): Size {
  const widths = [...name.map((line) => measure(line, true)), measure(area, false)];
  const lines = name.length + (area ? 1 : 0);
  return {
    width: (Math.max(...widths) + 2 * AIR_PX) / pixelsPerMetre,
    height: (lines * LINE_PX + 2 * AIR_PX) / pixelsPerMetre,
  };
}

const meets = (other: Box, x: number, y: number, size: Size): boolean =>
  Math.abs(other.x - x) * 2 < other.width + size.width && Math.abs(other.y - y) * 2 < other.height + size.height;

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
