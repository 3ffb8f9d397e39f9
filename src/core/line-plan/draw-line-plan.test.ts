import { describe, expect, it } from 'vitest';
import { drawLinePlan, type LinePlanOptions } from './draw-line-plan.ts';
import { ONE_ROOM } from './line-plan.fixture.ts';
import type { LayerName, Lettering, LinePlan } from './types.ts';
import { writeSvg } from './write-svg.ts';

const draw = (options: Partial<LinePlanOptions> = {}) =>
  drawLinePlan(ONE_ROOM, { sheet: 'cut', units: 'm', furniture: true, ...options });
const marksOf = (plan: LinePlan, layer: LayerName) => plan.layers.find(({ name }) => name === layer)!.marks;
const textsOf = (plan: LinePlan, layer: LayerName) =>
  marksOf(plan, layer).filter((mark): mark is Lettering => mark.kind === 'lettering');
const wordsOf = (plan: LinePlan, layer: LayerName) => textsOf(plan, layer).map(({ text }) => text);

/** Width and height of all walls on the sheet, millimetres. */
function wallsOf(plan: LinePlan): [number, number] {
  const points = marksOf(plan, 'walls').flatMap((mark) =>
    mark.kind === 'outline'
      ? mark.steps.flatMap((step) => (step[0] === 'Z' ? [] : [step.slice(-2) as [number, number]]))
      : [],
  );
  const extent = (axis: 0 | 1) => Math.max(...points.map((p) => p[axis])) - Math.min(...points.map((p) => p[axis]));
  return [extent(0), extent(1)];
}

describe('drawLinePlan', () => {
  it.each([50, 75, 100, 200] as const)('draws walls true to 1:%i', (scale) => {
    const [width, height] = wallsOf(draw({ scale }));
    expect(width).toBeCloseTo(5000 / scale, 1);
    expect(height).toBeCloseTo(3000 / scale, 1);
  });

  it('measures every side from corner to corner, openings between, and says nothing twice', () => {
    const words = wordsOf(draw(), 'dimensions');
    expect(words).toEqual(['1.00', '1.20', '2.80', '5.00', '3.00', '0.90', '1.10', '3.00']);
  });

  it('speaks feet and inches when asked to', () => {
    const plan = draw({ units: 'ft' });
    expect(wordsOf(plan, 'dimensions')).toContain('16′ 5″');
    expect(wordsOf(plan, 'rooms')).toContain('139 ft²');
  });

  it('names the room with its sides and area, off the bed and the swing of the door', () => {
    const plan = draw();
    expect(wordsOf(plan, 'rooms')).toEqual(['Bed & <b>breakfast', '4.60 × 2.60', '12.9 m²']);
    const [name] = textsOf(plan, 'rooms');
    // The bed ends at x = 1.15 m; the drawing begins some 20 mm from the edge of the sheet.
    const bed = marksOf(plan, 'furniture')[0]!;
    if (bed.kind !== 'outline') throw new Error('a bed is an outline');
    const right = Math.max(...bed.steps.flatMap((step) => (step[0] === 'Z' ? [] : [step.at(-2) as number])));
    expect(name!.x - name!.text.length * name!.sizeMm * 0.25).toBeGreaterThan(right);
  });

  it('leaves the furniture out, and then does not speak of it', () => {
    const plan = draw({ furniture: false });
    expect(marksOf(plan, 'furniture')).toEqual([]);
    expect(plan.title).toBe('Floor plan · 1 bedroom · 12.9 m²');
    expect(wordsOf(plan, 'sheet').join()).not.toMatch(/furnish/i);
  });

  it('chooses the largest usual scale that fits the smallest paper, and the paper that fits the scale', () => {
    expect(draw({ sheet: 'paper' })).toMatchObject({ scale: 50, widthMm: 297, heightMm: 210 });
    expect(draw({ sheet: 'paper', scale: 200 })).toMatchObject({ scale: 200, widthMm: 210 });
    const { plan, ...rest } = ONE_ROOM;
    const far = { ...plan, walls: [...plan.walls, { ...plan.walls[0]!, id: 'w9', from: [0, 30] as [number, number], to: [35, 30] as [number, number] }] }; // biome-ignore format: one wall more
    const large = drawLinePlan({ ...rest, plan: far }, { sheet: 'paper', units: 'm', furniture: true });
    expect(large).toMatchObject({ scale: 100, widthMm: 594, heightMm: 420 });
  });
});

describe('writeSvg', () => {
  const svg = writeSvg(draw());

  it('is in true size and says what it shows', () => {
    const [, width, height] = /width="([\d.]+)mm" height="([\d.]+)mm" viewBox="0 0 \1 \2" role="img"/.exec(svg)!;
    expect(Number(width)).toBeCloseTo(draw().widthMm, 1);
    expect(Number(height)).toBeCloseTo(draw().heightMm, 1);
    expect(svg).toContain('<title id="title">Furnished floor plan · 1 bedroom · 12.9 m²</title>');
  });

  it('takes names as texts, and needs neither scripts nor styles', () => {
    expect(svg).toContain('Bed &amp; &lt;b&gt;breakfast');
    expect(svg).not.toMatch(/<b>|<script|<style|style=|href|on\w+=/);
  });

  it('gives the same bytes twice', () => {
    expect(writeSvg(draw())).toBe(svg);
  });
});
