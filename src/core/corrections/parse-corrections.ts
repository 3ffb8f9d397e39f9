import { Value } from 'typebox/value';
import { Corrections } from './schema.ts';
import { type Unusable, unusable } from './unusable.ts';

/** A sender mends the first ones first. */
const PARTS_SHOWN = 10;

/** The text of the field -> corrections of the right form. @throws `Failure` `invalid_file` that names what has not, and where */
export function parseCorrections(text: string): Corrections {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw unusable({ path: '/', expected: 'JSON', got: text });
  }
  const broken = findBrokenText(value, '');
  if (broken) throw unusable(broken);
  if (Value.Check(Corrections, value)) return value;
  const [first, ...more] = Value.Errors(Corrections, value).map((fault) => describe(fault as Fault, value));
  throw unusable(first!, ...more.slice(0, PARTS_SHOWN - 1));
}

/** A string that no database keeps and nobody can read: with a NUL in it, or with half a letter because it was cut. */
function findBrokenText(value: unknown, path: string): Unusable | undefined {
  if (typeof value === 'string') {
    const isText = value.isWellFormed() && !value.includes('\0');
    return isText ? undefined : { path: path || '/', expected: 'whole letters', got: value };
  }
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, part] of Object.entries(value)) {
    const found = findBrokenText(part, `${path}/${name}`);
    if (found) return found;
  }
  return undefined;
}

interface Fault {
  readonly instancePath: string;
  readonly keyword: string;
  readonly message: string;
  readonly params: { readonly allowedValues?: readonly unknown[] };
}

/** Where a value has not the form, what was asked for there, and what it is. */
function describe(fault: Fault, value: unknown): Unusable {
  const { instancePath } = fault;
  const got = instancePath === '' ? value : Value.Pointer.Get(value as object, instancePath);
  return { path: instancePath || '/', expected: expectedBy(fault), got };
}

function expectedBy({ keyword, message, params }: Fault): string {
  // A field that the schema does not name.
  if (keyword === 'boolean') return 'no such field';
  if (params.allowedValues) return `one of ${params.allowedValues.join(', ')}`;
  return `a value that ${message}`;
}
