import type { Country } from '../dwelling/types.ts';
import type { Random } from '../random.ts';
import { pickLengthFormat } from './format-length.ts';
import { NO_NOTES, pickNotes } from './notes.ts';
import type { DrawingStyle } from './types.ts';

const WALL_COLOURS = ['#000000', '#000000', '#1c1c1c', '#2b2b2b', '#4a4a4a', '#7a1f2b', '#1f3a5f', '#3b5a3a'];
const FILLS = ['#b8b8b8', '#9a9a9a', '#d0d0d0', '#808080', '#c9c2b4', '#c8b0b0', '#b4c4d8'];
const PAPERS = ['#ffffff', '#ffffff', '#ffffff', '#fdfcf8', '#f6f4ee', '#fafafa'];

/** One way of drawing, everything chosen independently with the shares seen on real sheets. */
export function pickStyle(country: Country, random: Random): DrawingStyle {
  const wall = random.weighted({ solid: 0.42, fill: 0.14, outline: 0.18, hatched: 0.14, insulated: 0.05, core: 0.07 });
  const ink = random.chance(0.75) ? '#000000' : random.pick(['#222222', '#333333', '#1a2a4a']);
  // Small screenshots are common; their lettering is no smaller than can be read.
  const buildingPx = Math.round(random.chance(0.15) ? random.range(500, 760) : random.range(760, 1500));
  const textPx = Math.round(Math.min(30, Math.max(12, buildingPx * random.range(0.0125, 0.02))));
  const linePx = random.pick([1, 1, 1.3, 1.6, 2, 2.4]) * (buildingPx > 1200 ? 1.2 : 1);
  const sides = random.pick([
    ['top', 'left'],
    ['bottom', 'left'],
    ['top', 'right', 'bottom', 'left'],
    ['bottom', 'right'],
    ['top', 'right', 'bottom', 'left'],
    ['top', 'left', 'right'],
  ] as const);
  return {
    buildingPx,
    ink,
    paper: random.pick(PAPERS),
    wall: {
      kind: wall,
      colour:
        wall === 'solid' || wall === 'core' ? random.pick(WALL_COLOURS) : wall === 'fill' ? random.pick(FILLS) : ink,
      stroke: ink,
      strokePx: linePx * random.pick([1, 1.5, 2, 2.5]),
    },
    linePx,
    fixtureColour: random.chance(0.7) ? ink : random.pick(['#555555', '#777777', '#888888']),
    font: {
      family: random.pick(['Plan Inter', 'Plan Sans', 'Plan Sans', 'Plan Serif', 'Plan Mono']),
      weight: random.pick([400, 400, 500, 700]),
      italic: random.chance(0.1),
    },
    labelPx: textPx,
    dimensionPx: Math.max(12, Math.round(textPx * random.range(0.75, 1))),
    door: {
      kind: random.weighted({ arc: 0.45, 'leaf-box': 0.22, 'arc-only': 0.08, 'half-open': 0.13, 'dashed-arc': 0.12 }),
      threshold: random.chance(0.3),
      atFace: random.chance(0.7),
    },
    window: {
      kind: random.pick(['two', 'three', 'three', 'four', 'filled', 'frame']),
      colour: random.chance(0.85) ? ink : random.pick(['#3a7ca5', '#888888']),
    },
    fixtures: random.pick(['round', 'square']),
    dimensions: {
      ends: random.pick(['tick', 'slash', 'slash', 'arrow', 'open-arrow', 'dot', 'cross']),
      rows: random.pick([1, 2, 2, 3]),
      sides: [...sides],
      text: random.chance(0.7) ? 'above' : 'interrupting',
      turned: random.chance(0.85),
      points: random.chance(0.6) ? 'faces' : 'centres',
      witness: random.chance(0.75),
    },
    lengths: pickLengthFormat(country, random),
    roomFill: random.weighted({ none: 0.66, tint: 0.08, 'by-type': 0.12, boards: 0.06, tiles: 0.08 }),
    extras: {
      titleBlock: random.chance(0.18),
      north: random.chance(0.25),
      scaleBar: random.chance(0.12),
      frame: random.chance(0.15),
      tags: random.chance(0.15),
      entranceArrow: random.chance(0.25),
      title: random.chance(0.35),
      notes: pickNotes(random.fork('notes')),
    },
    spoil: {
      noise: random.chance(0.25) ? random.range(2, 9) : 0,
      blur: random.chance(0.2) ? random.range(0.4, 1) : 0,
      jpeg: random.chance(0.3) ? random.int(45, 92) : 0,
      turned: random.chance(0.06) ? random.pick([90, 180, 270] as const) : 0,
      skewDegrees: 0,
      tint: random.chance(0.08),
      inverted: random.chance(0.03),
      watermark: random.chance(0.06),
    },
  };
}

/** Solid black walls, thin black lines, clean lettering, nothing turned or spoilt: for first tests of a reader. */
export function pickTidyStyle(country: Country, random: Random): DrawingStyle {
  const style = pickStyle(country, random);
  const buildingPx = Math.round(random.range(1000, 1400));
  return {
    ...style,
    buildingPx,
    ink: '#000000',
    paper: '#ffffff',
    wall: { kind: 'solid', colour: '#000000', stroke: '#000000', strokePx: 1 },
    linePx: 1.5,
    fixtureColour: '#000000',
    font: { family: 'Plan Inter', weight: 400, italic: false },
    labelPx: 20,
    dimensionPx: 18,
    door: { kind: random.pick(['arc', 'leaf-box']), threshold: false, atFace: true },
    window: { kind: 'three', colour: '#000000' },
    dimensions: { ...style.dimensions, text: 'above', turned: true, witness: true },
    lengths: { ...style.lengths, decimals: 2, fraction: 1, halves: false, both: false },
    roomFill: 'none',
    extras: {
      titleBlock: false,
      north: false,
      scaleBar: false,
      frame: false,
      tags: false,
      entranceArrow: false,
      title: false,
      notes: NO_NOTES,
    },
    spoil: { noise: 0, blur: 0, jpeg: 0, turned: 0, skewDegrees: 0, tint: false, inverted: false, watermark: false },
  };
}
