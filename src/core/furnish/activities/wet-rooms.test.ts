import { describe, expect, it } from 'vitest';
import { type BoxRoom, boxScene } from '../solve/box-room.ts';
import { furnishRoom } from '../solve/furnish-room.ts';
import type { Scene } from '../solve/state.ts';
import { hasTheBath } from './other-wet-rooms.ts';
import { wantsFor } from './wants-for.ts';

const cook = { what: 'cook', for: 2 } as const;
const bathe = { what: 'bathe', for: 2 } as const;
const furnished = (box: BoxRoom, people = 2) => furnishRoom(boxScene(box, people)).best.state;
const kindsIn = (box: BoxRoom, people = 2) => furnished(box, people).placed.map(({ kind }) => kind as string);
const count = (kinds: readonly string[], pattern: RegExp) => kinds.filter((kind) => pattern.test(kind)).length;

describe('a kitchen', () => {
  it('is fitted whole where nothing is drawn', () => {
    const kinds = kindsIn({ type: 'kitchen', width: 3.4, depth: 2.6, window: [1, 2.2], tasks: [cook] });
    for (const pattern of [/^kitchen-sink$/, /^hob$/, /fridge$/, /^dishwasher$/, /^cooker-hood$/])
      expect(count(kinds, pattern), `${pattern}`).toBe(1);
  });

  it('has one washing machine where clothes are washed there', () => {
    for (const width of [2.4, 3.2, 4.4])
      expect(
        count(kindsIn({ type: 'kitchen', width, depth: 2.6, tasks: [cook, { what: 'launder', for: 2 }] }), /^wash/),
        `${width}`,
      ).toBe(1);
  });

  it('never loses its fridge to a shorter row', () => {
    for (const width of [1.9, 2.2, 2.6, 3.0])
      expect(
        count(kindsIn({ type: 'kitchen', width, depth: 2.4, tasks: [cook] }), /fridge$|kitchenette/),
        `${width}`,
      ).toBe(1);
  });

  it('must have a table where all eat there, and may have a second one for breakfast', () => {
    const scene = boxScene({ type: 'kitchen', width: 2, depth: 3, tasks: [cook, { what: 'eat', for: 2 }] }, 4);
    const dining = { what: 'eat', for: 4, room: 'dining' } as const;
    const levelIn = (home: Scene['home']) => wantsFor({ ...scene, home }).find(({ name }) => name === 'table')!.level;
    expect(levelIn(scene.home)).toBe('must');
    expect(levelIn([...scene.home, dining])).toBe('should');
  });

  const worktop = ['kitchen-counter', 0, 0, 2.4, 0.6] as const;

  it('gets the fridge that a drawn one lacks, beside the worktop and not before it', () => {
    const { placed } = furnished({ type: 'kitchen', width: 3.6, depth: 3, drawn: [worktop], tasks: [cook] });
    const [fridge, ...others] = placed.filter(({ kind }) => /fridge|sink|hob/.test(kind));
    expect(others).toEqual([]);
    expect(fridge!.kind).toBe('fridge');
    const { at, width } = fridge!.box;
    expect(at[0] - width / 2).toBeGreaterThanOrEqual(2.4);
  });

  it('keeps the fridge off a drawn hob', () => {
    const drawn = [
      ['kitchen-counter', 0, 0, 1.8, 0.6],
      ['hob', 1.8, 0, 2.4, 0.6],
    ] as const;
    const { placed } = furnished({ type: 'kitchen', width: 4, depth: 3, drawn, tasks: [cook] });
    const fridge = placed.find(({ kind }) => kind === 'fridge')!;
    expect(fridge.box.at[0] - fridge.box.width / 2).toBeGreaterThanOrEqual(2.55);
  });

  it('asks for nothing where all is drawn', () => {
    const drawn = [
      worktop,
      ['sink', 0.2, 0, 0.8, 0.6],
      ['hob', 1.5, 0, 2.1, 0.6],
      ['fridge', 2.4, 0, 3, 0.65],
    ] as const;
    expect(wantsFor(boxScene({ type: 'kitchen', width: 3, depth: 2.4, drawn, tasks: [cook] }))).toEqual([]);
  });
});

describe('a bathroom', () => {
  it('is whole where nothing is drawn', () => {
    const kinds = kindsIn({ type: 'bathroom', width: 2.2, depth: 2.4, tasks: [bathe] });
    for (const pattern of [/^toilet$/, /basin$/, /^bathtub$|shower$/, /^wall-mirror-cabinet$/])
      expect(count(kinds, pattern), `${pattern}`).toBe(1);
  });

  it('gets what a drawn one lacks, and nothing twice', () => {
    const drawn = [
      ['bath', 0, 0, 0.75, 1.7],
      ['toilet', 1.2, 0, 1.6, 0.65],
    ] as const;
    const kinds = kindsIn({ type: 'bathroom', width: 2.4, depth: 2.4, drawn, tasks: [bathe] });
    expect(count(kinds, /^basin$/)).toBe(1);
    expect(count(kinds, /toilet|bathtub|shower/)).toBe(0);
  });

  it('has a toilet where neither bath nor shower has room', () => {
    // What the door needs leaves 0.45 m at both ends of the wall: no tray fits, a bowl does.
    const scene = boxScene({ type: 'bathroom', width: 1.8, depth: 1.2, door: [0.45, 1.35], tasks: [bathe] });
    const wc = { ...scene.space, id: 'wc', type: 'wc' as const };
    const kinds = furnishRoom({ ...scene, rooms: [scene.space, wc] }).best.state.placed.map(({ kind }) => kind);
    expect([count(kinds, /^toilet$/), count(kinds, /bathtub|shower/)]).toEqual([1, 0]);
  });

  it('in two halves has the bath where one is drawn, else away from the toilet, else in the larger', () => {
    const half = (width: number, ...drawn: NonNullable<BoxRoom['drawn']>) =>
      boxScene({ type: 'bathroom', width, depth: 2, drawn, tasks: [bathe] });
    const isInFirst = (first: Scene, second: Scene) => {
      expect(hasTheBath(second, [first.space])).toBe(!hasTheBath(first, [second.space]));
      return hasTheBath(first, [second.space]);
    };
    const toilet = ['toilet', 0, 0, 0.4, 0.65] as const;
    expect(isInFirst(half(2), half(1.5))).toBe(true);
    expect(isInFirst(half(2, toilet), half(1.5))).toBe(false);
    expect(isInFirst(half(1.5, toilet, ['bath', 0.7, 0, 1.4, 1.6]), half(2))).toBe(true);
  });

  it('has two loose pieces that stand at most', () => {
    for (const width of [2, 2.5, 3.1])
      expect(
        furnished({ type: 'bathroom', width, depth: 2.4, tasks: [bathe] }).placed.filter(
          ({ kind, underside }) => underside === undefined && !/toilet|basin|bathtub|shower/.test(kind),
        ).length,
      ).toBeLessThanOrEqual(2);
  });

  it('turns its basin from one bowl to two with the floor, never in a jump of cost', () => {
    const ways = [6.4, 6.6, 6.8, 7.0, 7.2, 7.4, 7.6, 7.8, 8.0].map((area) => {
      const scene = boxScene({ type: 'bathroom', width: area / 2.5, depth: 2.5, tasks: [bathe] });
      const basin = wantsFor(scene).find(({ name }) => name === 'basin')!;
      const best = (kind: RegExp) =>
        Math.min(...basin.options.flatMap((o) => ('parts' in o && kind.test(o.parts[0]!.kind) ? [o.penalty] : [])));
      return best(/^double/) - best(/^basin/);
    });
    for (let k = 1; k < ways.length; k++) expect(Math.abs(ways[k]! - ways[k - 1]!)).toBeLessThan(0.25);
    expect(ways[0]! > 0 && ways.at(-1)! < 0).toBe(true);
  });
});

describe('rooms with a use of their own', () => {
  it('are furnished for it', () => {
    const at = (
      what: 'launder' | 'exercise' | 'sauna' | 'craft' | 'park' | 'sit-out',
      type: BoxRoom['type'],
      width: number,
      depth: number,
    ) => kindsIn({ type, width, depth, tasks: [{ what, for: 2 }] });
    expect(at('launder', 'utility', 2.5, 2.2)).toEqual(expect.arrayContaining(['washing-machine']));
    expect(at('exercise', 'other', 4, 3.5)).toEqual(expect.arrayContaining(['treadmill', 'exercise-mat']));
    expect(at('sauna', 'other', 2, 1.8)).toEqual(expect.arrayContaining(['sauna-bench', 'sauna-heater']));
    expect(at('craft', 'other', 3, 3)).toEqual(expect.arrayContaining(['workbench', 'garage-shelf']));
    expect(count(at('park', 'garage', 6, 5.8), /^car$/)).toBe(2);
    expect(count(at('sit-out', 'balcony', 2.6, 1.5), /^outdoor-chair$/)).toBe(2);
  });

  it('seat as many outdoors as live there and have room', () => {
    const seats = (width: number, people: number) =>
      count(
        kindsIn({ type: 'terrace', width, depth: 4, tasks: [{ what: 'sit-out', for: people }] }, people),
        /^outdoor-(chair|armchair|sofa)$|^lounge-set$/,
      );
    expect(seats(4, 4)).toBeGreaterThanOrEqual(4);
    expect(seats(6, 6)).toBeGreaterThanOrEqual(6);
  });

  it('stay as they are where garden furniture is drawn', () => {
    const drawn = [['table', 1, 1, 2, 2]] as const;
    expect(
      wantsFor(boxScene({ type: 'terrace', width: 4, depth: 4, drawn, tasks: [{ what: 'sit-out', for: 4 }] })),
    ).toEqual([]);
  });
});
