import { stripOf } from '../geometry/strip-of.ts';
import type { Layout, Plan, Point, Room } from '../plan/schema.ts';
import type { PictureFrame } from '../scene/types.ts';
import { CostGrid } from './cost-grid.ts';
import { FOOT } from './frame.ts';
import { footprint } from './item-footprint.ts';
import { edgeTowards, type Label, type SizedLines } from './label.ts';
import { planMarks } from './plan-marks.ts';
import { swingSectors } from './swing-sectors.ts';

/** Side of the cells in which the sheet is looked through, metres. */
const CELL_M = 0.08;
/** What it costs to stand on things and on lettering, and on the floor of any room, whose name a label would be taken for. */
const THING = 3;
const LETTERING = 5;
const FLOOR = 5.5;
/** Air around walls and labels, metres. */
const AIR = 0.08;
/** A label is not led farther than this from its room's dot, metres, and each metre costs so much. */
const REACH = 4;
const PER_METRE = 0.12;
/** What it costs to lead over things, per share of the line. */
const OVER = 0.15;
/** A place that costs more is no better than the crowded room. */
const DEAREST = 0.75;
/** Each way of setting a label costs so much more than the one before. */
const LESS_WELL_SET = 0.04;
/** Side of the free floor that is looked for around the dot, metres. */
const DOT_M = 0.25;
/** Shares of the picture's longer side: what stays free at its edges, and around the arrow at the way in. */
const EDGE = 0.008;
const ARROW_ROOM = 0.055;

/** The whole picture with what must not be covered: finds places for labels that do not fit into their rooms. */
export class SheetOfLabels {
  readonly #frame: PictureFrame;
  readonly #things: Point[][];
  readonly #lettering: Point[][];
  readonly #floors: Point[][];
  /** What it costs to stand in a place, and to be led over it: a line has to cross floors. */
  #places: CostGrid;
  #ways: CostGrid;

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
      box(frame.widthPx / 2, frame.heightPx, frame.widthPx, side * FOOT.height * 2),
      ...(entrance ? [box(entrance.x, entrance.y, side * ARROW_ROOM, side * ARROW_ROOM)] : []),
    ];
    this.#ways = this.#draw([]);
    this.#places = this.#draw(this.#floors);
  }

  /** To be told of every label that is placed. */
  add(label: Label): void {
    this.#lettering.push(boxOf(label));
    if (label.leader) {
      const { from, to } = label.leader;
      this.#lettering.push(stripOf(from, to, this.#frame.pixelsPerMetre * AIR));
    }
    this.#ways = this.#draw([]);
    this.#places = this.#draw(this.#floors);
  }

  /** The cheapest place outside of the home near a room for one of the ways to set its label, with the line that leads to the room. */
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
          const from = edgeTowards({ x, y, widthPx, heightPx }, [dot.x, dot.y]);
          const length = Math.hypot(from[0] - dot.x, from[1] - dot.y);
          const near = (length / pixelsPerMetre) * PER_METRE + rank * LESS_WELL_SET;
          if (length < step || near >= (best?.cost ?? DEAREST)) continue;
          const cost = near + this.#places.meanAt(x, y, widthPx, heightPx);
          if (cost >= (best?.cost ?? DEAREST)) continue;
          const led = cost + this.#lead(from, [dot.x, dot.y]);
          if (led >= (best?.cost ?? DEAREST)) continue;
          best = { cost: led, label: { room: room.id, x, y, ...way, leader: { from, to: [dot.x, dot.y] } } };
        }
    });
    return best?.label;
  }

  #draw(floors: readonly (readonly Point[])[]): CostGrid {
    const { widthPx, heightPx, pixelsPerMetre } = this.#frame;
    const grid = new CostGrid(box(widthPx / 2, heightPx / 2, widthPx, heightPx), [], CELL_M * pixelsPerMetre);
    for (const ring of this.#things) grid.add(ring, THING);
    for (const ring of this.#lettering) grid.add(ring, LETTERING);
    for (const floor of floors) grid.add(floor, FLOOR);
    return grid.sum();
  }

  /** What a line costs that leads over things: walls cannot be helped, lettering is never crossed. */
  #lead([ax, ay]: Point, [bx, by]: Point): number {
    const steps = Math.max(1, Math.ceil(Math.hypot(bx - ax, by - ay) / (CELL_M * this.#frame.pixelsPerMetre)));
    let over = 0;
    for (let i = 0; i <= steps; i++) {
      const cost = this.#ways.meanAt(ax + ((bx - ax) * i) / steps, ay + ((by - ay) * i) / steps, 1, 1);
      if (cost >= LETTERING) return Number.POSITIVE_INFINITY;
      if (cost >= THING) over++;
    }
    return (over / steps) * OVER;
  }
}

const boxOf = ({ x, y, widthPx, heightPx }: Label): Point[] => box(x, y, widthPx, heightPx);

const box = (x: number, y: number, width: number, height: number): Point[] => [
  [x - width / 2, y - height / 2],
  [x + width / 2, y - height / 2],
  [x + width / 2, y + height / 2],
  [x - width / 2, y + height / 2],
];
