import type { Random } from '../random.ts';

/** Cuts a stretch into pieces at random, none shorter than `least`; fewer where they would be. */
export function cutUp(from: number, to: number, count: number, least: number, random: Random): [number, number][] {
  const pieces = Math.max(1, Math.min(count, Math.floor((to - from) / least)));
  const shares = Array.from({ length: pieces }, () => random.range(0.5, 2));
  const whole = shares.reduce((sum, share) => sum + share, 0);
  const free = to - from - pieces * least;
  let at = from;
  return shares.map((share, i) => {
    const start = at;
    at = i === pieces - 1 ? to : Math.round((start + least + (free * share) / whole) / 10) * 10;
    return [start, at];
  });
}
