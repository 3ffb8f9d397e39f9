import { describe, expect, it } from 'vitest';
import { findOrientation, turnTexts } from './find-orientation.ts';
import type { TextRun } from './types.ts';

const run = (text: string, angle: TextRun['angle']): TextRun => ({
  text,
  box: { x0: 10, y0: 20, x1: 60, y1: 30 },
  angle,
  heightPx: 10,
  confidence: 0.95,
  source: 'ocr',
});

describe('findOrientation', () => {
  it.each([
    [0, 0],
    [90, 270],
    [180, 180],
    [270, 90],
  ] as const)('words read at %i degrees need a turn of %i', (angle, turn) => {
    const texts = ['KITCHEN', 'BEDROOM', 'TERRACE'].map((text) => run(text, angle));
    expect(findOrientation(texts)).toEqual({ turn, confidence: 1 });
    expect(turnTexts(texts, turn, 400, 300).every((t) => t.angle === 0)).toBe(true);
  });

  it('leaves a sheet alone that has standing words as well, or none', () => {
    expect(findOrientation([run('KITCHEN', 0), run('CORRIDOR', 270), run('TERRACE', 0)]).turn).toBe(0);
    expect(findOrientation(['KITCHEN', 'ATELIER', 'GARDEROBE'].map((t, i) => run(t, i ? 270 : 180))).turn).toBe(90);
    expect(findOrientation([run('3500', 270), run('4200', 270), run('OH', 270)])).toEqual({ turn: 0, confidence: 0 });
  });

  it('turns a sheet over whatever stands, unless most of that would run down then', () => {
    const lying = [run('KITCHEN', 180), run('DRAWER', 180), run('GARAGE', 180)];
    const standing = (angle: TextRun['angle']) => [run('CABLE RAIL', angle), run('FLUE PIPE', angle)];
    expect(findOrientation([...lying, ...standing(90)])).toEqual({ turn: 180, confidence: 1 });
    expect(findOrientation([...lying, ...standing(270)]).confidence).toBeLessThan(0.7);
  });
});

describe('turnTexts', () => {
  it('carries boxes along and comes back after four quarter turns', () => {
    const start = [run('KITCHEN', 0)];
    const once = turnTexts(start, 90, 400, 300);
    expect(once[0]!.box).toEqual({ x0: 270, y0: 10, x1: 280, y1: 60 });
    const back = turnTexts(turnTexts(turnTexts(once, 90, 300, 400), 90, 400, 300), 90, 300, 400);
    expect(back).toEqual(start);
    expect(turnTexts(start, 180, 400, 300)).toEqual(turnTexts(once, 90, 300, 400));
    expect(turnTexts(turnTexts(start, 270, 400, 300), 90, 300, 400)).toEqual(start);
  });
});
