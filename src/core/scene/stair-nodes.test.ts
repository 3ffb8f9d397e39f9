import { expect, it } from 'vitest';
import type { Plan } from '../plan/schema.ts';
import { stairNodes } from './stair-nodes.ts';

it('keeps stairs in their room where many corners of its outline lie at one end', () => {
  // Three by three metres with a jagged notch in the upper right corner.
  const outline = [[0, 0], [2, 0], [2, 0.1], [2.2, 0.1], [2.2, 0.2], [2.4, 0.2], [2.4, 0.3], [2.6, 0.3], [2.6, 0.4], [3, 0.4], [3, 3], [0, 3]] as [number, number][]; // biome-ignore format: a ring
  const room = { id: 'r1', type: 'stairs', label: 'Stairs', outline, area: 8.7 } as unknown as Plan['rooms'][number];
  const plan = { walls: [], openings: [], rooms: [room], fixtures: [], furniture: [] } as Plan;
  const [node] = stairNodes(plan, 'scandinavian');
  const [x, y] = node!.frame!.at;
  // Two flights and a landing: what is left free lies before them.
  expect(Math.abs(x - 1.5) + Math.abs(y - 1.5)).toBeLessThan(0.45);
});
