/** A text that was read on the drawing, and its box there, pixels. */
export interface ReadText {
  readonly text: string;
  readonly box: readonly [x0: number, y0: number, x1: number, y1: number];
}

/** Every text with a box in the details of a verdict, wherever it is. */
export function readTexts(details: unknown): ReadText[] {
  if (Array.isArray(details)) return details.flatMap(readTexts);
  if (typeof details !== 'object' || details === null) return [];
  const { text, box } = details as Record<string, unknown>;
  if (typeof text === 'string' && isBox(box)) return [{ text, box }];
  return Object.values(details).flatMap(readTexts);
}

const isBox = (value: unknown): value is ReadText['box'] =>
  Array.isArray(value) &&
  value.length === 4 &&
  value.every((side) => typeof side === 'number' && Number.isFinite(side));
