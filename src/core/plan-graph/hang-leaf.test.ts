import { expect, test } from 'vitest';
import type { PointPx } from '../sheet/types.ts';
import { hangsAtTo } from './hang-leaf.ts';
import type { OpeningCandidate } from './opening-candidates.ts';
import type { Ink } from './snap-to-ink.ts';

const SIZE = 200;
const [from, to]: [PointPx, PointPx] = [[80, 100], [120, 100]]; // biome-ignore format: one pair
const candidate = { kind: 'door', from, to, chance: 1, swings: 1, hingedAtTo: 0.5 } as const;

/** A page with a leaf of 40 pixels, or only its line or arc, in strokes two pixels wide. */
function drawnLeaf(hinge: PointPx, latch: PointPx, side: 1 | -1, parts: readonly ('line' | 'arc')[]): Ink {
  const grey = new Uint8Array(SIZE * SIZE).fill(255);
  const dot = (x: number, y: number) => {
    for (const [dx, dy] of [[0, 0], [1, 0], [0, 1], [1, 1]]) grey[(Math.round(y) + dy!) * SIZE + Math.round(x) + dx!] = 0; // biome-ignore format: one dot
  };
  for (let share = 0; share <= 1; share += 0.005) {
    const [cos, sin] = [Math.cos((share * Math.PI) / 2), Math.sin((share * Math.PI) / 2)];
    if (parts.includes('line')) dot(hinge[0], hinge[1] + side * 40 * share);
    if (parts.includes('arc')) dot(hinge[0] + (latch[0] - hinge[0]) * cos, hinge[1] + side * 40 * sin);
  }
  return { page: { grey, widthPx: SIZE, heightPx: SIZE }, toPage: [1, 0, 0, 1, 0, 0] };
}

test.each([
  ['line and arc', ['line', 'arc']],
  ['line alone', ['line']],
  ['arc alone', ['arc']],
] as const)('a leaf hangs where its ink says: %s', (_, parts) => {
  for (const side of [1, -1] as const) {
    // To the right of `from` to `to` is down here.
    const at: OpeningCandidate = { ...candidate, opensRight: side === 1 ? 1 : 0 };
    expect(hangsAtTo(at, drawnLeaf(to, from, side, parts))).toBe(true);
    expect(hangsAtTo(at, drawnLeaf(from, to, side, parts))).toBe(false);
  }
});

test('where nothing is drawn it hangs where the network says', () => {
  const paper = drawnLeaf(from, to, 1, []);
  for (const hingedAtTo of [0.1, 0.9])
    expect(hangsAtTo({ ...candidate, opensRight: 1, hingedAtTo }, paper)).toBe(hingedAtTo > 0.5);
});
