import type { Page } from 'playwright-core';
import type { Point } from '#core/plan/schema.ts';

/**
 * The keystroke-level model: what an expert takes for each act, seconds (Card, Moran & Newell 1980, "The keystroke-level model for user
 * performance time with interactive systems"): a key, a button of the mouse pressed or let go, to point, to move the hand between mouse and
 * keyboard, to think.
 */
const KEY_S = 0.2;
const BUTTON_S = 0.1;
const POINT_S = 1.1;
const HOME_S = 0.4;
const THINK_S = 1.35;
/** A hand is so far off what it points at, px, each time in another direction. */
const MISS_PX = 4;

/** Does with real pointer events what a person would do on the page, and counts it. */
export class Hand {
  readonly #page: Page;
  /** What a person does one after the other: a tap, a stroke, a choice from a list, a word that is typed. */
  steps = 0;
  /** By the keystroke-level model, without what the service takes. */
  seconds = 0;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Taps a button by its name. */
  async press(name: string | RegExp): Promise<void> {
    await this.#page
      .getByRole('button', typeof name === 'string' ? { name, exact: true } : { name })
      .first()
      .click();
    this.#count(POINT_S + 2 * BUTTON_S);
  }

  /** Taps a place of the plan, metres, as exactly as a hand does. */
  async tap(at: Point): Promise<void> {
    const [x, y] = await this.#onPage(at);
    await this.#page.mouse.move(x, y);
    await this.#page.mouse.click(x, y);
    this.#count(POINT_S + 2 * BUTTON_S);
  }

  async drag(from: Point, to: Point): Promise<void> {
    await this.#page.mouse.move(...(await this.#onPage(from)));
    await this.#page.mouse.down();
    await this.#page.mouse.move(...(await this.#onPage(to)), { steps: 5 });
    await this.#page.mouse.up();
    this.#count(2 * POINT_S + 2 * BUTTON_S);
  }

  /** Opens a list and takes an entry, where there is one that says something else: who sees what is right leaves it. */
  async choose(label: string, value: string): Promise<void> {
    const list = this.#page.getByLabel(label, { exact: true });
    if ((await list.count()) === 0 || (await list.inputValue()) === value) return;
    await list.selectOption(value);
    this.#count(2 * (POINT_S + 2 * BUTTON_S));
  }

  /** Types into the field that has the focus, and Enter. */
  async type(text: string): Promise<void> {
    // A hand takes longer from the mouse to the keyboard than the page to give the focus; a program does not.
    await this.#page.locator('input:focus').waitFor();
    await this.#page.keyboard.type(text);
    await this.#page.keyboard.press('Enter');
    this.#count(HOME_S + (text.length + 1) * KEY_S);
  }

  #count(seconds: number): void {
    this.steps++;
    this.seconds += THINK_S + seconds;
  }

  async #onPage([x, y]: Point): Promise<[number, number]> {
    const turn = 2.4 * this.steps;
    const [px, py] = await this.#page.evaluate(
      ([mx, my]) => {
        const layer = document.querySelector('.mend-drawn > g') as SVGGElement;
        const at = new DOMPoint(mx, my).matrixTransform(layer.getScreenCTM()!);
        return [at.x, at.y] as [number, number];
      },
      [x, y] as const,
    );
    return [px + MISS_PX * Math.cos(turn), py + MISS_PX * Math.sin(turn)];
  }
}
