import type { Scope } from '../keys/scopes.ts';
import type { IdempotencyRows } from './idempotency-rows.ts';
import type { LaterRows } from './later-rows.ts';
import type { MendLinkRows, PlanRows } from './plan-rows.ts';

export interface KeyRecord {
  /** The public half, sent as X-API-Key. */
  readonly key: string;
  readonly name: string;
  readonly scopes: readonly Scope[];
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
  readonly revokedAt: Date | null;
  /** How often the secret of its webhooks was changed: what is signed with. */
  readonly webhookGeneration: number;
  /** Until then messages are signed with the one before as well. */
  readonly oldWebhookUntil: Date | null;
}

/** A secret as it is kept: hashed. Without `expiresAt` it is the current one. */
export interface SecretRecord {
  readonly hash: string;
  readonly expiresAt: Date | null;
}

/** A key with the secrets that it has, those that have ended among them. */
export interface StoredKey {
  readonly record: KeyRecord;
  readonly secrets: readonly SecretRecord[];
}

export interface KeyRows {
  insert(record: KeyRecord, secretHash: string): Promise<void>;
  /** Only when there is no key yet; of several who do this at the same time one does. @returns whether it was inserted */
  insertFirst(record: KeyRecord, secretHash: string): Promise<boolean>;
  find(key: string): Promise<StoredKey | undefined>;
  list(): Promise<KeyRecord[]>;
  /** Adds a secret and lets every current one end at `othersExpireAt`; one that was ending already ends at once. */
  rotate(key: string, secretHash: string, othersExpireAt: Date): Promise<void>;
  revoke(key: string, at: Date): Promise<void>;
  touch(key: string, at: Date): Promise<void>;
  /** Another secret of its webhooks; the one before is used as well until then. */
  rotateWebhook(key: string, oldUntil: Date): Promise<void>;
}

/** Who works for the installation, on whatever machine. By the clock of the rows: those of machines differ. */
export interface WorkerRows {
  /** Notes that this worker lives, and works on so many drawings at a time. */
  beat(id: string, places: number): Promise<void>;
  /** On how many drawings at a time the workers work that have been heard of in the last so many seconds. */
  countPlaces(withinS: number): Promise<number>;
  leave(id: string): Promise<void>;
}

/** What is to be done once in a while by one process for all, whichever comes first. */
export interface ChoreRows {
  /**
   * Takes a chore upon oneself. Who took it and died is no harm: when its time comes again another takes it.
   * @returns false when it was taken less than so many seconds ago
   */
  take(name: string, everyS: number): Promise<boolean>;
}

/** Every method throws `StoreUnavailable` when the rows cannot be reached. */
export interface Rows {
  readonly plans: PlanRows;
  readonly mendLinks: MendLinkRows;
  readonly keys: KeyRows;
  readonly workers: WorkerRows;
  readonly idempotency: IdempotencyRows;
  readonly later: LaterRows;
  readonly chores: ChoreRows;
  /** A small value kept once for the whole installation: the first caller's value wins and is returned to all. */
  settle(name: string, value: string): Promise<string>;
  check(): Promise<void>;
}
