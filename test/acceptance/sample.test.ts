import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeChildProcessor } from '../../src/bin/make-child-processor.ts';
import { type Answer, request, upload } from './fixtures/send.ts';
import { type Credentials, startTestService, type TestService } from './fixtures/start-test-service.ts';
import { describeEmbedded } from './fixtures/test-stores.ts';

const SAMPLE = join(import.meta.dirname, '../../samples/plan.png');
const HOSTILE = join(import.meta.dirname, '../../../shared/hostile');

/** Of each kind of trouble one that is rejected early; the whole set takes minutes and is the benchmark's. */
const TROUBLE = [
  ...[
    'poppler-85140-0.pdf',
    'append-xref-loop.pdf',
    'rotation.pdf',
    'chrome-tiny.pdf',
    'truncated.jpg',
    'oss-fuzz-36829.jpeg',
  ],
  ...[
    'smallest-invalid.png',
    'png_decompression_dos.png',
    'decompression_bomb.gif',
    '17000.avif',
    'boundary-substring.http',
  ],
];
const EXPECTED = [
  ...['invalid_file', 'file_unreadable', 'multiple_pages', 'unsupported_media_type', 'payload_too_large'],
  ...['dimensions_missing', 'size_unsupported'],
];

/** What a camera or a program may write into a file, and what is nobody's business. */
const PRIVATE = 'Jane Roe, 12 Nowhere Lane';

/** The same pixels with a place, an author and comments. */
async function withMetadata(path: string): Promise<Uint8Array<ArrayBuffer>> {
  const { default: sharp } = await import('sharp');
  const GPS = { GPSLatitudeRef: 'N', GPSLatitude: '47/1 22/1 9/1', GPSLongitudeRef: 'E', GPSLongitude: '8/1 32/1 8/1' };
  const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/" dc:creator="${PRIVATE}"/></rdf:RDF></x:xmpmeta>`;
  const written = sharp(path)
    .withExif({ IFD0: { Artist: PRIVATE, ImageDescription: PRIVATE }, IFD3: GPS })
    .withXmp(xmp);
  return Uint8Array.from(await written.png().toBuffer());
}

describe('the whole program on the sample', () => {
  let test: TestService;
  let headers: Credentials;
  let answer: Answer;
  const fetchFrom = (url: string) => request(test.url + new URL(url).pathname);
  beforeAll(async () => {
    test = await startTestService({ TIME_LIMIT_S: '300' }, undefined, makeChildProcessor);
    headers = await test.newKey();
    answer = await upload(test.url, { headers, file: await withMetadata(SAMPLE) });
  }, 400_000);
  afterAll(() => test.end());

  it('succeeds', () => {
    expect(answer.body).toMatchObject({ status: 'success', code: 200 });
    expect(answer.body.data.summary.rooms).toBeGreaterThan(2);
  });

  it('tells where the time went', () => {
    const stages = [
      ...['decode', 'ocr', 'network', 'walls', 'rooms', 'scale', 'symbols', 'verdict'],
      ...['furnish', 'draw', 'store'],
    ];
    expect(Object.keys(answer.body.data.summary.timings).toSorted()).toEqual(stages.toSorted());
  });

  it('gives a picture that is large enough to print', async () => {
    const response = await fetch(test.url + new URL(answer.body.data.furnishedImageUrl).pathname);
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
    const { default: sharp } = await import('sharp');
    const { width, height } = await sharp(bytes).metadata();
    expect(Math.max(width, height)).toBeGreaterThanOrEqual(2000);
  });

  it('gives a plan in which nothing collides, blocks or cannot be reached', async () => {
    const { body } = await fetchFrom(answer.body.data.links.plan);
    expect(body.layout.checks).toEqual({
      collisions: 0,
      outside: 0,
      blockedDoors: 0,
      blockedWindows: 0,
      unreachable: 0,
    });
    expect(body.layout.items.length).toBe(answer.body.data.summary.items);
    expect(body.layout.items.length).toBeGreaterThan(5);
  });

  it('gives a scene and a gallery', async () => {
    const scene = await fetch(test.url + new URL(answer.body.data.links.scene).pathname);
    expect(Buffer.from(await scene.arrayBuffer()).toString('latin1', 0, 4)).toBe('glTF');
    expect((await fetchFrom(answer.body.data.galleryUrl)).body).toContain('<img');
  });

  it('keeps nothing of the file but its pixels: no place, author or comment in anything that it keeps or hands out', async () => {
    const sent = Buffer.from(await withMetadata(SAMPLE));
    expect(sent.toString('latin1').split(PRIVATE).length).toBeGreaterThanOrEqual(3);
    const { files } = test.service.stores;
    const names = await test.stores.listFiles();
    expect(names.some((name) => name.endsWith('original.jpg'))).toBe(true);
    const telling: string[] = [];
    for (const name of names) {
      const bytes = Buffer.from((await files.get(name))!);
      if (bytes.includes(PRIVATE) || bytes.includes(Buffer.from(PRIVATE, 'utf16le'))) telling.push(name);
      if (!name.endsWith('.jpg')) continue;
      const { default: sharp } = await import('sharp');
      const { exif, xmp } = await sharp(bytes).metadata();
      // The furnished picture says what it is; none says where.
      if (exif?.includes('GPS') || (name.endsWith('original.jpg') && (exif || xmp))) telling.push(name);
    }
    expect(telling).toEqual([]);
  });

  describeEmbedded('whatever it keeps things in', () => {
    it.skipIf(!existsSync(HOSTILE))(
      'rejects hostile files in words, and goes on working',
      async () => {
        const answers = await Promise.all(
          TROUBLE.map(async (fileName) => {
            const file = Uint8Array.from(await readFile(join(HOSTILE, fileName)));
            return { fileName, code: (await upload(test.url, { headers, file, fileName, type: '' })).body.code };
          }),
        );
        expect(answers.filter(({ code }) => !EXPECTED.includes(code))).toEqual([]);
        expect((await request(`${test.url}/readyz`)).status).toBe(200);
      },
      120_000,
    );

    it('is furnished from the shell as well, to the very same plan', async () => {
      const program = join(import.meta.dirname, '../../src/bin/plenish.ts');
      const out = join(test.stores.dataDir, 'out');
      await promisify(execFile)(process.execPath, [program, 'furnish', SAMPLE, '--out', out]);
      const plan = JSON.parse(await readFile(join(out, 'plan.json'), 'utf8'));
      const { body } = await fetchFrom(answer.body.data.links.plan);
      expect(plan).toEqual(body);
    }, 120_000);
  });
});
