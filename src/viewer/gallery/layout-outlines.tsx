import type { LayoutItem, Ring } from '#core/plan/schema.ts';
import { useWording } from './wording-context.ts';

interface LayoutOutlinesProps {
  readonly layouts: readonly (readonly LayoutItem[])[];
  /** Which of them is shown: the first, if nothing else is said. */
  readonly shown?: number;
  /** Of their room. */
  readonly outline: Ring;
  /** Arranges the room like one of those that are not shown. */
  readonly onChoose: (items: readonly LayoutItem[]) => void;
}

/** Wall drawn around the floor of a small plan, metres. */
const MARGIN_M = 0.15;

/** The layouts of a room as small plans to choose from. */
export function LayoutOutlines({ layouts, shown = 0, outline, onChoose }: LayoutOutlinesProps) {
  const wording = useWording();
  const nameOf = (i: number) => (i === shown ? wording.say('shown') : wording.say('layoutN', { n: i + 1 }));
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const [left, top] = [Math.min(...xs) - MARGIN_M, Math.min(...ys) - MARGIN_M];
  const [width, height] = [Math.max(...xs) + MARGIN_M - left, Math.max(...ys) + MARGIN_M - top];
  const box = [left, top, width, height].join(' ');
  return (
    <ol class="layouts">
      {layouts.map((items, i) => (
        <li key={i}>
          <button
            type="button"
            class="layout-choice"
            aria-pressed={i === shown}
            aria-label={`${nameOf(i)}: ${wording.kinds(items.map(({ kind }) => kind)).join(', ')}`}
            onClick={() => i !== shown && onChoose(items)}
          >
            <svg viewBox={box} aria-hidden="true">
              <polygon class="floor" points={outline.join(' ')} />
              {[...items]
                .sort((a, b) => Number(isRug(b)) - Number(isRug(a)))
                .map((item) => (
                  <Footprint key={item.id} item={item} />
                ))}
            </svg>
            <span>{nameOf(i)}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}

const isRug = ({ kind }: LayoutItem): boolean => kind.includes('rug');

function Footprint({ item }: { item: LayoutItem }) {
  const { at, rotation, size } = item;
  return (
    <rect
      class={isRug(item) ? 'rug' : 'piece'}
      x={-size.width / 2}
      y={-size.depth / 2}
      width={size.width}
      height={size.depth}
      rx={0.06}
      transform={`translate(${at.join(' ')}) rotate(${rotation})`}
    />
  );
}
