/** What a key may be used for: each upload asks for one of these. */
export const SCOPES = ['general', 'partner'] as const;
export type Scope = (typeof SCOPES)[number];

export function isScope(word: string | null): word is Scope {
  return (SCOPES as readonly (string | null)[]).includes(word);
}

/** @throws Error naming what is wrong, for people at a shell. */
export function parseScopes(text: string): Scope[] {
  const words = text.split(',').map((word) => word.trim());
  const unknown = words.find((word) => !(SCOPES as readonly string[]).includes(word));
  if (unknown !== undefined) throw new Error(`Expected scopes out of ${SCOPES.join(', ')}, got "${unknown}"`);
  return SCOPES.filter((scope) => words.includes(scope));
}
