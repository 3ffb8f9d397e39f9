import type { BoxPx, PointPx, Sheet } from '#core/sheet/types.ts';
import type { SymbolPx } from '#core/structure/types.ts';
import type { MeasuredSpan, Reading } from '#core/texts/types.ts';
import { type Rgba, TraceCanvas } from './trace-canvas.ts';
import type { TracedStage, TraceStages } from './trace-stages.ts';

const OPENING_COLOURS: Record<string, string> = {
  door: '#d00000',
  sliding: '#e07000',
  double: '#b000b0',
  garage: '#804000',
  gap: '#808000',
  window: '#0060ff',
};

/** Wet fixtures are blues and greens, the kitchen is brown, furniture red; a class that is not here gets any colour. */
const CLASS_COLOURS: Record<string, Rgba> = {
  wall: [0, 0, 0, 170],
  door: [255, 150, 0, 170],
  swing: [255, 210, 120, 150],
  window: [0, 0, 255, 170],
  furniture: [230, 0, 0, 150],
  text: [170, 170, 170, 150],
  dimension: [230, 0, 230, 150],
  'door-leaf': [200, 110, 0, 200],
  stairs: [150, 190, 60, 170],
  wardrobe: [140, 70, 200, 150],
  fixture: [120, 120, 60, 150],
  counter: [165, 105, 45, 150],
  hob: [90, 50, 20, 200],
  appliance: [205, 160, 110, 170],
  sink: [0, 150, 200, 170],
  basin: [80, 190, 230, 170],
  toilet: [0, 170, 140, 170],
  bath: [110, 210, 180, 170],
  shower: [60, 140, 110, 170],
  railing: [120, 120, 160, 170],
};

const NO_COLOUR: ReadonlySet<string> = new Set(['outside', 'room']);

/** Draws one stage over the sheet; undefined when the stage did not run. */
export function drawStage(stage: TracedStage, sheet: Sheet, stages: TraceStages): TraceCanvas | undefined {
  if (stages[stage] === undefined) return undefined;
  const canvas = new TraceCanvas(sheet, stage === 'page' ? 0.8 : 0.55);
  DRAW[stage](canvas, stages);
  return canvas;
}

const DRAW: Record<TracedStage, (canvas: TraceCanvas, stages: TraceStages) => void> = {
  page: (canvas, { page }) => {
    canvas.paintBitmap(page!.ink, [120, 120, 120, 255]);
    canvas.paintBitmap(page!.lineInk, [0, 0, 0, 255]);
    canvas.box(page!.region, '#00a000', 3);
    canvas.note(
      `stroke ${page!.strokePx.toFixed(1)} px, text ${page!.textPx.toFixed(1)} px`,
      [page!.region.x0, page!.region.y0],
      '#00a000',
    );
  },
  texts: (canvas, { texts, scale }) => {
    for (const run of texts!) {
      canvas.box(run.box, run.source === 'file' ? '#00a000' : '#0060ff', 1);
      const readings = scale?.measures.find((m) => m.run === run)?.readings ?? [];
      const meaning = readings.length ? ` = ${readings.map(sayReading).join(' | ')}` : '';
      canvas.note(
        `${run.text}${run.angle ? ` ↻${run.angle}` : ''}${meaning}`,
        [run.box.x0, run.box.y0],
        readings.length ? '#d00000' : '#0060ff',
        11,
      );
    }
  },
  classes: (canvas, { classes }) => {
    const { region, width, height, labels, names } = classes!;
    const colours = names.map((name, i) => (NO_COLOUR.has(name) ? undefined : (CLASS_COLOURS[name] ?? roomColour(i))));
    canvas.paint(width, height, (i) => colours[labels[i]!], region);
  },
  walls: (canvas, { walls }) => {
    canvas.paintBitmap(walls!.mask, [255, 150, 0, 110]);
    for (const wall of walls!.walls) {
      canvas.line(wall.from, wall.to, wall.exterior ? '#d00000' : '#0060ff', 2);
      canvas.dot(wall.from, '#000', 2.5);
      canvas.dot(wall.to, '#000', 2.5);
    }
  },
  openings: (canvas, { openings }) => {
    for (const opening of openings!) {
      const colour = OPENING_COLOURS[opening.kind] ?? '#000';
      canvas.line(opening.from, opening.to, colour, 5);
      if (opening.swing) {
        canvas.line(opening.swing.hinge, opening.swing.leaf, colour, 2);
        canvas.dot(opening.swing.hinge, colour);
      }
      canvas.note(opening.kind, opening.from, colour, 11);
    }
  },
  rooms: (canvas, { rooms, names }) => {
    const { width, height } = rooms!.inside;
    canvas.paint(width, height, (i) => (rooms!.labels[i] ? roomColour(rooms!.labels[i]) : undefined));
    rooms!.rooms.forEach((room, i) => {
      canvas.path(room.outline, room.outdoor ? '#00a000' : '#000', 2);
      for (const hole of room.holes) canvas.path(hole, '#808080', 1);
      const name = names?.[i] ? `${names[i].type}${names[i].label ? ` "${names[i].label}"` : ''}` : '';
      canvas.note(`${i + 1} ${name}`, middleOf(room.outline), '#000');
    });
  },
  symbols: (canvas, { symbols }) => {
    const draw = (symbol: SymbolPx, colour: string) => {
      canvas.path(symbol.outline, colour, 2, true, `${colour}30`);
      canvas.note(`${symbol.kind} ${symbol.confidence.toFixed(2)}`, symbol.outline[0]!, colour, 11);
    };
    for (const symbol of symbols!.fixtures) draw(symbol, '#0060ff');
    for (const symbol of symbols!.furniture) draw(symbol, '#d00000');
  },
  scale: (canvas, { scale }) => {
    const found = scale!.metresPerPixel;
    for (const span of scale!.spans) {
      const colour = found === undefined || agrees(span, found) ? '#00a000' : '#d00000';
      canvas.line(span.from, span.to, colour, 2);
      canvas.dot(span.from, colour);
      canvas.dot(span.to, colour);
      canvas.note(span.measure.run.text, between(span.from, span.to), colour, 11);
    }
    const said =
      found === undefined
        ? 'no scale'
        : `${(found * 1000).toFixed(2)} mm/px from ${scale!.from}, ${scale!.agreeing} of ${scale!.read}`;
    canvas.note(said, [4, 20], '#000', 16);
  },
};

/** Within 3 % for any of the meanings that the text can have. */
function agrees(span: MeasuredSpan, metresPerPixel: number): boolean {
  const drawn = Math.hypot(span.to[0] - span.from[0], span.to[1] - span.from[1]) * metresPerPixel;
  return span.measure.readings.some((r) => {
    const lengths = r.kind === 'length' ? [r.metres] : r.kind === 'size' ? r.metres : [];
    return lengths.some((metres) => Math.abs(drawn / metres - 1) < 0.03);
  });
}

function sayReading(r: Reading): string {
  if (r.kind === 'length') return `${r.metres.toFixed(3)} m${r.certain ? '' : '?'}`;
  if (r.kind === 'size') return `${r.metres[0].toFixed(2)} × ${r.metres[1].toFixed(2)} m${r.certain ? '' : '?'}`;
  return r.kind === 'area' ? `${r.squareMetres.toFixed(1)} m²` : `1:${r.denominator}`;
}

/** Neighbouring indices get unlike hues. */
function roomColour(label: number): Rgba {
  const hue = (label * 137.5) % 360;
  const channel = (n: number) => {
    const k = (n + hue / 30) % 12;
    return 255 * (0.6 - 0.35 * Math.max(-1, Math.min(k - 3, 9 - k, 1)));
  };
  return [channel(0), channel(8), channel(4), 110];
}

function middleOf(outline: readonly PointPx[]): PointPx {
  const box: BoxPx = {
    x0: Math.min(...outline.map((p) => p[0])),
    y0: Math.min(...outline.map((p) => p[1])),
    x1: Math.max(...outline.map((p) => p[0])),
    y1: Math.max(...outline.map((p) => p[1])),
  };
  return [box.x0 + (box.x1 - box.x0) / 4, (box.y0 + box.y1) / 2];
}

const between = (a: PointPx, b: PointPx): PointPx => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
