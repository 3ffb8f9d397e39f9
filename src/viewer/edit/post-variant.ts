import type { GalleryData } from '#core/gallery/gallery-data.ts';
import type { LayoutItem } from '#core/plan/schema.ts';
import type { PictureFrame } from '#core/scene/types.ts';

export interface DrawnVariant {
  readonly variant: string;
  readonly pictureUrl: string;
  readonly frame: PictureFrame;
}

export type VariantFailure = 'refused' | 'busy' | 'failed';

/** What of a piece the service wants to know: what keeps it company in plan.json is said anew. */
const bare = ({ id, room, kind, at, rotation, size, group }: LayoutItem) => ({
  id,
  room,
  kind,
  at,
  rotation,
  size,
  group,
});

/** Has the plan drawn with these pieces, in the style that is shown. Takes seconds; the same again is there at once. */
export async function postVariant(
  { filesUrl, style }: GalleryData,
  items: readonly LayoutItem[],
): Promise<DrawnVariant | VariantFailure> {
  try {
    const response = await fetch(`${filesUrl}/variants`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ style, layout: { items: items.map(bare) } }),
    });
    if (response.ok) return (await response.json()) as DrawnVariant;
    if (response.status === 400) return 'refused';
    return response.status === 429 || response.status === 503 ? 'busy' : 'failed';
  } catch {
    return 'failed';
  }
}
