import { join } from 'node:path';
import { makeGarbage } from './hostile-files.ts';
import type { TrialFile, TrialKind } from './trial-files.ts';

const FIXTURES = join(import.meta.dirname, '../../test/acceptance/fixtures');

/** Programs with a stub for reading and furnishing: what becomes of a file stands in it. */
export const STUB = {
  serve: { script: join(FIXTURES, 'serve-with-fake.ts') },
  work: { script: join(FIXTURES, 'work-with-fake.ts') },
};

/** Files of every kind for the stub: to try a bench in a minute, or how often the service itself goes wrong. */
export function makeStubFiles(): TrialFile[] {
  const of = (kind: TrialKind, order: string, expected: RegExp): TrialFile => {
    const file = Uint8Array.from(Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.from(order)]));
    return { name: order, kind, file, expected };
  };
  const refused = (kind: TrialKind, code: string) => of(kind, `reject:${code}`, new RegExp(`^400 ${code}$`));
  return [
    ...['wait:500', 'wait:1000', 'wait:1500'].map((order) => of('good', order, /^success$/)),
    ...[refused('refused', 'furniture_detected'), refused('refused', 'dimensions_missing')],
    ...[refused('pages', 'multiple_pages'), refused('hostile', 'file_unreadable')],
    { name: 'garbage', kind: 'garbage', file: makeGarbage(5000), expected: /^400 invalid_file$/ },
  ];
}
