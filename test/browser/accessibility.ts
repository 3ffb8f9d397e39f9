import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** WCAG 2.2 at levels A and AA, and what axe holds to be good practice. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe objects to on a page as it is shown now.
 * @returns rule and element of each objection: `color-contrast: .quiet`
 */
export async function objections(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(async (rules) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe;
    return (await run(document, { runOnly: rules, resultTypes: ['violations'] })).violations;
  }, RULES);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}
