import { describe, expect, it } from 'vitest';
import { chooseLanguage, directionOf, languageOf } from './languages.ts';

describe('the language of the gallery', () => {
  it('is what the address asks for, before what the browser does', () => {
    expect(chooseLanguage('de', 'fr')).toBe('de');
    expect(chooseLanguage('AR', 'fr')).toBe('ar');
  });
  it('is the best of what the browser accepts, by weight', () => {
    expect(chooseLanguage(undefined, 'pt-BR,pt;q=0.9,en;q=0.8')).toBe('pt');
    expect(chooseLanguage(null, 'en;q=0.4, sv;q=0.9')).toBe('sv');
    expect(chooseLanguage('xx', 'fi, nl;q=0.1')).toBe('nl');
    expect(chooseLanguage(undefined, 'de;q=0, es;q=0.2')).toBe('es');
  });
  it('is English where nothing else is known', () => {
    expect(chooseLanguage(undefined, '*')).toBe('en');
    expect(chooseLanguage('tlh', undefined)).toBe('en');
  });
  it('is told by the first part of a tag, and has a direction', () => {
    expect([languageOf('de-AT'), languageOf('zz'), languageOf('')]).toEqual(['de', undefined, undefined]);
    expect([directionOf('ar'), directionOf('tr')]).toEqual(['rtl', 'ltr']);
  });
});
