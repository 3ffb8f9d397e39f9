import { useEffect, useState } from 'preact/hooks';

/** How long a notice stands over the picture. */
const NOTICE_MS = 6000;

/** What is said to people: `status` by screen readers alone, a notice also in a bubble for some seconds. */
export function useNotices() {
  const [status, setStatus] = useState('');
  const [notice, setNotice] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setNotice(''), NOTICE_MS);
    return () => clearTimeout(timer);
  }, [notice]);
  const announce = (text: string) => {
    setNotice(text);
    setStatus(text);
  };
  return { status, notice, setStatus, announce };
}
