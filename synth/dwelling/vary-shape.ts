import type { Plan } from '#core/plan/schema.ts';
import type { Random } from '../random.ts';
import { addBay } from './bay.ts';
import { addCornerCloset } from './corner-closet.ts';
import { cutCorner } from './cut-corner.ts';
import { crossLogs } from './log-corners.ts';
import { addRoomDivider } from './room-divider.ts';
import { roundCorner } from './round-corner.ts';
import { slantEntry } from './slant-entry.ts';

/** Shares of the wide repertoire: homes with a free-standing piece of wall, log houses, homes with a rounded corner. */
const DIVIDERS = 0.1;
const LOG_HOUSES = 0.04;
const ROUNDED = 0.35;
/** Share of homes with chamfered corners of closets and rooms, and how much of both walls they take, metres: slants of 0.35 to 2.1 m. */
const CHAMFERED = 0.6;
const CHAMFERS = [
  [0.25, 0.6],
  [0.6, 1.1],
  [1, 1.5],
] as const;
/** Shares of homes with a closet or a shaft behind a slant across the corner of a room. */
const CORNER_CLOSETS = 0.3;
const SHAFTS = 0.25;
/** Share of homes whose entrance stands at 45 degrees where a corner lets it, and of those with a small outer corner cut off. */
const SLANTED_ENTRIES = 0.6;
const CLIPPED = 0.15;
const CLIP = [0.35, 0.8] as const;

/** Corners that are cut off or rounded, bays, a wall that stands free: once everything stands in the home. `closet` names one. */
export function varyShape(plan: Plan, isWide: boolean, closet: string, random: Random): void {
  // Before other cuts take the corners.
  const diagonal = random.fork('diagonal');
  if (isWide) {
    if (diagonal.chance(SLANTED_ENTRIES)) slantEntry(plan, diagonal);
    if (diagonal.chance(CHAMFERED))
      for (let i = diagonal.int(1, 4); i > 0; i--)
        cutCorner(plan, 'inner', diagonal.fork(`chamfer${i}`), diagonal.pick(CHAMFERS));
    for (const [kind, share] of [
      ['closet', CORNER_CLOSETS],
      ['shaft', SHAFTS],
    ] as const)
      if (diagonal.chance(share)) addCornerCloset(plan, kind, closet, diagonal.fork(kind));
    if (diagonal.chance(CLIPPED)) cutCorner(plan, 'outer', diagonal.fork('clip'), CLIP);
  }
  for (let i = random.fork('corner').pick([0, 0, 0, 1, 1, 2, 3]); i > 0; i--)
    cutCorner(plan, 'outer', random.fork(`cut${i}`));
  if (random.fork('inner').chance(0.5)) cutCorner(plan, 'inner', random.fork('inner cut'));
  for (let i = random.fork('bay').pick([0, 0, 0, 0, 1, 1, 2]); i > 0; i--) addBay(plan, random.fork(`bay${i}`));
  if (!isWide) return;
  const corner = random.fork('round');
  if (corner.chance(ROUNDED)) roundCorner(plan, corner);
  const logs = random.fork('logs');
  if (logs.chance(LOG_HOUSES)) crossLogs(plan, logs);
  const divider = random.fork('divider');
  if (divider.chance(DIVIDERS)) addRoomDivider(plan, divider);
}
