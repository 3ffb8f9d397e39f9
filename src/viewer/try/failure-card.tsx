import { adviceFor } from './advice.ts';
import { findMarkedBoxes } from './marked-boxes.ts';
import type { TryError } from './send-plan.ts';

/** Failures after which the very same file may well pass. */
const PASSING = new Set(['service_unavailable', 'rate_limited', 'timeout', 'internal_error']);

interface FailureCardProps {
  readonly error: TryError;
  /** Whether the drawing is shown, and on it what the service objects to. */
  readonly shown: boolean;
  readonly onAgain: () => void;
  readonly onRetry: () => void;
}

/** Why there is no picture, and what to do about it. */
export function FailureCard({ error, shown, onAgain, onRetry }: FailureCardProps) {
  const { title, todo } = adviceFor(error.code);
  const kinds = [...new Set(findMarkedBoxes(error.details).map(({ kind }) => kind))].filter(Boolean);
  return (
    <div class="outcome failure" role="alert">
      <h2>{title}</h2>
      <p>{todo}</p>
      {kinds.length > 0 && (
        <p>
          Seen on your drawing: {kinds.join(', ')}.{shown && ' Each is marked.'}
        </p>
      )}
      <p class="said">{error.message}</p>
      <div class="outcome-buttons">
        {PASSING.has(error.code) && (
          <button type="button" class="button primary" onClick={onRetry}>
            Try again
          </button>
        )}
        <button type="button" class={PASSING.has(error.code) ? 'button' : 'button primary'} onClick={onAgain}>
          Choose another plan
        </button>
      </div>
      {error.requestId && <p class="request">Request {error.requestId}</p>}
    </div>
  );
}
