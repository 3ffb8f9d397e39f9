import type { Plan, Ring } from '#core/plan/schema.ts';
import type { Random } from '../random.ts';
import type { Pen } from './pen.ts';
import type { DrawingStyle, WallLook } from './types.ts';
import { bodyRing } from './walls.ts';

/** Share of the sheets of the wide repertoire on another ground than paper, and of the grounds among them (see `KINDS.md`). */
const SHARE = 0.42;
const GROUNDS = { black: 0.26, brochure: 0.24, 'white home': 0.18, 'grey floors': 0.14, squared: 0.06, screen: 0.12 };

/** Share of homes on grey floors whose facades have piers, and of brochures that are cut close. */
const PIERS = 0.75;
const TIGHT = 0.6;
/** Walls, pieces and their outlines of brochures whose ground is transparent, which viewers show as black or white. */
const WARM = [
  ['#8f867e', '#e6e2de', '#b9b2aa'],
  ['#8a8a8a', '#e4e4e4', '#b4b4b4'],
  ['#a09080', '#ece6de', '#c4b8a8'],
  ['#7d8790', '#e2e6ea', '#aeb8c2'],
] as const;
const SHEETS = ['#f0efec', '#eeeeee', '#e8eaec', '#f4f1ea', '#e4e8e0'];
const FLOORS = ['#d6d6d6', '#dcdcdc', '#cfcfcf', '#d8d4cc', '#ccd2d8'];
/** Grounds of drawing programs, and the colours of their layers: of walls, of all else. */
const SCREENS = ['#000000', '#000000', '#1b1f27', '#212830', '#33373d'];
const LAYERS = ['#ffffff', '#ffffff', '#ffff00', '#00ffff', '#00ff00', '#ff5050', '#c0c0c0', '#8fb7ff'];
const DARK = ['#222222', '#1a1a1a', '#2b2b2b', '#30343a'];
const PARTITIONS = ['#8a8a8a', '#9a9a9a', '#6e6e6e', '#b0b0b0'];
const BY_SQUARES = ['#e6e6e6', '#dfe6ee', '#e9e4da'];

const solid = (colour: string): WallLook => ({ kind: 'solid', colour, stroke: colour, strokePx: 1 });
const alike = (look: WallLook) => ({ outer: look, inner: look });

/** Puts some sheets on a black, tinted or squared ground, or the home on another than the sheet, and the colours of its lines with it. */
export function setOnGround(style: DrawingStyle, random: Random): void {
  if (!random.chance(SHARE)) return;
  const ground = random.weighted(GROUNDS);
  if (ground === 'squared') style.squares = random.pick(BY_SQUARES);
  else if (ground === 'white home') setHome(style, random.pick(SHEETS), '#ffffff', alike(solid('#000000')));
  else if (ground === 'grey floors') {
    const outer = solid(random.pick(DARK));
    setHome(style, '#ffffff', random.pick(FLOORS), {
      outer,
      inner: random.chance(0.7) ? solid(random.pick(PARTITIONS)) : outer,
    });
    style.furniture.fill = style.fixtures.fill = '#ffffff';
    if (random.chance(PIERS)) style.piers = true;
  } else if (ground === 'screen') setOnScreen(style, random);
  else setAsBrochure(style, ground === 'black', random);
}

function setHome(style: DrawingStyle, sheet: string, floor: string, wall: DrawingStyle['wall']): void {
  Object.assign(style, { ground: sheet, paper: floor, wall });
  if (style.roomFill !== 'tiles' && style.roomFill !== 'boards') style.roomFill = 'none';
}

/** Grey bodies and pale pieces without black lines, on white or black. */
function setAsBrochure(style: DrawingStyle, black: boolean, random: Random): void {
  const [wall, piece, line] = random.pick(WARM);
  // The letters of such sheets are dark and hardly seen on black.
  const ink = black ? random.pick(['#4c4c4c', '#5a5a5a', '#777777', '#c8c8c8']) : random.pick(['#222222', '#444444']);
  const paper = black ? '#000000' : '#ffffff';
  Object.assign(style, { ink, paper, wall: alike(solid(wall)), labelColour: ink, roomFill: 'none' });
  style.door.colour = style.window.colour = wall;
  Object.assign(style.fixtures, { colour: line, fill: piece, cabinets: piece });
  Object.assign(style.furniture, { colour: line, fill: piece });
  style.dimensions.colour = ink;
  Object.assign(style.extras, { frame: false, titleBlock: false, grid: false, page: 1 });
  if (random.chance(TIGHT)) style.tight = true;
  if (!black) return;
  onlyDark(style);
}

/** Light lines on the dark ground of a drawing program, every kind of line in the colour of its layer; walls hollow or filled. */
function setOnScreen(style: DrawingStyle, random: Random): void {
  const layer = () => random.pick(LAYERS);
  const [paper, ink, walls] = [random.pick(SCREENS), random.chance(0.7) ? '#ffffff' : layer(), layer()];
  const hollow: WallLook = { kind: 'outline', colour: walls, stroke: walls, strokePx: Math.max(1, style.linePx) };
  const filled = random.chance(0.35) ? solid(walls) : hollow;
  Object.assign(style, { ink, paper, wall: { outer: filled, inner: filled }, labelColour: layer(), roomFill: 'none' });
  style.door.colour = layer();
  style.window.colour = layer();
  style.fixtures = { ...style.fixtures, colour: layer(), fill: paper };
  delete style.fixtures.cabinets;
  Object.assign(style.furniture, { colour: layer(), fill: paper });
  style.dimensions.colour = layer();
  onlyDark(style);
}

/** What turns or thresholds colours would make another ground of a dark one. */
function onlyDark(style: DrawingStyle): void {
  Object.assign(style.spoil, { bilevel: false, inverted: false, dye: 'none', tint: false });
  if (style.spoil.setting === 'checkerboard') style.spoil.setting = 'none';
}

/** The ground under a home, with its doorways, where it differs from the sheet's. */
export function paintHome(pen: Pen, plan: Plan): void {
  if (!pen.style.ground) return;
  const fill = (ring: Ring) => pen.line(ring, { closed: true, fill: pen.style.paper, widthPx: 0 });
  for (const room of plan.rooms) fill(room.outline);
  for (const wall of plan.walls) fill(bodyRing(wall, plan.walls));
}

/** Thin lines a step apart all over the sheet, as of squared paper or of a drawing program. */
export function paintSquares(ctx: Pen['ctx'], colour: string, step: number): void {
  const { width, height } = ctx.canvas;
  ctx.beginPath();
  for (let x = step / 2; x < width; x += step) {
    ctx.moveTo(x, 0);
    ctx.lineTo(x, height);
  }
  for (let y = step / 2; y < height; y += step) {
    ctx.moveTo(0, y);
    ctx.lineTo(width, y);
  }
  ctx.lineWidth = 1;
  ctx.strokeStyle = colour;
  ctx.stroke();
}
