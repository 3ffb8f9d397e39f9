import { NetworkGraph } from './network-graph.ts';
import { FLOAT_ATTRIBUTE, type OnnxNode, readOnnx, writeOnnx } from './onnx-file.ts';

/**
 * Bytes of a network's file -> those of one that answers the same but for rounding, in fewer passes over its pictures. Between two
 * convolutions of PP-LCNetV3, which both networks of PP-OCRv4 begin with, the file has eight operations that each read and write a whole
 * picture: a factor and a term (its learnable affine blocks), the four steps of x · min(max(x + 3, 0), 6) / 6, and a factor and a term
 * again. Factors and terms become part of the weights beside them, the four steps two that the runtime has. A file with more in it than
 * `onnx-file` knows stays as it is. Throws where the bytes are no network.
 */
export function simplifyNetwork(bytes: Uint8Array): Uint8Array {
  const model = readOnnx(bytes);
  if (writeOnnx(model).length !== bytes.length) return bytes;
  const graph = new NetworkGraph(model);
  const rules = [fuseHardSwish, foldIntoConvBefore, foldIntoConvsBehind];
  let node: OnnxNode | undefined;
  do node = graph.nodes.find((candidate) => rules.some((rule) => rule(graph, candidate)));
  while (node);
  graph.dropUnused();
  return writeOnnx(model);
}

/** Whether `node` was the last step of x · min(max(x + 3, 0), 6) / 6: that is x times its hard sigmoid with a slope of a sixth. */
function fuseHardSwish(graph: NetworkGraph, node: OnnxNode): boolean {
  if (node.opType !== 'Div' || scalarOf(graph, node)?.value !== 6) return false;
  const product = graph.giverOf(node.input[0]!, 'Mul');
  const clip = product?.input.map((name) => graph.giverOf(name, 'Clip')).find((giver) => giver);
  const sum = clip && graph.giverOf(clip.input[0]!, 'Add');
  const shift = sum && scalarOf(graph, sum);
  if (shift?.value !== 3 || !product!.input.includes(shift.of)) return false;
  const [least, most] = boundsOf(graph, clip!);
  if (least !== 0 || most !== 6) return false;
  const [slope, middle] = [
    { name: 'alpha', type: FLOAT_ATTRIBUTE, f: 1 / 6 },
    { name: 'beta', type: FLOAT_ATTRIBUTE, f: 0.5 },
  ];
  graph.replace(
    [sum!, clip!, product!, node],
    [
      { opType: 'HardSigmoid', input: [shift.of], output: clip!.output, attribute: [slope, middle] },
      { opType: 'Mul', input: [shift.of, clip!.output[0]!], output: node.output, attribute: [] },
    ],
  );
  return true;
}

/** What an operation clips to: attributes before version 11 of the operators, constants that it takes since. */
function boundsOf(graph: NetworkGraph, { attribute, input }: OnnxNode): (number | undefined)[] {
  return ['min', 'max'].map((bound, i) => {
    const set = attribute.find(({ name }) => name === bound);
    return set ? set.f : graph.constant(input[i + 1])?.values[0];
  });
}

/** Whether `node` was a factor or a term of what a convolution gives: that is part of its weights now. */
function foldIntoConvBefore(graph: NetworkGraph, node: OnnxNode): boolean {
  const scalar = scalarOf(graph, node);
  const conv = scalar && graph.giverOf(scalar.of, 'Conv');
  const weights = conv && weightsOf(graph, conv);
  if (!weights || graph.isAnswer(node.output[0]!)) return false;
  const { value } = scalar;
  if (node.opType === 'Mul')
    weights.set(
      weights.kernel.map((w) => w * value),
      weights.bias.map((b) => b * value),
    );
  else if (node.opType === 'Add')
    weights.set(
      weights.kernel,
      weights.bias.map((b) => b + value),
    );
  else return false;
  graph.bypass(node, scalar.of);
  return true;
}

/** Whether `node` was a factor or a term of what only convolutions take: that is part of their weights now. */
function foldIntoConvsBehind(graph: NetworkGraph, node: OnnxNode): boolean {
  const scalar = scalarOf(graph, node);
  const [out] = node.output;
  const takers = graph.takersOf(out!);
  // What a picture is padded with has no term.
  const isLinear = node.opType === 'Mul' || (node.opType === 'Add' && !takers.some(isPadded));
  if (!scalar || !isLinear || takers.length === 0 || graph.isAnswer(out!)) return false;
  const all = takers.flatMap((conv) => (conv.input[0] === out ? (weightsOf(graph, conv) ?? []) : []));
  if (all.length < takers.length) return false;
  const { value } = scalar;
  for (const { kernel, bias, set } of all)
    if (node.opType === 'Mul')
      set(
        kernel.map((w) => w * value),
        bias,
      );
    else
      set(
        kernel,
        bias.map((b, k) => b + value * sumOf(kernel, k, bias.length)),
      );
  graph.bypass(node, scalar.of);
  return true;
}

/** The one number that an operation joins with what else it takes. */
function scalarOf(
  graph: NetworkGraph,
  { opType, input }: OnnxNode,
): { readonly of: string; readonly value: number } | undefined {
  if (!['Mul', 'Add', 'Div'].includes(opType)) return undefined;
  const [a, b] = input.map((name) => graph.constant(name));
  const constant = b ?? (opType === 'Div' ? undefined : a);
  if (constant?.values.length !== 1 || constant.dims.length > 1) return undefined;
  return { of: b ? input[0]! : input[1]!, value: constant.values[0]! };
}

/** Kernel and bias of a convolution, and how to give it others; undefined for any other operation. */
interface Weights {
  readonly kernel: Float32Array;
  readonly bias: Float32Array;
  readonly set: (kernel: Float32Array, bias: Float32Array) => void;
}

function weightsOf(graph: NetworkGraph, conv: OnnxNode): Weights | undefined {
  const kernel = conv.opType === 'Conv' ? graph.constant(conv.input[1]) : undefined;
  if (!kernel) return undefined;
  const channels = [kernel.dims[0]!];
  const bias = conv.input[2] ? graph.constant(conv.input[2])?.values : new Float32Array(channels[0]!);
  if (!bias) return undefined;
  const set = (values: Float32Array, terms: Float32Array) => {
    const names = [
      graph.addConstant({ dims: kernel.dims, values }),
      graph.addConstant({ dims: channels, values: terms }),
    ];
    conv.input = [conv.input[0]!, ...names];
  };
  return { kernel: kernel.values, bias, set };
}

/** Sum of the part of a kernel that makes channel `k` of `channels`. */
function sumOf(kernel: Float32Array, k: number, channels: number): number {
  const size = kernel.length / channels;
  return kernel.subarray(k * size, (k + 1) * size).reduce((sum, w) => sum + w, 0);
}

function isPadded({ attribute }: OnnxNode): boolean {
  return attribute.some(
    ({ name, ints = [] }) => name === 'auto_pad' || (name === 'pads' && ints.some((n) => Number(n))),
  );
}
