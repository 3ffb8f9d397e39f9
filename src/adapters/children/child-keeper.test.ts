import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ChildKeeper } from './child-keeper.ts';

it('starts one child for all who ask at the same time', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'plenish-keeper-'));
  const script = join(folder, 'child.mjs');
  await writeFile(script, "process.on('message', () => {}); process.send({ ready: true });");
  const keeper = new ChildKeeper({ script });
  const [one, other] = await Promise.all([keeper.child(), keeper.child()]);
  expect(other.pid).toBe(one.pid);
  await one.kill();
  const [next, same] = await Promise.all([keeper.child(), keeper.child()]);
  expect(next.pid).not.toBe(one.pid);
  expect(same.pid).toBe(next.pid);
  await keeper.close();
  await rm(folder, { recursive: true, force: true });
});
