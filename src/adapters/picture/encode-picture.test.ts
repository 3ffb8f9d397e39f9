import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { PlanDocument } from '#core/plan/schema.ts';
import { describePicture } from './describe-picture.ts';
import { encodePicture } from './encode-picture.ts';

const room = (id: string, type: 'bedroom' | 'balcony', area: number) => ({
  ...{ id, type, label: '', holes: [], area },
  outline: [[0, 0], [1, 0], [1, 1]] as [number, number][],
}); // biome-ignore format: one row
const document: PlanDocument = {
  version: 1,
  source: { widthPx: 100, heightPx: 100, toPixels: [10, 0, 0, 10, 0, 0] },
  verdict: { code: 'success', message: '', details: {} },
  scale: { metresPerPixel: 0.1, from: 'dimensions', agreeing: 3, read: 3, unit: 'ft' },
  plan: {
    ...{ walls: [], openings: [], fixtures: [], furniture: [] },
    rooms: [room('a', 'bedroom', 12), room('b', 'bedroom', 10), room('c', 'balcony', 6)],
  },
};

describe('encodePicture', () => {
  it('has the pixels and the profile of one that is converted to sRGB', async () => {
    const rgba = Uint8ClampedArray.from({ length: 64 * 48 * 4 }, (_, i) => (i % 4 === 3 ? 255 : (i * 7919) % 251));
    const raw = { width: 64, height: 48, channels: 4 as const };
    const ours = await encodePicture({ widthPx: 64, heightPx: 48, rgba }, describePicture(document));
    const converted = await sharp(rgba, { raw })
      .removeAlpha()
      .jpeg({ quality: 84, chromaSubsampling: '4:4:4' })
      .withIccProfile('srgb')
      .toBuffer();
    const [a, b] = await Promise.all([ours, converted].map(async (jpg) => sharp(jpg).raw().toBuffer()));
    expect(a!.equals(b!)).toBe(true);
    const [own, other] = await Promise.all([ours, converted].map(async (jpg) => (await sharp(jpg).metadata()).icc));
    expect(own!.equals(other!)).toBe(true);
  });

  it('is for print, and says what is shown, that it is illustrative, and how it was made', async () => {
    const jpg = await encodePicture(
      { widthPx: 60, heightPx: 40, rgba: new Uint8ClampedArray(60 * 40 * 4) },
      describePicture(document),
    );
    const { density, space, exif, xmp, hasProfile } = await sharp(jpg).metadata();
    expect({ density, space, hasProfile }).toEqual({ density: 300, space: 'srgb', hasProfile: true });
    const text = 'about 237 ft2: bedroom x 2. Virtually furnished, illustrative; not a survey.';
    expect(exif!.toString('latin1')).toContain(text);
    expect(exif!.toString('latin1')).toContain('Plenish');
    expect(xmp!.toString()).toContain('digitalsourcetype/algorithmicMedia');
    expect(xmp!.toString()).toContain('about 237 ft²: bedroom × 2');
    // Readers find each where its standard wants it: the profile after the description, and all before the pixels.
    const raw = Buffer.from(jpg).toString('latin1');
    const places = ['Exif', 'ns.adobe.com/xap', 'ICC_PROFILE', '\xff\xdb'].map((mark) => raw.indexOf(mark));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(Math.min(...places)).toBeGreaterThan(0);
  });
});
