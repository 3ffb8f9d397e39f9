/** An undirected arc of a flow network. */
export interface Arc {
  readonly a: number;
  readonly b: number;
  /** What it costs to cut it, more than 0. */
  readonly cost: number;
}

/**
 * The cheapest arcs whose removal parts `source` from all `sinks` (maximum flow by shortest augmenting paths, Edmonds and Karp 1972).
 * Gives up, undefined, once it costs `limit` or more.
 */
export function minCut<A extends Arc>(
  arcs: readonly A[],
  source: number,
  sinks: ReadonlySet<number>,
  limit: number,
): { cost: number; cut: A[] } | undefined {
  const left = arcs.map(({ cost }) => [cost, cost] as [number, number]);
  const at = new Map<number, number[]>();
  arcs.forEach(({ a, b }, k) => {
    for (const node of [a, b]) {
      const list = at.get(node);
      if (list) list.push(k);
      else at.set(node, [k]);
    }
  });
  let total = 0;
  for (;;) {
    const via = new Map<number, number>([[source, -1]]);
    const queue = [source];
    let end: number | undefined;
    for (const node of queue) {
      if (sinks.has(node)) {
        end = node;
        break;
      }
      for (const k of at.get(node) ?? []) {
        const { a, b } = arcs[k]!;
        const next = a === node ? b : a;
        if (via.has(next) || left[k]![a === node ? 0 : 1] < 1e-9) continue;
        via.set(next, k);
        queue.push(next);
      }
    }
    if (end === undefined) return { cost: total, cut: arcs.filter(({ a, b }) => via.has(a) !== via.has(b)) };
    let flow = Infinity;
    const path: [number, 0 | 1][] = [];
    for (let node = end; node !== source; ) {
      const k = via.get(node)!;
      const { a, b } = arcs[k]!;
      const way = b === node ? 0 : 1;
      path.push([k, way]);
      flow = Math.min(flow, left[k]![way]);
      node = way === 0 ? a : b;
    }
    for (const [k, way] of path) {
      left[k]![way] -= flow;
      left[k]![1 - way]! += flow;
    }
    total += flow;
    if (total >= limit) return undefined;
  }
}
