import { OUTDOOR_TYPES } from '../plan/outdoor-types.ts';
import type { RoomType } from '../plan/schema.ts';
import type { Mesh, Scene } from '../scene/types.ts';
import { isOnFloor } from './is-on-floor.ts';

/** A source of light, metres. */
export interface Lamp {
  readonly x: number;
  readonly y: number;
  /** 1 is full light below it. */
  readonly power: number;
  /** How far away its light is a third of that. */
  readonly reach: number;
}

/** What shines by itself in the evening, and how brightly. */
export const SHINING: Readonly<Record<string, number>> = { lampshade: 0.62, fire: 1.3, 'screen-lit': 0.8 };

/** Corners of one shade are no farther apart than this. */
const SHADE = 0.6;
/** Lights under the ceiling are so far apart; a room has one at least, and they are dimmed where it has other lamps. */
const CEILING = { apart: 2.6, power: 0.45, dimmed: 0.27, reach: 1.9 };

/** All that shines in a home by evening: its lamps and fires, and a soft light under the ceiling of every room. */
export function lampsOf({ nodes }: Scene): Lamp[] {
  const standing = nodes.filter(({ kind, meshes }) => kind !== 'floor' && meshes.some(isLamp));
  const lit = new Set(standing.map(({ room }) => room));
  const indoors = nodes.filter(
    ({ kind, room, name }) => kind === 'floor' && room && !OUTDOOR_TYPES.has(name as RoomType),
  );
  return [
    ...standing.flatMap(({ meshes }) => meshes.filter(isLamp).flatMap(shadesOf)),
    ...indoors.flatMap(({ room, meshes }) => ceilingLights(meshes, lit.has(room) ? CEILING.dimmed : CEILING.power)),
  ];
}

const isLamp = ({ material }: Mesh): boolean => material === 'lampshade' || material === 'fire';

/** A mesh may hold the shades of several lamps. */
function shadesOf({ positions }: Mesh): Lamp[] {
  const shades: { x0: number; y0: number; x1: number; y1: number }[] = [];
  for (let i = 0; i < positions.length; i += 3) {
    const [x, y] = [positions[i]!, positions[i + 1]!];
    const own = shades.find((s) => Math.hypot((s.x0 + s.x1) / 2 - x, (s.y0 + s.y1) / 2 - y) < SHADE);
    if (!own) shades.push({ x0: x, y0: y, x1: x, y1: y });
    else {
      [own.x0, own.x1] = [Math.min(own.x0, x), Math.max(own.x1, x)];
      [own.y0, own.y1] = [Math.min(own.y0, y), Math.max(own.y1, y)];
    }
  }
  return shades.map(({ x0, y0, x1, y1 }) => {
    const size = Math.min(0.5, Math.hypot(x1 - x0, y1 - y0));
    return { x: (x0 + x1) / 2, y: (y0 + y1) / 2, power: 0.8 + 1.4 * size, reach: 0.5 + size };
  });
}

function ceilingLights(floor: readonly Mesh[], power: number): Lamp[] {
  const { apart, reach } = CEILING;
  const corners = floor.flatMap(({ positions: p }) => Array.from({ length: p.length / 3 }, (_v, i) => [p[i * 3]!, p[i * 3 + 1]!])); // biome-ignore format: one list
  const [x0, y0] = [Math.min(...corners.map(([x]) => x!)), Math.min(...corners.map(([, y]) => y!))];
  const [width, height] = [Math.max(...corners.map(([x]) => x!)) - x0, Math.max(...corners.map(([, y]) => y!)) - y0];
  const [across, down] = [Math.max(1, Math.round(width / apart)), Math.max(1, Math.round(height / apart))];
  const lights: Lamp[] = [];
  for (let i = 0; i < across; i++)
    for (let j = 0; j < down; j++) {
      const [x, y] = [x0 + ((i + 0.5) / across) * width, y0 + ((j + 0.5) / down) * height];
      if (isOnFloor(floor, x, y)) lights.push({ x, y, power, reach });
    }
  return lights;
}
