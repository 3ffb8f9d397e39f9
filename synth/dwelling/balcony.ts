import type { Room } from '#core/plan/schema.ts';
import type { Random } from '../random.ts';
import { type DoorSite, joins, openingAt, overlapsOther, usable } from './doors.ts';
import { inRing } from './rooms.ts';
import { type Box, boxOutline } from './wall-spots.ts';

/** Adds a balcony or terrace before an outer wall of a living room or bedroom with a sliding door, where the ground outside is free. */
export function addBalcony(
  site: DoorSite,
  type: 'balcony' | 'terrace',
  random: Random,
): Omit<Room, 'label'> | undefined {
  const hosts = [...site.types].filter(([, t]) => t === 'living' || t === 'living-kitchen' || t === 'bedroom');
  for (const [key] of random.shuffle(hosts).sort(([, a], [, b]) => Number(a === 'bedroom') - Number(b === 'bedroom'))) {
    for (const boundary of random.shuffle(site.boundaries.filter((b) => joins(b, key, 'outside')))) {
      const { wall } = boundary;
      const { low, high } = usable(boundary, site);
      const wanted = type === 'balcony' ? random.int(260, 420) * 10 : random.int(300, 600) * 10;
      const length = Math.min(wanted, high - low);
      if (length < 2500) continue;
      const start = low + Math.round(((high - low - length) * random.next()) / 10) * 10;
      const depth = type === 'balcony' ? random.int(120, 190) * 10 : random.int(200, 350) * 10;
      const side = boundary.after === 'outside' ? 1 : -1;
      const [near, far] = [wall.at + (side * wall.thickness) / 2, wall.at + side * (wall.thickness / 2 + depth)].map(
        (v) => v / 1000,
      ) as [number, number];
      const [a, b] = [Math.min(near, far), Math.max(near, far)];
      const [s, e] = [start / 1000, (start + length) / 1000];
      const box = wall.vertical ? { x0: a, x1: b, y0: s, y1: e } : { x0: s, x1: e, y0: a, y1: b };
      if (isBuiltOver(grown(box, wall.vertical, side), site)) continue;
      const width = Math.min(length - 300, random.int(160, 240) * 10);
      const door = openingAt(
        `d${site.placed.length + 1}`,
        random.chance(0.75) ? 'sliding' : 'double',
        wall,
        start + Math.round((length - width) / 20) * 10,
        width,
      );
      if (overlapsOther(door, wall, site.placed)) continue;
      const outline = boxOutline(box, [0, 1]);
      site.placed.push({ opening: { ...door, kind: 'sliding' }, sides: [key, type] });
      return { id: type, type, outline, holes: [], area: (box.x1 - box.x0) * (box.y1 - box.y0) };
    }
  }
  return undefined;
}

/** The box and half a metre round it, but not towards the wall that it hangs on. */
export function grown(box: Box, vertical: boolean, side: number): Box {
  const by = 0.5;
  const low = (along: boolean) => (along || side < 0 ? by : 0);
  const high = (along: boolean) => (along || side > 0 ? by : 0);
  return {
    x0: box.x0 - low(!vertical),
    x1: box.x1 + high(!vertical),
    y0: box.y0 - low(vertical),
    y1: box.y1 + high(vertical),
  };
}

/** Whether any room reaches into the box (sampled: rooms are at least half a metre wide). */
export function isBuiltOver(box: Box, site: Pick<DoorSite, 'floors'>): boolean {
  const steps = 24;
  for (let i = 0; i <= steps; i++) {
    for (let j = 0; j <= steps; j++) {
      const at = [box.x0 + ((box.x1 - box.x0) * i) / steps, box.y0 + ((box.y1 - box.y0) * j) / steps] as const;
      for (const floor of site.floors.values()) if (inRing(at, floor)) return true;
    }
  }
  return false;
}
