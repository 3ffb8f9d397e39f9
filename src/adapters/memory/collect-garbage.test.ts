import { memoryUsage } from 'node:process';
import { expect, it } from 'vitest';
import { collectPixels } from './collect-garbage.ts';

const pixels = () => memoryUsage().arrayBuffers;

it('frees pixels that nobody needs where many came, and keeps the others', () => {
  const make = (bytes: number) => new Uint8Array(bytes).fill(1);
  const before = pixels();
  const kept = make(20e6);
  make(60e6);
  collectPixels();
  expect(pixels() - before).toBeLessThan(25e6);
  expect(kept).toHaveLength(20e6);
});
