import type { LayoutItem, Point } from '../plan/schema.ts';

/** Where a piece stands and how it is turned. */
export type Pose = Pick<LayoutItem, 'at' | 'rotation'>;

/** Pieces that go along when one is moved: with the first of a group, which the others were placed about, all of it. */
export function groupAround(items: readonly LayoutItem[], id: string): string[] {
  const piece = items.find((item) => item.id === id);
  if (piece?.group === undefined) return [id];
  const group = items.filter((item) => item.group === piece.group && item.room === piece.room).map((item) => item.id);
  return group[0] === id ? group : [id];
}

/** Carries pieces as one body, as far as it takes one of them from one pose to another. Millimetres and hundredths of a degree. */
export function carryPieces(items: readonly LayoutItem[], ids: readonly string[], from: Pose, to: Pose): LayoutItem[] {
  const turn = to.rotation - from.rotation;
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  return items.map((item) => {
    if (!ids.includes(item.id)) return item;
    const [x, y] = [item.at[0] - from.at[0], item.at[1] - from.at[1]];
    const at: Point = [rounded(to.at[0] + x * cos - y * sin, 1000), rounded(to.at[1] + x * sin + y * cos, 1000)];
    return { ...item, at, rotation: rounded((((item.rotation + turn) % 360) + 360) % 360, 100) % 360 };
  });
}

const rounded = (value: number, steps: number): number => Math.round(value * steps) / steps;
