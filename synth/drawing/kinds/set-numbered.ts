import type { Random } from '../../random.ts';
import { NO_EXTRAS } from '../no-extras.ts';
import type { DrawingStyle, WallLook } from '../types.ts';
import { clear, losesHairlines } from './set-bare.ts';

const STOREYS = ['Ground floor', 'First floor', 'Level 2', 'Stueplan', '1. Sal', 'Kælder', 'Erdgeschoss', '1. Obergeschoss', 'Rez-de-chaussée', 'Planta baja', 'Piano terra', 'Plan 1', '2. kerros', 'Begane grond']; // biome-ignore format: words

/** A large building whose rooms have numbers alone: walls as bars or double lines, openings hardly drawn, the storey named above the plan. */
export function setNumbered(style: DrawingStyle, random: Random): void {
  clear(style, random);
  delete style.names;
  style.extras = { ...NO_EXTRAS, north: random.chance(0.15), frame: random.chance(0.1) };
  const isCoarse = losesHairlines(style);
  const ink = isCoarse ? '#000000' : random.pick(['#000000', '#000000', '#000000', '#222222', '#444444']);
  const body = random.weighted({ solid: 0.62, outline: 0.28, fill: 0.1 });
  style.linePx = isCoarse ? random.range(1.6, 2.4) : random.pick([0.8, 1, 1.3]);
  const colour = body === 'fill' ? '#b8b8b8' : ink;
  const look: WallLook = { kind: body, colour, stroke: ink, strokePx: style.linePx };
  Object.assign(style, { ink, labelColour: ink, wall: { outer: look, inner: look } });
  style.door.colour = style.window.colour = ink;
  style.buildingPx = random.int(700, 1700);
  style.labelPx = random.int(11, 16);
  style.labelMark = 'none';
  if (isCoarse || random.chance(0.75)) style.roomFill = 'none';
  style.numbered = {
    at: random.pick(['middle', 'corner', 'corner']),
    ...(random.chance(0.6) ? { storey: random.pick(STOREYS) } : {}),
  };
  style.stripped = {
    openings: random.weighted({ none: 0.42, 'inner gaps': 0.2, gaps: 0.16, all: 0.22 }),
    windows: random.chance(0.25),
  };
}
