import type { Plural } from '../../gallery/texts/gallery-texts.ts';
import type { EN } from './en.ts';

type Table<T> = { readonly [K in keyof T]: string };
export type MendKey = keyof typeof EN.ui;
export type MendCount = keyof typeof EN.counts;

/** Every text of the page to mend a plan in one language; one that lacks one does not compile. `{n}` is filled in. */
export interface MendTexts {
  readonly ui: Table<typeof EN.ui>;
  readonly counts: Readonly<Record<MendCount, Plural>>;
  readonly tools: Table<typeof EN.tools>;
  readonly hints: Table<typeof EN.hints>;
  readonly openings: Table<typeof EN.openings>;
  readonly things: Table<typeof EN.things>;
  readonly doubts: Table<typeof EN.doubts>;
  readonly furniture: Table<typeof EN.furniture>;
  readonly failures: Table<typeof EN.failures>;
  readonly faults: Table<typeof EN.faults>;
}
