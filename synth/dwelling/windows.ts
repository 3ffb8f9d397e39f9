import type { RoomType } from '#core/plan/schema.ts';
import type { Random } from '../random.ts';
import { type DoorSite, joins, openingAt, overlapsOther, usable } from './doors.ts';

/** How likely a room has a window in an outer wall stretch, and how wide it may be in mm. */
const WINDOWS: Partial<Record<RoomType, { chance: number; width: [number, number] }>> = {
  living: { chance: 0.95, width: [1200, 2700] },
  'living-kitchen': { chance: 0.95, width: [1200, 2700] },
  dining: { chance: 0.95, width: [1000, 2000] },
  bedroom: { chance: 1, width: [900, 1900] },
  children: { chance: 1, width: [900, 1600] },
  study: { chance: 0.9, width: [900, 1500] },
  kitchen: { chance: 0.9, width: [800, 1600] },
  bathroom: { chance: 0.5, width: [500, 900] },
  wc: { chance: 0.35, width: [400, 600] },
  utility: { chance: 0.45, width: [600, 1000] },
  garage: { chance: 0.4, width: [800, 1200] },
  stairs: { chance: 0.4, width: [700, 1100] },
  hall: { chance: 0.2, width: [500, 900] },
};

/** Share of the homes below ground, where few rooms have a window but those that people sleep in. */
const BASEMENTS = 0.07;
const SLEEP: ReadonlySet<RoomType> = new Set(['bedroom', 'children']);

/** Puts windows into the outer walls of the rooms that want light; no bedroom stays dark if it has an outer wall, no living room above ground. `wider` is what their widths are multiplied by. */
export function placeWindows(site: DoorSite, random: Random, wider = 1): void {
  let count = 0;
  const basement = random.fork('basement');
  const dark = basement.chance(BASEMENTS);
  for (const [key, type] of site.types) {
    const rule = WINDOWS[type];
    if (!rule || !random.chance(rule.chance)) continue;
    if (dark && !SLEEP.has(type) && !basement.chance(0.3)) continue;
    const walls = random.shuffle(site.boundaries.filter((b) => joins(b, key, 'outside')));
    let lit = false;
    for (const boundary of walls) {
      if (lit && !random.chance(0.55)) continue;
      const { low, high } = usable(boundary, site);
      const wanted = Math.round(random.int(rule.width[0] / 50, rule.width[1] / 50) * wider) * 50;
      const pieces = high - low > 4600 && random.chance(0.7) ? 2 : 1;
      for (let i = 0; i < pieces; i++) {
        const room = (high - low) / pieces;
        const width = Math.min(wanted, Math.floor((room - 400) / 50) * 50);
        if (width < 400) continue;
        const slack = room - width - 400;
        const start = Math.round((low + i * room + 200 + slack * (0.5 + random.normal() * 0.12)) / 10) * 10;
        if (start < low + 100 || start + width > high - 100) continue;
        const opening = openingAt(`n${++count}`, 'window', boundary.wall, start, width);
        if (overlapsOther(opening, boundary.wall, site.placed)) continue;
        site.placed.push({ opening, sides: [key, 'outside'] });
        lit = true;
      }
    }
  }
}
