import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MessageChannel } from 'node:worker_threads';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Sheet } from '#core/sheet/types.ts';
import { askForTexts } from './ask-for-texts.ts';
import type { WorkMessage } from './messages.ts';
import { OcrThread } from './ocr-thread.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plenish-ocr-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Dies of sheets of one pixel; says of others how wide they are. */
const SCRIPT = `import { parentPort } from 'node:worker_threads';
parentPort.on('message', ({ sheet, port }) => {
  if (sheet.widthPx === 1) process.exit(1);
  port.postMessage(sheet.widthPx === 2 ? { error: new Error('no eyes') } : { texts: [{ text: String(sheet.widthPx) }] });
  port.close();
});`;

async function connect(): Promise<{ ask: (widthPx: number) => ReturnType<typeof askForTexts>; thread: OcrThread }> {
  const path = join(folder, 'ocr.mjs');
  await writeFile(path, SCRIPT);
  const thread = new OcrThread(path);
  const { port1, port2 } = new MessageChannel();
  port1.on('message', (message: WorkMessage) => 'textsOf' in message && thread.read(message.textsOf));
  port1.unref();
  const sheet = (widthPx: number): Sheet => ({ widthPx, heightPx: 1, rgb: new Uint8Array(3), grey: new Uint8Array(1) });
  return { ask: (widthPx) => askForTexts(sheet(widthPx), port2), thread };
}

it('answers every drawing, tells what went wrong, and a thread that died is replaced', async () => {
  const { ask, thread } = await connect();
  expect(await Promise.all([ask(5), ask(6)])).toEqual([[{ text: '5' }], [{ text: '6' }]]);
  await expect(ask(2)).rejects.toThrow('no eyes');
  await expect(ask(1)).rejects.toThrow('has ended');
  expect(await ask(7)).toEqual([{ text: '7' }]);
  await thread.close();
}, 20_000);
