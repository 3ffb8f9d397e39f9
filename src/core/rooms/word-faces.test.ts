import { describe, expect, it } from 'vitest';
import { name } from './box.fixture.ts';
import { wordFaces } from './word-faces.ts';

/** What stands in one face that takes up the whole sheet. */
const wordingOf = (...texts: string[]) => {
  const labels = new Int32Array(200 * 200).fill(1);
  return wordFaces(
    labels,
    200,
    texts.map((text, i) => name(text, 100, 20 + 20 * i)),
  )(1);
};

describe('wordFaces', () => {
  it('tells names of rooms from other words, whatever else is written there', () => {
    expect(wordingOf()).toBe('none');
    expect(wordingOf('12', 'A-1')).toBe('none');
    expect(wordingOf('EXISTING TREE')).toBe('some');
    expect(wordingOf('KITCHEN')).toBe('name');
    expect(wordingOf('PROJECT 1049', 'DATE 9/02/2016', 'KITCHEN')).toBe('name');
  });

  it('tells title blocks by their fields', () => {
    expect(wordingOf('PROJECT 1049', 'DATE 9/02/2016', 'TEL. 0506')).toBe('title');
    expect(wordingOf('Projekt Seeblick', 'Maßstab 1:100')).toBe('title');
    expect(wordingOf('Projet Mer', 'Échelle 1:50')).toBe('title');
    expect(wordingOf('TEL. 0506')).toBe('some');
    expect(wordingOf('DATED FLOORING', 'TELEVISION')).toBe('some');
  });
});
