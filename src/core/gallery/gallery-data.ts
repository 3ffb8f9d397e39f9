import type { PlanDocument } from '../plan/schema.ts';
import type { PictureFrame } from '../scene/types.ts';

/** What the gallery page hands to its script: one furnished plan and where its files are. URLs are absolute or start at the host's root. */
export interface GalleryData {
  readonly galleryId: string;
  /** The furnished picture; absolute, because other sites show it. */
  readonly pictureUrl: string;
  /** The drawing as it was read, upright. */
  readonly originalUrl: string;
  readonly planUrl: string;
  /** Binary glTF. */
  readonly sceneUrl: string;
  /** The page itself; absolute. */
  readonly pageUrl: string;
  /** Where metres of the plan are on the furnished picture. */
  readonly frame: PictureFrame;
  readonly document: PlanDocument;
}
