import { FLOAT_TENSOR, type OnnxModel, type OnnxNode, type OnnxTensor } from './onnx-file.ts';

/** Shape and numbers of a constant. */
export interface Constant {
  readonly dims: readonly number[];
  readonly values: Float32Array;
}

/** The operations of a network and how they hang together, for rules that rewrite it in place. */
export class NetworkGraph {
  readonly #graph: OnnxModel['graph'];
  readonly #constants: Map<string, OnnxTensor>;
  /** By name, what gives it and what takes it. */
  readonly #givers = new Map<string, OnnxNode>();
  readonly #takers = new Map<string, OnnxNode[]>();

  constructor({ graph }: OnnxModel) {
    this.#graph = graph;
    this.#constants = new Map(graph.initializer.map((tensor) => [tensor.name, tensor]));
    for (const { opType, output, attribute } of graph.node)
      if (opType === 'Constant' && attribute[0]?.t) this.#constants.set(output[0]!, attribute[0].t);
    this.#connect();
  }

  get nodes(): readonly OnnxNode[] {
    return this.#graph.node;
  }

  /** The operations that take this. */
  takersOf(name: string): readonly OnnxNode[] {
    return this.#takers.get(name) ?? [];
  }

  /** Whether this is what the network answers. */
  isAnswer(name: string): boolean {
    return this.#graph.output.some((output) => output.name === name);
  }

  /** The operation of this type that gives this to one other and to nobody else. */
  giverOf(name: string, opType: string): OnnxNode | undefined {
    const giver = this.#givers.get(name);
    return giver?.opType === opType && this.takersOf(name).length === 1 && !this.isAnswer(name) ? giver : undefined;
  }

  /** A constant of floats; undefined where this is none. */
  constant(name: string | undefined): Constant | undefined {
    const tensor = this.#constants.get(name ?? '');
    if (tensor?.dataType !== FLOAT_TENSOR || !tensor.rawData.length) return undefined;
    // Copied: in the file numbers begin at any byte.
    return { dims: tensor.dims.map(Number), values: new Float32Array(Uint8Array.from(tensor.rawData).buffer) };
  }

  /** Keeps a new constant and gives its name. */
  addConstant({ dims, values }: Constant): string {
    const name = `simplified_${this.#constants.size}`;
    const rawData = new Uint8Array(values.buffer, values.byteOffset, values.byteLength);
    const tensor = { name, dims: [...dims], dataType: FLOAT_TENSOR, rawData };
    this.#constants.set(name, tensor);
    this.#graph.initializer.push(tensor);
    return name;
  }

  /** Puts other operations in the place of the last of these. */
  replace(old: readonly OnnxNode[], by: readonly OnnxNode[]): void {
    this.#graph.node = this.nodes.flatMap((node) => (node === old.at(-1) ? by : old.includes(node) ? [] : [node]));
    this.#connect();
  }

  /** Takes an operation out: whoever took what it gives takes `instead`. */
  bypass(node: OnnxNode, instead: string): void {
    const [out] = node.output;
    for (const taker of this.takersOf(out!)) taker.input = taker.input.map((name) => (name === out ? instead : name));
    this.replace([node], []);
  }

  /** Drops the constants that nothing takes any more. */
  dropUnused(): void {
    const isTaken = (name: string) => this.#takers.has(name) || this.isAnswer(name);
    this.#graph.initializer = this.#graph.initializer.filter(({ name }) => isTaken(name));
    this.#graph.node = this.nodes.filter(({ opType, output }) => opType !== 'Constant' || isTaken(output[0]!));
    this.#connect();
  }

  #connect(): void {
    this.#givers.clear();
    this.#takers.clear();
    for (const node of this.nodes) {
      for (const name of node.output) this.#givers.set(name, node);
      for (const name of node.input) this.#takers.set(name, [...this.takersOf(name), node]);
    }
  }
}
