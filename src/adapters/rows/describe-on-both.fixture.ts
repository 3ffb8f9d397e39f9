import { afterAll, beforeAll, describe } from 'vitest';
import { type Database, openEmbedded, openPostgres } from './database.ts';
import { makeTemporaryDatabase, type TemporaryDatabase } from './temporary-database.ts';

/** The same tests on a fresh embedded database and, where `TEST_DATABASE_URL` names one, on one of a PostgreSQL server. */
export function describeOnBoth(name: string, define: (open: () => Promise<Database>) => void): void {
  describe(`${name}: PGlite`, () => define(() => openEmbedded('memory://')));
  const { TEST_DATABASE_URL } = process.env;
  describe.skipIf(!TEST_DATABASE_URL)(`${name}: PostgreSQL (TEST_DATABASE_URL)`, () => {
    let temporary: TemporaryDatabase;
    beforeAll(async () => {
      temporary = await makeTemporaryDatabase(TEST_DATABASE_URL!);
    });
    afterAll(() => temporary.remove());
    define(() => openPostgres(temporary.url, () => {}));
  });
}
