import { describe, expect, it } from 'vitest';
import { browserPath } from '../../bench/gallery/open-browser.ts';
import { missingServers } from './missing-servers.ts';

// A developer's machine may be without them. What CI calls green has run everywhere.
describe.skipIf(!process.env.CI && (missingServers().length > 0 || !browserPath))(
  'what tests run on: without it they are skipped, and the acceptance suite runs on the embedded stores only',
  () => {
    it('PostgreSQL and an S3 store, as test/servers/run.sh starts them', () => {
      expect(missingServers()).toEqual([]);
    });

    it('a browser: Chromium, or CHROMIUM_PATH', () => {
      expect(browserPath).toBeDefined();
    });
  },
);
