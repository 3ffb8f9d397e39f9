import { describe, expect, it } from 'vitest';
import { readWishes } from './read-wishes.ts';

describe('readWishes', () => {
  it('reads every field, and says nothing then', () => {
    const texts = { style: 'coastal', occupants: '5', accessible: 'true', density: 'calm' };
    expect(readWishes(texts)).toEqual({
      wishes: { style: 'coastal', occupants: 5, accessible: true, density: 'calm' },
      notes: [],
    });
    expect(readWishes({ accessible: 'false' }).wishes).toEqual({ accessible: false });
  });

  it('takes what is missing or empty as not sent', () => {
    expect(readWishes({})).toEqual({ wishes: {}, notes: [] });
    expect(readWishes({ style: '', occupants: '' })).toEqual({ wishes: {}, notes: [] });
  });

  it.each([
    ['style', 'baroque', 'scandinavian, modern, classic, industrial or coastal'],
    ['style', 'Modern', 'modern'],
    ['occupants', '0', 'from 1 to 12'],
    ['occupants', '13', 'from 1 to 12'],
    ['occupants', '2.5', 'whole number'],
    ['occupants', '1e1', 'whole number'],
    ['occupants', 'many', 'whole number'],
    ['accessible', 'yes', 'true or false'],
    ['density', 'crowded', 'calm, normal or full'],
    ['density', 'toString', 'calm, normal or full'],
  ])('ignores %s "%s", and names it with what it can be', (field, value, known) => {
    const { wishes, notes } = readWishes({ [field]: value });
    expect(wishes).toEqual({});
    expect(notes).toHaveLength(1);
    for (const words of [field, `"${value}"`, known, 'ignored']) expect(notes[0]).toContain(words);
  });

  it('keeps the fields that it knows beside one that it does not', () => {
    const { wishes, notes } = readWishes({ style: 'rococo', occupants: '12', density: 'full' });
    expect(wishes).toEqual({ occupants: 12, density: 'full' });
    expect(notes).toHaveLength(1);
  });

  it('does not give long nonsense back', () => {
    expect(readWishes({ style: 'x'.repeat(5000) }).notes[0]!.length).toBeLessThan(200);
  });
});
