import { useState } from 'preact/hooks';
import { inLanguage } from './in-language.ts';
import { PlanPreview } from './plan-preview.tsx';
import type { TryResult } from './send-plan.ts';
import { useSay } from './texts.ts';
import type { Attempt } from './use-attempt.ts';

/** What there is to see of an attempt: the drawing and what is read on it, then the furnished picture in its place. */
export function AttemptView({ attempt }: { attempt: Exclude<Attempt, { step: 'idle' }> }) {
  const [shownUrl, setShownUrl] = useState('');
  const { step, file } = attempt;
  const result = step === 'done' ? attempt.result : undefined;
  const isShown = result !== undefined && result.furnishedImageUrl === shownUrl;
  return (
    <div class="view">
      {/* The picture is made in this size when it is first asked for: until it is here the drawing stays. */}
      {!isShown && (
        <PlanPreview
          file={file}
          working={step !== 'failed'}
          plan={step === 'failed' ? undefined : attempt.plan}
          furniture={step === 'failed' ? undefined : attempt.furniture}
          details={step === 'failed' ? attempt.error.details : undefined}
        />
      )}
      {result && (
        <ResultPicture result={result} isShown={isShown} onShown={() => setShownUrl(result.furnishedImageUrl)} />
      )}
    </div>
  );
}

interface ResultPictureProps {
  readonly result: TryResult;
  readonly isShown: boolean;
  readonly onShown: () => void;
}

/** Widths in which the picture is asked for, pixels. */
const WIDTHS = [800, 1200];

/** Leads to the gallery. */
function ResultPicture({ result: { galleryUrl, furnishedImageUrl }, isShown, onShown }: ResultPictureProps) {
  const { say } = useSay();
  return (
    <a
      class={`result-picture${isShown ? '' : ' coming'}`}
      href={inLanguage(galleryUrl)}
      tabIndex={isShown ? undefined : -1}
    >
      <img
        onLoad={onShown}
        onError={onShown}
        src={`${furnishedImageUrl}?w=${WIDTHS.at(-1)}`}
        srcset={WIDTHS.map((width) => `${furnishedImageUrl}?w=${width} ${width}w`).join()}
        sizes="(max-width: 900px) 94vw, 60vw"
        alt={say('furnishedPlan')}
      />
    </a>
  );
}
