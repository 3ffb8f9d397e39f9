import { PageChoice } from './page-choice.tsx';
import { RetryWait } from './retry-wait.tsx';
import { mendPath, type TryError } from './send-plan.ts';
import { useSay, useTryData } from './texts.ts';
import { readDetails, WAYS_OUT } from './ways-out.ts';

interface FailureCardProps {
  readonly error: TryError;
  /** Whether the drawing is shown, and on it what the service objects to. */
  readonly shown: boolean;
  readonly onAgain: () => void;
  readonly onRetry: () => void;
  readonly onPage: (mendUrl: string, page: number) => void;
}

/** Why there is no picture, said once, and the way out. */
export function FailureCard({ error, shown, onAgain, onRetry, onPage }: FailureCardProps) {
  const { served } = useTryData();
  const { say, has, megabytes } = useSay();
  const code = has(error.code) && has(`${error.code}Todo`) ? error.code : 'internal_error';
  const { mendUrl, pages, texts } = readDetails(error.details);
  const { mend, passes = false } = WAYS_OUT[code] ?? {};
  const todo = `${code}Todo`;
  const isMended = mend !== undefined && mendUrl !== undefined;
  const isChosen = code === 'multiple_pages' && mendUrl !== undefined && pages > 0;
  const leadsOn = isMended || isChosen || passes;
  return (
    <div class={`outcome failure${isChosen ? '' : ' hindered'}`} role="alert">
      <h1>{say(code, { size: megabytes(served.limitBytes) })}</h1>
      {has(todo) && <p>{say(todo)}</p>}
      {shown && code === 'furniture_detected' && <p>{say('marked')}</p>}
      {texts.length > 0 && <p class="quiet">{say('textsRead', { texts: texts.join(' · ') })}</p>}
      {passes && <RetryWait error={error} onRetry={onRetry} />}
      {isChosen && (
        <PageChoice folder={`${mendPath(mendUrl)}/pages`} pages={pages} onPage={(page) => onPage(mendUrl, page)} />
      )}
      <div class="outcome-buttons">
        {isMended && (
          <a class="button primary" href={mendPath(mendUrl)}>
            {say(mend)}
          </a>
        )}
        {passes && (
          <button type="button" class="button primary" onClick={onRetry}>
            {say('tryAgain')}
          </button>
        )}
        <button type="button" class={`button${leadsOn ? '' : ' primary'}`} onClick={onAgain}>
          {say('another')}
        </button>
      </div>
      {code === 'internal_error' && error.requestId && <p class="request">{say('request', { id: error.requestId })}</p>}
    </div>
  );
}
