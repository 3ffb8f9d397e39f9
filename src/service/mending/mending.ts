import type { Draft } from '../jobs/plan-jobs.ts';
import { documentName, originalName } from '../keeping/plan-files.ts';
import { forgetPlan } from '../keeping/remove-files.ts';
import type { FileStore } from '../ports/file-store.ts';
import type { PlanRecord } from '../ports/plan-rows.ts';
import type { Rows } from '../ports/rows.ts';
import { draftName } from './drafts.ts';
import { fitsSeal, selectorOf } from './mend-secret.ts';

/** What is shown to who mends a plan: the newest version, what was read first, and the drawing under it. */
export type MendAsset = 'plan.json' | 'first.json' | 'original.jpg';

/** Who may put a plan right or take it away: the key that made it, and whoever has its secret. */
export class Mending {
  readonly #files: FileStore;
  readonly #rows: Rows;

  constructor({ files, rows }: { files: FileStore; rows: Rows }) {
    this.#files = files;
    this.#rows = rows;
  }

  /** The plan that a key made; undefined for one of somebody else's as for none. */
  async findOwned(uniqueId: string, keyId: string): Promise<PlanRecord | undefined> {
    const record = await this.#rows.plans.findByUniqueId(uniqueId);
    return record?.keyId === keyId ? record : undefined;
  }

  /** The plan, or the refused drawing, that a secret opens. */
  async open(secret: string): Promise<PlanRecord | Draft | undefined> {
    const link = await this.#rows.mendLinks.find(selectorOf(secret));
    if (!fitsSeal(secret, link)) return undefined;
    return link!.isDraft ? { draftId: link!.uniqueId } : this.#rows.plans.findByUniqueId(link!.uniqueId);
  }

  /** Undefined also where nothing was read of a refused drawing. */
  findAsset(of: PlanRecord | Draft, asset: MendAsset): Promise<Uint8Array | undefined> {
    if ('draftId' in of) return this.#files.get(draftName(of.draftId, asset === 'first.json' ? 'plan.json' : asset));
    const { uniqueId, edition } = of;
    if (asset === 'original.jpg') return this.#files.get(originalName(uniqueId));
    return this.#files.get(documentName(uniqueId, asset === 'first.json' ? null : edition));
  }

  /** A page of a PDF one of whose pages has to be chosen, small, JPEG; numbers begin with 1. */
  findPage(of: PlanRecord | Draft, number: number): Promise<Uint8Array | undefined> {
    return 'draftId' in of ? this.#files.get(draftName(of.draftId, `page-${number}.jpg`)) : Promise.resolve(undefined);
  }

  /** How many pages there are to choose from. */
  async countPages(of: PlanRecord | Draft): Promise<number> {
    let pages = 0;
    while (await this.findPage(of, pages + 1)) pages++;
    return pages;
  }

  /** The file as it was sent: kept of refused drawings only. */
  findDrawing({ draftId }: Draft): Promise<Uint8Array | undefined> {
    return this.#files.get(draftName(draftId, 'drawing'));
  }

  /** Everything of a plan and of its upload. */
  remove({ uniqueId }: PlanRecord): Promise<void> {
    return forgetPlan(uniqueId, { files: this.#files, rows: this.#rows });
  }
}
