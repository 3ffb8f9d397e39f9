/** Goes to the first control of the card of what is chosen. */
export const focusCard = (): void =>
  document.querySelector<HTMLElement>('.inspector :is(select, input, button)')?.focus();
