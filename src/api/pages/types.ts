import type { GalleryData } from '#core/gallery/gallery-data.ts';

/** Where the built files of a page are, as URL paths. */
export interface PageAssets {
  readonly script: string;
  readonly styles: readonly string[];
  /** Chunks that the script imports at once. */
  readonly preloads: readonly string[];
}

export type PageTheme = 'light' | 'dark';

/** All that `/floor-gallery/<id>` shows. */
export interface GalleryView extends GalleryData {
  readonly assets: PageAssets;
  /** Undefined: as the visitor's device is set. */
  readonly theme?: PageTheme | undefined;
}
