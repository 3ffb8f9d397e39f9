/** What `subset-fonts.ts` uses of it; the package has no types of its own. */
declare module 'subset-font' {
  interface Options {
    /** Tags of OpenType features that are kept; all without. */
    readonly keepFeatures?: readonly string[];
    readonly targetFormat?: 'sfnt' | 'woff' | 'woff2';
  }
  /** @returns the font with these letters, as far as it has them */
  export default function subsetFont(font: Uint8Array, letters: string, options?: Options): Promise<Uint8Array>;
}
