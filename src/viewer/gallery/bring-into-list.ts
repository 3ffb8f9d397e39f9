/**
 * Shows what was chosen elsewhere in a list that scrolls by itself, and never scrolls the page for it. A sheet that shows little of its
 * list begins with it; a list beside the plan moves no farther than it must.
 */
export function bringIntoList(card: HTMLElement): void {
  const list = card.closest<HTMLElement>('.panel');
  if (!list || getComputedStyle(list).overflowY !== 'auto') return;
  const [{ top, bottom }, seen] = [card.getBoundingClientRect(), list.getBoundingClientRect()];
  if (list.closest('.sheet') || top < seen.top) list.scrollTop += top - seen.top;
  else if (bottom > seen.bottom) list.scrollTop += Math.min(bottom - seen.bottom, top - seen.top);
}
