import { MessageChannel, type MessagePort } from 'node:worker_threads';
import type { Sheet } from '#core/sheet/types.ts';
import type { TextRun } from '#core/texts/types.ts';
import type { TextsAnswer, WorkMessage } from './messages.ts';

/** The texts of a sheet, recognised by the thread that does so for all. @throws what happened there, also when it died */
export function askForTexts(sheet: Sheet, port: MessagePort): Promise<TextRun[]> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve, reject) => {
    port1.once('message', (answer: TextsAnswer) => ('texts' in answer ? resolve(answer.texts) : reject(answer.error)));
    port1.once('close', () => reject(new Error('The thread that recognises texts has ended.')));
    port.postMessage({ textsOf: { sheet, port: port2 } } satisfies WorkMessage, [port2]);
  });
}
