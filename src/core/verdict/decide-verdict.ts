import { type Affine, apply } from '../geometry/affine.ts';
import { ringBox } from '../geometry/ring.ts';
import type { Verdict } from '../plan/schema.ts';
import type { ScaleFinding } from '../scale/types.ts';
import type { BoxPx, PointPx } from '../sheet/types.ts';
import type { OpeningPx, RoomsPx, SymbolPx } from '../structure/types.ts';
import type { TextRun } from '../texts/types.ts';
import { checkSize } from './check-size.ts';
import type { PlanJudgement } from './is-plan.ts';

/** What a verdict speaks of. */
export interface VerdictInput {
  readonly openings: readonly OpeningPx[];
  readonly rooms: RoomsPx;
  readonly scale: ScaleFinding;
  readonly texts: readonly TextRun[];
  /** Where the pixels of the sheet lie on the picture that was sent: `details` speak of the latter. */
  readonly source: { readonly toPicture: Affine };
}

/** Whether a plan is furnished already, and by what. */
export interface FurnitureEvidence {
  readonly yes: boolean;
  /** How likely it is, 0 to 1. */
  readonly score: number;
  /** How much each kind speaks for furniture. */
  readonly evidence: { kind: string; count: number; score: number }[];
  /** The pieces that were counted. */
  readonly symbols: readonly Omit<SymbolPx, 'room'>[];
}

/** Answer the two questions that are a matter of judgement, each only where it comes to that. */
export interface Judges {
  readonly isPlan: () => PlanJudgement;
  readonly isFurnished: () => FurnitureEvidence;
}

/** `details` are for people: more texts than this do not help anybody. */
const TEXTS_SHOWN = 40;

/**
 * The verdict on a sheet, in the order of contract.md: unreadable, furnished, without dimensions, of an unsupported size,
 * or success; each with a sentence that a person can act on and with what was seen (boxes in pixels of the picture that was sent).
 */
export function decideVerdict(input: VerdictInput, judges: Judges): Verdict {
  return (
    unreadable(judges.isPlan()) ??
    furnished(judges.isFurnished(), input) ??
    undimensioned(input) ??
    (input.scale.isGiven ? undefined : misread(input)) ??
    success(input)
  );
}

function unreadable(plan: PlanJudgement): Verdict | undefined {
  if (plan.yes) return undefined;
  return { code: 'file_unreadable', message: plan.message, details: { reason: plan.reason, evidence: plan.evidence } };
}

function furnished(found: FurnitureEvidence, { source }: VerdictInput): Verdict | undefined {
  if (!found.yes) return undefined;
  const kinds = found.evidence.map(({ kind, count }) => (count > 1 ? `${count} × ${kind}` : kind));
  return {
    code: 'furniture_detected',
    message: `Furniture is already drawn in the rooms (${kinds.join(', ')}). Send the plan without loose furniture; built-in fixtures may stay.`,
    details: {
      kinds: found.evidence,
      furniture: found.symbols.map((s) => ({
        kind: s.kind,
        box: boxOn(s.outline, source),
        confidence: s.confidence,
      })),
    },
  };
}

function undimensioned(input: VerdictInput): Verdict | undefined {
  const { scale, texts } = input;
  if (scale.metresPerPixel !== undefined) return undefined;
  const measures = scale.measures.map((m) => m.run.text);
  return {
    code: 'dimensions_missing',
    message:
      measures.length > 0
        ? 'Measures were read, but none could be tied to the drawing. Send a plan with readable dimensions, room sizes or room areas.'
        : 'No dimension could be read. Send a plan with at least one readable dimension, room size, room area or scale bar.',
    details: {
      measures: measures.slice(0, TEXTS_SHOWN),
      texts: texts.slice(0, TEXTS_SHOWN).map((t) => t.text),
      ...placesOf(input),
    },
  };
}

function misread(input: VerdictInput): Verdict | undefined {
  const verdict = checkSize(input);
  return verdict && { ...verdict, details: { ...verdict.details, ...placesOf(input) } };
}

/** Where the texts stand, measures first: who gives a true length clicks beside one. */
function placesOf({ scale, texts, source }: VerdictInput): { places: { text: string; box: number[] }[] } {
  const measures = scale.measures.map((measure) => measure.run);
  const all = [...new Set([...measures, ...texts])].slice(0, TEXTS_SHOWN);
  return { places: all.map(({ text, box }) => ({ text, box: boxOn(cornersOf(box), source) })) };
}

const cornersOf = ({ x0, y0, x1, y1 }: BoxPx): PointPx[] => [[x0, y0], [x1, y0], [x1, y1], [x0, y1]]; // biome-ignore format: one box

/** The box around points of the sheet, x0, y0, x1, y1 in whole pixels of the picture that was sent. */
function boxOn(points: readonly PointPx[], source: VerdictInput['source']): number[] {
  return ringBox(points.map((at) => apply(source.toPicture, at))).map(Math.round);
}

function success({ rooms, scale }: VerdictInput): Verdict {
  const count = rooms.rooms.length;
  return {
    code: 'success',
    message: `The plan was read: ${count} ${count === 1 ? 'room' : 'rooms'}, scale from ${scale.from}.`,
    details: {},
  };
}
