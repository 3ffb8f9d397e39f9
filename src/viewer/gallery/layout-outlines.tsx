import type { LayoutItem, Ring } from '#core/plan/schema.ts';
import { useWording } from './wording-context.ts';

interface LayoutOutlinesProps {
  readonly layouts: readonly (readonly LayoutItem[])[];
  /** Of their room. */
  readonly outline: Ring;
}

/** Wall drawn around the floor of a small plan, metres. */
const MARGIN_M = 0.15;

/** The layouts of a room as small plans, the one that is shown first. */
export function LayoutOutlines({ layouts, outline }: LayoutOutlinesProps) {
  const wording = useWording();
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const [left, top] = [Math.min(...xs) - MARGIN_M, Math.min(...ys) - MARGIN_M];
  const [width, height] = [Math.max(...xs) + MARGIN_M - left, Math.max(...ys) + MARGIN_M - top];
  return (
    <ol class="layouts">
      {layouts.map((items, i) => (
        <li key={i}>
          <svg
            viewBox={`${left} ${top} ${width} ${height}`}
            role="img"
            aria-label={wording.kinds(items.map(({ kind }) => kind)).join(', ')}
          >
            <polygon class="floor" points={outline.join(' ')} />
            {items.map(({ id, kind, at: [x, y], rotation, size }) => (
              <rect
                key={id}
                class={kind.includes('rug') ? 'rug' : 'piece'}
                x={x - size.width / 2}
                y={y - size.depth / 2}
                width={size.width}
                height={size.depth}
                rx={0.06}
                transform={`rotate(${rotation} ${x} ${y})`}
              />
            ))}
          </svg>
          <span aria-hidden="true">{i === 0 ? wording.say('shown') : wording.say('layoutN', { n: i + 1 })}</span>
        </li>
      ))}
    </ol>
  );
}
