import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { isEmbedded } from '../gallery/host-messages.ts';

/** How long the hint stays after a wheel that was left to the host page. */
const HINT_MS = 1600;

/**
 * Whether the wheel zooms. In a window of our own always; in a frame only with Ctrl, or once the visitor has clicked
 * the stage and until the pointer leaves it, so that nobody gets stuck while scrolling the host page.
 */
export function useWheelConsent(element: RefObject<HTMLElement | null>): {
  readonly mayZoom: (event: WheelEvent) => boolean;
  readonly hint: boolean;
} {
  const given = useRef(!isEmbedded());
  const [hint, setHint] = useState(false);
  const timer = useRef(0);
  useEffect(() => {
    const target = element.current;
    if (!target || !isEmbedded()) return;
    const give = () => {
      given.current = true;
      setHint(false);
    };
    const take = () => {
      given.current = false;
    };
    target.addEventListener('pointerdown', give);
    target.addEventListener('pointerleave', take);
    return () => {
      clearTimeout(timer.current);
      target.removeEventListener('pointerdown', give);
      target.removeEventListener('pointerleave', take);
    };
  }, []);
  const mayZoom = (event: WheelEvent) => {
    if (given.current || event.ctrlKey || event.metaKey) return true;
    setHint(true);
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setHint(false), HINT_MS);
    return false;
  };
  return { mayZoom, hint };
}
