import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '../catalogue/catalogue.ts';
import type { Stock, Task } from '../home/task.ts';
import { gapBetween } from '../judge/look.ts';
import { type BoxRoom, boxScene } from '../solve/box-room.ts';
import { furnishRoom } from '../solve/furnish-room.ts';
import type { Placed } from '../solve/state.ts';

type Own = Omit<Task, 'room'>;

const furnished = (box: BoxRoom, people = 2): readonly Placed[] => furnishRoom(boxScene(box, people)).best.state.placed;
const kinds = (pieces: readonly Placed[]): string[] => pieces.map(({ kind }) => kind);
const count = (pieces: readonly Placed[], pattern: RegExp): number => pieces.filter(({ kind }) => pattern.test(kind)).length; // biome-ignore format: one line
const metres = (pieces: readonly Placed[], pattern: RegExp): number =>
  pieces.reduce((sum, { kind, box }) => sum + (pattern.test(kind) ? Math.max(box.width, box.depth) : 0), 0);

const bedroom = (width: number, depth: number, tasks: readonly Own[], window: BoxRoom['window'] = [width / 2, width - 0.4]): BoxRoom => ({ type: 'bedroom', width, depth, window, tasks }); // biome-ignore format: one line
const forTwo: readonly Own[] = [
  { what: 'sleep', for: 2, beds: 'double' },
  { what: 'dress', for: 2 },
];
const young: readonly Own[] = [
  { what: 'sleep', for: 1, beds: 'single', young: true },
  { what: 'dress', for: 1 },
];

describe('bedrooms for two', () => {
  it.each([
    [2.9, 3.4],
    [3.2, 3.6],
    [3.6, 4.2],
    [4.4, 4.4],
  ])('of %f by %f m have a double bed, a stand on both sides and a wardrobe for both', (width, depth) => {
    const pieces = furnished(bedroom(width, depth, forTwo));
    const bed = pieces.find(({ kind }) => kind === 'double-bed')!;
    expect(bed).toBeDefined();
    const beside = pieces.filter((p) => /nightstand|headboard/.test(p.kind) && gapBetween(p.box, bed.box) < 0.1);
    expect(beside.length === 2 || beside.some(({ kind }) => kind === 'headboard')).toBe(true);
    expect(metres(pieces, /wardrobe/)).toBeGreaterThanOrEqual(1.19);
  });

  it('have no wardrobe where one is drawn', () => {
    const drawn = [['wardrobe', 0, 0, 0.6, 2]] as const;
    expect(count(furnished({ ...bedroom(3.6, 4, forTwo), drawn }), /^(sliding-)?wardrobe$/)).toBe(0);
  });

  it('hold the same when a wall is 3 cm off', () => {
    const held = (off: number) => kinds(furnished(bedroom(3.4 + off, 3.8 - off, forTwo))).sort();
    for (const off of [-0.03, 0.03]) expect(held(off)).toEqual(held(0));
  });
});

describe('rooms of the young', () => {
  it.each([
    [2.6, 3.2],
    [2.8, 3.6],
    [3.2, 3.8],
  ])('of %f by %f m have bed, nightstand, wardrobe, desk and chair', (width, depth) => {
    const pieces = furnished(bedroom(width, depth, young), 1);
    for (const pattern of [/^(single|loft)-bed$/, /nightstand|headboard/, /wardrobe/, /desk$/, /^office-chair$/])
      expect(count(pieces, pattern), `${pattern} in ${kinds(pieces)}`).toBe(1);
  });

  it('have two beds where two sleep', () => {
    const twins: readonly Own[] = [{ what: 'sleep', for: 2, beds: 'twin', young: true }];
    for (const [width, depth] of [[3, 3.4], [3.4, 4]] as const) {
      const pieces = furnished(bedroom(width, depth, twins));
      expect(count(pieces, /^single-bed$/) === 2 || count(pieces, /^bunk-bed$/) === 1, `${kinds(pieces)}`).toBe(true);
    } // biome-ignore format: pairs
  });

  it('have a cot and a table to change the baby on', () => {
    const pieces = furnished(bedroom(2.6, 3.2, [{ what: 'sleep', for: 1, beds: 'crib' }]), 3);
    expect(kinds(pieces)).toEqual(expect.arrayContaining(['crib', 'changing-table']));
  });
});

describe('a study', () => {
  it('has a desk, its chair and books', () => {
    const pieces = furnished({ type: 'study', width: 2.6, depth: 3, window: [0.8, 1.8], tasks: [{ what: 'work', for: 1 }] }, 1); // biome-ignore format: one line
    for (const pattern of [/desk$/, /^office-chair$/, /bookcase/]) expect(count(pieces, pattern)).toBeGreaterThan(0);
  });
});

describe('where one comes in', () => {
  const arrive: readonly Own[] = [{ what: 'arrive', for: 2 }];

  it.each([
    [3, 2],
    [4, 1.35],
    [4, 1.12],
    [4, 1],
  ])('a hall of %f by %f m has a place for coats, and a way of 0.9 m past it', (width, depth) => {
    const pieces = furnished({ type: 'hall', width, depth, tasks: arrive });
    expect(count(pieces, /coat|hall-bench|wardrobe/)).toBeGreaterThan(0);
    const deepest = Math.max(0, ...pieces.filter((p) => p.underside === undefined).map(({ box }) => box.depth)); // biome-ignore format: one line
    expect(depth - deepest).toBeGreaterThanOrEqual(0.9);
  });

  it('a living room has one, too', () => {
    const tasks: readonly Own[] = [...arrive, { what: 'lounge', for: 2 }];
    expect(count(furnished({ type: 'living', width: 5, depth: 4.5, window: [2, 4], tasks }), /coat|hall-bench|wardrobe/)).toBe(1); // biome-ignore format: one line
  });
});

describe('stores', () => {
  const store = (width: number, depth: number, stock: Stock, door: BoxRoom['door']): readonly Placed[] =>
    furnished({ type: 'closet', width, depth, door, tasks: [{ what: 'store', for: 2, stock }] });

  it.each([
    ['a niche with room behind its door', 1.4, 0.85, 0.3, 1.1],
    ['a niche with room beside its door', 1.8, 0.6, 0.55, 1.25],
    ['a niche whose door is as wide as it is', 1.4, 0.56, 0.05, 1.35],
    ['a narrow one that is walked into', 1.05, 2.6, 0.15, 0.9],
    ['a walk-in', 1.8, 2, 0.5, 1.3],
  ] as const)('%s is fitted over most of its length', (_, width, depth, from, to) => {
    const run = metres(store(width, depth, 'clothes', [from, to]), /closet/);
    expect(run / Math.max(width, depth)).toBeGreaterThanOrEqual(0.6);
  });

  it('keeps 0.6 m to walk in', () => {
    const pieces = store(1.05, 2.6, 'clothes', [0.15, 0.9]);
    const deep = pieces.filter(({ box }) => box.at[1] > 0.6 && box.at[1] < 2).map(({ box }) => Math.min(box.width, box.depth)); // biome-ignore format: one line
    expect(1.05 - deep.reduce((sum, d) => sum + d, 0)).toBeGreaterThanOrEqual(0.6);
  });

  it('holds no clothes where food is stored', () => {
    const pieces = store(1.6, 1.8, 'food', [0.4, 1.2]);
    expect(count(pieces, /^shelf$/)).toBeGreaterThan(0);
    expect(count(pieces, /closet|wardrobe|clothes/)).toBe(0);
  });
});

describe('a room to play in', () => {
  it('has toys and a rug of its own to play on', () => {
    const { best } = furnishRoom(boxScene({ type: 'other', width: 3.4, depth: 3.6, window: [1, 2.4], tasks: [{ what: 'play', for: 2 }] })); // biome-ignore format: one line
    expect(kinds(best.state.placed)).toContain('toy-chest');
    const rugs = best.state.placements.flatMap(({ rug }) => (rug ? [rug] : []));
    expect(rugs.some(({ kind, box }) => kind === 'play-rug' && box.width >= CATALOGUE['play-rug'].least![0])).toBe(
      true,
    );
  });
});
