import type { TryKey } from '#core/try-page/texts/try-texts.ts';

export interface WayOut {
  /** What can be done on the page to put the drawing right. */
  readonly mend?: TryKey;
  /** The very same file may well pass a little later. */
  readonly passes?: boolean;
}

/** What leads on from a failure, by its code; without one only another file does. */
export const WAYS_OUT: Readonly<Record<string, WayOut>> = {
  furniture_detected: { mend: 'markFurniture' },
  dimensions_missing: { mend: 'giveLength' },
  size_unsupported: { mend: 'giveScale' },
  timeout: { passes: true },
  rate_limited: { passes: true },
  service_unavailable: { passes: true },
  offline: { passes: true },
  unreachable: { passes: true },
  internal_error: { passes: true },
};

/** Shorter ones are crumbs of the drawing. */
const LEAST_LETTERS = 2;
/** Of the texts that were read on a drawing so many are shown: enough to see what is amiss. */
const MOST_TEXTS = 8;

export interface Details {
  readonly mendUrl: string | undefined;
  readonly pages: number;
  /** What was read on a drawing without dimensions. */
  readonly texts: readonly string[];
}

/** What the page uses of the details of a failure, whatever these are. */
export function readDetails(details: unknown): Details {
  const { mendUrl, pages, texts } = (details ?? {}) as Record<string, unknown>;
  return {
    mendUrl: typeof mendUrl === 'string' && URL.canParse(mendUrl) ? mendUrl : undefined,
    pages: typeof pages === 'number' ? pages : 0,
    texts: Array.isArray(texts) ? texts.filter(isWord).slice(0, MOST_TEXTS) : [],
  };
}

const isWord = (text: unknown): boolean => typeof text === 'string' && text.length >= LEAST_LETTERS;
