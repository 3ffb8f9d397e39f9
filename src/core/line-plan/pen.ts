import { type Affine, apply, compose, growthOf, rotation, shift } from '../geometry/affine.ts';
import type { Line, Mark, Outline, Step, Tone } from './types.ts';

type Vec2 = readonly [number, number];

export interface PenStyle {
  readonly line: Line;
  readonly tone: Tone;
}

/** Control points of a quarter circle lie this share of the radius from its ends: off by 0.03 % at most. */
const QUARTER = 0.5523;

/** Draws in metres, in axes of its own, onto paper. What `box`, `ring` and `ellipse` draw is opaque: it hides what lies under it. */
export class Pen {
  readonly #marks: Mark[];
  readonly #toPaper: Affine;
  readonly #style: PenStyle;

  /** @param toPaper from metres of the plan to millimetres of paper */
  constructor(marks: Mark[], toPaper: Affine, style: PenStyle) {
    this.#marks = marks;
    this.#toPaper = toPaper;
    this.#style = style;
  }

  /** A pen in the axes of a piece: its middle at `at`, turned by `degrees` clockwise. */
  placed([x, y]: Vec2, degrees: number): Pen {
    return new Pen(this.#marks, compose(this.#toPaper, compose(shift(x, y), rotation(degrees))), this.#style);
  }

  /** The same pen with another line or tone. */
  with(style: Partial<PenStyle>): Pen {
    return new Pen(this.#marks, this.#toPaper, { ...this.#style, ...style });
  }

  /** Millimetres of paper as metres of the plan. */
  metres(millimetres: number): number {
    return millimetres / growthOf(this.#toPaper);
  }

  line(...points: Vec2[]): void {
    this.#add(polyline(points));
  }

  dashedLine(...points: Vec2[]): void {
    this.#add(polyline(points), { dashed: true });
  }

  ring(points: readonly Vec2[], fill: Tone = 'paper'): void {
    this.#add([...polyline(points), ['Z']], { fill });
  }

  /** Several rings as one area: its outlines and its holes. */
  area(rings: readonly (readonly Vec2[])[], fill: Tone): void {
    this.#add(
      rings.flatMap((ring): Step[] => [...polyline(ring), ['Z']]),
      { fill },
    );
  }

  /** Something that hangs over what is drawn, or lies hidden: dashed, and nothing is hidden by it. */
  dashedRing(points: readonly Vec2[]): void {
    this.#add([...polyline(points), ['Z']], { dashed: true });
  }

  /** A rectangle between two corners, with round corners where a radius is given. */
  box(x0: number, y0: number, x1: number, y1: number, radius = 0): void {
    const r = Math.min(radius, Math.abs(x1 - x0) / 2, Math.abs(y1 - y0) / 2);
    if (r <= 0)
      this.ring([[x0, y0], [x1, y0], [x1, y1], [x0, y1]]); // biome-ignore format: corners
    else this.#add(roundBox(x0, y0, x1, y1, r), { fill: 'paper' });
  }

  ellipse(x: number, y: number, rx: number, ry: number = rx): void {
    this.#add(ellipse(x, y, rx, ry), { fill: 'paper' });
  }

  dashedEllipse(x: number, y: number, rx: number, ry: number = rx): void {
    this.#add(ellipse(x, y, rx, ry), { dashed: true });
  }

  /** Part of a circle; radians from the x axis, clockwise, in either direction. */
  arc(x: number, y: number, radius: number, from: number, to: number): void {
    this.#add(arc(x, y, radius, from, to));
  }

  /** A curve from the first point to the last, drawn to the two in between. */
  curve(from: Vec2, one: Vec2, two: Vec2, to: Vec2): void {
    this.#add([
      ['M', ...from],
      ['C', ...one, ...two, ...to],
    ]);
  }

  /** A closed outline of given steps. */
  closed(steps: readonly Step[]): void {
    this.#add([...steps, ['Z']], { fill: 'paper' });
  }

  #add(steps: readonly Step[], more: Partial<Pick<Outline, 'fill' | 'dashed'>> = {}): void {
    this.#marks.push({
      kind: 'outline',
      steps: steps.map((step) => onPaper(step, this.#toPaper)),
      ...this.#style,
      ...more,
    });
  }
}

function onPaper(step: Step, map: Affine): Step {
  if (step[0] === 'Z') return step;
  if (step[0] === 'C') {
    const [, x1, y1, x2, y2, x, y] = step;
    return ['C', ...apply(map, [x1, y1]), ...apply(map, [x2, y2]), ...apply(map, [x, y])];
  }
  return [step[0], ...apply(map, [step[1], step[2]])];
}

const polyline = (points: readonly Vec2[]): Step[] => points.map(([x, y], i) => [i ? 'L' : 'M', x, y]);

function ellipse(x: number, y: number, rx: number, ry: number): Step[] {
  const [kx, ky] = [rx * QUARTER, ry * QUARTER];
  return [
    ['M', x + rx, y],
    ['C', x + rx, y + ky, x + kx, y + ry, x, y + ry],
    ['C', x - kx, y + ry, x - rx, y + ky, x - rx, y],
    ['C', x - rx, y - ky, x - kx, y - ry, x, y - ry],
    ['C', x + kx, y - ry, x + rx, y - ky, x + rx, y],
    ['Z'],
  ];
}

function roundBox(x0: number, y0: number, x1: number, y1: number, r: number): Step[] {
  const c = r * (1 - QUARTER);
  return [
    ['M', x0 + r, y0],
    ['L', x1 - r, y0],
    ['C', x1 - c, y0, x1, y0 + c, x1, y0 + r],
    ['L', x1, y1 - r],
    ['C', x1, y1 - c, x1 - c, y1, x1 - r, y1],
    ['L', x0 + r, y1],
    ['C', x0 + c, y1, x0, y1 - c, x0, y1 - r],
    ['L', x0, y0 + r],
    ['C', x0, y0 + c, x0 + c, y0, x0 + r, y0],
    ['Z'],
  ];
}

function arc(x: number, y: number, r: number, from: number, to: number): Step[] {
  const pieces = Math.max(1, Math.ceil(Math.abs(to - from) / (Math.PI / 2) - 1e-9));
  const turn = (to - from) / pieces;
  const reach = (4 / 3) * Math.tan(turn / 4) * r;
  const at = (angle: number): Vec2 => [x + r * Math.cos(angle), y + r * Math.sin(angle)];
  const steps: Step[] = [['M', ...at(from)]];
  for (let i = 0; i < pieces; i++) {
    const [a, b] = [from + i * turn, from + (i + 1) * turn];
    const [start, end] = [at(a), at(b)];
    const one: Vec2 = [start[0] - reach * Math.sin(a), start[1] + reach * Math.cos(a)];
    const two: Vec2 = [end[0] + reach * Math.sin(b), end[1] - reach * Math.cos(b)];
    steps.push(['C', ...one, ...two, ...end]);
  }
  return steps;
}
