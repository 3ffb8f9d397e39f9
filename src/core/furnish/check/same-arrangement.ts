import type { LayoutItem } from '../../plan/schema.ts';

/** Whether two arrangements look alike, whatever their pieces are called and in which order they are listed. */
export function isSameArrangement(a: readonly LayoutItem[], b: readonly LayoutItem[]): boolean {
  return a.length === b.length && shapeOf(a) === shapeOf(b);
}

const shapeOf = (items: readonly LayoutItem[]): string =>
  items
    .map(({ kind, at, rotation, size }) => [kind, ...at, rotation, size.width, size.depth].join())
    .sort()
    .join(' ');
