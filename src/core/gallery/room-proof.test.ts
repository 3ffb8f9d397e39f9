import { describe, expect, it } from 'vitest';
import type { Clearance, LayoutItem } from '../plan/schema.ts';
import { isShort, proveRoom, sayKeptFree, sayLeftOut, sayProof } from './room-proof.ts';
import { wordingOf } from './texts/all-texts.ts';

const ENGLISH = wordingOf('en');
let count = 0;
const piece = (kind: string, ...keeps: Clearance[]): LayoutItem => ({
  id: `i${++count}`,
  room: 'r1',
  kind,
  at: [1, 1],
  rotation: 0,
  size: { width: 1, depth: 1, height: 1 },
  ...(keeps.length && { keeps }),
});
const side = (kept: number): Clearance => ({ what: 'use', needed: 0.6, kept, rule: '0.6 m beside a bed (Neufert)' });
const said = (...items: LayoutItem[]) => proveRoom(items)!.keptFree.map((line) => sayKeptFree(line, 'm', ENGLISH));

describe('the proof of a room', () => {
  it('is not there where the layout says nothing', () => {
    expect(proveRoom([piece('bed'), piece('rug')])).toBeUndefined();
    expect(proveRoom([], { score: {}, leftOut: [], alternatives: [] })).toBeUndefined();
  });

  it('says what is kept and what is asked, by the words of the rule', () => {
    expect(said(piece('double-bed', side(0.72)))).toEqual(['72 cm kept; asked: 60 cm beside a bed']);
    const [line] = proveRoom([piece('double-bed', side(0.72))])!.keptFree;
    expect(line).toMatchObject({ kind: 'double-bed', source: 'Neufert' });
    expect(sayKeptFree(line!, 'ft', ENGLISH)).toBe('28″ kept; asked: 24″ beside a bed');
  });

  it.each([
    ['6.2 bed side', 'bed side', undefined],
    ['0.45 m for the legs (Mitton & Nystuen: 0.3 to 0.46)', 'for the legs', 'Mitton & Nystuen: 0.3 to 0.46'],
    ['1.5 m beside and 1 m behind it', 'beside and 1 m behind it', undefined],
    ['a wall behind the head', 'a wall behind the head', undefined],
    ['', undefined, undefined],
    [undefined, undefined, undefined],
  ])('reads the rule "%s"', (rule, purpose, source) => {
    const keeps = { what: 'use' as const, needed: 1, kept: 1, ...(rule !== undefined && { rule }) };
    expect(proveRoom([piece('bed', keeps)])!.keptFree[0]).toMatchObject({ purpose, source });
  });

  it('tells pieces alike once, with the least that one of them keeps', () => {
    expect(said(piece('double-bed', side(0.9), side(0.72)))).toEqual(['72 cm kept; asked: 60 cm beside a bed']);
    const beds = [piece('bed', side(0.9)), piece('bed', side(0.64)), piece('sofa', side(0.8))];
    expect(said(...beds)).toEqual(['64 cm or more kept; asked: 60 cm beside a bed', '80 cm kept; asked: 60 cm beside a bed']);
    expect(proveRoom(beds)!.keptFree[0]!.count).toBe(2);
  }); // biome-ignore format: short

  it('owns up to what is short, but not to a rounding', () => {
    const short = (kept: number) => proveRoom([piece('bed', side(kept))])!.keptFree.filter(isShort);
    expect(sayKeptFree(short(0.52)[0]!, 'm', ENGLISH)).toBe('only 52 cm kept; asked: 60 cm beside a bed');
    expect(short(0.598)).toEqual([]);
  });

  it('passes over what has no figure, and does with one', () => {
    expect(proveRoom([piece('bed', { what: 'use' })])).toBeUndefined();
    expect(said(piece('bed', { what: 'walk', kept: 1.2 }), piece('sofa', { what: 'window', needed: 0.35 }))).toEqual([
      '1.20 m kept to walk past it',
      'asked: 35 cm before the window',
    ]);
  });

  it('says in other languages what it says in any: measures and purposes, not the English words of a rule', () => {
    const [line] = proveRoom([piece('double-bed', side(0.72))])!.keptFree;
    expect(sayKeptFree(line!, 'm', wordingOf('de'))).toBe('72 cm frei; verlangt: 60 cm für die Benutzung');
    const leftOut = { kind: 'desk', instead: 'small-desk', reason: '52 cm would be left', needed: 0.6, had: 0.52 };
    expect(sayLeftOut(leftOut, 'm', wordingOf('fr'))).toBe(
      'petit bureau à la place; 60 cm nécessaires, 52 cm disponibles',
    );
  });

  it('counts what it holds', () => {
    const items = [piece('bed', side(0.7)), piece('sofa', side(0.5))];
    const leftOut = [{ kind: 'desk' }];
    const alternatives = [{ items }, { items }];
    expect(sayProof(proveRoom(items, { leftOut, alternatives })!, ENGLISH)).toBe(
      'Proof: 2 measures · 1 short · 1 left out · 3 layouts',
    );
    expect(sayProof(proveRoom([], { score: { balance: 1 } })!, ENGLISH)).toBe('How good it is');
  });

  it('shows the layout of the room before the others', () => {
    const [items, others] = [[piece('bed')], [piece('sofa')]];
    expect(proveRoom(items, { alternatives: [{ items: others }] })!.layouts).toEqual([items, others]);
  });
});

describe('what was left out', () => {
  it.each([
    [{ reason: 'the room is better without it' }, 'the room is better without it'],
    [
      { instead: 'small-double-bed', reason: '52 cm would be left at the window side', needed: 0.6, had: 0.52 },
      'small double bed instead; 52 cm would be left at the window side',
    ],
    [{ reason: 'too little wall', needed: 1.2, had: 0.85 }, 'too little wall; 1.20 m needed, 85 cm there'],
    [{ needed: 0.6 }, '60 cm needed'],
    [{}, ''],
  ])('is told with its measure: %o', (entry, words) => {
    expect(sayLeftOut({ kind: 'double-bed', ...entry }, 'm', ENGLISH)).toBe(words);
  });

  it('is told in feet and inches as well', () => {
    const reason = '52 cm would be left of 1.5 m in 12.0 m²';
    expect(sayLeftOut({ kind: 'desk', reason }, 'ft', ENGLISH)).toBe('20″ would be left of 4′ 11″ in 129 ft²');
  });
});
