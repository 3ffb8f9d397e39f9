export type SecuredPage = 'gallery' | 'mend' | 'try' | 'docs';

/**
 * Content-Security-Policy of the pages. `blob:` is for the 3D scene's textures and the preview of a chosen file.
 * @param otherOrigins hosts besides the page's own: of the furnished picture, or, for the documentation, of the API it tries
 */
export function contentSecurityPolicy(page: SecuredPage, otherOrigins = ''): string {
  return [
    "default-src 'none'",
    // The 3D model is compressed; its decoder is WebAssembly, which this allows without allowing `eval`.
    page === 'gallery' ? "script-src 'self' 'wasm-unsafe-eval'" : "script-src 'self'",
    // The documentation's program writes styles into its elements.
    page === 'docs' ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
    "font-src 'self'",
    `img-src 'self' data: blob: ${otherOrigins}`.trim(),
    page === 'docs' ? `connect-src 'self' ${otherOrigins}`.trim() : "connect-src 'self' blob:",
    "base-uri 'none'",
    page === 'try' ? "form-action 'self'" : "form-action 'none'",
    // A gallery is made to be framed by any partner's site; the others are not.
    page === 'gallery' ? 'frame-ancestors *' : "frame-ancestors 'none'",
  ].join('; ');
}
