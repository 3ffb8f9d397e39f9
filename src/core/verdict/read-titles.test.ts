import { describe, expect, it } from 'vitest';
import { textAt } from '../texts/text-at.fixture.ts';
import { readTitles } from './read-titles.ts';

const runs = (...texts: string[]) => texts.map((text) => textAt(text, 0, 0));
const others = (...texts: string[]) => readTitles(runs(...texts)).otherTitles;

describe('readTitles', () => {
  it.each([
    'SECTION A-A',
    'SECTIONA-A',
    'Schnitt',
    'SCHNITTA-A',
    'COUPE AA',
    'COUPEAA',
    'Разрез 1-1',
    'Разрез',
    'SNIT B',
  ])('knows %s as the title of another drawing', (text) => expect(others(text)).toEqual([text]));

  it.each(['SECTIONAL SOFA', 'coupé', 'Schnittblumen', 'Schnitten', 'corteccia', 'Snitzels'])(
    'takes %s for no title',
    (text) => expect(others(text)).toEqual([]),
  );

  it('knows heights of several storeys as those of a section', () => {
    expect(others('±0.00', '+2.80', '+5.60')).toEqual(['heights']);
    expect(others('-2,75', '+0,00', '+2,75')).toEqual(['heights']);
  });

  it('takes what is left of dimension lines for no heights', () => {
    expect(others('-2.94', '-1.00', '-4.10', '-6.25')).toEqual([]);
  });

  it('knows a sheet of figures by their captions, but for one with lengths, whose rooms are lettered', () => {
    expect(others('a)', 'b)', '(c)', 'g)', 'g)')).toEqual(['a)', 'b)', '(c)', 'g)']);
    expect(others('a)', 'b)', 'c)')).toEqual([]);
    expect(others('a)', 'b)', 'c)', 'd)', '3,65', '4,10', '12,5')).toEqual([]);
  });

  it('lets a floor have steps, and two floors their heights', () => {
    expect(others('±0.00', '-0.15', '-0.30', '+0.45')).toEqual([]);
    expect(others('±0.00', '+2.80', '+2.80')).toEqual([]);
    expect(others('0.00', '2.80', '5.60')).toEqual([]);
  });

  it.each([
    'GROUND FLOOR PLAN',
    'Floorplan',
    'Stueplan',
    'Grundriss EG',
    'Planritning',
    'Plantegning',
    'PLANTA BAJA',
    'Rzut parteru',
    'Půdorys 1.NP',
    'План этажа',
    'План 2 этажа',
    'Pohjapiirustus',
    '平面図',
    '户型图',
    '2 Bed',
    '3LDK',
  ])('hears of a floor plan from %s', (text) => expect(readTitles(runs(text)).saysPlan).toBe(true));

  it.each(['Rzut dachu', 'Lageplan', 'PLANTS', 'piantana', 'Floor', 'план участка'])('does not from %s', (text) =>
    expect(readTitles(runs(text)).saysPlan).toBe(false),
  );
});
