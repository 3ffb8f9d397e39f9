import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ThreadProcessor } from './thread-processor.ts';

let folder: string;
let processor: ThreadProcessor;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plenish-threads-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function make(worker: string, more = {}): Promise<ThreadProcessor> {
  const path = join(folder, `worker-${Math.floor(performance.now() * 1000)}.mjs`);
  await writeFile(path, worker);
  processor = new ThreadProcessor({ threads: 1, worker: path, ...more });
  return processor;
}

const file = Uint8Array.of(1);
const tell = (stage: string) => `port.postMessage({ stage: '${stage}' });`;

describe('a thread that cannot even start', () => {
  it('fails the start and every drawing, at once and with the reason', async () => {
    await make("import './no-such-module.mjs'; export default () => {};");
    await expect(processor.start()).rejects.toThrow('no-such-module');
    const both = [processor.process(file), processor.process(file)];
    for (const outcome of await Promise.allSettled(both)) {
      expect(outcome).toMatchObject({
        status: 'rejected',
        reason: { message: expect.stringContaining('no-such-module') },
      });
    }
    await expect(processor.process(file)).rejects.toThrow('no-such-module');
    await processor.close();
  }, 20_000);
});

describe('a thread that dies of a drawing', () => {
  it('fails that drawing alone', async () => {
    await make(
      `export default ({ file, port }) => { ${tell('decoding')} if (file[0] === 1) process.exit(3); port.close(); return { plan: file[0] }; }`,
    );
    await expect(processor.process(file)).rejects.toThrow('exited');
    expect(await processor.process(Uint8Array.of(7))).toBe(7);
    await processor.close();
  }, 20_000);
});

describe('a thread that does not come back', () => {
  const loop = `for (;;);`;

  it('from decoding makes the file unreadable', async () => {
    await make(`export default ({ file, port }) => { ${tell('decoding')} ${loop} }`, { decodeLimitS: 0.2 });
    await expect(processor.process(file)).rejects.toMatchObject({ code: 'file_unreadable' });
    await processor.close();
  }, 20_000);

  it('within the limit makes a timeout', async () => {
    await make(`export default ({ file, port }) => { ${tell('reading')} ${loop} }`);
    await expect(processor.process(file, { signal: AbortSignal.timeout(300) })).rejects.toMatchObject({
      code: 'timeout',
    });
    await processor.close();
  }, 20_000);
});
