/**
 * Areas of the rooms that `bench/measure.ts` read against those that are printed on the drawings, or follow from printed sizes: the median
 * and the mean error. Rooms more than 15 % off are other rooms (merged, cut, a part of a garage), which the judge counts, and are left out.
 *
 *   node bench/areas.ts [--plans ../shared/plans] [--read out/measure/read]
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { parseArgs } from 'node:util';
import { apply } from '../src/core/geometry/affine.ts';
import { inRing } from '../src/core/geometry/ring.ts';
import type { PlanDocument } from '../src/core/plan/schema.ts';

/** Farther off than this the room is another one. */
const OTHER = 0.15;

interface TrueRoom {
  /** Shares of the picture's sides. */
  readonly at: [number, number];
  readonly area?: number;
  readonly size?: [number, number];
  readonly rectangular?: boolean;
  /** The printed area is that of several rooms. */
  readonly areaOf?: unknown;
}

const { values } = parseArgs({
  options: {
    plans: { type: 'string', default: '../shared/plans' },
    read: { type: 'string', default: 'out/measure/read' },
  },
});

const truth = JSON.parse(readFileSync(join(values.plans, 'truth-geometry.json'), 'utf8')) as {
  file: string;
  rooms?: TrueRoom[];
}[];
const ratios: Record<'areas' | 'sizes', number[]> = { areas: [], sizes: [] };
for (const { file, rooms = [] } of truth) {
  const path = join(values.read, parse(file).name, 'plan.json');
  if (!existsSync(path)) continue;
  const { source, scale, plan } = JSON.parse(readFileSync(path, 'utf8')) as PlanDocument;
  if (scale.from === 'assumed') continue;
  const read = plan.rooms.map(({ outline, area }) => ({ ring: outline.map((p) => apply(source.toPixels, p)), area }));
  for (const room of rooms.filter(({ areaOf }) => !areaOf)) {
    const ofSize = room.size && room.rectangular !== false ? room.size[0] * room.size[1] : undefined;
    const printed = room.area ?? ofSize;
    const at: [number, number] = [room.at[0] * source.widthPx, room.at[1] * source.heightPx];
    const found = read.find(({ ring }) => inRing(at, ring));
    if (!printed || !found || Math.abs(found.area / printed - 1) > OTHER) continue;
    ratios[room.area ? 'areas' : 'sizes'].push(found.area / printed);
  }
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
for (const [what, all] of Object.entries(ratios)) {
  const median = all.toSorted((a, b) => a - b)[all.length >> 1] ?? Number.NaN;
  const error = all.reduce((sum, ratio) => sum + Math.abs(ratio - 1), 0) / all.length;
  console.log(`printed ${what}: ${all.length} rooms, median ${percent(median - 1)}, mean error ${percent(error)}`);
}
