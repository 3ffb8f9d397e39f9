import { fillIn } from '#core/try-page/texts/try-texts.ts';

/** Draws the line between drawing and furnished picture where the slider over them stands. */
export function followBeforeAfter(percentText: string): void {
  const slider = document.querySelector<HTMLInputElement>('.both input');
  if (!slider) return;
  const follow = () => {
    slider.parentElement!.style.setProperty('--share', `${slider.value}%`);
    slider.setAttribute('aria-valuetext', fillIn(percentText, { n: `${slider.value} %` }));
  };
  slider.addEventListener('input', follow);
  // Browsers keep what was moved when a page is loaded again.
  follow();
}
