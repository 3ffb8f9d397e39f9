import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { missingServers } from './test/servers/missing-servers.ts';

process.env.TEST_TEMPLATE_FOLDER = join(tmpdir(), `plenish-template-of-${process.pid}`);
process.env.TEST_VIEWER_FOLDER = join(tmpdir(), `plenish-viewer-of-${process.pid}`);

/** About processes that share a database and a file store. */
const NEEDS_SHARED_STORES = 'test/acceptance/many-machines.test.ts';
/** About the program itself, HTTP or what is made of a plan, whatever is kept where. */
const NEEDS_NO_STORES = [
  'arriving',
  'description',
  'fuzzing',
  'guessing',
  'keepsakes',
  'logging',
  'pictures',
  'protocol',
  'readiness',
  'shell',
  'variants',
].map((name) => `test/acceptance/${name}.test.ts`);

/** Everything, with the embedded database and a folder. */
const embedded = {
  name: 'embedded',
  include: ['src/**/*.test.ts', 'synth/**/*.test.ts', 'test/**/*.test.ts', 'bench/**/*.test.ts'],
  exclude: [...configDefaults.exclude, NEEDS_SHARED_STORES],
  env: { TEST_STORES: 'embedded' },
};

/** The acceptance suite once more, on PostgreSQL and an S3 store. */
const shared = {
  name: 'shared',
  include: ['test/acceptance/**/*.test.ts'],
  exclude: [...configDefaults.exclude, ...NEEDS_NO_STORES],
  env: { TEST_STORES: 'shared' },
};

export default defineConfig({
  test: {
    globalSetup: ['test/remove-shared.ts'],
    // Two cores is what the program is made for; more workers than that only get in each other's way.
    maxWorkers: 2,
    // What hangs is found all the same; what starts many processes on a busy machine is not taken for it.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    // Where the servers are missing, test/servers/servers.test.ts says so.
    projects: (missingServers().length === 0 ? [embedded, shared] : [embedded]).map((test) => ({
      extends: true,
      test,
    })),
  },
});
