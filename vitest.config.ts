import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'synth/**/*.test.ts', 'test/**/*.test.ts', 'bench/**/*.test.ts'],
    // Two cores is what the program is made for; more workers than that only get in each other's way.
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 40_000,
  },
});
