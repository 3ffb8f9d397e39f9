import { Value } from 'typebox/value';
import { Failure } from '../failures.ts';
import { type BrokenRule, brokenRules } from './broken-rules.ts';
import { checkExtent } from './check-extent.ts';
import { RULE_TEXTS } from './rule-texts.ts';
import { PlanDocument } from './schema.ts';

/** A sender mends the first ones first; more are a list that nobody reads. */
const RULES_SHOWN = 20;

/**
 * A plan that somebody has put right -> the plan to furnish: the verdict is theirs, whatever that of the reading was.
 * @throws `Failure`: `dimensions_missing` while its scale is a guess, `size_unsupported` beyond a dwelling, `invalid_file` with the
 * rules of SPEC.md that it breaks
 */
export function acceptMended(document: PlanDocument): PlanDocument {
  const { plan, scale } = document;
  if (scale.from === 'assumed') {
    const message = 'The scale of this plan is assumed. Give one true length before it is furnished.';
    throw new Failure('dimensions_missing', message, { reason: 'assumed' });
  }
  // First: the rules are looked at all over the plan.
  checkExtent(plan);
  const broken = brokenRules(document);
  if (broken.length > 0) throw breaksRules(broken);
  const count = plan.rooms.length;
  const message = `The plan was put right by hand: ${count} ${count === 1 ? 'room' : 'rooms'}.`;
  // Nothing that nobody knows is kept, and shown to others.
  const known = Value.Clean(PlanDocument, Value.Clone(document)) as PlanDocument;
  return { ...known, verdict: { code: 'success', message, details: {} } };
}

function breaksRules(broken: readonly BrokenRule[]): Failure {
  const rules = broken.slice(0, RULES_SHOWN).map((one) => ({ ...one, says: RULE_TEXTS[one.rule] }));
  const [first] = rules;
  const more = broken.length > 1 ? `, and ${broken.length - 1} more` : '';
  const message = `The plan breaks rule ${first!.rule} at ${first!.where}: ${first!.says}${more}.`;
  return new Failure('invalid_file', message, { reason: 'broken_rules', rules });
}
