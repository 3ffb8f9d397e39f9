import { apply } from '#core/geometry/affine.ts';
import type { Point, Source } from '#core/plan/schema.ts';
import { useWords } from './words.ts';

interface PartPanelProps {
  readonly source: Source;
  readonly from: Point | undefined;
  readonly to: Point | undefined;
  readonly onAgain: () => void;
  /** The box of the part, whole pixels of the drawing. */
  readonly onRead: (box: number[]) => void;
}

/** Reads one part of the sheet as if it were alone. */
export function PartPanel({ source, from, to, onAgain, onRead }: PartPanelProps) {
  const words = useWords();
  const read = () => {
    const [[ax, ay], [bx, by]] = [apply(source.toPixels, from!), apply(source.toPixels, to!)];
    onRead([Math.min(ax, bx), Math.min(ay, by), Math.max(ax, bx), Math.max(ay, by)].map(Math.round));
  };
  return (
    <section class="inspector" aria-label={words.say('partAsk')}>
      <p class="note">{words.texts.hints.part}</p>
      {from && to && (
        <div class="field-row">
          <button type="button" class="button primary" onClick={read}>
            {words.say('partRead')}
          </button>
          <button type="button" class="button" onClick={onAgain}>
            {words.say('again')}
          </button>
        </div>
      )}
    </section>
  );
}
