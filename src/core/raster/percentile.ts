/** The level that this share of the pixels does not exceed; every seventh pixel is looked at. 0 to 255. */
export function percentile(level: Uint8Array, share: number): number {
  const counts = new Uint32Array(256);
  for (let i = 0; i < level.length; i += 7) counts[level[i]!]!++;
  let sum = 0;
  for (let v = 0; v < 256; v++) if ((sum += counts[v]!) >= (share * level.length) / 7) return v;
  return 255;
}
