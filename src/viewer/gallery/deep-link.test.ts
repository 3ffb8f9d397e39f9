import { describe, expect, it } from 'vitest';
import { formatDeepLink, parseDeepLink, usualUnits } from './deep-link.ts';

const USUAL = parseDeepLink('', []);

describe('deep links', () => {
  it('reads every parameter', () => {
    const search =
      '?view=3d&room=r2&units=ft&ui=min&lang=de&theme=dark&labels=0&camera=1,2,3&style=coastal&variant=0123456789ab&furniture=0&light=evening';
    expect(parseDeepLink(search, ['r1', 'r2'])).toEqual({
      view: '3d',
      room: 'r2',
      units: 'ft',
      minimal: true,
      language: 'de',
      theme: 'dark',
      labels: false,
      camera: '1,2,3',
      style: 'coastal',
      variant: '0123456789ab',
      furniture: false,
      light: 'evening',
    });
  });
  it('takes unknown values as absent', () => {
    const search =
      '?view=upside-down&room=r9&units=yd&ui=big&lang=tlh&theme=pink&labels=2&style=baroque&furniture=no&light=noon';
    expect(parseDeepLink(search, ['r1'])).toEqual(USUAL);
    expect(USUAL).toMatchObject({ view: '2d', room: undefined, labels: true, minimal: false, camera: undefined });
  });
  it('writes back what it reads and keeps parameters of others', () => {
    const search =
      '?utm=x&view=compare&room=r1&units=m&lang=ar&theme=light&labels=0&style=modern&variant=0123456789ab&furniture=0&light=evening&camera=4.20,3.10,6.00';
    expect(formatDeepLink(search, parseDeepLink(search, ['r1']))).toBe(search);
  });
  it('leaves the usual state out of the address', () => {
    expect(formatDeepLink('?view=3d&theme=dark&camera=1,2,3', USUAL)).toBe('');
  });
  it('guesses units from the language', () => {
    expect([usualUnits('en-US'), usualUnits('en-GB'), usualUnits('fr')]).toEqual(['ft', 'm', 'm']);
  });
});
