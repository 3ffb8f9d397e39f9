import type { ColumnType, RawBuilder } from 'kysely';
import type { JobOutcome } from '#service/ports/job-queue.ts';
import type { LaterOrder } from '#service/ports/later-rows.ts';
import type { Stage } from '#service/ports/plan-processor.ts';

type Instant = ColumnType<Date, Date, Date>;

export interface Tables {
  plan: {
    unique_id: string;
    image_id: string;
    gallery_id: string;
    key_id: string | null;
    scope: string | null;
    style: string | null;
    light: string | null;
    /** Its drawing is kept with it. */
    has_original: boolean;
    created_at: Instant;
  };
  plan_edition: {
    unique_id: string;
    id: string;
    image_id: string;
    /** Null for a variant. */
    version: number | null;
    style: string | null;
    light: string | null;
    created_at: Instant;
  };
  /** Of a draft it expires. */
  mend_link: { selector: string; hash: string; unique_id: string; expires_at: Instant | null };
  api_key: {
    key: string;
    name: string;
    /** Comma-separated. */
    scopes: string;
    created_at: Instant;
    last_used_at: Instant | null;
    revoked_at: Instant | null;
    /** How often the secret of its webhooks was changed. */
    webhook_generation: ColumnType<number, never, RawBuilder<number>>;
    /** Until then the one before is used as well. */
    old_webhook_until: ColumnType<Date | null, never, Date>;
  };
  api_secret: { key: string; hash: string; expires_at: Instant | null };
  worker: { id: string; seen_at: Instant; places: number };
  setting: { name: string; value: string };
  /** What one process does for all, and when one last began it. */
  chore: { name: string; taken_at: ColumnType<Date, RawBuilder<Date>, RawBuilder<Date>> };
  idempotency: {
    key_id: string;
    endpoint: string;
    token: string;
    fingerprint: string;
    job_id: string;
    unique_id: string;
    image_id: string;
    gallery_id: string;
    /** JSON. */
    outcome: ColumnType<JobOutcome | null, never, string>;
    created_at: ColumnType<Date, never, never>;
    taken_at: ColumnType<Date, never, RawBuilder<unknown>>;
  };
  later_job: {
    id: string;
    key_id: string;
    /** Of the plan that it makes. */
    unique_id: string;
    /** JSON. */
    order: ColumnType<LaterOrder, string, never>;
    stages: ColumnType<{ stage: Stage; at: string }[], never, RawBuilder<string>>;
    /** JSON. */
    outcome: ColumnType<JobOutcome | null, never, string>;
    is_cancelled: ColumnType<boolean, never, boolean>;
    awaits_webhook: boolean;
    created_at: ColumnType<Date, never, never>;
  };
}
