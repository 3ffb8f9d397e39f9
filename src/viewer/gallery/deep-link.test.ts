import { describe, expect, it } from 'vitest';
import { formatDeepLink, parseDeepLink, usualUnits } from './deep-link.ts';

describe('deep links', () => {
  it('reads every parameter', () => {
    expect(parseDeepLink('?view=3d&room=r2&units=ft&ui=min', ['r1', 'r2'])).toEqual({
      view: '3d',
      room: 'r2',
      units: 'ft',
      minimal: true,
    });
  });
  it('takes unknown values as absent', () => {
    expect(parseDeepLink('?view=tour&room=r9&units=yd&ui=big', ['r1'])).toEqual({
      view: '2d',
      room: undefined,
      units: undefined,
      minimal: false,
    });
  });
  it('writes back what it reads and keeps parameters of others', () => {
    const search = '?utm=x&view=compare&room=r1&units=m';
    expect(formatDeepLink(search, parseDeepLink(search, ['r1']))).toBe(search);
  });
  it('leaves the usual state out of the address', () => {
    expect(formatDeepLink('?view=3d', { view: '2d', room: undefined, units: undefined, minimal: false })).toBe('');
  });
  it('guesses units from the language', () => {
    expect([usualUnits('en-US'), usualUnits('en-GB'), usualUnits('fr')]).toEqual(['ft', 'm', 'm']);
  });
});
