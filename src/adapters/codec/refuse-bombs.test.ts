import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { refuseBombs } from './refuse-bombs.ts';

const LIMITS = { picture: 2e6, other: 1e6 };
const blanks = (length: number) => Buffer.alloc(length, ' ');

function pdf(dictionary: string, data: Uint8Array): Uint8Array {
  return Buffer.concat([
    Buffer.from(`%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n4 0 obj\n<< ${dictionary} >>\nstream\r\n`),
    data,
    Buffer.from('\nendstream\nendobj\n'),
  ]);
}

describe('refuseBombs', () => {
  it('refuses what unfolds to more than the limit, folded once or twice', async () => {
    const refusal = { code: 'file_unreadable', details: { reason: 'too_much_memory' } };
    const once = pdf('/Filter /FlateDecode', deflateSync(blanks(1.1e6)));
    const twice = pdf('/Filter [/FlateDecode /Fl]', deflateSync(deflateSync(blanks(1.1e6))));
    await expect(refuseBombs(once, LIMITS)).rejects.toMatchObject(refusal);
    await expect(refuseBombs(twice, LIMITS)).rejects.toMatchObject(refusal);
  });

  it('lets pass what stays within it', async () => {
    await refuseBombs(pdf('/Filter [/FlateDecode /FlateDecode]', deflateSync(deflateSync(blanks(0.9e6)))), LIMITS);
    await refuseBombs(pdf('/Subtype /Image /Filter /FlateDecode', deflateSync(blanks(1.9e6))), LIMITS);
    await refuseBombs(pdf('', blanks(3e6)), LIMITS);
  });

  it('counts what is damaged as far as it goes, and looks at every stream', async () => {
    const broken = deflateSync(blanks(1.5e6)).subarray(0, 400);
    const small = pdf('/Filter [/FlateDecode /FlateDecode]', Buffer.from('no deflate at all'));
    await refuseBombs(Buffer.concat([small, pdf('/Filter /FlateDecode', broken)]), LIMITS);
    const second = Buffer.concat([small, pdf('/Filter /FlateDecode', deflateSync(blanks(1.5e6)))]);
    await expect(refuseBombs(second, LIMITS)).rejects.toThrow('unfolds to more than 1 MB');
  });
});
