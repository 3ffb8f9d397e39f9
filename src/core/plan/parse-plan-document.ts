import { Value } from 'typebox/value';
import { Failure } from '../failures.ts';
import { PlanDocument } from './schema.ts';

/** The text of a plan.json -> the document. Throws `Failure('invalid_file')` naming the first thing that is wrong and where. */
export function parsePlanDocument(text: string): PlanDocument {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Failure('invalid_file', 'The plan.json is not JSON.', { reason: 'not_json' });
  }
  if (!Value.Check(PlanDocument, value)) {
    const { path, message } = firstFault(value);
    throw new Failure('invalid_file', `The plan.json does not have the expected form: ${path || '/'} ${message}.`, {
      reason: 'wrong_form',
      path,
    });
  }
  return value as PlanDocument;
}

/** Where the form is wrong first, and how. Where one of several words was expected, all of them are told. */
function firstFault(value: unknown): { path: string; message: string } {
  const faults = Value.Errors(PlanDocument, value);
  const path = faults[0]?.instancePath ?? '';
  const words = faults.flatMap((fault) =>
    fault.instancePath === path && fault.keyword === 'const' ? [String(fault.params.allowedValue)] : [],
  );
  return { path, message: words.length ? `must be ${words.join(' or ')}` : (faults[0]?.message ?? 'is wrong') };
}
