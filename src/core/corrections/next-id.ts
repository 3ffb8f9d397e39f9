/** The next id with a prefix: `w7` where `w6` is the last. */
export function nextId(prefix: string, things: readonly { readonly id: string }[]): string {
  const numbers = things.map(({ id }) => Number(id.startsWith(prefix) ? id.slice(prefix.length) : Number.NaN));
  return `${prefix}${1 + Math.max(0, ...numbers.filter(Number.isInteger))}`;
}
