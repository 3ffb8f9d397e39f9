import { describe, expect, test } from 'vitest';
import { createBitmap } from '../raster/bitmap.ts';
import type { OpeningPx, WallPx, WallsPx } from '../structure/types.ts';
import { splitFronts } from './split-fronts.ts';

const front: WallPx = { from: [0, 100], to: [600, 100], thicknessPx: 20, exterior: true };
const inner = (x: number): WallPx => ({ from: [x, 0], to: [x, 100], thicknessPx: 10, exterior: false });
const glass: OpeningPx = { kind: 'window', wall: 0, from: [0, 100], to: [600, 100] };

function place(walls: WallPx[], lines: WallsPx['lines'] = []): WallsPx {
  return { walls, mask: createBitmap(1, 1), thicknessPx: 20, doorPx: 80, swings: [], lines, spirals: [] };
}

describe('glass fronts', () => {
  test('become one window for each room behind them', () => {
    const parts = splitFronts([glass], place([front, inner(250)]));
    expect(parts.map((o) => [o.from[0], o.to[0]])).toEqual([
      [0, 245],
      [255, 600],
    ]);
  });

  test('are parted by posts, not by axes that run on', () => {
    const post: WallsPx['lines'][number] = { from: [300, 88], to: [300, 112], thick: 2 };
    const axis: WallsPx['lines'][number] = { from: [150, 40], to: [150, 160], thick: 2 };
    expect(splitFronts([glass], place([front], [post, axis]))).toHaveLength(2);
  });

  test('shorter windows stay whole', () => {
    const small: OpeningPx = { ...glass, from: [100, 100], to: [400, 100] };
    expect(splitFronts([small], place([front, inner(250)]))).toEqual([small]);
  });
});
