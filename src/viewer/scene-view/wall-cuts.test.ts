import { Vector3 } from 'three';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Plan, Point } from '#core/plan/schema.ts';
import type { Model } from './load-model.ts';
import type { PartTable } from './part-table.ts';
import { WallCuts } from './wall-cuts.ts';

beforeAll(() => void vi.stubGlobal('matchMedia', () => ({ matches: false })));
afterAll(() => void vi.unstubAllGlobals());

it('cuts every wall when the home is first seen, those behind the rooms too', () => {
  const corners: Point[] = [[0, 0], [4, 0], [4, 3], [0, 3]]; // biome-ignore format: a rectangle
  const plan: Plan = {
    ...{ openings: [], fixtures: [], furniture: [] },
    rooms: [{ id: 'r', type: 'living', label: '', outline: corners, holes: [], area: 12 }],
    walls: ['back', 'right', 'front', 'left'].map((id, i) => ({
      ...{ id, from: corners[i]!, to: corners[(i + 1) % 4]!, thickness: 0.2, exterior: true },
    })),
  };
  const heights: Record<string, number> = {};
  const table = { cut: (id: string, height: number) => (heights[id] = height) } as unknown as PartTable;
  const isMoving = new WallCuts({ parts: [] } as unknown as Model, plan, table).update(new Vector3(2, 6, 12), 0);
  for (const id in heights) heights[id] = Number(heights[id]!.toFixed(3));
  expect(heights).toEqual({ 'wall-back': 2.2, 'wall-right': 2.2, 'wall-front': 0.1, 'wall-left': 2.2 });
  expect(isMoving).toBe(true);
});
