import { memoryUsage } from 'node:process';
import { expect, it } from 'vitest';
import { collectPixels } from './collect-garbage.ts';

const isGlibc = 'glibcVersionRuntime' in (process.report.getReport() as { header: object }).header;
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

it.skipIf(!isGlibc)('gives what it frees back to the system, though blocks between are in use', () => {
  const blocks = Array.from({ length: 4_000 }, () => new Uint8Array(50_000).fill(1));
  const kept = blocks.filter((_, i) => i % 10 === 0);
  blocks.length = 0;
  const before = memoryUsage.rss();
  collectPixels();
  expect(before - memoryUsage.rss()).toBeGreaterThan(100e6);
  expect(kept).toHaveLength(400);
});
