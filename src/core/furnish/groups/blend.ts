/** Rises from 0 at `from` to 1 at `to`, straight: what is asked of a room grows with it, without a size at which it jumps. */
export const blend = (figure: number, from: number, to: number): number =>
  Math.min(1, Math.max(0, (figure - from) / (to - from)));
