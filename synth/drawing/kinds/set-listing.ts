import type { Random } from '../../random.ts';
import { pickConventions } from '../conventions/pick-conventions.ts';
import { NO_EXTRAS } from '../no-extras.ts';
import type { DrawingStyle, WallLook } from '../types.ts';

/** A Japanese listing: rooms in flat colours within thick black walls, their sizes in mats, the kitchen as a box with a sink. */
export function setListing(style: DrawingStyle, random: Random): void {
  for (const key of ['ground', 'squares', 'piers', 'crossing'] as const) delete style[key];
  const colour = random.pick(['#000000', '#000000', '#1c1c1c', '#3c3c3c']);
  const look: WallLook = { kind: 'solid', colour, stroke: colour, strokePx: 1 };
  Object.assign(style, { ink: colour, paper: '#ffffff', labelColour: colour, wall: { outer: look, inner: look } });
  style.roomFill = random.weighted({ vivid: 0.65, none: 0.2, 'by-type': 0.15 });
  style.mats = random.pick(['帖', '帖', '帖', '畳', 'J', ' jo']);
  Object.assign(style.font, { italic: false, stretch: 1, tracking: 0, weight: random.pick([400, 700]) });
  style.linePx = random.pick([1, 1.3, 1.6]);
  style.fixtures = { family: 'plain', colour, widen: 1, fill: '#ffffff', dashed: false };
  style.door.colour = style.window.colour = colour;
  style.extras = { ...NO_EXTRAS, north: random.chance(0.4), entranceArrow: random.chance(0.2) };
  Object.assign(style.spoil, { bilevel: false, inverted: false, dye: 'none' });
  // Sites of agents show them small, in letters that are large for that.
  if (random.chance(0.35)) Object.assign(style, { buildingPx: random.int(380, 620), labelPx: random.int(13, 17) });
  const ways = pickConventions('us', style, random.fork('ways'), 'japanese');
  const { furnishing, lettering } = ways;
  style.conventions = {
    ...ways,
    bands: random.pick([0, 0.3, 0.5]),
    frenchBalconies: false,
    furnishing: { ...furnishing, manner: 'usual', curtains: false },
    lettering: { ...lettering, bareAreas: false, badge: false, tags: false, levels: false, marks: 'none' },
    overhead: { beams: 'none', slopes: false },
  };
}
