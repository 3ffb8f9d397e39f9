import type { Room } from '#core/plan/schema.ts';
import type { Random } from '../random.ts';
import { grown, isBuiltOver } from './balcony.ts';
import type { DoorSite } from './doors.ts';
import { boundsOf } from './loose-furniture.ts';
import type { NamingStyle } from './names.ts';
import { roundMm } from './round-mm.ts';
import { type Box, boxOutline, touches } from './wall-spots.ts';

/** Share of the homes with a porch before their entrance, in the wide repertoire; its widths and depths, mm. */
const SHARE = { house: 0.55, other: 0.22 } as const;
const WIDTHS = [160, 420] as const;
const DEPTHS = [110, 240] as const;

const NAMES: Record<NamingStyle['language'], readonly string[]> = {
  en: ['Porch', 'Covered porch', 'Front porch', 'Portico'], fr: ['Porche', 'Abri', 'Auvent'], de: ['Freisitz', 'Veranda'], es: ['Porche'], it: ['Portico'], pt: ['Alpendre'], nl: ['Veranda'], sv: ['Veranda', 'Altan'],
  fi: ['Kuisti', 'Katettu terassi'], da: ['Veranda'], ca: ['Porxo', 'Terrassa'], ru: ['Крыльцо', 'Веранда'],
}; // biome-ignore format: a table

/** Puts a roofed porch before the entrance where the ground there is free of rooms and of `outdoor`, the floor of a terrace; mostly open, on posts. */
export function addPorch(
  site: DoorSite,
  outdoor: [number, number][] | undefined,
  isHouse: boolean,
  random: Random,
): Omit<Room, 'label' | 'area'> | undefined {
  if (!random.chance(SHARE[isHouse ? 'house' : 'other'])) return undefined;
  const entrance = site.placed.find(({ opening, sides }) => opening.kind === 'door' && sides.includes('outside'));
  const wall = entrance && site.walls.find(({ id }) => id === entrance.opening.wall);
  const boundary =
    wall &&
    site.boundaries.find((b) => b.wall === wall && [b.before, b.after].every((key) => entrance.sides.includes(key)));
  if (!entrance || !boundary) return undefined;
  const side = boundary.after === 'outside' ? 1 : -1;
  const axis = wall.vertical ? 1 : 0;
  const [from, to] = [entrance.opening.from, entrance.opening.to].map((p) => p[axis]) as [number, number];
  const depth = random.int(...DEPTHS) / 100;
  for (const width of [random.int(...WIDTHS) / 100, to - from + 0.6]) {
    const start = Math.min(
      from - 0.2,
      Math.max(wall.low / 1000, from - random.range(0.2, Math.max(0.21, width - (to - from) - 0.2))),
    );
    const end = Math.min(wall.high / 1000, start + width);
    const face = (wall.at + (side * wall.thickness) / 2) / 1000;
    const [low, high] = [Math.min(face, face + side * depth), Math.max(face, face + side * depth)].map(roundMm) as [
      number,
      number,
    ];
    const along = [roundMm(start), roundMm(Math.max(end, to + 0.2))] as const;
    const box: Box = wall.vertical
      ? { x0: low, x1: high, y0: along[0], y1: along[1] }
      : { x0: along[0], x1: along[1], y0: low, y1: high };
    const ground = grown(box, wall.vertical, side);
    if (isBuiltOver(ground, site) || (outdoor && touches(ground, boundsOf(outdoor)))) continue;
    entrance.sides = entrance.sides.map((key) => (key === 'outside' ? 'porch' : key)) as [string, string];
    return { id: 'porch', type: 'terrace', outline: boxOutline(box, [0, 1]), holes: [] };
  }
  return undefined;
}

/** What a porch is called. */
export function namePorch({ language, capitals }: NamingStyle, random: Random): string {
  const name = random.pick(NAMES[language]);
  return capitals ? name.toUpperCase() : name;
}
