import { drawLinePlan } from '#core/line-plan/draw-line-plan.ts';
import { fileStem, homeFacts, titleOf, unitsOf } from '#core/line-plan/home-facts.ts';
import { DISCLAIMER } from '#core/line-plan/title-block.ts';
import { writeSvg } from '#core/line-plan/write-svg.ts';
import type { PlanDocument } from '#core/plan/schema.ts';
import type { Gallery, GalleryAsset } from './gallery.ts';
import { shareName } from './plan-files.ts';
import type { FileStore } from './ports/file-store.ts';
import type { LinePlanWishes, PlanPrinter } from './ports/plan-printer.ts';

/** What people may take with them from a gallery, by its name under the gallery's address. */
export type Keepsake = GalleryAsset | 'layout.jpg' | 'plan.svg' | 'plan.pdf' | 'share.jpg';

/** A file and what it is called on the disk of whoever saves it: `3-bedroom-home-84-m2-plan.pdf`. */
export interface KeptFile {
  readonly bytes: Uint8Array;
  readonly name: string;
}

const ENDINGS: Record<Keepsake, string> = {
  'plan.json': 'plan-data.json',
  'scene.glb': '3d-model.glb',
  'original.jpg': 'original-drawing.jpg',
  'layout.jpg': 'furnished-plan.jpg',
  'plan.svg': 'plan.svg',
  'plan.pdf': 'plan.pdf',
  'share.jpg': 'card.jpg',
};

/** A gallery, or a variant of its plan. */
export interface Shown {
  readonly galleryId: string;
  readonly variant?: string | undefined;
}

export interface KeepsakesOptions {
  readonly gallery: Gallery;
  readonly files: FileStore;
  readonly printer: PlanPrinter;
}

/** Hands out the files of a gallery; those that were not kept with the plan are made of it. */
export class Keepsakes {
  readonly #options: KeepsakesOptions;
  /** Cards that are being drawn, by picture: who asks in the meantime waits for the same one. */
  readonly #drawing = new Map<string, Promise<Uint8Array | undefined>>();

  constructor(options: KeepsakesOptions) {
    this.#options = options;
  }

  /**
   * @param wishes of a line plan: metres or feet as on the drawing, and with furniture, unless said otherwise
   * @returns undefined where there is no such gallery
   * @throws `StoreUnavailable`
   */
  async find(of: Shown, keepsake: Keepsake, wishes: Partial<LinePlanWishes> = {}): Promise<KeptFile | undefined> {
    const { gallery } = this.#options;
    const found = await gallery.findPlan(of.galleryId, of.variant);
    if (!found) return undefined;
    const { document, record } = found;
    const wished = { units: unitsOf(document), furniture: true, ...wishes };
    const name = `${fileStem(homeFacts(document.plan), wished.units)}-${ENDINGS[keepsake]}`;
    const bytes = await this.#bytesOf(keepsake, document, { ...of, imageId: record.imageId }, wished);
    return bytes && { bytes, name };
  }

  #bytesOf(
    keepsake: Keepsake,
    document: PlanDocument,
    { galleryId, variant, imageId }: Shown & { readonly imageId: string },
    wishes: LinePlanWishes,
  ): Promise<Uint8Array | undefined> | Uint8Array {
    const { gallery, printer } = this.#options;
    switch (keepsake) {
      case 'plan.svg':
        return new TextEncoder().encode(writeSvg(drawLinePlan(document, { ...wishes, sheet: 'cut' })));
      case 'plan.pdf':
        return printer.printPlan(document, wishes);
      case 'layout.jpg':
        return gallery.findPicture(imageId);
      case 'share.jpg':
        return this.#shareCard(galleryId, imageId, document);
      default:
        return gallery.findAsset(galleryId, keepsake, variant);
    }
  }

  /** Drawn once for each picture, and kept beside it. */
  async #shareCard(galleryId: string, imageId: string, document: PlanDocument): Promise<Uint8Array | undefined> {
    const { files } = this.#options;
    const kept = await files.get(shareName(imageId));
    if (kept) return kept;
    const running = this.#drawing.get(imageId) ?? this.#drawShareCard(galleryId, imageId, document);
    this.#drawing.set(imageId, running);
    return running.finally(() => this.#drawing.delete(imageId));
  }

  async #drawShareCard(galleryId: string, imageId: string, document: PlanDocument): Promise<Uint8Array | undefined> {
    const { files, gallery, printer } = this.#options;
    const picture = await gallery.findPicture(imageId);
    if (!picture) return undefined;
    const title = titleOf(homeFacts(document.plan), unitsOf(document));
    const card = await printer.drawShareCard({ picture, title, note: DISCLAIMER });
    await files.put(shareName(imageId), card);
    // Whoever took the plan away in the meantime took the card away before it was there.
    if (await gallery.findPlan(galleryId)) return card;
    await files.remove(shareName(imageId));
    return undefined;
  }
}
