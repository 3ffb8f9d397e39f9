import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../gallery/texts/languages.ts';
import { ALL_TRY_TEXTS } from './all-try-texts.ts';
import { EN } from './en.ts';
import { fillIn, type TryKey } from './try-texts.ts';

const wordsIn = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([word]) => word).sort();

describe.each(LANGUAGES)('the try page in %s', (language) => {
  it('fills in the same words as English, and leaves nothing empty', () => {
    const texts = ALL_TRY_TEXTS[language];
    const keys = Object.keys(EN) as TryKey[];
    expect(Object.fromEntries(keys.map((key) => [key, wordsIn(texts[key])]))).toEqual(
      Object.fromEntries(keys.map((key) => [key, wordsIn(EN[key])])),
    );
    expect(keys.filter((key) => !texts[key].trim())).toEqual([]);
  });
});

it('fills in words, and leaves those that nobody gives', () => {
  expect(fillIn('{a} of {b}', { a: '1' })).toBe('1 of {b}');
});
