import type { Light, Style } from '#core/furnish/home/wishes.ts';
import type { Scope } from '../keys/scopes.ts';
import type { MendSeal } from '../mending/mend-secret.ts';

/** A plan that was answered. Its three ids are drawn apart from each other: none can be guessed from another. */
export interface PlanRecord {
  /** UUID, what the partner is given as `uniqueId`. */
  readonly uniqueId: string;
  /** UUID of the furnished picture of the newest version. */
  readonly imageId: string;
  /** 24 random lower-case hex digits. */
  readonly galleryId: string;
  /** The key that paid for it; null for the try page. */
  readonly keyId: string | null;
  /** Of the upload that it came by; null for the try page, and for plans from before it was kept. */
  readonly scope: Scope | null;
  /** That the newest version is drawn in; null for the usual one. */
  readonly style: Style | null;
  /** The hour of its picture; null for day. */
  readonly light: Light | null;
  /** The newest version: 1 as it was read, one more each time it is mended. */
  readonly version: number;
  /** Under which the files of the newest version lie; null for the first one. */
  readonly edition: string | null;
  /** Its drawing is kept with it. */
  readonly hasOriginal: boolean;
  readonly createdAt: Date;
}

/** A plan as it was drawn again: mended, or as a variant. */
export interface EditionRecord {
  /** 12 lower-case hex digits, given once in a plan. */
  readonly id: string;
  readonly imageId: string;
  /** Null for a variant. */
  readonly version: number | null;
  /** That it is drawn in; null for the usual one. */
  readonly style: Style | null;
  /** The hour of its picture; null for day. */
  readonly light: Light | null;
}

/** What is said of a new version besides what it is. */
export interface VersionOptions {
  /** Of a further address that opens the plan. */
  readonly seal?: MendSeal | undefined;
  /** The version that it was made of; where that is no longer the newest, nothing is added. */
  readonly basedOn?: number | undefined;
}

export interface PlanRows {
  /** The first version, and what opens its page to be mended. Once this resolves the record survives a crash. */
  insert(record: Omit<PlanRecord, 'version' | 'edition'>, seal: MendSeal | undefined): Promise<void>;
  findByGallery(galleryId: string): Promise<PlanRecord | undefined>;
  findByUniqueId(uniqueId: string): Promise<PlanRecord | undefined>;
  /** The next version of a plan. @returns its number. @throws Failure `version_conflict`, also when the plan is gone */
  addVersion(uniqueId: string, edition: Omit<EditionRecord, 'version'>, options?: VersionOptions): Promise<number>;
  findVariant(uniqueId: string, id: string): Promise<EditionRecord | undefined>;
  /**
   * Adds a variant unless there is one with its id, and keeps no more than so many of a plan: the oldest go.
   * @returns those that went. @throws Error when the plan is gone
   */
  addVariant(uniqueId: string, variant: Omit<EditionRecord, 'version'>, most: number): Promise<EditionRecord[]>;
  listEditions(uniqueId: string): Promise<EditionRecord[]>;
  /** The pictures of a plan: of its first version and of all editions. */
  listImages(uniqueId: string): Promise<string[]>;
  /** Of plans that were made so many seconds ago, or before: the oldest, by their `uniqueId`. */
  listOlderThan(seconds: number, most: number): Promise<string[]>;
  /** The same of those whose drawing is kept. */
  listOriginalsOlderThan(seconds: number, most: number): Promise<string[]>;
  /** The drawing of a plan is kept no longer. */
  forgetOriginal(uniqueId: string): Promise<void>;
  /** Those of the ids, of plans or of pictures, that there is a row of. */
  findKnown(of: 'plans' | 'pictures', ids: readonly string[]): Promise<Set<string>>;
  /** The plan, its editions and the secrets that open it. */
  remove(uniqueId: string): Promise<void>;
}

/** What the secret of an address opens. */
export interface MendLink extends MendSeal {
  /** Of the plan, or of the draft. */
  readonly uniqueId: string;
  readonly isDraft: boolean;
}

export interface MendLinkRows {
  /** One that has expired is not found. */
  find(selector: string): Promise<MendLink | undefined>;
  /** Opens a drawing that was refused for so many seconds from now; the plan that it becomes is opened for good. */
  keepDraft(draftId: string, seal: MendSeal, forS: number): Promise<void>;
  /** The ids of drawings that nobody has put right in time. */
  listExpired(): Promise<string[]>;
  removeExpired(draftId: string): Promise<void>;
  /** Those of the ids that are of drafts still: not of what has become a plan. */
  findDrafts(draftIds: readonly string[]): Promise<Set<string>>;
}
