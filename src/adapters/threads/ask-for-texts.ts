import { MessageChannel, type MessagePort } from 'node:worker_threads';
import type { Sheet } from '#core/sheet/types.ts';
import type { TextRun } from '#core/texts/types.ts';
import type { TextsAnswer, WorkMessage } from './messages.ts';

/**
 * The texts of a sheet, recognised by the thread that does so for all. Asks once more when that thread ended without an
 * answer: it may have died of another drawing.
 * @throws what happened there, also when it died again
 */
export async function askForTexts(sheet: Sheet, port: MessagePort): Promise<TextRun[]> {
  const answer = (await ask(sheet, port)) ?? (await ask(sheet, port));
  if (!answer) throw new Error('The thread that recognises texts has ended.');
  if ('error' in answer) throw answer.error;
  return answer.texts;
}

/** The answer, or undefined when the thread ended without one. */
function ask(sheet: Sheet, port: MessagePort): Promise<TextsAnswer | undefined> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.once('message', resolve);
    port1.once('close', () => resolve(undefined));
    port.postMessage({ textsOf: { sheet, port: port2 } } satisfies WorkMessage, [port2]);
  });
}
