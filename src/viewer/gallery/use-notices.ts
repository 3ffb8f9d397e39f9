import { useEffect, useState } from 'preact/hooks';

/** How long a notice stands over the picture. */
const NOTICE_MS = 6000;

/** What is said to people: `status` by screen readers alone, a notice also in a bubble for some seconds. */
export function useNotices() {
  const [status, setStatus] = useState('');
  const [notice, setNotice] = useState({ text: '' });
  useEffect(() => {
    if (!notice.text) return;
    const timer = setTimeout(() => setNotice({ text: '' }), NOTICE_MS);
    return () => clearTimeout(timer);
  }, [notice]);
  const announce = (text: string) => {
    // The same again is rendered again, too: it stands as long again, and a choice that failed again goes back again.
    setNotice({ text });
    setStatus(text);
  };
  return { status, notice: notice.text, setStatus, announce };
}
