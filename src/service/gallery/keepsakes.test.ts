import { describe, expect, it } from 'vitest';
import { ONE_ROOM } from '#core/line-plan/line-plan.fixture.ts';
import { documentName, frameName, pictureName, shareName, stillName } from '../keeping/plan-files.ts';
import type { FileStore } from '../ports/file-store.ts';
import type { ShareCard, StillWishes } from '../ports/plan-printer.ts';
import { Gallery } from './gallery.ts';
import { Keepsakes } from './keepsakes.ts';

const RECORD = { uniqueId: 'u', imageId: 'i', galleryId: 'g', keyId: null, createdAt: new Date(0) };

/** A gallery of one plan; `whileDrawing` happens while a card is drawn. */
function keepsakesWith(whileDrawing: () => void = () => {}) {
  const kept = new Map<string, Uint8Array>([
    [documentName('u'), new TextEncoder().encode(JSON.stringify(ONE_ROOM))],
    [frameName('u'), new TextEncoder().encode('{}')],
    [pictureName('i'), Uint8Array.of(1, 2, 3)],
  ]);
  const files = {
    put: async (name: string, bytes: Uint8Array) => void kept.set(name, bytes),
    get: async (name: string) => kept.get(name),
    remove: async (name: string) => void kept.delete(name),
  } as unknown as FileStore;
  const rows = { plans: { findByGallery: async (id: string) => (id === 'g' ? RECORD : undefined) } };
  const drawn: ShareCard[] = [];
  const printer = {
    printPlan: async () => Uint8Array.of(0),
    drawShareCard: async (card: ShareCard) => {
      drawn.push(card);
      whileDrawing();
      return Uint8Array.of(9);
    },
    drawStill: async (_document: unknown, { room }: StillWishes) => new TextEncoder().encode(room ?? 'home'),
  };
  const keepsakes = new Keepsakes({ gallery: new Gallery({ files, rows: rows as never }), files, printer });
  return { keepsakes, kept, drawn };
}

describe('Keepsakes', () => {
  it('draws a card once, whoever asks at the same time, and keeps it', async () => {
    const { keepsakes, kept, drawn } = keepsakesWith();
    await Promise.all([
      keepsakes.find({ galleryId: 'g' }, 'share.jpg'),
      keepsakes.find({ galleryId: 'g' }, 'share.jpg'),
    ]);
    await keepsakes.find({ galleryId: 'g' }, 'share.jpg');
    expect(drawn).toHaveLength(1);
    expect(drawn[0]).toMatchObject({ picture: Uint8Array.of(1, 2, 3), title: '1 bedroom · 12.9 m²' });
    expect(kept.get(shareName('i'))).toEqual(Uint8Array.of(9));
  });

  it('leaves no card of a plan that was taken away while it was drawn', async () => {
    const { keepsakes, kept } = keepsakesWith(() => kept.delete(documentName('u')));
    expect(await keepsakes.find({ galleryId: 'g' }, 'share.jpg')).toBeUndefined();
    expect(kept.has(shareName('i'))).toBe(false);
  });

  it('draws stills of the home and of its rooms, under names for people', async () => {
    const { keepsakes, kept } = keepsakesWith();
    const text = async (name: 'dollhouse.jpg' | 'room.jpg', room?: string) => {
      const file = await keepsakes.find({ galleryId: 'g', room }, name);
      return file && [new TextDecoder().decode(file.bytes), file.name];
    };
    const { id } = ONE_ROOM.plan.rooms[0]!;
    expect(await text('dollhouse.jpg')).toEqual(['home', '1-bedroom-home-13-m2-3d-view.jpg']);
    expect(await text('room.jpg', id)).toEqual([id, '1-bedroom-home-13-m2-bed-b-breakfast.jpg']);
    expect(await text('room.jpg', '../no')).toBeUndefined();
    expect([kept.has(stillName('i')), kept.has(stillName('i', 0))]).toEqual([true, true]);
  });
});
