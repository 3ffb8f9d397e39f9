import { describe, expect, it } from 'vitest';
import { findMeasures } from './find-measures.ts';
import type { TextRun } from './types.ts';

/** A run of 10 px text at a place; standing runs read upwards. */
function run(text: string, x: number, y: number, angle: TextRun['angle'] = 0, heightPx = 10): TextRun {
  const length = 0.6 * heightPx * text.length;
  const [w, h] = angle % 180 === 0 ? [length, heightPx] : [heightPx, length];
  return { text, box: { x0: x, y0: y, x1: x + w, y1: y + h }, angle, heightPx, confidence: 0.95, source: 'ocr' };
}

describe('findMeasures', () => {
  it('lets a size in two units on two lines vouch for itself', () => {
    const [measure, ...rest] = findMeasures([run('4.76x3.79', 100, 100), run('157x125', 106, 112)]);
    expect(rest).toEqual([]);
    expect(measure!.readings.map((r) => [r.kind, 'certain' in r && r.certain, 'unit' in r && r.unit])).toEqual([
      ['size', true, 'm'],
      ['size', true, 'ft-in'],
    ]);
  });

  it('pairs units on standing text too', () => {
    const measures = findMeasures([run('1.9m', 50, 100, 270), run('[6.23]', 62, 95, 270)]);
    expect(measures).toHaveLength(1);
    expect(measures[0]!.readings).toContainEqual({ kind: 'length', unit: 'm', metres: 1.9, certain: true });
  });

  it('takes metres among square metres for areas, perhaps', () => {
    const kinds = (texts: string[]) =>
      findMeasures(texts.map((text, i) => run(text, 100, 100 + 60 * i))).map((m) =>
        m.readings.map((r) => `${r.kind}${'certain' in r && r.certain ? '!' : ''}`).join(' '),
      );
    expect(kinds(['3,4m²', '10,8m'])).toEqual(['area!', 'length area']);
    expect(kinds(['3,45 m', '10,8 m'])).toEqual(['length!', 'length!']);
  });

  it('takes two bare digits for feet and inches among lengths in feet', () => {
    const feet = (texts: string[]) =>
      findMeasures(texts.map((text, i) => run(text, 100, 100 + 60 * i)))
        .at(-1)!
        .readings.flatMap((r) => (r.kind === 'length' && r.unit === 'ft-in' ? [r.metres.toFixed(2)] : []));
    expect(feet([`24'9"`, '58'])).toEqual(['1.73']);
    expect(feet(['24.9', '58'])).toEqual([]);
  });

  it('leaves the numbers of rooms out, but not a chain of lengths', () => {
    const count = (texts: string[]) => findMeasures(texts.map((text, i) => run(text, 100 + 80 * i, 100))).length;
    expect(count(['101', '102', '103', '105', '106', '107', '110', '112', '113'])).toBe(0);
    expect(count(['101', '102', '103', '105', '106', '107', '110', '112', '113', '5.40 m'])).toBe(1);
    expect(count(['90', '120', '90', '250', '349', '90', '120', '400', '580'])).toBe(9);
    expect(count(['101', '102', '103'])).toBe(3);
  });

  it('keeps different lengths beside each other apart', () => {
    expect(findMeasures([run('3.35m', 100, 100), run('3.25m', 180, 100)])).toHaveLength(2);
  });

  it('cuts a chain that was read as one line', () => {
    const measures = findMeasures([run('240 580 1490', 100, 100)]);
    expect(measures.map((m) => m.run.text)).toEqual(['240', '580', '1490']);
    expect(measures[0]!.run.box.x1).toBeLessThan(measures[1]!.run.box.x0);
    const standing = findMeasures([run('240 580 1490', 100, 100, 270)]);
    expect(standing[0]!.run.box.y0).toBeGreaterThan(standing[1]!.run.box.y0);
  });

  it('joins a size that runs over two lines', () => {
    const measures = findMeasures([run(`12'-6" x`, 100, 100), run(`16'-0"`, 104, 112)]);
    expect(measures).toHaveLength(1);
    expect(measures[0]!.readings[0]).toMatchObject({ kind: 'size', unit: 'ft-in', certain: true });
  });

  it('joins feet and inches whose dash was too small to be seen, across the space of the dash only', () => {
    const [measure, ...rest] = findMeasures([run(`23'`, 100, 100), run('1"', 142, 100)]);
    expect(rest).toEqual([]);
    expect(measure!.run.text).toBe(`23'-1"`);
    expect(measure!.readings).toMatchObject([{ kind: 'length', unit: 'ft-in', certain: true }]);
    expect(findMeasures([run(`23'`, 100, 100), run('1"', 160, 100)])[0]!.run.text).toBe("23'");
  });

  it('joins a fraction to its inches', () => {
    const measures = findMeasures([run(`3'-11`, 100, 100), run('1/2"', 133, 100)]);
    expect(measures).toHaveLength(1);
    expect(measures[0]!.readings).toEqual([
      { kind: 'length', unit: 'ft-in', metres: 3 * 0.3048 + 11.5 * 0.0254, certain: true },
    ]);
  });

  it('joins thousands to their millimetres where a sheet sets them apart, but no lengths of a chain', () => {
    const read = (texts: TextRun[]) => findMeasures(texts).map((m) => m.run.text);
    const pair = (a: string, b: string, y: number) => [run(a, 100, y), run(b, 100 + 6 * a.length + 6, y)];
    expect(read([...pair('2', '890', 100), ...pair('12', '400', 200), run('3 690', 100, 300)])).toEqual([
      '2 890',
      '12 400',
      '3 690',
    ]);
    // Two thin walls among lengths in centimetres, and doors with their heights.
    const chain = [
      ...pair('24', '101', 100),
      ...pair('24', '135', 200),
      run('385', 100, 300),
      run('412', 100, 400),
      run('298', 100, 500),
    ];
    expect(read(chain)).toEqual(chain.map((r) => r.text));
    expect(read([...pair('90', '210', 100), ...pair('80', '210', 200)])).toHaveLength(4);
  });

  it('puts the points back that numbers lost among lengths with one decimal', () => {
    const metres = (texts: string[]) =>
      findMeasures(texts.map((text, i) => run(text, 100 + 200 * i, 100)))
        .at(-1)!
        .readings.flatMap((r) => (r.kind === 'length' && r.unit === 'm' ? [r.metres] : []));
    expect(metres(['13,2', '9,2', '3,4', '4,0', '39'])).toContain(3.9);
    // Centimetres below a metre.
    expect(metres(['3,40', '9,25', '3,4', '4,0', '13,2', '9,2', '90'])).not.toContain(9);
  });

  it('joins raised half centimetres', () => {
    const raised = { ...run('5', 125, 97, 0, 6) };
    const measures = findMeasures([run('3.66', 100, 100), raised]);
    expect(measures).toHaveLength(1);
    expect(measures[0]!.readings).toContainEqual({ kind: 'length', unit: 'm', metres: 3.665, certain: false });
  });

  it('takes small pairs for opening codes where doors are written so, for feet elsewhere', () => {
    const rooms = [run('11X12', 100, 100), run('12X14', 300, 100)];
    expect(findMeasures(rooms)).toHaveLength(2);
    expect(findMeasures([...rooms, run('9x21', 200, 200)])).toHaveLength(0);
    expect(findMeasures([...rooms, run('13500', 200, 300)]).map((m) => m.run.text)).toEqual(['13500']);
  });
});
