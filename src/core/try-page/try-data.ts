import type { Language } from '../gallery/texts/languages.ts';
import type { TryKey } from './texts/try-texts.ts';

/** Drawings of ours that a visitor can try. */
export const SAMPLE_NAMES = ['plan', 'house', 'studio'] as const;
export type SampleName = (typeof SAMPLE_NAMES)[number];

/** Words that the page has in common with the gallery. */
export const SHARED_WORDS = [
  ...['original', 'furnished', 'shareOfOriginal', 'percentOriginal', 'language', 'tryAgain', 'download', 'rooms'],
  ...['area', 'furniture', 'copyFailed', 'linkCopied', 'codeCopied', 'furnishedPlan'],
] as const;
export type SharedWord = (typeof SHARED_WORDS)[number];

/** A text of the page in its language, with its words in braces filled in. */
export type Say = (key: TryKey | SharedWord) => string;

/** A file that is served, as people and browsers name it. */
export interface ServedFiles {
  readonly limitBytes: number;
  /** Media types, and endings of names without a dot. */
  readonly types: readonly string[];
  readonly endings: readonly string[];
  /** What they begin with, Latin-1. */
  readonly signatures: readonly string[];
}

/** What the try page hands to its script. */
export interface TryData {
  readonly language: Language;
  readonly texts: Readonly<Record<TryKey | SharedWord, string>>;
  /** In the order in which they pass. */
  readonly stages: readonly string[];
  readonly served: ServedFiles;
  readonly samples: readonly { readonly name: SampleName; readonly url: string; readonly thumbnailUrl: string }[];
  /** What drawings took lately, milliseconds by stage. */
  readonly expected: Readonly<Record<string, number>>;
}
