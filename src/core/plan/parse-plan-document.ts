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
    const first = Value.Errors(PlanDocument, value)[0];
    throw new Failure(
      'invalid_file',
      `The plan.json does not have the expected form: ${first?.instancePath || '/'} ${first?.message ?? ''}`.trim(),
      {
        reason: 'wrong_form',
        path: first?.instancePath,
      },
    );
  }
  return value as PlanDocument;
}
