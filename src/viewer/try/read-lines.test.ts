import { expect, it } from 'vitest';
import { readLines } from './read-lines.ts';

it('reads lines whatever the pieces they arrive in, also cut inside a character', async () => {
  const bytes = new TextEncoder().encode('{"stage":"réading"}\n\n{"stage":"b"}\n{"result":1}');
  for (const size of [1, 3, 11, 999]) {
    const pieces: Uint8Array[] = [];
    for (let at = 0; at < bytes.length; at += size) pieces.push(bytes.subarray(at, at + size));
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        for (const piece of pieces) controller.enqueue(piece);
        controller.close();
      },
    });
    const lines: unknown[] = [];
    for await (const line of readLines(body)) lines.push(line);
    expect(lines).toEqual([{ stage: 'réading' }, { stage: 'b' }, { result: 1 }]);
  }
});
