/** A request as no well-meaning client would send it. */
export interface Attack {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Uint8Array | undefined;
}

/** What attacks need to know of the service to get past its door. */
export interface Target {
  /** Credentials of a key with both scopes. */
  readonly credentials: Readonly<Record<string, string>>;
  /** Of a plan that was made: its ids, and the secret of its page to mend it. */
  readonly uniqueId: string;
  readonly mendSecret: string;
  /** Its `plan.json`. */
  readonly plan: unknown;
}
