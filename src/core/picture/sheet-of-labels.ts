import { stripOf } from '../geometry/strip-of.ts';
import type { Layout, Plan, Point, Room } from '../plan/schema.ts';
import type { PictureFrame } from '../scene/types.ts';
import { CostGrid } from './cost-grid.ts';
import { footprint } from './item-footprint.ts';
import type { Label, SizedLines } from './label.ts';
import { planMarks } from './plan-marks.ts';
import { swingSectors } from './swing-sectors.ts';

/** Side of the cells in which the sheet is looked through, metres. */
const CELL_M = 0.08;
/** What it costs to stand in another room, where a label could be taken for its name, on things, and on lettering. */
const ELSEWHERE = 0.35;
const THING = 3;
const LETTERING = 5;
/** Air around walls and labels, metres. */
const AIR = 0.08;
/** A label is not led farther than this from its room's dot, metres, and each metre costs so much. */
const REACH = 3.2;
const PER_METRE = 0.12;
/** What it costs to lead over things, per share of the line. */
const OVER = 0.15;
/** A place that costs more is no better than the crowded room. */
const DEAREST = 0.75;
/** Each way of setting a label costs so much more than the one before. */
const LESS_WELL_SET = 0.04;
/** Side of the free floor that is looked for around the dot, metres. */
const DOT_M = 0.25;
/** Share of the picture's longer side at its foot and edges that belongs to the small print and the margin. */
const FOOT = 0.055;
const EDGE = 0.008;

/** The whole picture with what must not be covered: finds places for labels that do not fit into their rooms. */
export class SheetOfLabels {
  readonly #frame: PictureFrame;
  readonly #things: Point[][];
  readonly #lettering: Point[][];
  readonly #floors: Point[][];
  #grid: CostGrid;

  constructor(plan: Plan, frame: PictureFrame, layout: Layout, labels: readonly Label[]) {
    this.#frame = frame;
    const toPx = ([x, y]: Point): Point => [
      (x - frame.x0) * frame.pixelsPerMetre,
      (y - frame.y0) * frame.pixelsPerMetre,
    ];
    this.#floors = plan.rooms.map((room) => room.outline.map(toPx));
    const things = [
      ...plan.walls.map((wall) => stripOf(wall.from, wall.to, wall.thickness + 2 * AIR, wall.thickness / 2 + AIR)),
      ...layout.items.map((item) => footprint(item, AIR / 2)),
      ...plan.fixtures.map((fixture) => fixture.outline),
      ...swingSectors(plan),
    ];
    const side = Math.max(frame.widthPx, frame.heightPx);
    const { entrance } = planMarks(plan, frame);
    this.#things = things.map((ring) => ring.map(toPx));
    this.#lettering = [
      ...labels.map(boxOf),
      box(frame.widthPx / 2, frame.heightPx, frame.widthPx, side * FOOT * 2),
      ...(entrance ? [box(entrance.x, entrance.y, side * FOOT, side * FOOT)] : []),
    ];
    this.#grid = this.#draw();
  }

  /** To be told of every label that is placed. */
  add(label: Label): void {
    this.#lettering.push(boxOf(label));
    if (label.leader) {
      const { from, to } = label.leader;
      this.#lettering.push(stripOf(from, to, this.#frame.pixelsPerMetre * AIR));
    }
    this.#grid = this.#draw();
  }

  /** The cheapest place near a room for one of the ways to set its label, with the line that leads to the room. */
  placeBeside(room: Room, own: CostGrid, ways: readonly SizedLines[]): Label | undefined {
    const { pixelsPerMetre, widthPx: sheetWidth, heightPx: sheetHeight } = this.#frame;
    const dot = own.cheapest(DOT_M * pixelsPerMetre, DOT_M * pixelsPerMetre, () => false);
    if (!dot) return undefined;
    const edge = Math.max(sheetWidth, sheetHeight) * EDGE;
    const step = CELL_M * pixelsPerMetre;
    const reach = REACH * pixelsPerMetre;
    let best: { cost: number; label: Label } | undefined;
    ways.forEach((way, rank) => {
      const { widthPx, heightPx } = way;
      const [halfWidth, halfHeight] = [widthPx / 2 + edge, heightPx / 2 + edge];
      const lastX = Math.min(sheetWidth - halfWidth, dot.x + reach);
      const lastY = Math.min(sheetHeight - halfHeight, dot.y + reach);
      for (let y = Math.max(halfHeight, dot.y - reach); y <= lastY; y += step)
        for (let x = Math.max(halfWidth, dot.x - reach); x <= lastX; x += step) {
          const from = edgeTowards({ x, y, widthPx, heightPx }, dot);
          const length = Math.hypot(from[0] - dot.x, from[1] - dot.y);
          const near = (length / pixelsPerMetre) * PER_METRE + rank * LESS_WELL_SET;
          if (length < step || near >= (best?.cost ?? DEAREST)) continue;
          const cost = near + this.#grid.meanAt(x, y, widthPx, heightPx);
          if (cost >= (best?.cost ?? DEAREST)) continue;
          const led = cost + this.#lead(from, [dot.x, dot.y]);
          if (led >= (best?.cost ?? DEAREST)) continue;
          best = { cost: led, label: { room: room.id, x, y, ...way, leader: { from, to: [dot.x, dot.y] } } };
        }
    });
    return best?.label;
  }

  #draw(): CostGrid {
    const { widthPx, heightPx, pixelsPerMetre } = this.#frame;
    const grid = new CostGrid(box(widthPx / 2, heightPx / 2, widthPx, heightPx), [], CELL_M * pixelsPerMetre);
    for (const floor of this.#floors) grid.add(floor, ELSEWHERE);
    for (const ring of this.#things) grid.add(ring, THING);
    for (const ring of this.#lettering) grid.add(ring, LETTERING);
    return grid.sum();
  }

  /** What a line costs that leads over things: walls cannot be helped, lettering is never crossed. */
  #lead([ax, ay]: Point, [bx, by]: Point): number {
    const steps = Math.max(1, Math.ceil(Math.hypot(bx - ax, by - ay) / (CELL_M * this.#frame.pixelsPerMetre)));
    let over = 0;
    for (let i = 0; i <= steps; i++) {
      const cost = this.#grid.meanAt(ax + ((bx - ax) * i) / steps, ay + ((by - ay) * i) / steps, 1, 1);
      if (cost >= LETTERING) return Number.POSITIVE_INFINITY;
      if (cost >= THING) over++;
    }
    return (over / steps) * OVER;
  }
}

/** Where the line from the middle of a box to a place leaves the box. */
function edgeTowards(label: Pick<Label, 'x' | 'y' | 'widthPx' | 'heightPx'>, to: { x: number; y: number }): Point {
  const [dx, dy] = [to.x - label.x, to.y - label.y];
  const share = Math.min(label.widthPx / 2 / Math.abs(dx || 1e-9), label.heightPx / 2 / Math.abs(dy || 1e-9), 1);
  return [label.x + dx * share, label.y + dy * share];
}

const boxOf = ({ x, y, widthPx, heightPx }: Label): Point[] => box(x, y, widthPx, heightPx);

const box = (x: number, y: number, width: number, height: number): Point[] => [
  [x - width / 2, y - height / 2],
  [x + width / 2, y - height / 2],
  [x + width / 2, y + height / 2],
  [x - width / 2, y + height / 2],
];
