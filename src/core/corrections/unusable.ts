import { Failure } from '../failures.ts';

/** A part of the corrections that cannot be used: where it stands in them, what was expected there and what was found. */
export interface Unusable {
  readonly path: string;
  readonly expected: string;
  readonly got: unknown;
}

/** What is told back of a long value, letters. */
const LONGEST_QUOTE = 80;

/** The failure of corrections that cannot be used. */
export function unusable(...parts: readonly [Unusable, ...Unusable[]]): Failure {
  const [{ path, expected, got }] = parts;
  const message = `The corrections cannot be used: at ${path} there should be ${expected}, not ${quote(got)}.`;
  const corrections = parts.map((part) => ({ ...part, got: quote(part.got) }));
  return new Failure('invalid_file', message, { corrections });
}

function quote(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text;
}
