import { describe, expect, it } from 'vitest';
import type { GalleryData } from '#core/gallery/gallery-data.ts';
import type { LayoutItem } from '#core/plan/schema.ts';
import { variantBody } from './ask-variant.ts';

const items = [{ id: 'i1', kind: 'sofa' }] as LayoutItem[];
const page = { document: { layout: { items } } } as GalleryData;
const wish = { style: 'coastal', furniture: true, evening: false } as const;

describe('what the service is asked to draw', () => {
  it('is a style, and the light unless it is day', () => {
    expect(variantBody(page, wish)).toEqual({ style: 'coastal' });
    expect(variantBody(page, { ...wish, evening: true })).toEqual({ style: 'coastal', light: 'evening' });
  });
  it('is no piece at all where there shall be none', () => {
    expect(variantBody(page, { ...wish, furniture: false })).toEqual({ style: 'coastal', layout: { items: [] } });
  });
  it('has pieces where the variant has them that the page came with', () => {
    expect(variantBody({ ...page, variant: '0123456789ab' }, wish)).toEqual({ style: 'coastal', layout: { items } });
  });
});
