import type { Country } from '../dwelling/types.ts';
import type { Random } from '../random.ts';
import type { Repertoire } from '../repertoire.ts';
import { pickCrossingLines } from './crossing-lines.ts';
import { pickLengthFormat } from './format-length.ts';
import { setOnGround } from './grounds.ts';
import { NO_EXTRAS } from './no-extras.ts';
import { pickNotes } from './notes.ts';
import { pickDoorLook, pickWindowLook } from './opening-looks.ts';
import { NOT_SPOILT, pickSpoil } from './pick-spoil.ts';
import { pickWear } from './sheet-wear.ts';
import type { DrawingStyle, SymbolFamily } from './types.ts';
import { pickWallLooks } from './wall-looks.ts';

const PAPERS = ['#ffffff', '#ffffff', '#ffffff', '#ffffff', '#fdfcf8', '#f6f4ee', '#fafafa', '#f1efe8'];
const FAMILIES: readonly SymbolFamily[] = ['round', 'square', 'plain', 'detailed'];
const CABINETS = ['#ffffff', '#e8e8e8', '#d9d9d9', '#c4c4c4', '#a8a8a8', '#888888', '#e9dfd0', '#d8b890'];
const PALE = ['#eeeeee', '#d9d9d9', '#e9dfd0', '#cfe0ee', '#8fb4dd', '#f3e6c8', '#dfe8d8'];

/** Shares of the wide repertoire: sheets on a viewer's dark ground, and sheets whose closets fold of those where they would swing. */
const IN_VIEWER = 0.06;
const MORE_FOLDING = 0.35;

/** One way of drawing, everything chosen independently with the shares seen on real sheets. */
export function pickStyle(country: Country, random: Random, repertoire: Repertoire = 'usual'): DrawingStyle {
  const ink = random.chance(0.75) ? '#000000' : random.pick(['#222222', '#333333', '#1a2a4a', '#555555']);
  // Small screenshots are common; their lettering is no smaller than can be read.
  const buildingPx = Math.round(random.chance(0.17) ? random.range(480, 760) : random.range(760, 1500));
  // Listings letter their rooms boldly, CAD sheets finely.
  const share = random.chance(0.4) ? random.range(0.018, 0.03) : random.range(0.012, 0.019);
  const textPx = Math.round(Math.min(36, Math.max(12, buildingPx * share)));
  const linePx = random.pick([0.8, 1, 1, 1.3, 1.6, 2, 2.4, 3]) * (buildingPx > 1200 ? 1.2 : 1);
  const paper = random.pick(PAPERS);
  const fixtureColour = random.chance(0.7) ? ink : random.pick(['#555555', '#777777', '#888888', '#aaaaaa', '#2aa7b8']);
  const style: DrawingStyle = {
    buildingPx,
    ink,
    paper,
    wall: pickWallLooks(ink, linePx, random.fork('walls'), repertoire),
    linePx,
    font: pickFont(random.fork('font')),
    labelPx: textPx,
    dimensionPx: Math.max(12, Math.round(Math.min(22, textPx * random.range(0.7, 1)))),
    labelColour: random.chance(0.88) ? ink : random.pick(['#7a1f2b', '#b02a2a', '#1f3a5f', '#777777']),
    labelMark: random.weighted({ none: 0.86, underline: 0.08, box: 0.06 }),
    letters: random.chance(0.2),
    door: pickDoorLook(ink, random),
    window: pickWindowLook(ink, random),
    fixtures: pickFixtures(fixtureColour, random),
    furniture: pickFurniture(ink, random),
    stairs: {
      rail: random.chance(0.4),
      breakLine: random.chance(0.5),
      arrow: random.pick(['open', 'filled', 'none', 'open'] as const),
      numbers: random.chance(0.12),
    },
    dimensions: pickDimensions(ink, random.fork('dimensions')),
    lengths: pickLengthFormat(country, random),
    roomFill: random.weighted({
      none: 0.62,
      tint: 0.08,
      'by-type': 0.09,
      boards: 0.07,
      tiles: 0.07,
      wood: 0.04,
      vivid: 0.03,
    }),
    extras: pickExtras(random.fork('extras')),
    spoil: pickSpoil(random.fork('spoil')),
  };
  if (repertoire === 'usual') return style;
  setOnGround(style, random.fork('ground'));
  const viewer = random.fork('viewer');
  if (style.spoil.setting === 'none' && viewer.chance(IN_VIEWER)) style.spoil.setting = 'surround';
  // Folding leaves are what most closets have; the usual repertoire draws them on a third of its sheets.
  if (style.door.closet === 'same' && viewer.chance(MORE_FOLDING)) style.door.closet = 'bifold';
  // Walls that run on outdoors belong to the plan there, with their centre lines.
  style.extras.neighbours = false;
  const crossing = pickCrossingLines(style, random.fork('crossing'));
  if (crossing) style.crossing = crossing;
  const wear = pickWear(style, random.fork('wear'));
  if (wear) style.spoil.wear = wear;
  return style;
}

function pickFixtures(colour: string, random: Random): DrawingStyle['fixtures'] {
  const bold = random.fork('cabinets');
  return {
    family: random.pick(FAMILIES),
    colour,
    widen: bold.chance(0.65) ? 1 : bold.range(1.5, 3),
    ...(bold.chance(0.75) ? {} : { cabinets: bold.pick(CABINETS) }),
    dashed: bold.chance(0.12),
  };
}

function pickFurniture(ink: string, random: Random): DrawingStyle['furniture'] {
  const look = {
    family: random.pick(FAMILIES),
    colour: random.chance(0.6) ? ink : random.pick(['#666666', '#8a8a8a', '#3a5f8a', '#9a7a55']),
    fill: random.chance(0.72) ? '#ffffff' : random.pick(PALE),
  };
  const faint = random.fork('faint furniture');
  if (faint.chance(0.1)) look.colour = faint.pick(['#aaaaaa', '#bcbcbc', '#c8c8c8']);
  return { ...look, dashed: faint.chance(0.08) };
}

function pickDimensions(ink: string, random: Random): DrawingStyle['dimensions'] {
  const sides = random.pick([
    ['top', 'left'],
    ['bottom', 'left'],
    ['top', 'right', 'bottom', 'left'],
    ['bottom', 'right'],
    ['top', 'right', 'bottom', 'left'],
    ['top', 'left', 'right'],
  ] as const);
  return {
    ends: random.pick(['tick', 'slash', 'slash', 'slash', 'arrow', 'open-arrow', 'dot', 'cross']),
    rows: random.pick([1, 2, 2, 3, 3, 4]),
    sides: [...sides],
    text: random.chance(0.7) ? 'above' : 'interrupting',
    turned: random.chance(0.85),
    points: random.chance(0.6) ? 'faces' : 'centres',
    witness: random.weighted({ none: 0.22, short: 0.43, touching: 0.35 }),
    spread: random.chance(0.3) ? random.range(0.62, 0.85) : random.range(0.9, 1.6),
    colour: random.chance(0.85) ? ink : random.pick(['#666666', '#999999', '#c03030', '#2060c0', '#c060c0']),
  };
}

function pickExtras(random: Random): DrawingStyle['extras'] {
  return {
    titleBlock: random.chance(0.18),
    north: random.chance(0.25),
    scaleBar: random.chance(0.12),
    frame: random.chance(0.15),
    tags: random.chance(0.18),
    entranceArrow: random.chance(0.25),
    title: random.chance(0.4),
    roof: random.weighted({ none: 0.84, outline: 0.1, diagonals: 0.06 }),
    grid: random.chance(0.07),
    sections: random.chance(0.1),
    wiring: random.chance(0.04),
    neighbours: random.chance(0.1),
    leaders: random.chance(0.12),
    voids: random.chance(0.06),
    scribbles: random.chance(0.04),
    plants: random.chance(0.12),
    brochure: random.chance(0.12),
    page: random.chance(0.2) ? random.range(0.35, 0.75) : 1,
    notes: pickNotes(random.fork('notes')),
  };
}

function pickFont(random: Random): DrawingStyle['font'] {
  const family = random.weighted({
    'Plan Inter': 0.16,
    'Plan Sans': 0.36,
    'Plan Serif': 0.08,
    'Plan Mono': 0.06,
    'Plan Strokes': 0.24,
    'Plan Hand': 0.1,
  });
  const drawn = family === 'Plan Strokes' || family === 'Plan Hand';
  return {
    family,
    weight: random.pick([400, 400, 500, 700]),
    italic: random.chance(drawn ? 0.2 : 0.08),
    stretch: random.chance(0.6) ? 1 : random.range(0.76, 1.15),
    tracking: random.chance(0.75) ? 0 : random.range(0.02, 0.14),
  };
}

/** Solid black walls, thin black lines, clean lettering, nothing turned or spoilt: for first tests of a reader. */
export function pickTidyStyle(country: Country, random: Random): DrawingStyle {
  const style = pickStyle(country, random);
  const buildingPx = Math.round(random.range(1000, 1400));
  const black = { kind: 'solid', colour: '#000000', stroke: '#000000', strokePx: 1 } as const;
  return {
    ...style,
    buildingPx,
    ink: '#000000',
    paper: '#ffffff',
    wall: { outer: black, inner: black },
    linePx: 1.5,
    font: { family: 'Plan Inter', weight: 400, italic: false, stretch: 1, tracking: 0 },
    labelPx: 20,
    dimensionPx: 18,
    labelColour: '#000000',
    labelMark: 'none',
    letters: false,
    door: {
      kind: random.pick(['arc', 'leaf-box']),
      closet: 'same',
      bare: false,
      threshold: false,
      atFace: true,
      colour: '#000000',
    },
    window: { kind: 'three', colour: '#000000', sill: 0 },
    fixtures: { family: random.pick(['round', 'square']), colour: '#000000', widen: 1, dashed: false },
    furniture: { family: random.pick(['round', 'square']), colour: '#000000', fill: '#ffffff', dashed: false },
    dimensions: { ...style.dimensions, text: 'above', turned: true, witness: 'short', spread: 1, colour: '#000000' },
    lengths: { ...style.lengths, decimals: 2, fraction: 1, halves: false, both: false },
    roomFill: 'none',
    extras: { ...NO_EXTRAS },
    spoil: NOT_SPOILT,
  };
}
