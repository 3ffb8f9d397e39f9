import { useMemo } from 'preact/hooks';
import { otherForms } from '#core/arrange/other-forms.ts';
import type { Units } from '#core/gallery/units.ts';
import type { LayoutItem } from '#core/plan/schema.ts';
import { useWording } from '../gallery/wording-context.ts';
import { PieceSymbol } from './piece-symbol.tsx';
import { namePiece } from './say-edit.ts';
import type { LayoutEditor } from './use-layout-editor.ts';

interface SwapChoicesProps {
  readonly piece: LayoutItem;
  readonly editor: LayoutEditor;
  readonly units: Units;
  readonly onChoose: (form: LayoutItem) => void;
}

/** Air around a symbol, metres. */
const MARGIN_M = 0.08;

/** Other sizes and forms of the same kind that fit there, drawn to one scale. */
export function SwapChoices({ piece, editor, units, onChoose }: SwapChoicesProps) {
  const wording = useWording();
  const { premises, settled } = editor;
  const forms = useMemo(() => otherForms(premises, settled, piece.id), [settled, piece.id]);
  const extent = Math.max(...forms.flatMap(({ size }) => [size.width, size.depth])) + 2 * MARGIN_M;
  return (
    <section class="swaps">
      <h3>{wording.say('otherForms')}</h3>
      {forms.length === 0 && <p class="quiet">{wording.say('noOtherForms')}</p>}
      <ul>
        {forms.map((form) => (
          <li key={`${form.kind} ${form.size.width} ${form.size.depth}`}>
            <button type="button" class="swap-choice" onClick={() => onChoose(form)}>
              <svg viewBox={[-extent / 2, -extent / 2, extent, extent].join(' ')} aria-hidden="true">
                <PieceSymbol kind={form.kind} size={form.size} />
              </svg>
              <span>{namePiece(form.kind, wording)}</span>
              <span class="quiet">{wording.size([form.size.width, form.size.depth], units)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
