import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '../furnish/catalogue/catalogue.ts';
import { kindName } from './kind-name.ts';

describe('kindName', () => {
  it('reads a kind as its words, and knows the names that are more than that', () => {
    expect(kindName('double-bed')).toBe('double bed');
    expect(kindName('tv-unit')).toBe('TV unit');
    expect(kindName('corner-sofa-right')).toBe('corner sofa');
    expect(kindName('spinning-wheel')).toBe('spinning wheel');
  });

  it('gives pieces different names, but for the two sides of a corner sofa', () => {
    const names = Object.keys(CATALOGUE).map(kindName);
    const twice = names.filter((name, i) => names.indexOf(name) !== i);
    expect(twice).toEqual(['corner sofa']);
  });
});
