import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

process.env.TEST_TEMPLATE_FOLDER = join(tmpdir(), `plenish-template-of-${process.pid}`);

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'synth/**/*.test.ts', 'test/**/*.test.ts', 'bench/**/*.test.ts'],
    globalSetup: ['test/remove-template.ts'],
    // Two cores is what the program is made for; more workers than that only get in each other's way.
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
