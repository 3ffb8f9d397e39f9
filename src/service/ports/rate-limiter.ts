/** What is left of a budget after a request was counted. */
export interface Budget {
  readonly allowed: boolean;
  /** Requests per window. */
  readonly limit: number;
  readonly windowS: number;
  readonly remaining: number;
  /** Seconds until the budget is whole again; at least 1. */
  readonly resetS: number;
}

export interface RateLimiter {
  /** Counts one request of `who`. */
  consume(who: string): Promise<Budget>;
  /** The budget as it stands, nothing counted. */
  peek(who: string): Promise<Budget>;
}
