import { drawLinePlan } from '#core/line-plan/draw-line-plan.ts';
import { fileStem, homeFacts, titleOf, unitsOf } from '#core/line-plan/home-facts.ts';
import { DISCLAIMER } from '#core/line-plan/title-block.ts';
import { writeSvg } from '#core/line-plan/write-svg.ts';
import type { PlanDocument } from '#core/plan/schema.ts';
import { shareName, stillName } from '../keeping/plan-files.ts';
import type { FileStore } from '../ports/file-store.ts';
import type { LinePlanWishes, PlanPrinter } from '../ports/plan-printer.ts';
import type { Gallery, GalleryAsset, GalleryPlan } from './gallery.ts';
import { MadeOnce } from './made-once.ts';

/** What people may take with them from a gallery, by its name under the gallery's address. */
export type Keepsake =
  | GalleryAsset
  | 'layout.jpg'
  | 'plan.svg'
  | 'plan.pdf'
  | 'share.jpg'
  | 'dollhouse.jpg'
  | 'room.jpg';

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
  'dollhouse.jpg': '3d-view.jpg',
  'room.jpg': 'room.jpg',
};

/** A gallery, or a variant of its plan; for `room.jpg` one of its rooms, by its id in the plan. */
export interface Shown {
  readonly galleryId: string;
  readonly variant?: string | undefined;
  readonly room?: string | undefined;
}

export interface KeepsakesOptions {
  readonly gallery: Gallery;
  readonly files: FileStore;
  readonly printer: PlanPrinter;
}

/** Hands out the files of a gallery; those that were not kept with the plan are made of it. */
export class Keepsakes {
  readonly #options: KeepsakesOptions;
  readonly #made: MadeOnce;

  constructor(options: KeepsakesOptions) {
    this.#options = options;
    this.#made = new MadeOnce(options.files);
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
    const { document } = found;
    const wished = { units: unitsOf(document), furniture: true, ...wishes };
    const facts = homeFacts(document.plan);
    const room = document.plan.rooms.findIndex(({ id }) => id === of.room);
    const ending = keepsake === 'room.jpg' ? `${inFileName(facts.names[room])}.jpg` : ENDINGS[keepsake];
    const bytes = await this.#bytesOf(keepsake, found, { ...of, room }, wished);
    return bytes && { bytes, name: `${fileStem(facts, wished.units)}-${ending}` };
  }

  #bytesOf(
    keepsake: Keepsake,
    { document, record: { imageId, style } }: GalleryPlan,
    { galleryId, variant, room }: Omit<Shown, 'room'> & { readonly room: number },
    wishes: LinePlanWishes,
  ): Promise<Uint8Array | undefined> | Uint8Array | undefined {
    const { gallery, printer } = this.#options;
    /** Drawn once for each picture, and kept beside it. */
    const once = (name: string, draw: () => Promise<Uint8Array | undefined>) =>
      this.#made.find(name, draw, async () => (await gallery.findPlan(galleryId)) !== undefined);
    const still = (id?: string) => printer.drawStill(document, { style: style ?? undefined, room: id });
    switch (keepsake) {
      case 'plan.svg':
        return new TextEncoder().encode(writeSvg(drawLinePlan(document, { ...wishes, sheet: 'cut' })));
      case 'plan.pdf':
        return printer.printPlan(document, wishes);
      case 'layout.jpg':
        return gallery.findPicture(imageId);
      case 'share.jpg':
        return once(shareName(imageId), () => this.#drawShareCard(imageId, document));
      case 'dollhouse.jpg':
        return once(stillName(imageId), () => still());
      case 'room.jpg':
        return room < 0 ? undefined : once(stillName(imageId, room), () => still(document.plan.rooms[room]!.id));
      default:
        return gallery.findAsset(galleryId, keepsake, variant);
    }
  }

  async #drawShareCard(imageId: string, document: PlanDocument): Promise<Uint8Array | undefined> {
    const { gallery, printer } = this.#options;
    const picture = await gallery.findPicture(imageId);
    if (!picture) return undefined;
    const title = titleOf(homeFacts(document.plan), unitsOf(document));
    return printer.drawShareCard({ picture, title, note: DISCLAIMER });
  }
}

/** `Salle de bains 2` -> `salle-de-bains-2`; letters that have no Latin form are left out. */
function inFileName(name = ''): string {
  const latin = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return latin.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'room';
}
