import type { Room } from '#core/plan/schema.ts';
import type { Random } from '../random.ts';
import { type DoorSite, joins, openingAt, overlapsOther, usable } from './doors.ts';
import { boxOutline, floorFree, touches } from './wall-spots.ts';

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
      const wide = { x0: box.x0 - 0.6, x1: box.x1 + 0.6, y0: box.y0 - 0.6, y1: box.y1 + 0.6 };
      const others = site.boundaries.filter(
        (o) => o.wall !== wall && (o.before === 'outside' || o.after === 'outside'),
      );
      const taken = others.some((o) => {
        const [l, h, at] = [o.low / 1000, o.high / 1000, o.wall.at / 1000];
        return touches(
          wide,
          o.wall.vertical
            ? { x0: at - 0.01, x1: at + 0.01, y0: l, y1: h }
            : { x0: l, x1: h, y0: at - 0.01, y1: at + 0.01 },
        );
      });
      // Walls that end at the host wall's own corners come within the margin only when the balcony reaches a corner.
      if (taken && !(length < high - low && !blockedAhead(box, site))) continue;
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

function blockedAhead(box: { x0: number; y0: number; x1: number; y1: number }, site: DoorSite): boolean {
  for (const floor of site.floors.values()) {
    const xs = floor.map(([x]) => x);
    const ys = floor.map(([, y]) => y);
    const bounds = {
      x0: Math.min(...xs) - 0.5,
      x1: Math.max(...xs) + 0.5,
      y0: Math.min(...ys) - 0.5,
      y1: Math.max(...ys) + 0.5,
    };
    if (!touches(bounds, box)) continue;
    for (let i = 0; i <= 12; i++) {
      for (let j = 0; j <= 12; j++) {
        const x = box.x0 + ((box.x1 - box.x0) * i) / 12;
        const y = box.y0 + ((box.y1 - box.y0) * j) / 12;
        if (floorFree({ x0: x - 0.01, x1: x + 0.01, y0: y - 0.01, y1: y + 0.01 }, floor)) return true;
      }
    }
  }
  return false;
}
