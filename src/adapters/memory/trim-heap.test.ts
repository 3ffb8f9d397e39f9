import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { trimHeap } from './trim-heap.ts';

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');
const isGlibc = 'glibcVersionRuntime' in (process.report.getReport() as { header: object }).header;

it.skipIf(!isGlibc)('gives back what was freed between blocks that are in use', () => {
  const blocks = Array.from({ length: 4_000 }, () => new Uint8Array(50_000).fill(1));
  const kept = blocks.filter((_, i) => i % 10 === 0);
  blocks.length = 0;
  collect();
  const before = process.memoryUsage.rss();
  trimHeap();
  expect(before - process.memoryUsage.rss()).toBeGreaterThan(100e6);
  expect(kept).toHaveLength(400);
});
