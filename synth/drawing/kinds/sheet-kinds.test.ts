import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawDwelling } from '../../draw.ts';
import { areaOf } from '../../dwelling/rooms.ts';
import { makeDwelling } from '../../dwelling.ts';
import { makeRandom } from '../../random.ts';
import { sampleDrawing } from '../../sample.ts';
import { PIXEL_CLASSES } from '../pixel-classes.ts';
import { pickTidyStyle } from '../style.ts';
import { pickSheetKind, SHEET_HABITS, SHEET_KINDS, type SheetKind } from './sheet-kinds.ts';

const SEEDS = [7001, 7002, 7003, 7004, 7005, 7006, 70007];
const sheetsOf = (sheet: SheetKind) =>
  Promise.all(SEEDS.map((seed) => sampleDrawing(seed, { repertoire: 'wide', sheet })));

describe('kinds of sheets', () => {
  it('come on as many sheets as they are to, and never where another kind of drawing is asked for', async () => {
    const picked = Array.from({ length: 4000 }, (_, i) => pickSheetKind(makeRandom(`sheet ${i}`)));
    for (const kind of SHEET_KINDS) {
      const share = picked.filter((one) => one === kind).length / picked.length;
      expect(Math.abs(share - SHEET_HABITS[kind].share), kind).toBeLessThan(0.012);
    }
    const notes = SEEDS.map(async (seed) => (await sampleDrawing(seed, { sample: 'contradictory' })).truth.note);
    expect(new Set(await Promise.all(notes))).toEqual(new Set(['']));
  });

  it.each(['bare', 'flat'] as const)(
    'shows no length, no fixture and hardly a word on one that is %s',
    async (kind) => {
      const sheets = await sheetsOf(kind);
      expect(sheets.filter(({ truth }) => truth.texts.length === 0).length).toBeGreaterThan(SEEDS.length / 2);
      for (const { truth, sheetTruth } of sheets) {
        expect(truth).toMatchObject({ codes: ['dimensions_missing'], unit: 'none', lengths: [], note: kind });
        expect(truth.plan!.furniture).toEqual([]);
        expect(sheetTruth().instances.filter((item) => item.kind !== 'stairs' && item.kind !== 'column')).toEqual([]);
        expect(sheetTruth().rooms.length).toBeGreaterThan(0);
        // What is not printed is no name that a reader could find.
        const names = new Set(truth.texts.map(({ text }) => text));
        expect(truth.rooms.filter(({ label }) => !label.endsWith('?') && !names.has(label))).toEqual([]);
      }
    },
  );

  it('keeps the ink of thin walls on bare sheets that are scanned in black and white', async () => {
    let [sheets, inked, points] = [0, 0, 0];
    for (let seed = 71001; seed <= 71040 && sheets < 4; seed++) {
      const drawing = await sampleDrawing(seed, { repertoire: 'wide', sheet: 'bare' });
      const { data, info } = await sharp(drawing.png).greyscale().raw().toBuffer({ resolveWithObject: true });
      if (data.some((value) => value > 20 && value < 235)) continue;
      sheets++;
      const map = drawing.classMap();
      const isWall = (i: number) => PIXEL_CLASSES[map[i]!] === 'wall';
      // Every face of a wall has ink within two pixels of where its class ends.
      for (let y = 4; y < info.height - 4; y += 3)
        for (let x = 4; x < info.width - 4; x++) {
          const i = y * info.width + x;
          if (!isWall(i) || PIXEL_CLASSES[map[i + 1]!] !== 'room') continue;
          points++;
          inked += Number([-3, -2, -1, 0, 1, 2, 3].some((dx) => data[i + dx]! < 128));
        }
    }
    expect(sheets).toBeGreaterThan(1);
    expect(inked / points).toBeGreaterThan(0.9);
  });

  it('knows an electrical plan as one of an unfurnished home', async () => {
    for (const { truth, sheetTruth } of await sheetsOf('electrical')) {
      expect(truth.codes).not.toContain('furniture_detected');
      expect(truth.plan!.furniture).toEqual([]);
      expect(sheetTruth().rooms.length).toBeGreaterThan(1);
    }
  });

  it('tells the sizes of rooms in mats on a listing, and no length', async () => {
    let mats = 0;
    for (const { truth, sheetTruth } of await sheetsOf('listing')) {
      expect(truth).toMatchObject({ codes: ['success', 'dimensions_missing'], unit: 'none', lengths: [] });
      const printed = truth.texts.filter(({ role }) => role === 'area').map(({ text }) => Number.parseFloat(text));
      for (const { id, area } of truth.rooms.filter((room) => room.area)) {
        const floor = areaOf(truth.plan!.rooms.find((room) => room.id === id)!.outline);
        expect(Math.abs(area! - floor)).toBeLessThan(0.1);
        expect(printed).toContain(Math.round((area! / 1.62) * 10) / 10);
        mats++;
      }
      const { instances } = sheetTruth();
      expect(instances.filter(({ kind }) => kind === 'counter').length).toBeGreaterThan(0);
      expect(instances.filter(({ kind }) => ['bed', 'sofa', 'table', 'chair'].includes(kind))).toEqual([]);
    }
    expect(mats).toBeGreaterThan(SEEDS.length * 2);
  });

  it('shows few pieces of furniture on the whole of a sparse sheet, and calls it furnished', async () => {
    const counts: number[] = [];
    for (const { truth, sheetTruth } of await sheetsOf('sparse')) {
      expect(truth.codes[0]).toBe('furniture_detected');
      const { furniture } = truth.plan!;
      counts.push(new Set(furniture.map(({ room }) => room)).size);
      const pieces = ['bed', 'sofa', 'table', 'chair'];
      expect(sheetTruth().instances.filter(({ kind }) => pieces.includes(kind)).length).toBeGreaterThan(0);
      expect(furniture.map(({ kind }) => kind)).not.toContain('car');
    }
    expect(counts.filter((rooms) => rooms < 1 || rooms > 2)).toEqual([]);
    // One of them a large building.
    const large = await sampleDrawing(7001, { repertoire: 'wide', sheet: 'sparse', kind: 'institution' });
    expect(large.truth.codes[0]).toBe('furniture_detected');
    expect(large.truth.plan!.rooms.length).toBeGreaterThan(12);
    expect(new Set(large.truth.plan!.furniture.map(({ room }) => room)).size).toBeLessThan(3);
  });

  it('letters the rooms of an institution with numbers alone', async () => {
    for (const { truth, sheetTruth } of await sheetsOf('numbered')) {
      expect(truth).toMatchObject({ codes: ['dimensions_missing'], lengths: [] });
      expect(truth.plan!.furniture).toEqual([]);
      const names = truth.texts.filter(({ role }) => role === 'name');
      expect(names.length).toBeGreaterThan(8);
      expect(names.filter(({ text }) => !/^([A-Z]-?|\d\.)?\d+$/.test(text))).toEqual([]);
      expect(new Set(names.map(({ text }) => text)).size).toBe(names.length);
      expect(sheetTruth().rooms.length).toBeGreaterThan(12);
      // There is no second plan, whose rooms would have ids of their own.
      expect(truth.rooms.filter(({ id }) => id.endsWith('-b'))).toEqual([]);
      expect(sheetTruth().instances.filter(({ kind }) => kind !== 'stairs' && kind !== 'column')).toEqual([]);
    }
  });

  it('closes the walls where no opening is drawn, and knows of none', async () => {
    const style = pickTidyStyle('gb', makeRandom('closed'));
    style.stripped = { openings: 'none', windows: false };
    const plain = { chains: false, inside: false, sizes: false, areas: false, furniture: false };
    const drawing = await drawDwelling(makeDwelling(5, { kind: 'block', country: 'gb' }), style, 5, plain);
    const { walls, openings } = drawing.sheetTruth();
    const { data, info } = await sharp(drawing.png).greyscale().raw().toBuffer({ resolveWithObject: true });
    expect(openings).toEqual([]);
    expect(walls.length).toBeGreaterThan(3);
    for (const { from, to } of walls)
      for (let share = 0; share <= 1; share += 0.05) {
        const [x, y] = [0, 1].map((i) => Math.floor(from[i]! + (to[i]! - from[i]!) * share)) as [number, number];
        expect(data[y * info.width + x]).toBeLessThan(60);
      }
  });
});
