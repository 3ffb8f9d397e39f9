import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const MODULE = fileURLToPath(new URL('./end-with-parent.ts', import.meta.url));

it.each([
  ['waits', ''],
  ['is in a loop that never ends', 'for (;;);'],
])('a child that %s ends soon after its parent was killed', async (_, work) => {
  const folder = await mkdtemp(join(tmpdir(), 'plenish-end-'));
  const [child, parent] = [join(folder, 'child.mjs'), join(folder, 'parent.mjs')];
  await writeFile(
    child,
    `import { endWithParent } from ${JSON.stringify(MODULE)};
     endWithParent();
     process.send(process.pid);
     setTimeout(() => { ${work} }, 200);
     setInterval(() => {}, 1000);`,
  );
  await writeFile(
    parent,
    `import { fork } from 'node:child_process';
     fork(${JSON.stringify(child)}).on('message', (pid) => process.send(pid));`,
  );
  const started = fork(parent, [], { execArgv: [] });
  const [pid] = (await once(started, 'message')) as [number];
  await new Promise((resolve) => setTimeout(resolve, 500));
  started.kill('SIGKILL');
  await expect.poll(() => isAlive(pid)).toBe(false);
  await rm(folder, { recursive: true, force: true });
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
