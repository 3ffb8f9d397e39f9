import type { Light, Style } from '../furnish/home/wishes.ts';
import type { PlanDocument } from '../plan/schema.ts';
import type { PictureFrame } from '../scene/types.ts';
import type { Language } from './texts/languages.ts';

/** What the gallery page hands to its script: one furnished plan and where its files are. URLs are absolute or start at the host's root. */
export interface GalleryData {
  readonly galleryId: string;
  /** The variant that is shown, if not the plan itself. */
  readonly variant?: string;
  /** In which it is furnished, if not in the usual one. */
  readonly style?: Style;
  /** The hour of the picture; day where nothing is said. */
  readonly light?: Light;
  /** The language the page is in. */
  readonly language: Language;
  /** The furnished picture; absolute, because other sites show it. */
  readonly pictureUrl: string;
  /** The same without lettering, where it is kept: the gallery then sets the names itself, in the visitor's language and units. */
  readonly plainPictureUrl?: string;
  /** The drawing as it was read, upright; missing where it is not kept. */
  readonly originalUrl?: string;
  readonly planUrl: string;
  /** Binary glTF. */
  readonly sceneUrl: string;
  /** The folder of all files of the gallery: `/floor-gallery/<id>`. */
  readonly filesUrl: string;
  /** The page itself, with the variant that it shows; absolute. */
  readonly pageUrl: string;
  /** Where metres of the plan are on the furnished picture. */
  readonly frame: PictureFrame;
  readonly document: PlanDocument;
}

/** What of the data is another for each variant of a plan. */
export type ShownVariant = Pick<
  GalleryData,
  'variant' | 'style' | 'light' | 'pictureUrl' | 'plainPictureUrl' | 'planUrl' | 'sceneUrl' | 'pageUrl' | 'frame'
>;
