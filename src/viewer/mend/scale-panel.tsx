import { useEffect, useId, useRef } from 'preact/hooks';
import { distance } from '#core/geometry/segment.ts';
import { parseLength } from '#core/mending/parse-length.ts';
import { rescale } from '#core/mending/rescale.ts';
import type { PlanDocument } from '#core/plan/schema.ts';
import type { ReadLength } from './read-lengths.tsx';
import type { ToolInHand } from './use-tool.ts';
import { useWords } from './words.ts';

interface ScalePanelProps {
  readonly document: PlanDocument;
  readonly inHand: ToolInHand;
  /** Lengths that were read on the drawing. */
  readonly lengths: readonly ReadLength[];
  readonly onApply: (document: PlanDocument) => void;
}

/** Sets the scale by one length: what the present scale says of it is shown before anything changes. */
export function ScalePanel({ document, inHand, lengths, onApply }: ScalePanelProps) {
  const words = useWords();
  const id = useId();
  const { start: from, end: to, length: text } = inHand.state;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // On a telephone the keyboard would hide the plan before it is looked at.
    if (to && matchMedia('(pointer: fine)').matches) input.current?.focus();
  }, [to]);
  const metres = parseLength(text);
  const measured = from && to && distance(from, to) > 0;
  const inBoth = (value: number) => `${words.gallery.length(value, 'm')} (${words.gallery.length(value, 'ft')})`;
  const texts = [...new Set(lengths.map((length) => length.text))];
  return (
    <section class="inspector" aria-label={words.say('scaleTitle')}>
      <h2>{words.say('scaleTitle')}</h2>
      {document.scale.from === 'assumed' && !measured && <p class="banner">{words.say('needScale')}</p>}
      {!measured && <p class="note">{words.say(metres ? 'scaleEnds' : 'scaleLead')}</p>}
      {measured && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (metres) onApply(rescale(document, { from, to, metres }));
          }}
        >
          <p class="note">{words.say('scaleNow', { length: inBoth(distance(from, to)) })}</p>
          <div class="field">
            <label for={id}>{words.say('scaleTrue')}</label>
            <input
              id={id}
              ref={input}
              type="text"
              dir="ltr"
              value={text}
              placeholder={words.say('scalePlaceholder')}
              autocomplete="off"
              aria-describedby={`${id}-reads`}
              aria-invalid={text !== '' && !metres}
              onInput={(event) => inHand.setLength(event.currentTarget.value)}
            />
            <p id={`${id}-reads`} class="note" role="status">
              {metres ? words.say('scaleReads', { length: inBoth(metres) }) : text && words.say('scaleWrong')}
            </p>
          </div>
          <div class="field-row">
            <button type="submit" class="button primary" disabled={!metres}>
              {words.say('scaleApply')}
            </button>
            <button type="button" class="button" onClick={inHand.letGo}>
              {words.say('again')}
            </button>
          </div>
        </form>
      )}
      {texts.length > 0 && (
        <>
          <p class="note">{words.say('scaleTexts')}</p>
          <div class="field-row">
            {texts.map((one) => (
              <button
                key={one}
                type="button"
                class="button"
                dir="ltr"
                aria-pressed={one === text}
                onClick={() => inHand.setLength(one)}
              >
                {one}
              </button>
            ))}
          </div>
        </>
      )}
    </section>
  );
}
