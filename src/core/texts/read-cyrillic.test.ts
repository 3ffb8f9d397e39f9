import { describe, expect, it } from 'vitest';
import { readCyrillic } from './read-cyrillic.ts';
import { textAt } from './text-at.fixture.ts';

const read = (...texts: string[]) => readCyrillic(texts.map((text) => textAt(text, 0, 0))).map(({ text }) => text);

describe('readCyrillic', () => {
  it('puts names right that were read as the Latin letters they look like', () => {
    expect(read('CnANbHA 1', 'nPVXOXAR', 'KyXHA', 'TAPAEPOBHAR', 'C/y', '3,65')).toEqual([
      'СПАЛЬНЯ 1', 'ПРИХОЖАЯ', 'КУХНЯ', 'ГАРДЕРОБНАЯ', 'С/У', '3,65',
    ]); // biome-ignore format: a row
  });

  it('spells them in small letters where the sheet does', () => {
    expect(read('CnanbHA2', 'Teppaca', 'KyxHA', 'BaHHaR')).toEqual(['Спальня 2', 'Терраса', 'Кухня', 'Ванная']);
  });

  it('forgives letters that were not read at all', () => {
    expect(read('CAHY3E', 'KAAOBAR', 'CnAbH 3')).toEqual(['САНУЗЕЛ', 'КЛАДОВАЯ', 'СПАЛЬНЯ 3']);
  });

  it('takes no rest of a word for a short one', () => {
    expect(read('bHA1', 'KyXHA', 'TYANET', '3AN')).toEqual(['bHA1', 'КУХНЯ', 'ТУАЛЕТ', 'ЗАЛ']);
  });

  it('leaves sheets alone that are lettered in Latin', () => {
    const latin = ['BATH', 'KITCHEN', 'BALCONY', 'TERRACE', 'CLOSET', 'VAR.', 'VAR.'];
    expect(read(...latin)).toEqual(latin);
  });

  it('believes no single word', () => {
    expect(read('BANKOH', 'A-101', '12,50')).toEqual(['BANKOH', 'A-101', '12,50']);
  });

  it('leaves texts alone that came with the file', () => {
    const texts = ['BANKOH', 'KyXHA'].map((text) => ({ ...textAt(text, 0, 0), source: 'file' as const }));
    expect(readCyrillic(texts)).toEqual(texts);
  });
});
