import { SpanKind } from '@opentelemetry/api';
import type { FileStore } from '#service/ports/file-store.ts';
import type { Rows } from '#service/ports/rows.ts';
import { traceMethods } from './trace-methods.ts';
import type { Tracer } from './tracer.ts';

/** Calls of the file store; of names only the folder is told: the rest opens a gallery. */
export function traceFiles(tracer: Tracer, files: FileStore): FileStore {
  const run = <T>(method: string, name: string, bytes: number | undefined, call: () => Promise<T>) => {
    if (!tracer.isTracing) return call();
    const attributes = {
      'plenish.folder': name.split('/')[0]!,
      ...(bytes !== undefined && { 'plenish.bytes': bytes }),
    };
    return tracer.run(`files.${method}`, { kind: SpanKind.CLIENT, attributes }, call);
  };
  return {
    put: (name, bytes) => run('put', name, bytes.length, () => files.put(name, bytes)),
    get: (name) => run('get', name, undefined, () => files.get(name)),
    remove: (name) => run('remove', name, undefined, () => files.remove(name)),
    list: (folder) => run('list', folder, undefined, () => files.list(folder)),
    // Of the sweep, which no request waits for.
    pages: (folder) => files.pages(folder),
    check: () => run('check', '', undefined, () => files.check()),
  };
}

export function traceRows(tracer: Tracer, rows: Rows): Rows {
  const tables = Object.entries(rows).map(([name, part]) => [
    name,
    typeof part === 'object' ? traceMethods(tracer, part, `rows.${name}`, Object.keys(part) as never[]) : part,
  ]);
  return traceMethods(tracer, Object.fromEntries(tables) as Rows, 'rows', ['settle', 'check']);
}
