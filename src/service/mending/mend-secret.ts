import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** What is kept of a secret: enough to know it again, not enough to make it. */
export interface MendSeal {
  /** The half that it is looked up by; says nothing of the other. */
  readonly selector: string;
  /** SHA-256 of the half that proves it, in hexadecimal digits. Of 192 random bits, so that no pepper is needed. */
  readonly hash: string;
}

const SELECTOR_BYTES = 8;
const PROOF_BYTES = 24;
/** Two hexadecimal digits a byte. */
const SELECTOR_DIGITS = 2 * SELECTOR_BYTES;

/** A secret in an address: hexadecimal digits, so that no program that passes it on breaks it. */
export const MEND_SECRET_PATTERN = `^[0-9a-f]{${2 * (SELECTOR_BYTES + PROOF_BYTES)}}$`;

/** A new secret, which is told once, and what is kept of it. */
export function drawMendSecret(): { secret: string; seal: MendSeal } {
  const secret = randomBytes(SELECTOR_BYTES + PROOF_BYTES).toString('hex');
  return { secret, seal: sealOf(secret) };
}

export function sealOf(secret: string): MendSeal {
  return { selector: selectorOf(secret), hash: hashOf(secret).toString('hex') };
}

/** The half of a secret that it is looked up by. */
export function selectorOf(secret: string): string {
  return secret.slice(0, SELECTOR_DIGITS);
}

/** Whether a secret is the one of a seal. In the same time for a seal that there is not. */
export function fitsSeal(secret: string, seal: MendSeal | undefined): boolean {
  const sent = hashOf(secret);
  const kept = seal ? Buffer.from(seal.hash, 'hex') : randomBytes(sent.length);
  return timingSafeEqual(sent, kept) && seal !== undefined;
}

function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret.slice(SELECTOR_DIGITS)).digest();
}
