import { expect, it } from 'vitest';
import { pictureFolder, pictureName } from '../keeping/plan-files.ts';
import type { FileStore } from '../ports/file-store.ts';
import type { Rows } from '../ports/rows.ts';
import { DerivedPictures } from './derived-pictures.ts';
import { Gallery } from './gallery.ts';

const WISHES = { widthPx: 800, lettering: true, format: 'avif' } as const;

/** One picture in memory; `whileEncoding` happens while another form of it is made. */
function setUp(whileEncoding: (kept: Map<string, Uint8Array>) => void = () => {}) {
  const kept = new Map<string, Uint8Array>([[pictureName('i'), Uint8Array.of(1)]]);
  const files = {
    put: async (name, bytes) => void kept.set(name, bytes),
    get: async (name) => kept.get(name),
    remove: async (name) => void kept.delete(name),
  } as Partial<FileStore> as FileStore;
  const encoder = {
    encode: async () => {
      whileEncoding(kept);
      return Uint8Array.of(2);
    },
  };
  const gallery = new Gallery({ files, rows: {} as Rows });
  return { pictures: new DerivedPictures({ gallery, files, encoder }), kept };
}
const derivedOf = (kept: Map<string, Uint8Array>) =>
  [...kept.keys()].filter((name) => name.startsWith(`${pictureFolder('i')}/`));

it('a smaller picture is made once and kept', async () => {
  const { pictures, kept } = setUp();
  expect(await pictures.find('i', WISHES)).toEqual(Uint8Array.of(2));
  expect(derivedOf(kept)).toHaveLength(1);
});

it('nothing is left of a picture that was taken away while it was made smaller', async () => {
  const { pictures, kept } = setUp((files) => files.delete(pictureName('i')));
  expect(await pictures.find('i', WISHES)).toBeUndefined();
  expect(derivedOf(kept)).toEqual([]);
});
