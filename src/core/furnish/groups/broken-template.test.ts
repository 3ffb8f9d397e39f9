import { describe, expect, it } from 'vitest';
import { brokenOptions, brokenTemplate } from './broken-template.ts';
import { mirrorTemplate, piece, type Template } from './template.ts';
import { useZones } from './use-zones.ts';

const desk = piece('desk', 0, 0, 0);
const chair = piece('office-chair', 0, 0.95, 180);
const sound: Template = { name: 'desk', parts: [desk, chair], zones: useZones([desk]), penalty: 0 };

const reasons = (change: Partial<Template>) => brokenTemplate({ ...sound, ...change }).join('\n');

describe('brokenTemplate', () => {
  it('has nothing to say of a desk with its chair, nor of its mirror image', () => {
    expect(brokenTemplate(sound)).toEqual([]);
    expect(brokenTemplate(mirrorTemplate(sound))).toEqual([]);
  });

  it('names sizes that the catalogue does not have', () => {
    expect(reasons({ parts: [piece('desk', 0, 0, 0, { width: 2.5 })], zones: [] })).toContain('desk of 2.50');
    expect(reasons({ parts: [piece('plant', 0, 0, 0, { width: 0.3, depth: 0.4 })], zones: [] })).toContain(
      'as wide as deep',
    );
  });

  it('measures a piece that stands sideways by its own width and depth', () => {
    const sideways = (turn: 0 | 90) => [piece('bookcase', 1, turn ? 0.5 : 0, turn, { width: 1, depth: 0.3 }), desk];
    expect(reasons({ parts: sideways(90), zones: [] })).toBe('');
  });

  it('lets a chair be under a table by six tenths, a stool altogether', () => {
    expect(reasons({ parts: [desk, piece('office-chair', 0, 0.7, 180)] })).toContain('office-chair meets desk');
    const table = piece('kitchen-island', 0, 0, 0);
    expect(reasons({ parts: [table, piece('bar-stool', 0, 0.6, 180)], zones: [] })).toBe('');
  });

  it('lets pieces hang over low ones, not over tall ones', () => {
    const shelf = piece('wall-shelf', 0, 0);
    expect(reasons({ parts: [desk, chair, shelf] })).toBe('');
    expect(reasons({ parts: [piece('wardrobe', 0, 0), shelf], zones: [] })).toContain('wall-shelf meets wardrobe');
  });

  it('names pieces in their own zone and backs off the wall', () => {
    expect(reasons({ parts: [desk, piece('nightstand', 0, 0.8)] })).toContain('nightstand stands in its own zone');
    expect(reasons({ parts: [piece('desk', 0, 0.1)], zones: [] })).toContain('off the wall');
    expect(reasons({ free: true, parts: [piece('desk', 0, 0.1)], zones: [] })).toBe('');
  });

  it('names extras that meet the group and rugs under cupboards', () => {
    expect(reasons({ extras: [{ at: [piece('floor-lamp', 0.5, 0.2)] }] })).toContain('extra floor-lamp meets desk');
    const wardrobe = piece('wardrobe', 0, 0);
    expect(reasons({ parts: [wardrobe], zones: [], rugs: [piece('rug', 0, 0.3)] })).toContain(
      'rug lies under wardrobe',
    );
  });
});

describe('brokenOptions', () => {
  it('names variants of one name', () => {
    expect(brokenOptions([sound, sound]).join()).toContain('two variants');
  });

  it('tries stretchable groups over all their widths', () => {
    const make = (width: number): Template => ({
      name: 'row',
      parts: [piece('wardrobe', 0, 0, 0, { width })],
      zones: [],
      penalty: 0,
    });
    expect(brokenOptions([{ least: 0.5, ideal: 2, most: 4, make }])).toEqual([]);
    expect(brokenOptions([{ least: 0.5, ideal: 2, most: 5, make }]).join()).toContain('wardrobe of 5.00');
    expect(brokenOptions([{ least: 0.5, ideal: 6, most: 4, make }]).join()).toContain('ideal at 6');
  });
});
