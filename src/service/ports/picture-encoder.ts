/** What pictures are sent as. */
export const PICTURE_FORMATS = ['avif', 'webp', 'jpeg'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

export interface Encoding {
  readonly format: PictureFormat;
  /** A picture that is narrower keeps its own width. */
  readonly widthPx: number;
}

/** Makes smaller pictures of pictures. The same bytes in give the same bytes out. */
export interface PictureEncoder {
  encode(picture: Uint8Array, encoding: Encoding): Promise<Uint8Array>;
}
