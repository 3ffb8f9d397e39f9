import { expect, it } from 'vitest';
import { isSofa } from '../judge/seats.ts';
import { type BoxRoom, boxScene } from './box-room.ts';
import { furnishRoom } from './furnish-room.ts';
import { otherLayouts } from './other-layouts.ts';
import type { Placed } from './state.ts';

const isBed = ({ kind }: Placed) => kind === 'double-bed';
const LIVING: BoxRoom = { type: 'living', width: 4.6, depth: 4.4, door: [0.2, 1.1], window: [2.6, 3.8], tasks: [{ what: 'lounge', for: 3 }] }; // biome-ignore format: one room
const OPEN_PLAN: BoxRoom = { ...LIVING, width: 6.2, depth: 4.6, tasks: [{ what: 'lounge', for: 4 }, { what: 'eat', for: 4 }] }; // biome-ignore format: one room
const BEDROOM: BoxRoom = { type: 'bedroom', width: 4.2, depth: 3.8, door: [0.2, 1.1], window: [1.6, 2.8], tasks: [{ what: 'sleep', for: 2, beds: 'double' }] }; // biome-ignore format: one room

it.each([
  ['living room', LIVING, isSofa],
  ['living room with a table', OPEN_PLAN, isSofa],
  ['bedroom', BEDROOM, isBed],
])('a %s has two other layouts, with its main piece elsewhere or turned in each', (_name, box, isMainPiece) => {
  const scene = boxScene(box, 4);
  const layout = furnishRoom(scene);
  const others = otherLayouts(scene, layout);
  expect(others).toHaveLength(2);
  const mains = [layout.best, ...others].map(({ state }) => state.placed.find(isMainPiece)!.box);
  const isApart = (k: number, n: number) =>
    mains[k]!.rotation !== mains[n]!.rotation ||
    Math.hypot(mains[k]!.at[0] - mains[n]!.at[0], mains[k]!.at[1] - mains[n]!.at[1]) > 0.5;
  for (const [k, n] of [[0, 1], [0, 2], [1, 2]] as const) expect(isApart(k, n), `${k} and ${n}`).toBe(true); // biome-ignore format: three pairs
  for (const other of others) expect(other.cost.missed).toBeLessThanOrEqual(layout.best.cost.missed);
});
