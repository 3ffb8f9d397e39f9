import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { checkFreeSpace } from '#adapters/files/check-free-space.ts';
import { makeLog } from '#adapters/log/make-log.ts';
import { ConfigError, readConfig } from '#config';
import { StoreUnavailable } from '#service/ports/store-unavailable.ts';
import { openKeyStores } from './open-stores.ts';

vi.mock('#adapters/files/check-free-space.ts', { spy: true });

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'plenish-stores-'));
  // No database can be made where a file is.
  await writeFile(join(dataDir, 'database'), 'in the way');
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const open = () => openKeyStores(readConfig({ PLENISH_DATA_DIR: dataDir }), makeLog('silent'));

describe('a database that cannot be opened', () => {
  it('is told in a sentence where the disk is full', async () => {
    const full = new StoreUnavailable('files', new Error('Only 0 bytes are free'), 'disk full');
    vi.mocked(checkFreeSpace).mockRejectedValueOnce(full);
    const failed = await open().catch((error) => error);
    expect(failed).toBeInstanceOf(ConfigError);
    expect(failed.message).toBe(
      `The database cannot be opened: the disk of ${dataDir} is full. Make room and start again.`,
    );
  });

  it('shows what it is otherwise', async () => {
    const failed = await open().catch((error) => error);
    expect(failed).not.toBeInstanceOf(ConfigError);
    expect(failed.message).toBe(`The database in ${join(dataDir, 'database')} cannot be opened.`);
  });
});
