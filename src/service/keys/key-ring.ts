import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { Failure } from '#core/failures.ts';
import { toWebhookSecret } from '../later/webhook-signature.ts';
import type { KeyRecord, KeyRows, StoredKey } from '../ports/rows.ts';
import type { Scope } from './scopes.ts';

/** A key with its secret, as it is shown exactly once. */
export interface NewKey {
  readonly key: string;
  readonly secret: string;
  readonly scopes: readonly Scope[];
}

export interface RotatedKey extends NewKey {
  /** Whether a secret that was ending already still worked until now. */
  readonly hasEndedEarlier: boolean;
}

export interface Credentials {
  readonly key: string | undefined;
  readonly secret: string | undefined;
}

/** How long the old secret works after a rotation, unless told otherwise: a day, as partners deploy daily. */
export const ROTATION_GRACE_S = 24 * 3600;

/** `lastUsedAt` is for people: exact to a minute, so that an upload seldom costs a write. */
const TOUCH_EVERY_MS = 60_000;

/** Two secrets can be alive at once (rotation); always this many comparisons are made. */
const COMPARISONS = 2;

/** Makes, checks and ends API keys. Secrets are kept as HMAC-SHA-256 under a pepper that is not in the rows. */
export class KeyRing {
  readonly #rows: KeyRows;
  readonly #pepper: string;

  constructor(rows: KeyRows, pepper: string) {
    this.#rows = rows;
    this.#pepper = pepper;
  }

  async create(scopes: readonly Scope[], name = ''): Promise<NewKey> {
    const { record, secret } = draw(scopes, name);
    await this.#rows.insert(record, this.#hash(secret));
    return { key: record.key, secret, scopes };
  }

  /** The first key of an installation; undefined when there is one, also when another process is just making it. */
  async createFirst(scopes: readonly Scope[], name: string): Promise<NewKey | undefined> {
    const { record, secret } = draw(scopes, name);
    const inserted = await this.#rows.insertFirst(record, this.#hash(secret));
    return inserted ? { key: record.key, secret, scopes } : undefined;
  }

  list(): Promise<KeyRecord[]> {
    return this.#rows.list();
  }

  /**
   * A new secret for the key; the one in use works for `graceS` seconds more, and one that was ending already ends at once.
   * @throws Error for an unknown or revoked key
   */
  async rotate(key: string, graceS = ROTATION_GRACE_S): Promise<RotatedKey> {
    const { record, secrets } = await this.#findActive(key);
    const secret = drawSecret();
    await this.#rows.rotate(key, this.#hash(secret), new Date(Date.now() + graceS * 1000));
    const hasEndedEarlier = secrets.some(({ expiresAt }) => expiresAt !== null && +expiresAt > Date.now());
    return { key, secret, scopes: record.scopes, hasEndedEarlier };
  }

  /** Ends the key at once. @throws Error for an unknown key. */
  async revoke(key: string): Promise<void> {
    if (!(await this.#rows.find(key))) throw new Error(`There is no key ${key}`);
    await this.#rows.revoke(key, new Date());
  }

  /**
   * The key that the credentials belong to.
   * @throws Failure `unauthorized`, the same in words and work for a missing header, an unknown key and a wrong or ended secret.
   */
  async verify({ key, secret }: Credentials): Promise<KeyRecord> {
    const found = await this.#rows.find(key ?? 'none');
    const now = Date.now();
    const alive =
      found && !found.record.revokedAt ? found.secrets.filter((s) => !s.expiresAt || +s.expiresAt > now) : [];
    const sent = Buffer.from(this.#hash(secret ?? ''), 'hex');
    let right = false;
    for (let i = 0; i < Math.max(COMPARISONS, alive.length); i++) {
      // Compare against something that cannot match where there is no secret, so that the time says nothing.
      const kept = alive[i] ? Buffer.from(alive[i]!.hash, 'hex') : randomBytes(sent.length);
      if (timingSafeEqual(sent, kept) && alive[i]) right = true;
    }
    if (!found || !right || key === undefined || secret === undefined) {
      throw new Failure('unauthorized', 'X-API-Key and X-API-Secret are not a valid pair of credentials.');
    }
    return found.record;
  }

  /** Notes that the key was used; for after the answer, when its time tells nobody anything. */
  async noteUse({ key, lastUsedAt }: KeyRecord): Promise<void> {
    const now = new Date();
    if (!lastUsedAt || +now - +lastUsedAt > TOUCH_EVERY_MS) await this.#rows.touch(key, now);
  }

  /** Whether there is such a key and it was not revoked. */
  async isActive(key: string): Promise<boolean> {
    const found = await this.#rows.find(key);
    return found !== undefined && !found.record.revokedAt;
  }

  /**
   * What messages to the sender that has this key are signed with, newest first: two for a while after a change. They can be told again and
   * again. @throws Error for an unknown or revoked key
   */
  async webhookSecrets(key: string): Promise<string[]> {
    const { webhookGeneration, oldWebhookUntil } = (await this.#findActive(key)).record;
    const isOldInUse = oldWebhookUntil !== null && +oldWebhookUntil > Date.now();
    const generations = isOldInUse ? [webhookGeneration, webhookGeneration - 1] : [webhookGeneration];
    // The first one is from before there were others.
    return generations.map((n) => toWebhookSecret(this.derive(n === 0 ? `webhook ${key}` : `webhook ${key} ${n}`)));
  }

  /**
   * Another secret for the webhooks of a key. Messages are signed with the one before as well for `graceS` seconds more; one that was ending
   * already ends at once. @returns the secrets in use. @throws Error for an unknown or revoked key
   */
  async rotateWebhookSecret(key: string, graceS = ROTATION_GRACE_S): Promise<string[]> {
    await this.#findActive(key);
    await this.#rows.rotateWebhook(key, new Date(Date.now() + graceS * 1000));
    return this.webhookSecrets(key);
  }

  /** 256 bits that only this installation can make again, in hexadecimal digits; nothing of it is kept. @param purpose different for each use */
  derive(purpose: string): string {
    return createHmac('sha256', this.#pepper).update(`derived:${purpose}`).digest('hex');
  }

  async #findActive(key: string): Promise<StoredKey> {
    const found = await this.#rows.find(key);
    if (!found || found.record.revokedAt) throw new Error(`There is no active key ${key}`);
    return found;
  }

  #hash(secret: string): string {
    return createHmac('sha256', this.#pepper).update(secret).digest('hex');
  }
}

function draw(scopes: readonly Scope[], name: string): { record: KeyRecord; secret: string } {
  const key = `plk_${randomBytes(12).toString('hex')}`;
  const unused = { lastUsedAt: null, revokedAt: null, webhookGeneration: 0, oldWebhookUntil: null };
  const record = { key, name, scopes, createdAt: new Date(), ...unused };
  return { record, secret: drawSecret() };
}

/** 256 bits; the prefix lets secret scanners find one that leaked. */
function drawSecret(): string {
  return `pls_${randomBytes(32).toString('base64url')}`;
}
