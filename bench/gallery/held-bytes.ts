import type { CDPSession } from 'playwright-core';

/** Kinds of things in a heap snapshot that are none of a page's own: what the engine compiles as it goes, and the browser's lists of what was fetched and how frames were timed. */
const NOT_HELD = new Set(['code', 'native', 'hidden', 'synthetic']);

interface HeapSnapshot {
  readonly snapshot: {
    readonly meta: { readonly node_fields: readonly string[]; readonly node_types: readonly [readonly string[]] };
  };
  /** Of each thing its fields, one after the other. */
  readonly nodes: readonly number[];
}

/** What the scripts of a page hold after garbage is collected: objects, arrays, closures, strings and numbers; bytes. */
export async function heldBytes(session: CDPSession): Promise<number> {
  const chunks: string[] = [];
  const add = ({ chunk }: { chunk: string }) => chunks.push(chunk);
  await session.send('HeapProfiler.collectGarbage');
  session.on('HeapProfiler.addHeapSnapshotChunk', add);
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  session.off('HeapProfiler.addHeapSnapshotChunk', add);
  return sumHeld(JSON.parse(chunks.join('')));
}

/** @param snapshot of V8, as `HeapProfiler.takeHeapSnapshot` gives it */
export function sumHeld({ snapshot, nodes }: HeapSnapshot): number {
  const { node_fields: fields, node_types } = snapshot.meta;
  const [kinds] = node_types;
  const [kindAt, sizeAt] = [fields.indexOf('type'), fields.indexOf('self_size')];
  let sum = 0;
  for (let at = 0; at < nodes.length; at += fields.length)
    if (!NOT_HELD.has(kinds[nodes[at + kindAt]!]!)) sum += nodes[at + sizeAt]!;
  return sum;
}
