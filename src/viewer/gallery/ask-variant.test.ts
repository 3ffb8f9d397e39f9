import { describe, expect, it } from 'vitest';
import type { GalleryData } from '#core/gallery/gallery-data.ts';
import type { LayoutItem } from '#core/plan/schema.ts';
import { itemsOf } from './ask-variant.ts';
import { variantBody } from './post-variant.ts';

const item: LayoutItem = {
  ...{ id: 'i1', room: 'r1', kind: 'sofa', at: [1, 2], rotation: 90, size: { width: 2, depth: 0.9, height: 0.8 }, group: 'g1' },
}; // biome-ignore format: one piece
const page = { document: { layout: { items: [item] } } } as unknown as GalleryData;

describe('what the service is asked to draw', () => {
  it('is a style, and the light unless it is day', () => {
    expect(variantBody({ style: 'coastal', evening: false })).toEqual({ style: 'coastal' });
    expect(variantBody({ style: 'coastal', evening: true })).toEqual({ style: 'coastal', light: 'evening' });
  });
  it('is no piece at all where there shall be none', () => {
    expect(variantBody({ items: itemsOf(page, false) })).toEqual({ layout: { items: [] } });
  });
  it('has pieces where the variant has them that the page came with, without what is said of them', () => {
    expect(itemsOf(page, true)).toBeUndefined();
    const items = itemsOf({ ...page, variant: '0123456789ab' }, true)!;
    const kept = { what: 'use' as const, needed: 0.6, kept: 0.9, rule: 'made up' };
    expect(variantBody({ items: items.map((one) => ({ ...one, keeps: [kept] })) })).toEqual({
      layout: { items: [item] },
    });
  });
});
