import { randomBytes, randomUUID } from 'node:crypto';
import type { Corrections } from '#core/corrections/schema.ts';
import type { Wishes } from '#core/furnish/home/wishes.ts';
import type { Scope } from '../keys/scopes.ts';
import { drawMendSecret, type MendSeal, sealOf } from '../mending/mend-secret.ts';
import type { PlanIds } from '../ports/idempotency-rows.ts';
import type { DrawingJob, FurnishJob } from '../ports/job-queue.ts';
import type { PlanRecord } from '../ports/plan-rows.ts';

/** A job, and the secret that opens what it makes on the page to mend it. */
export interface SealedJob<J> {
  readonly job: J;
  readonly mendSecret: string;
}

/** A drawing that was refused, and may still become a plan with ids of its own. */
export interface Draft {
  readonly draftId: string;
}

export interface DrawingWanted {
  readonly keyId: string | null;
  /** Of the upload; null for the try page. */
  readonly scope: Scope | null;
  readonly requestId: string;
  readonly wishes: Wishes;
  /** What the sender knows better. */
  readonly corrections?: Corrections | undefined;
  /** A refused drawing is kept for whoever has the secret. */
  readonly keepRefused?: boolean;
  /** Somebody looks on: what is found is told with the stages. */
  readonly isWatched?: boolean;
  /** Its sender does not wait. */
  readonly isAnsweredLater?: boolean;
  /** It was refused before, and this opens it. */
  readonly again?: { readonly draft: Draft; readonly mendSecret: string };
  /** Ids that are known beforehand, and what opens the plan. */
  readonly known?: { readonly ids: PlanIds & { readonly id: string }; readonly mendSecret: string };
}

/** The job of a drawing, with ids drawn each apart: none can be guessed from another. */
export function drawingJob({ again, known, ...wanted }: DrawingWanted): SealedJob<DrawingJob> {
  const { secret, seal } = sealFor((again ?? known)?.mendSecret);
  const job: DrawingJob = {
    kind: 'drawing',
    ...drawJobId(),
    ...drawPlanIds(),
    ...known?.ids,
    ...wanted,
    ...again?.draft,
    seal,
  };
  return { job, mendSecret: secret };
}

export interface FurnishWanted {
  /** What it is a version of, or what becomes a plan by it. */
  readonly of: PlanRecord | Draft;
  /** By which it was opened; without one a further secret is drawn. */
  readonly mendSecret?: string | undefined;
  readonly requestId: string;
  readonly wishes: Wishes;
  /** Draws the layout that the plan has. */
  readonly keepLayout: boolean;
  /** The version that was put right, where that is to be still the newest. */
  readonly basedOn?: number | undefined;
}

/** The job of a mended plan. */
export function furnishJob({ of, mendSecret, ...wanted }: FurnishWanted): SealedJob<FurnishJob> {
  const { secret, seal } = sealFor(mendSecret);
  const job: FurnishJob = { kind: 'furnish', ...drawJobId(), ...drawPlanIds(), ...editionOf(of), ...wanted, seal };
  return { job, mendSecret: secret };
}

export interface VariantWanted {
  readonly of: PlanRecord;
  /** Its id, which says what it shows. */
  readonly edition: string;
  readonly requestId: string;
  readonly wishes: Wishes;
}

/** The job of a plan in another style, or with other places of its pieces: its layout is drawn as it is. */
export function variantJob({ of, ...wanted }: VariantWanted): FurnishJob {
  const { uniqueId, galleryId, keyId } = of;
  const drawn = { ...drawJobId(), ...drawPlanIds() };
  return { kind: 'furnish', ...drawn, uniqueId, galleryId, keyId, isVariant: true, keepLayout: true, ...wanted };
}

/** The next edition of a plan, or the first one of what was refused. */
function editionOf(of: PlanRecord | Draft): Pick<FurnishJob, 'keyId' | 'edition' | 'draftId'> & Partial<PlanIds> {
  if ('draftId' in of) return { keyId: null, edition: null, draftId: of.draftId };
  const { uniqueId, galleryId, keyId } = of;
  return { uniqueId, galleryId, keyId, edition: randomBytes(6).toString('hex') };
}

const drawJobId = () => ({ id: randomUUID() });

/** Each drawn apart: none can be guessed from another. */
export const drawPlanIds = (): PlanIds => ({
  uniqueId: randomUUID(),
  imageId: randomUUID(),
  galleryId: randomBytes(12).toString('hex'),
});

function sealFor(known: string | undefined): { secret: string; seal: MendSeal } {
  return known === undefined ? drawMendSecret() : { secret: known, seal: sealOf(known) };
}
