import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** Gives the focus to the stage that can be reached. */
export function focusStage(): void {
  document.querySelector<HTMLElement>('.viewport:not([inert])')?.focus({ preventScroll: true });
}

/** For a part that may go while the focus is in it: the stage takes it, or keys would begin at the top of the page again. */
export function useFocusPassedOn<T extends Element>(): RefObject<T | null> {
  const part = useRef<T>(null);
  // A layout effect ends while the part is still in the page.
  useLayoutEffect(
    () => () => {
      if (part.current?.contains(document.activeElement)) focusStage();
    },
    [],
  );
  return part;
}
