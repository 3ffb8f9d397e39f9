import type { LayoutItem, Point } from '../plan/schema.ts';

/** Corners of a piece on the floor, grown by `air` metres all round. */
export function footprint(item: LayoutItem, air = 0): Point[] {
  const turn = (item.rotation * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [w, d] = [item.size.width / 2 + air, item.size.depth / 2 + air];
  return ([[-w, -d], [w, -d], [w, d], [-w, d]] as const).map(([x, y]) => [item.at[0] + x * cos - y * sin, item.at[1] + x * sin + y * cos]); // biome-ignore format: corners
}
