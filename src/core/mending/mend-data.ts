import type { Language } from '../gallery/texts/languages.ts';
import type { PlanDocument } from '../plan/schema.ts';

/** What the page to put a plan right hands to its script. URLs are absolute or start at the host's root. */
export interface MendData {
  /** Names the plan in the browser's store for edits that were not sent yet. */
  readonly planId: string;
  readonly language: Language;
  /** The newest version. Its verdict says why it was refused, if it was. */
  readonly document: PlanDocument;
  /** Its number; a drawing that was refused has none yet. */
  readonly version?: number | undefined;
  /** The upright drawing; its pixels are those of `document.source`. Missing where it is not kept: then the plan lies on an empty sheet. */
  readonly originalUrl?: string | undefined;
  /** The same version as a file, for who mends it by a program. */
  readonly planUrl: string;
  /** What was read first. */
  readonly firstUrl: string;
  /** Takes the corrected plan by POST and answers as an upload does. */
  readonly furnishUrl: string;
  /** Of a drawing that was refused: reads it again with corrections, by POST. */
  readonly correctionsUrl?: string | undefined;
  /** The furnished picture and the gallery of the version shown, where there are any. */
  readonly pictureUrl?: string | undefined;
  readonly galleryUrl?: string | undefined;
}

/** What it hands over of a PDF of which a page has to be chosen first. */
export interface PageChoice {
  readonly language: Language;
  /** Addresses of small pictures of its first pages. */
  readonly pages: readonly string[];
  readonly correctionsUrl: string;
}
