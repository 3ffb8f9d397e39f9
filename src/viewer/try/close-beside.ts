/** A list that was opened closes at a press beside it, when the keyboard leaves it, and by Escape. */
export function closeBeside(list: HTMLDetailsElement | null): void {
  if (!list) return;
  const close = () => {
    list.open = false;
  };
  const leave = ({ target }: Event) => !list.contains(target as Node) && close();
  document.addEventListener('pointerdown', leave);
  document.addEventListener('focusin', leave);
  list.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !list.open) return;
    close();
    list.querySelector('summary')?.focus();
  });
}
