import { describe, expect, it } from 'vitest';
import { contrast, readBrand } from './brand.ts';

const rgb = (hex: string) =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number, number];

describe('the brand of a partner', () => {
  it('keeps a colour that can be read', () => {
    expect(readBrand('#7a1f3d').accent!.light).toBe('#7a1f3d');
  });
  it.each(['ffff00', '000000', 'ffffff', '808080'])('makes %s readable on light and on dark ground', (colour) => {
    const { light, dark } = readBrand(colour).accent!;
    expect(contrast(rgb(light), [246, 244, 239])).toBeGreaterThanOrEqual(4.5);
    expect(contrast(rgb(dark), [36, 39, 36])).toBeGreaterThanOrEqual(4.5);
  });
  it('takes logos by https alone, with or without a colour', () => {
    const logo = { url: 'https://partner.example/logo.svg', origin: 'https://partner.example' };
    expect(readBrand(logo.url).logo).toEqual(logo);
    expect(readBrand('112233,https://partner.example/a,b.png')).toMatchObject({
      logo: { url: 'https://partner.example/a,b.png' },
    });
    for (const bad of ['http://partner.example/logo.svg', 'javascript:alert(1)', 'data:image/png;base64,AA', 'https://user@x.example/'])
      expect(readBrand(bad).logo, bad).toBeUndefined();
  });
  it('names nobody where it is asked to, and is ours where nothing can be read', () => {
    expect(readBrand('0')).toEqual({ accent: undefined, logo: undefined, named: false });
    expect(readBrand('red; drop')).toEqual({ accent: undefined, logo: undefined, named: true });
    expect(readBrand(null).named).toBe(true);
  });
}); // biome-ignore format: short
