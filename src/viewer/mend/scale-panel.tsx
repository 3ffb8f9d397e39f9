import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { formatLength } from '#core/gallery/units.ts';
import { distance } from '#core/geometry/segment.ts';
import { parseLength } from '#core/mending/parse-length.ts';
import { rescale } from '#core/mending/rescale.ts';
import type { PlanDocument, Point } from '#core/plan/schema.ts';
import { TEXTS } from './texts.ts';

interface ScalePanelProps {
  readonly document: PlanDocument;
  readonly from: Point | undefined;
  readonly to: Point | undefined;
  /** Lengths that were read on the drawing, as they are written. */
  readonly texts: readonly string[];
  readonly onAgain: () => void;
  readonly onApply: (document: PlanDocument) => void;
}

/** Sets the scale by one length: what the present scale says of it is shown before anything changes. */
export function ScalePanel({ document, from, to, texts, onAgain, onApply }: ScalePanelProps) {
  const id = useId();
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (to) input.current?.focus();
  }, [to]);
  const metres = parseLength(text);
  const measured = from && to && distance(from, to) > 0;
  return (
    <section class="inspector" aria-label={TEXTS.scaleTitle}>
      <h2>{TEXTS.scaleTitle}</h2>
      {!measured && <p class="note">{TEXTS.scaleLead}</p>}
      {measured && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (metres) onApply(rescale(document, { from, to, metres }));
          }}
        >
          <p>
            {TEXTS.scaleNow} <strong>{bothUnits(distance(from, to))}</strong>
          </p>
          <div class="field">
            <label for={id}>{TEXTS.scaleTrue}</label>
            <input
              id={id}
              ref={input}
              type="text"
              value={text}
              placeholder={TEXTS.scalePlaceholder}
              autocomplete="off"
              aria-describedby={`${id}-reads`}
              aria-invalid={text !== '' && !metres}
              onInput={(event) => setText(event.currentTarget.value)}
            />
            <p id={`${id}-reads`} class="note" role="status">
              {metres ? `${TEXTS.scaleReads} ${bothUnits(metres)}` : text && TEXTS.scaleWrong}
            </p>
          </div>
          <div class="field-row">
            <button type="submit" class="button primary" disabled={!metres}>
              {TEXTS.scaleApply}
            </button>
            <button type="button" class="button" onClick={onAgain}>
              {TEXTS.again}
            </button>
          </div>
        </form>
      )}
      {texts.length > 0 && (
        <>
          <p class="note">{TEXTS.scaleTexts}</p>
          <div class="field-row">
            {texts.map((one, i) => (
              <button key={i} type="button" class="button" aria-pressed={one === text} onClick={() => setText(one)}>
                {one}
              </button>
            ))}
          </div>
        </>
      )}
    </section>
  );
}

const bothUnits = (metres: number): string => `${formatLength(metres, 'm')} (${formatLength(metres, 'ft')})`;
