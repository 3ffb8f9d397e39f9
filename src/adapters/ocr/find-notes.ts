import type { TextRegion } from './types.ts';

/** Lines this much longer than high are sentences, or titles. */
const LONG = 10;
/** Lines of one paragraph: heights alike, one below the other within so many heights, side by side along this share of the shorter. */
const ALIKE = 1.35;
const BELOW = 2.3;
const BESIDE = 0.6;
/** Long lines one below the other that are a paragraph, and how many of all such lines are still read: they tell how the sheet lies. */
const PARAGRAPH = 3;
const READ = 8;

/**
 * Lines of paragraphs, which need not be read: nothing on a plan is lettered in several long lines one below the other but
 * notes, and on permit sheets these are most of the lettering.
 */
export function findNotes(regions: readonly TextRegion[]): Set<TextRegion> {
  const long = regions.filter((r) => r.along > LONG * r.across);
  const seen = new Set<TextRegion>();
  const notes: TextRegion[] = [];
  for (const first of long) {
    if (seen.has(first)) continue;
    seen.add(first);
    const group = [first];
    for (const line of group) {
      for (const other of long) {
        if (seen.has(other) || !areNeighbours(line, other)) continue;
        seen.add(other);
        group.push(other);
      }
    }
    if (group.length >= PARAGRAPH) notes.push(...group);
  }
  return new Set(notes.slice(READ));
}

function areNeighbours(a: TextRegion, b: TextRegion): boolean {
  if (a.axis !== b.axis) return false;
  const [low, high] = [Math.min(a.across, b.across), Math.max(a.across, b.across)];
  const [dx, dy] = [Math.abs(a.cx - b.cx), Math.abs(a.cy - b.cy)];
  const [off, down] = a.axis === 'x' ? [dx, dy] : [dy, dx];
  const shared = Math.min(a.along, b.along, (a.along + b.along) / 2 - off);
  return high < ALIKE * low && down < BELOW * high && shared > BESIDE * Math.min(a.along, b.along);
}
