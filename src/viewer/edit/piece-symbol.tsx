import { useMemo } from 'preact/hooks';
import { symbolPaths, UNITS_PER_METRE } from '#core/line-plan/symbol-paths.ts';
import type { LayoutItem } from '#core/plan/schema.ts';

/** A piece as plans show it, its middle at the origin; drawn anew only when it becomes another. */
export function PieceSymbol({ kind, size: { width, depth } }: Pick<LayoutItem, 'kind' | 'size'>) {
  return useMemo(
    () => (
      <g class="symbol" transform={`scale(${1 / UNITS_PER_METRE})`}>
        {symbolPaths(kind, { width, depth }).map(({ d, filled, dashed }, k) => (
          <path key={k} d={d} class={[filled && 'filled', dashed && 'dashed'].filter(Boolean).join(' ') || undefined} />
        ))}
      </g>
    ),
    [kind, width, depth],
  );
}
