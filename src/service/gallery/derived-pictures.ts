import { derivedPictureName } from '../keeping/plan-files.ts';
import type { FileStore } from '../ports/file-store.ts';
import type { PictureEncoder, PictureFormat } from '../ports/picture-encoder.ts';
import type { Gallery } from './gallery.ts';
import { MadeOnce } from './made-once.ts';

/** The widths that pictures are kept in, pixels: those of common screens, and that of print. A width in between is the next larger one. */
const WIDTHS_PX = [400, 600, 800, 1200, 1600, 2000, 3000] as const;
export const LEAST_WIDTH_PX = WIDTHS_PX[0];
export const MOST_WIDTH_PX = WIDTHS_PX[6];

export interface PictureWishes {
  /** From `LEAST_WIDTH_PX` to `MOST_WIDTH_PX`; as wide as it is where nothing is said. */
  readonly widthPx?: number | undefined;
  /** Names and sizes of the rooms, and the scale bar. */
  readonly lettering: boolean;
  readonly format: PictureFormat;
}

/** Hands out a furnished picture smaller, without lettering or in other formats. Each is made once and kept. */
export class DerivedPictures {
  readonly #options: { gallery: Gallery; files: FileStore; encoder: PictureEncoder };
  readonly #made: MadeOnce;

  constructor(options: { gallery: Gallery; files: FileStore; encoder: PictureEncoder }) {
    this.#options = options;
    this.#made = new MadeOnce(options.files);
  }

  /** @returns undefined where there is no such picture. @throws `StoreUnavailable` */
  async find(
    imageId: string,
    { widthPx = MOST_WIDTH_PX, lettering, format }: PictureWishes,
  ): Promise<Uint8Array | undefined> {
    const width = WIDTHS_PX.find((width) => width >= widthPx) ?? MOST_WIDTH_PX;
    if (format === 'jpeg' && width === MOST_WIDTH_PX) return this.#master(imageId, lettering);
    const make = async () => {
      const master = await this.#master(imageId, lettering);
      return master && this.#options.encoder.encode(master, { format, widthPx: width });
    };
    const isWanted = async () => (await this.#options.gallery.findPicture(imageId)) !== undefined;
    return this.#made.find(derivedPictureName(imageId, { lettering, width, format }), make, isWanted);
  }

  /** Pictures that were drawn before there were two of each have their lettering always. */
  async #master(imageId: string, lettering: boolean): Promise<Uint8Array | undefined> {
    const { gallery } = this.#options;
    return (lettering ? undefined : await gallery.findBarePicture(imageId)) ?? gallery.findPicture(imageId);
  }
}
