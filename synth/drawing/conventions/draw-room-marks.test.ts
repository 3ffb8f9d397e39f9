import { expect, it } from 'vitest';
import { makeRandom } from '../../random.ts';
import { pickTidyStyle } from '../style.ts';
import { drawWith } from './draw-with.fixture.ts';
import { pickConventions } from './pick-conventions.ts';

it.each(['numbers', 'levels'] as const)(
  'letters %s within rooms, and adds nothing else to the truth',
  async (marks) => {
    let count = 0;
    for (let seed = 1; seed <= 6; seed++) {
      const style = pickTidyStyle('gb', makeRandom(`conventions ${seed}`));
      const { lettering } = pickConventions('gb', style, makeRandom(`ways ${seed}`));
      const [plain, marked] = await Promise.all(
        (['none', marks] as const).map((one) =>
          drawWith(seed, { lettering: { ...lettering, marks: one, logo: 'none' } }),
        ),
      );
      const { texts: _, ...before } = plain!.sheetTruth();
      const { texts, ...after } = marked!.sheetTruth();
      expect(after).toEqual(before);
      expect(marked!.truth.codes).toEqual(plain!.truth.codes);
      const added = marked!.truth.texts.slice(plain!.truth.texts.length);
      expect(added.every(({ text }) => (marks === 'numbers' ? /^\d+$/ : /^[+±-]\d+[.,]\d+$/).test(text))).toBe(true);
      count += added.length;
    }
    expect(count).toBeGreaterThan(8);
  },
);
