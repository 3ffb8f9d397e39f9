import { expect, it } from 'vitest';
import { wordingOf } from '../../gallery/texts/all-texts.ts';
import { LANGUAGES } from '../../gallery/texts/languages.ts';
import { MendWording } from '../mend-wording.ts';
import { MEND_TEXTS } from './all-texts.ts';
import type { MendKey } from './mend-texts.ts';

const blanks = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();

it.each(LANGUAGES)('texts in %s fill in what English does, and say all in words of their own', (language) => {
  const { ui } = MEND_TEXTS[language];
  const keys = Object.keys(MEND_TEXTS.en.ui) as MendKey[];
  expect(keys.filter((key) => blanks(ui[key]).join() !== blanks(MEND_TEXTS.en.ui[key]).join())).toEqual([]);
  const same = keys.filter((key) => ui[key] === MEND_TEXTS.en.ui[key]);
  // A few words and examples are the same in two languages.
  if (language !== 'en') expect(same.length).toBeLessThan(5);
});

it('counts in the form that the language has for a number', () => {
  const count = (language: 'pl' | 'ar', n: number) =>
    new MendWording(wordingOf(language), MEND_TEXTS[language]).count('checks', n);
  expect([1, 3, 5].map((n) => count('pl', n))).toEqual(['1 miejsce do sprawdzenia', '3 miejsca do sprawdzenia', '5 miejsc do sprawdzenia']); // biome-ignore format: a list
  expect(count('ar', 2)).toBe('موضعان للمراجعة');
});
