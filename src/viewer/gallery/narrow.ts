import { useEffect, useState } from 'preact/hooks';

/** Upright phones and tablets, and small frames; the same as in styles/narrow.css. */
const NARROW = '(max-width: 900px) and (orientation: portrait), (max-width: 559px)';

/** Whether the rooms are in a sheet below the plan instead of beside it. */
export function useNarrow(): boolean {
  const [narrow, setNarrow] = useState(() => matchMedia(NARROW).matches);
  useEffect(() => {
    const query = matchMedia(NARROW);
    const update = () => setNarrow(query.matches);
    query.addEventListener('change', update);
    return () => query.removeEventListener('change', update);
  }, []);
  return narrow;
}
