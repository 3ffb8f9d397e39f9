import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import openapiTypescript, { type OpenAPI3 } from 'openapi-typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GENERAL, request, upload } from './fixtures/send.ts';
import { type BareServer, startBareServer } from './fixtures/start-bare-server.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Whoever asks them cannot do it wrong. */
const REFUSE_NOBODY = ['/', '/healthz', '/readyz'];

/** What a partner writes: no cast anywhere. */
const CLIENT = `
import createClient from 'openapi-fetch';
import type { components, paths } from './api.d.ts';

export async function furnish(baseUrl: string, headers: Record<string, string>, drawing: Blob) {
  const client = createClient<paths>({ baseUrl, headers });
  const { data, error, response } = await client.POST('/api/v2/ai/process', {
    params: { header: { 'idempotency-key': 'order-4711' } },
    body: { image: drawing, additionalData: 'order 4711' },
    bodySerializer: ({ image, additionalData = '' }) => {
      const form = new FormData();
      form.set('image', image, 'plan.png');
      form.set('additionalData', additionalData);
      return form;
    },
  });
  if (error) {
    const code: 'unauthorized' | components['schemas']['Problem']['code'] = error.code;
    return { code, requestId: response.headers.get('x-request-id') };
  }
  // Told by its status: 202 answers who prefers to be answered later.
  if (data.code === 202) throw new Error('nobody asked for that');
  const { uniqueId, additionalData, summary }: components['schemas']['UploadData'] = data.data;
  return { uniqueId, additionalData, rooms: summary?.rooms };
}
`;

interface Described {
  readonly servers: readonly object[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

interface Operation {
  readonly operationId: string;
  readonly security?: readonly object[];
  readonly responses: Readonly<Record<string, Response>>;
}

interface Response {
  readonly headers: object;
  readonly content?: Record<string, { examples: Record<string, { value: { data: Record<string, unknown> } }> }>;
}

const keysOf = (object: object) => Object.keys(object).toSorted();

let test: BareServer;
let document: Described;
beforeAll(async () => {
  test = await startBareServer();
  document = (await request(`${test.url}/openapi.json`)).body;
});
afterAll(() => test.end());

describe('the description of the API', () => {
  it('is clean by the strict rules of Redocly, its examples included', async () => {
    const config = await createConfig({ extends: ['recommended-strict'] });
    const lint = async (described: object) => {
      const found = await lintFromString({ source: JSON.stringify(described), absoluteRef: 'openapi.json', config });
      const told = found.map(({ ruleId, message, location: [at] }) => `${ruleId}: ${message} ${at?.pointer ?? ''}`);
      const excused = REFUSE_NOBODY.map((path) => `#/paths/${path.replaceAll('/', '~1')}/get/responses`);
      return told.filter((one) => !excused.some((pointer) => one.endsWith(` ${pointer}`)));
    };
    expect(await lint(document)).toEqual([]);
    // A linter that does not look into examples would find nothing wrong either.
    const wrong = JSON.stringify(document).replace('"pages":3', '"pages":3}, "requestId":{"x":1');
    expect((await lint(JSON.parse(wrong))).join()).toContain('no-invalid-media-type-examples');
  });

  it('shows an upload as it is answered', async () => {
    const { body } = await upload(test.url, { headers: await test.newKey(), additionalData: 'x' });
    const { content } = document.paths[GENERAL]!.post!.responses['200']!;
    const { data } = content!['application/json']!.examples.furnished!.value;
    expect(keysOf(body.data)).toEqual(keysOf(data));
    expect(keysOf(body.data.links)).toEqual(keysOf(data.links as object));
  });

  it('says what each address needs, and which headers come back', () => {
    const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
    expect(operations.length).toBeGreaterThan(25);
    expect(operations.filter(({ security }) => security).map(({ operationId }) => operationId)).toEqual(
      expect.arrayContaining(['furnishDrawing', 'furnishDrawingForPartner', 'mendPlan', 'removePlan']),
    );
    const { responses } = document.paths[GENERAL]!.post!;
    const headersOf = (status: string) => Object.keys(responses[status]!.headers);
    expect(headersOf('200')).toEqual(expect.arrayContaining(['X-Request-Id', 'RateLimit', 'Idempotent-Replayed']));
    expect(headersOf('429')).toEqual(expect.arrayContaining(['Retry-After', 'RateLimit']));
    expect(headersOf('401')).toEqual(['X-Request-Id']);
    expect(document.servers).toEqual([{ url: 'https://api.example', description: 'This service' }]);
  });

  it('gives a client that uploads a file without a cast', async () => {
    await mkdir(join(ROOT, 'out'), { recursive: true });
    const folder = await mkdtemp(join(ROOT, 'out/client-'));
    try {
      const transform = ({ format }: { format?: string }) => (format === 'binary' ? 'Blob' : undefined);
      await writeFile(join(folder, 'api.d.ts'), await openapiTypescript(document as object as OpenAPI3, { transform }));
      await writeFile(join(folder, 'client.ts'), CLIENT);
      await promisify(execFile)(
        process.execPath,
        [
          ...[join(ROOT, 'node_modules/typescript/bin/tsc'), '--ignoreConfig', '--strict', '--noEmit'],
          ...['--exactOptionalPropertyTypes', '--noUncheckedIndexedAccess', '--allowImportingTsExtensions'],
          ...['--module', 'nodenext', '--target', 'es2024', '--types', '', join(folder, 'client.ts')],
        ],
        { cwd: folder },
      ).catch(({ stdout }) => expect.fail(stdout));
      const { furnish } = await import(join(folder, 'client.ts'));
      const drawing = new Blob([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)], { type: 'image/png' });
      expect(await furnish(test.url, await test.newKey(), drawing)).toEqual({
        uniqueId: expect.stringMatching(/^[0-9a-f-]{36}$/),
        additionalData: 'order 4711',
        rooms: 1,
      });
      expect(await furnish(test.url, {}, drawing)).toEqual({
        code: 'unauthorized',
        requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      });
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
