import type { Layout, RectMm } from './types.ts';

/**
 * Mirrors and transposes a layout and moves it so that the outer faces of its walls start at 0, 0.
 * Returns the outer wall thickness with it, since the move depends on it.
 */
export function turnLayout(
  layout: Layout,
  turn: { swapAxes: boolean; mirrorX: boolean; mirrorY: boolean },
  exterior: number,
): Layout & { exterior: number } {
  const turned = (rect: RectMm): RectMm => {
    const { x0, y0, x1, y1 } = turn.swapAxes ? { x0: rect.y0, y0: rect.x0, x1: rect.y1, y1: rect.x1 } : rect;
    const [a, b] = turn.mirrorX ? [-x1, -x0] : [x0, x1];
    const [c, d] = turn.mirrorY ? [-y1, -y0] : [y0, y1];
    return { x0: a, x1: b, y0: c, y1: d };
  };
  const cells = layout.cells.map((cell) => ({ ...cell, rects: cell.rects.map(turned) }));
  const all = cells.flatMap((cell) => cell.rects);
  const half = Math.ceil(exterior / 2);
  const dx = half - Math.min(...all.map((r) => r.x0));
  const dy = half - Math.min(...all.map((r) => r.y0));
  for (const cell of cells)
    cell.rects = cell.rects.map((r) => ({ x0: r.x0 + dx, x1: r.x1 + dx, y0: r.y0 + dy, y1: r.y1 + dy }));
  return { cells, links: layout.links, exterior: half * 2 };
}
