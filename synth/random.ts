/** Chance for the drawings: a small seeded generator (sfc32), the same numbers on every machine. */
export interface Random {
  /** A number in [0, 1). */
  next(): number;
  range(low: number, high: number): number;
  /** A whole number from low to high, both included. */
  int(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(values: readonly T[]): T;
  /** Picks a key by its weight. */
  weighted<K extends string>(weights: Readonly<Record<K, number>>): K;
  shuffle<T>(values: readonly T[]): T[];
  /** Bell-shaped around 0 with deviation 1. */
  normal(): number;
  /** An independent generator for a named part, so that a new part does not change the numbers of the others. */
  fork(name: string): Random;
}

/** `seed` may be a number or a text; equal seeds give equal sequences. */
export function makeRandom(seed: number | string): Random {
  const text = String(seed);
  const next = sfc32(hash(text, 1), hash(text, 2), hash(text, 3), hash(text, 4));
  const range = (low: number, high: number) => low + (high - low) * next();
  const int = (low: number, high: number) => Math.floor(range(low, high + 1));
  return {
    next,
    range,
    int,
    chance: (probability) => next() < probability,
    pick: (values) => {
      if (values.length === 0) throw new RangeError('nothing to pick from');
      return values[int(0, values.length - 1)]!;
    },
    weighted: (weights) => {
      const entries = Object.entries(weights) as [keyof typeof weights, number][];
      let rest = next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [key, weight] of entries) if ((rest -= weight) < 0) return key;
      return entries.at(-1)![0];
    },
    shuffle: (values) => {
      const result = [...values];
      for (let i = result.length - 1; i > 0; i--) {
        const j = int(0, i);
        [result[i], result[j]] = [result[j]!, result[i]!];
      }
      return result;
    },
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    fork: (name) => makeRandom(`${text}/${name}`),
  };
}

/** FNV-1a with a salt and a final mix, 32 bit. */
function hash(text: string, salt: number): number {
  let h = 0x811c9dc5 ^ Math.imul(salt, 0x9e3779b1);
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

function sfc32(a: number, b: number, c: number, d: number): () => number {
  const step = () => {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + t) | 0;
    return (t >>> 0) / 4294967296;
  };
  for (let i = 0; i < 12; i++) step();
  return step;
}
