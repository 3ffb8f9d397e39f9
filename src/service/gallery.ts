import type { PlanDocument } from '#core/plan/schema.ts';
import type { PictureFrame } from '#core/scene/types.ts';
import { barePictureName, documentName, frameName, originalName, pictureName, sceneName } from './plan-files.ts';
import type { FileStore } from './ports/file-store.ts';
import type { PlanRecord, Rows } from './ports/rows.ts';

/** What a gallery shows of a plan. */
export interface GalleryPlan {
  readonly record: PlanRecord;
  readonly document: PlanDocument;
  readonly frame: PictureFrame;
}

/** A file that a gallery offers: its name under the gallery's address and what it is. */
export type GalleryAsset = 'plan.json' | 'scene.glb' | 'original.jpg';

const ASSET_NAMES: Record<GalleryAsset, (uniqueId: string) => string> = {
  'plan.json': documentName,
  'scene.glb': sceneName,
  'original.jpg': originalName,
};

/** Reads back what uploads became. Unknown ids give undefined; stores that are down throw `StoreUnavailable`. */
export class Gallery {
  readonly #files: FileStore;
  readonly #rows: Rows;

  constructor({ files, rows }: { files: FileStore; rows: Rows }) {
    this.#files = files;
    this.#rows = rows;
  }

  async findPlan(galleryId: string): Promise<GalleryPlan | undefined> {
    const record = await this.#rows.plans.findByGallery(galleryId);
    if (!record) return undefined;
    const [document, frame] = await Promise.all([
      this.#files.get(documentName(record.uniqueId)),
      this.#files.get(frameName(record.uniqueId)),
    ]);
    if (!document || !frame) return undefined;
    return { record, document: fromJson<PlanDocument>(document), frame: fromJson<PictureFrame>(frame) };
  }

  async findAsset(galleryId: string, asset: GalleryAsset): Promise<Uint8Array | undefined> {
    const record = await this.#rows.plans.findByGallery(galleryId);
    return record && this.#files.get(ASSET_NAMES[asset](record.uniqueId));
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
