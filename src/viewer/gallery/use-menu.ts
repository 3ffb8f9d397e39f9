import { useEffect, useRef, useState } from 'preact/hooks';

/**
 * A list that a button opens, in one element with it: it closes by Escape, and when somebody presses or moves on to anything else.
 * @returns what the element around both, the button and the list need
 */
export function useMenu() {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return;
    const leave = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  }, [open]);
  /** Closes, and whoever works by keyboard is back at the button. */
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) close();
  };
  return { open, close, toggle: () => setOpen(!open), root, button, onKeyDown };
}
