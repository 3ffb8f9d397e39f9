import { parseLength } from '#core/mending/parse-length.ts';

/** The lengths among the texts that the details of a verdict say were read, wherever they are in it: each once, as it is written. */
export const readLengths = (details: unknown): string[] => [
  ...new Set(readTexts(details).filter((text) => parseLength(text) !== undefined)),
];

function readTexts(details: unknown): string[] {
  if (Array.isArray(details)) return details.flatMap(readTexts);
  if (typeof details !== 'object' || details === null) return [];
  const { text } = details as Record<string, unknown>;
  return typeof text === 'string' ? [text] : Object.values(details).flatMap(readTexts);
}
