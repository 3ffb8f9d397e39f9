import { useLayoutEffect } from 'preact/hooks';

/**
 * Hands the focus on when what has it goes, as the button that removes the thing of its own card does: it would fall to the page, where
 * no key does anything. To be called by what renders all that may go.
 */
export function useFocusKept(handOn: () => void): void {
  const focused = document.activeElement;
  useLayoutEffect(() => {
    if (focused && !focused.isConnected) handOn();
  });
}
