import type { Random } from '../../random.ts';
import { pickElectricalLook } from '../electrical/electrical-look.ts';
import type { DrawingStyle } from '../types.ts';

/** Wiring over the plan of an unfurnished home; what else crosses a plan is left out, and its names now and then. */
export function setElectrical(style: DrawingStyle, random: Random): void {
  style.electrical = pickElectricalLook(style.ink, style.paper, random.fork('look'));
  delete style.crossing;
  Object.assign(style.extras, { wiring: false, roof: 'none', leaders: false, grid: false });
  if (random.chance(0.3)) style.names = random.pick(['none', 'few']);
  // The wiring is what such a sheet is about: the home is drawn thinly, often without what is built in.
  if (random.chance(0.35)) style.stripped = { openings: 'all', windows: true };
  if (random.chance(0.4)) style.roomFill = 'none';
}
