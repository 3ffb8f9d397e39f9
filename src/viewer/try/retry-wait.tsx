import { useEffect, useState } from 'preact/hooks';
import type { TryError } from './send-plan.ts';
import { useSay } from './texts.ts';
import { useNow } from './use-now.ts';

/** Counts down to when it is worth sending again, and does; where the device is offline, when it is online again. */
export function RetryWait({ error, onRetry }: { error: TryError; onRetry: () => void }) {
  const { say, seconds } = useSay();
  const [failedAt] = useState(() => performance.now());
  const now = useNow();
  const { code, retryAfterS } = error;
  const leftMs = retryAfterS === undefined ? undefined : failedAt + retryAfterS * 1000 - now;
  const isDue = leftMs !== undefined && leftMs <= 0;
  useEffect(() => {
    if (isDue) onRetry();
  }, [isDue]);
  useEffect(() => {
    if (code !== 'offline') return;
    addEventListener('online', onRetry, { once: true });
    return () => removeEventListener('online', onRetry);
  }, [code]);
  return leftMs === undefined ? null : (
    <p class="retry-wait" aria-hidden="true">
      {say('sendsAgain', { time: seconds(leftMs) })}
    </p>
  );
}
