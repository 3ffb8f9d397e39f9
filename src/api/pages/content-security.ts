/**
 * Content-Security-Policy of the pages. `blob:` is for the 3D scene's textures and the preview of a chosen file.
 * @param pictureOrigin origin of the furnished picture when it is another host than the page's
 */
export function contentSecurityPolicy(page: 'gallery' | 'try', pictureOrigin = ''): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    `img-src 'self' data: blob: ${pictureOrigin}`.trim(),
    "connect-src 'self' blob:",
    "base-uri 'none'",
    page === 'try' ? "form-action 'self'" : "form-action 'none'",
    // A gallery is made to be framed by any partner's site; the page that uploads is not.
    page === 'try' ? "frame-ancestors 'none'" : 'frame-ancestors *',
  ].join('; ');
}
