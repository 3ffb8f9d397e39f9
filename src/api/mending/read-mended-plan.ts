import type { IncomingMessage } from 'node:http';
import { Failure } from '#core/failures.ts';
import { readWishes, WISH_FIELDS } from '#core/furnish/home/read-wishes.ts';
import type { Wishes } from '#core/furnish/home/wishes.ts';
import { parsePlanDocument } from '#core/plan/parse-plan-document.ts';
import type { PlanDocument } from '#core/plan/schema.ts';
import type { MendedPlan } from '../schemas.ts';
import { type ReadJsonOptions, readJsonBody } from './read-json.ts';

/** A plan.json of a house is some tens of kilobytes. */
export const PLAN_LIMIT_BYTES = 2 * 1024 * 1024;

/** A mended plan and what it is sent with. */
export interface MendedPlanRequest {
  readonly document: PlanDocument;
  readonly wishes: Wishes;
  /** Sentences on what was not understood. */
  readonly notes: string[];
  /** Draws the layout that the plan has. */
  readonly keepLayout: boolean;
  /** The version that was put right, where that is to be still the newest. */
  readonly basedOn: number | undefined;
}

/** The body of a request as it streams in. @throws Failure, `invalid_file` for what has not the form of a plan */
export async function receiveMendedPlan(
  request: IncomingMessage,
  options: Omit<ReadJsonOptions, 'limitBytes'>,
): Promise<MendedPlan> {
  const bytes = await readJsonBody(request, { ...options, limitBytes: PLAN_LIMIT_BYTES });
  return parsePlanDocument(new TextDecoder().decode(bytes));
}

/**
 * Parts a plan from what it was sent with: wishes as at the uploads, though here they may be numbers and truths, `keepLayout` and `basedOn`.
 * @throws Failure `invalid_file` for a `basedOn` that is no version: to ignore it would let what it guards be lost
 */
export function readMendedPlan({
  style,
  occupants,
  accessible,
  density,
  light,
  keepLayout,
  basedOn: version,
  ...document
}: MendedPlan): MendedPlanRequest {
  const basedOn = readVersion(version);
  const fields = { style, occupants, accessible, density, light };
  const sent = WISH_FIELDS.filter((field) => fields[field] !== undefined && fields[field] !== null);
  const { wishes, notes } = readWishes(Object.fromEntries(sent.map((field) => [field, String(fields[field])])));
  if (keepLayout === true) return { document, wishes, notes, basedOn, keepLayout: document.layout !== undefined };
  // A layout that is not kept may speak of rooms that are no more.
  const { layout: _, ...bare } = document;
  return { document: bare, wishes, notes, basedOn, keepLayout: false };
}

function readVersion(value: unknown): number | undefined {
  if (value === undefined || value === null) return undefined;
  if (Number.isSafeInteger(value) && (value as number) > 0) return value as number;
  throw new Failure(
    'invalid_file',
    'The field `basedOn` is to be the number of the version that was put right, from 1 on.',
    {
      reason: 'wrong_form',
      path: '/basedOn',
    },
  );
}
