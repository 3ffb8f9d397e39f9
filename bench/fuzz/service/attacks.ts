import fc from 'fast-check';
import { between } from '../between.ts';
import { type Damage, damage, damages } from '../damage.ts';
import { smallFiles } from '../small-files.ts';
import type { Attack, Target } from './attack.ts';
import { makeForm, type Part } from './make-form.ts';
import { spoil, spoilings } from './spoil.ts';

const UPLOADS = ['/api/v2/ai/process', '/api/v2/ai/external/process', '/try'] as const;

/** What a header may hold: Node sends nothing else. */
const headerText = fc.string({
  unit: fc.integer({ min: 0x20, max: 0xff }).map((code) => String.fromCharCode(code === 0x7f ? 0x7e : code)),
  maxLength: 60,
});
const knownHeaders = [
  ...[
    'X-API-Key',
    'X-API-Secret',
    'X-Request-Id',
    'Prefer',
    'Idempotency-Key',
    'Accept',
    'Accept-Encoding',
    'Content-Type',
    'Content-Encoding',
  ],
  ...[
    'Range',
    'If-None-Match',
    'If-Match',
    'Origin',
    'Sec-Fetch-Site',
    'traceparent',
    'tracestate',
    'X-Forwarded-For',
    'Forwarded',
    'Cookie',
    'Expect',
  ],
];
const headers = fc.dictionary(
  fc.constantFrom(...knownHeaders),
  fc.oneof(
    headerText,
    fc.constantFrom(
      'respond-async',
      'multipart/form-data',
      'multipart/form-data; boundary=',
      'application/json',
      '100-continue',
      'bytes=9-1',
      '*/*',
      'gzip, br;q=nan',
      '00-00-00-00',
      'same-origin',
    ),
  ),
  { maxKeys: 4 },
);

const fieldNames = [
  'additionalData',
  'corrections',
  'webhookUrl',
  'style',
  'occupants',
  'accessible',
  'density',
  'light',
  'image',
  '__proto__',
  '',
];
const fieldText = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.json({ maxDepth: 3 }),
  fc.constantFrom(
    'null',
    '[]',
    '{"scale":null}',
    '{"rooms":[{"at":[1e999,0]}]}',
    '{"walls":{"add":[]}}',
    'https://127.0.0.1/',
    'https://[::1]:9/',
    'http://x',
    '1e9',
    '-1',
    'NaN',
    'true',
    '{"__proto__":{}}',
  ),
);
const fields: fc.Arbitrary<Part[]> = fc.array(
  fc.record({ name: fc.constantFrom(...fieldNames), content: fieldText.map((text) => new TextEncoder().encode(text)) }),
  { maxLength: 4 },
);
const drawingKinds = fc.constantFrom('png' as const, 'jpeg' as const, 'pdf' as const);
const fileNames = fc.oneof(
  fc.constantFrom('plan.png', 'a.pdf', '../../etc/passwd', 'a\u0000.png', '', 'ä.jpg'),
  fc.string({ maxLength: 20 }),
);
const uploadPath = fc.constantFrom(...UPLOADS);

/** A form with a drawing, damaged or not, and odd fields; the form itself may be damaged as well. */
const forms = (target: Target): fc.Arbitrary<Promise<Attack>> =>
  fc
    .record({
      path: uploadPath,
      kind: drawingKinds,
      ofFile: fc.option(damages),
      ofForm: fc.option(damages, { freq: 1 }),
      fields,
      fileName: fileNames,
      more: fc.option(headers),
    })
    .map(async ({ path, kind, ofFile, ofForm, fields: odd, fileName, more }) => {
      const whole = (await smallFiles())[kind];
      const image: Part = { name: 'image', fileName, content: damaged(whole, ofFile) };
      const { body, headers: own } = makeForm([...odd, image]);
      const site = { 'Sec-Fetch-Site': 'same-origin' };
      return {
        method: 'POST',
        path,
        headers: { ...own, ...site, ...target.credentials, ...more },
        body: damaged(body, ofForm),
      };
    });

const damaged = (bytes: Uint8Array, list: readonly Damage[] | null) => (list ? damage(bytes, list) : bytes);

/** JSON for a page to mend a plan: a plan in which something is another thing, corrections, or anything. */
const mendings = (target: Target): fc.Arbitrary<Promise<Attack>> =>
  fc
    .record({
      path: fc.constantFrom(
        `/mend/${target.mendSecret}/plan`,
        `/mend/${target.mendSecret}/corrections`,
        `/api/v2/layouts/${target.uniqueId}/plan`,
      ),
      body: fc.oneof(
        { weight: 3, arbitrary: spoilings.map((list) => JSON.stringify(spoil(target.plan, list))) },
        { weight: 1, arbitrary: fc.json() },
        { weight: 1, arbitrary: fc.string() },
      ),
      cut: fc.option(between(0, 1), { freq: 1 }),
    })
    .map(async ({ path, body, cut }) => {
      const bytes = new TextEncoder().encode(cut === null ? body : body.slice(0, cut * body.length));
      return {
        method: 'POST',
        path,
        headers: { ...target.credentials, 'Content-Type': 'application/json' },
        body: bytes,
      };
    });

/** Addresses of everything that there is, with something else in them. */
const visits = (target: Target): fc.Arbitrary<Promise<Attack>> => {
  const starts = [
    '/',
    '/docs/static/',
    '/floor-gallery/',
    '/floor-gallery/assets/',
    '/api/v2/g/s3-image/',
    '/api/v2/jobs/',
    '/api/v2/layouts/',
    '/mend/',
    `/mend/${target.mendSecret}/pages/`,
    '/oembed?url=',
    '/openapi.json',
    '/showcase/',
  ];
  const step = fc.oneof(
    fc.constantFrom(
      '..',
      '%2e%2e',
      '%00',
      '%ff',
      '%5c',
      '//',
      'x',
      target.uniqueId,
      '.git',
      '0'.repeat(24),
      'plan.json',
      '?width=-1',
      '?lettering=x&width=1e9',
      '#',
      ';',
      '%252e',
    ),
    fc.string({ maxLength: 12 }).map(encodeURIComponent),
  );
  return fc
    .record({
      method: fc.constantFrom('GET', 'GET', 'HEAD', 'DELETE', 'OPTIONS', 'PUT', 'POST'),
      start: fc.constantFrom(...starts),
      steps: fc.array(step, { maxLength: 4 }),
      more: headers,
    })
    .map(async ({ method, start, steps, more }) => ({ method, path: start + steps.join('/'), headers: more }));
};

/** Everything that is tried on a running service. */
export const attacksOn = (target: Target): fc.Arbitrary<Promise<Attack>> =>
  fc.oneof(forms(target), mendings(target), visits(target));
