import { expect, it } from 'vitest';
import { groupScores, sayNames, scoreName } from './score-name.ts';
import { wordingOf } from './texts/all-texts.ts';

it('names measures for people, and reads those that it does not know as words', () => {
  expect(scoreName('screen-axis')).toBe('seats straight before the screen');
  expect(scoreName('table-leg-room')).toBe('table leg room');
  expect(scoreName('constructor')).toBe('constructor');
});

it('groups scores by a word, the best first', () => {
  const score = { balance: 0.4, conversation: 0.95, lamps: 0, outlook: 0.9, 'sofa-back': 0.699 };
  expect(groupScores(score)).toEqual([
    { word: 'veryGood', names: ['conversation', 'view from the seats'] },
    { word: 'fair', names: ['balance', 'wall behind the sofa'] },
    { word: 'poor', names: ['light where it is used'] },
  ]);
  expect(groupScores({})).toEqual([]);
});

it('names a few of many things that are very good, and all that are not', () => {
  const names = Array.from({ length: 12 }, (_, i) => `thing ${i}`);
  expect(sayNames({ word: 'veryGood', names }, wordingOf('en'))).toMatch(/^thing 0, .*thing 7 and 4 more$/);
  expect(sayNames({ word: 'veryGood', names: names.slice(0, 9) }, wordingOf('en'))).toMatch(/thing 8$/);
  expect(sayNames({ word: 'poor', names }, wordingOf('en'))).toMatch(/thing 11$/);
  expect(sayNames({ word: 'poor', names }, wordingOf('it'))).toBe('12 misure');
});
