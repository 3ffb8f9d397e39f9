import { useEffect, useState } from 'preact/hooks';

/** The clock of `performance`, milliseconds, a few times a second. */
export function useNow(everyMs = 250): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
