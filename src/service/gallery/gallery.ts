import type { PlanDocument } from '#core/plan/schema.ts';
import type { PictureFrame } from '#core/scene/types.ts';
import {
  barePictureName,
  documentName,
  frameName,
  originalName,
  pictureName,
  sceneName,
} from '../keeping/plan-files.ts';
import type { FileStore } from '../ports/file-store.ts';
import type { PlanRecord } from '../ports/plan-rows.ts';
import type { Rows } from '../ports/rows.ts';

/** What a gallery shows of a plan. */
export interface GalleryPlan {
  readonly record: PlanRecord;
  readonly document: PlanDocument;
  readonly frame: PictureFrame;
}

/** A file that a gallery offers: its name under the gallery's address and what it is. */
export type GalleryAsset = 'plan.json' | 'scene.glb' | 'original.jpg';

const ASSET_NAMES: Record<GalleryAsset, (uniqueId: string, edition: string | null) => string> = {
  'plan.json': documentName,
  'scene.glb': sceneName,
  'original.jpg': originalName,
};

/** Longer side of pictures that were drawn before there was one without lettering, pixels. */
const LETTERED_ONLY_PX = 2400;

/** How variants are called; what else is asked for is none. */
const VARIANT = /^[0-9a-f]{12}$/;

/** Whether a picture in this frame is there without lettering as well. */
export const hasBarePicture = ({ widthPx, heightPx }: PictureFrame): boolean =>
  Math.max(widthPx, heightPx) > LETTERED_ONLY_PX;

/** Reads back what uploads became. Unknown ids give undefined; stores that are down throw `StoreUnavailable`. */
export class Gallery {
  readonly #files: FileStore;
  readonly #rows: Rows;

  constructor({ files, rows }: { files: FileStore; rows: Rows }) {
    this.#files = files;
    this.#rows = rows;
  }

  /** @param variant of one that there is not, or no more, the plan itself */
  async findPlan(galleryId: string, variant?: string): Promise<GalleryPlan | undefined> {
    const record = await this.#find(galleryId, variant);
    if (!record) return undefined;
    const [document, frame] = await Promise.all([
      this.#files.get(documentName(record.uniqueId, record.edition)),
      this.#files.get(frameName(record.uniqueId, record.edition)),
    ]);
    if (!document || !frame) return undefined;
    return { record, document: fromJson<PlanDocument>(document), frame: fromJson<PictureFrame>(frame) };
  }

  async findAsset(galleryId: string, asset: GalleryAsset, variant?: string): Promise<Uint8Array | undefined> {
    const record = await this.#find(galleryId, variant);
    return record && this.#files.get(ASSET_NAMES[asset](record.uniqueId, record.edition));
  }

  /** The picture of a variant that was drawn before. */
  async findVariantPicture({ uniqueId }: PlanRecord, variant: string): Promise<string | undefined> {
    return (await this.#rows.plans.findVariant(uniqueId, variant))?.imageId;
  }

  /** The plan with edition, picture, style and light of a variant. */
  async #find(galleryId: string, variant: string | undefined): Promise<PlanRecord | undefined> {
    const record = await this.#rows.plans.findByGallery(galleryId);
    const found =
      record && variant && VARIANT.test(variant) && (await this.#rows.plans.findVariant(record.uniqueId, variant));
    return found
      ? { ...record, edition: found.id, imageId: found.imageId, style: found.style, light: found.light }
      : record;
  }

  /** The picture without lettering; pictures of older versions have none. */
  findBarePicture(imageId: string): Promise<Uint8Array | undefined> {
    return this.#files.get(barePictureName(imageId));
  }

  findPicture(imageId: string): Promise<Uint8Array | undefined> {
    return this.#files.get(pictureName(imageId));
  }
}

function fromJson<T>(bytes: Uint8Array): T {
  return JSON.parse(new TextDecoder().decode(bytes)) as T;
}
