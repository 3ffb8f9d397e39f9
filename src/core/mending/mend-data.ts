import type { PlanDocument } from '../plan/schema.ts';

/** What the page to put a plan right hands to its script. URLs are absolute or start at the host's root. */
export interface MendData {
  /** Names this version in the browser's store for edits that were not sent yet: another one for each version. */
  readonly planId: string;
  /** The newest version. Its verdict says why it was refused, if it was. */
  readonly document: PlanDocument;
  /** The upright drawing; its pixels are those of `document.source`. */
  readonly originalUrl: string;
  /** The same version as a file, for who mends it by a program. */
  readonly planUrl: string;
  /** Takes the corrected plan by POST and answers as an upload does. */
  readonly furnishUrl: string;
  /** The furnished picture and the gallery of the version shown, where there are any. */
  readonly pictureUrl?: string | undefined;
  readonly galleryUrl?: string | undefined;
}
