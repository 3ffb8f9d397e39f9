import { expect, it } from 'vitest';
import type { Plan } from '#core/plan/schema.ts';
import { floorLight } from './floor-light.ts';
import { lampLight } from './lamp-light.ts';
import type { Model } from './load-model.ts';
import { SHADE } from './palette.ts';
import { standingThings } from './standing-things.ts';

const room = (id: string, x0: number, x1: number, type: 'living' | 'balcony'): Plan['rooms'][number] => ({ id, type, label: '', outline: [[x0, 0], [x1, 0], [x1, 4], [x0, 4]], holes: [], area: 16 }); // biome-ignore format: a rectangle

/** A balcony, which has no lamp of its own, beside a room; between them a wall with a doorway at its upper end. */
const plan: Plan = {
  walls: [{ id: 'w', from: [4.1, 0], to: [4.1, 4], thickness: 0.2, exterior: true }],
  openings: [{ id: 'd', kind: 'door', wall: 'w', from: [4.1, 0.2], to: [4.1, 1.1] }],
  rooms: [room('a', 0, 4, 'living'), room('b', 4.2, 8.2, 'balcony')],
  fixtures: [],
  furniture: [],
};

/** One triangle of a shade at (3, 0.7), turned by a quarter: its own x runs down the plan. */
const model: Model = {
  vertices: {
    positions: Float32Array.from([-0.2, 1.3, 0, 0.2, 1.3, 0, 0, 1.3, 0.2]),
    normals: new Float32Array(9),
    materials: Uint8Array.of(0, 0, 0),
    light: Float32Array.of(1, 1, 1),
  },
  palette: [{ name: SHADE, colour: [255, 255, 255], roughness: 1, metalness: 0, opacity: 1 }],
  parts: [{ id: 'l', kind: 'item', name: 'floor-lamp', at: [3, 0.7], turn: Math.PI / 2, opaque: Uint32Array.of(0, 1, 2), clear: new Uint32Array(), low: [-0.2, 0, 0], high: [0.2, 1.4, 0.2] }], // biome-ignore format: one part
};

it('lamps light their room most near themselves, and the next one through the doorway alone', () => {
  const grid = floorLight(standingThings(plan, model.parts));
  const light = lampLight(plan, model, grid);
  const at = (x: number, y: number) =>
    light[Math.floor((y - grid.y0) / grid.cell) * grid.columns + Math.floor((x - grid.x0) / grid.cell)]!;
  expect(at(2.9, 0.7)).toBeGreaterThan(at(0.5, 3.5) + 30);
  expect(at(0.5, 3.5)).toBeGreaterThan(10);
  expect(at(5, 0.6)).toBeGreaterThan(30);
  expect(at(5, 3)).toBeLessThan(10);
});
