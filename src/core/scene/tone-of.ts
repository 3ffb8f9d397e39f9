/** A whole number from a name, the same on every machine (FNV-1a). */
export function toneOf(name: string): number {
  let hash = 2166136261;
  for (let i = 0; i < name.length; i++) hash = Math.imul(hash ^ name.charCodeAt(i), 16777619);
  return (hash >>> 8) % 997;
}
