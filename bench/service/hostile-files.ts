import { randomBytes } from 'node:crypto';
import { crc32, createDeflate, deflateSync } from 'node:zlib';

/** Files that mean harm, or are none. They are made anew each time: no such file has to lie about. */

type File = Uint8Array<ArrayBuffer>;

/** A PDF of two kilobytes whose page is a gigabyte of blanks, folded twice. */
export async function makePdfBomb(): Promise<File> {
  const deflate = createDeflate({ level: 9 });
  const folded = deflate.toArray() as Promise<Buffer[]>;
  const blanks = Buffer.alloc(10_000_000, ' ');
  for (let i = 0; i < 100; i++) await new Promise((resolve) => deflate.write(blanks, resolve));
  deflate.end();
  const stream = deflateSync(Buffer.concat(await folded), { level: 9 });
  const content = `<< /Length ${stream.length} /Filter [/FlateDecode /FlateDecode] >>\nstream\n${stream.toString('latin1')}\nendstream`;
  return makePdf(['3 0 R'], ['<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 4 0 R >>', content]);
}

/** A PDF of three pages, where one is served. */
export function makePagesPdf(): File {
  const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] >>';
  return makePdf(['3 0 R', '4 0 R', '5 0 R'], [page, page, page]);
}

/** A PNG of some hundred kilobytes with so many pixels to a side, all of them black. */
export function makePngBomb(side: number): File {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 1; // one bit a pixel, grey
  const rows = deflateSync(Buffer.alloc(side * (1 + Math.ceil(side / 8))), { level: 9 });
  const chunks = [pngChunk('IHDR', header), pngChunk('IDAT', rows), pngChunk('IEND', Buffer.alloc(0))];
  return Uint8Array.from(Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...chunks]));
}

/** Bytes of no known type. */
export const makeGarbage = (length: number): File => Uint8Array.from(randomBytes(length).fill(0, 0, 4));

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** @param more the objects from number 3 on */
function makePdf(pages: readonly string[], more: readonly string[]): File {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pages.join(' ')}] /Count ${pages.length} >>`,
    ...more,
  ];
  let pdf = '%PDF-1.7\n';
  const offsets = objects.map((object, i) => {
    const at = pdf.length;
    pdf += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const count = objects.length + 1;
  const table = `xref\n0 ${count}\n0000000000 65535 f \n${offsets.join('')}`;
  pdf += `${table}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${pdf.length}\n%%EOF\n`;
  return Uint8Array.from(Buffer.from(pdf, 'latin1'));
}
