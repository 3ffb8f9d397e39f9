import type { GalleryData } from './gallery-data.ts';

/**
 * Address of a file of what the gallery shows: of the variant, where it shows one.
 * @param query what else is asked of the file: `units=ft&download`
 */
export function fileUrl(
  { filesUrl, variant }: Pick<GalleryData, 'filesUrl' | 'variant'>,
  name: string,
  query = '',
): string {
  const asked = [variant && `variant=${variant}`, query].filter(Boolean).join('&');
  return `${filesUrl}/${name}${asked && `?${asked}`}`;
}
