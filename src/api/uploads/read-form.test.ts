import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { Failure } from '#core/failures.ts';
import { readForm } from './read-form.ts';

const HEADERS = { 'content-type': 'multipart/form-data; boundary=b0und' };
const PNG = '\x89PNG\r\n\x1a\n\r\n--b0un\r\n--b0un-less';

/** A form whose image is `image`, before or after a text. */
function form(image: string, fileName: string, imageLast: boolean): Buffer {
  const parts = [
    `--b0und\r\nContent-Disposition: form-data; name="image"; filename="${fileName}"\r\nContent-Type: text/plain\r\n\r\n${image}\r\n`,
    '--b0und\r\nContent-Disposition: form-data; name="additionalData"\r\n\r\n \r\n"x"\r\n\r\n',
  ];
  if (imageLast) parts.reverse();
  return Buffer.from(`${parts.join('')}--b0und--\r\n`, 'latin1');
}

/** A request whose body comes in these pieces: all waiting already, or each a turn of the event loop after the other. */
function request(pieces: readonly Buffer[], atOnce: boolean): IncomingMessage {
  const body = new Readable({ read() {} });
  if (atOnce) for (const piece of [...pieces, null]) body.push(piece);
  else
    void (async () => {
      for (const piece of [...pieces, null]) {
        await new Promise(setImmediate);
        body.push(piece);
      }
    })();
  return Object.assign(body, { headers: HEADERS }) as unknown as IncomingMessage;
}

function splits(body: Buffer): Buffer[][] {
  const cuts = Array.from({ length: body.length - 1 }, (_, i) => i + 1);
  return cuts.map((at) => [body.subarray(0, at), body.subarray(at)]);
}

describe('the fields of wishes', () => {
  const text = (name: string, value: string) =>
    `--b0und\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const read = (...fields: [name: string, value: string][]) => {
    const body = fields.map((field) => text(...field)).join('') + form(PNG, 'plan.png', true).toString('latin1');
    return readForm(request([Buffer.from(body, 'latin1')], true));
  };

  it('are read as they were sent, beside the others', async () => {
    const { image: _, ...texts } = await read(['style', 'modern'], ['density', ' full'], ['accessible', '']);
    expect(texts).toEqual({ style: 'modern', density: ' full', accessible: '', additionalData: ' \r\n"x"\r\n' });
  });

  it('count the first of several, however long it is', async () => {
    const { style } = await read(['style', 'x'.repeat(100_000)], ['style', 'modern']);
    expect(style).toMatch(/^x+$/);
    expect(style!.length).toBeLessThan(5000);
  });

  it('are not made of files', async () => {
    const file = '--b0und\r\nContent-Disposition: form-data; name="style"; filename="a"\r\n\r\nmodern\r\n';
    const body = Buffer.concat([Buffer.from(file), form(PNG, 'plan.png', true)]);
    await expect(readForm(request([body], true))).rejects.toMatchObject({ code: 'invalid_file' });
  });
});

describe.each([
  ['waiting already, the image first', true, false],
  ['waiting already, the image last', true, true],
  ['one after the other, the image first', false, false],
  ['one after the other, the image last', false, true],
])('a form in pieces, %s', (_, atOnce, imageLast) => {
  it('is read the same wherever it is cut', async () => {
    const body = form(PNG, 'plan.png', imageLast);
    for (const pieces of [[body], ...splits(body), [...body].map((byte) => Buffer.of(byte))]) {
      const { image, additionalData } = await readForm(request(pieces, atOnce));
      expect(Buffer.from(image.bytes).toString('latin1')).toBe(PNG);
      expect(additionalData).toBe(' \r\n"x"\r\n');
    }
  });

  it('is judged by its type wherever it is cut', async () => {
    const body = form('hello', 'plan.txt', imageLast);
    for (const pieces of splits(body)) {
      const refused = await readForm(request(pieces, atOnce)).catch((error: unknown) => error);
      expect(refused).toBeInstanceOf(Failure);
      expect((refused as Failure).code).toBe('unsupported_media_type');
    }
  });
});
