import type { Light, Style } from '#core/furnish/home/wishes.ts';
import type { LayoutItem } from '#core/plan/schema.ts';
import type { PictureFrame } from '#core/scene/types.ts';

/** A plan to be drawn otherwise; what is left out is as ever. */
export interface VariantOrder {
  readonly style?: Style | undefined;
  readonly evening?: boolean;
  /** All pieces of the home, where they shall stand. */
  readonly items?: readonly LayoutItem[] | undefined;
}

export interface DrawnVariant {
  readonly variant: string;
  readonly pictureUrl: string;
  readonly frame: PictureFrame;
}

export type VariantFailure = 'refused' | 'busy' | 'failed';

/**
 * Has the service draw a plan otherwise. Takes seconds; the same again is there at once.
 * @param filesUrl the folder of the gallery's files
 * @throws DOMException `AbortError` when `signal` says that nobody wants it any more
 */
export async function postVariant(
  filesUrl: string,
  order: VariantOrder,
  signal?: AbortSignal,
): Promise<DrawnVariant | VariantFailure> {
  try {
    const response = await fetch(`${filesUrl}/variants`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(variantBody(order)),
      ...(signal && { signal }),
    });
    if (response.ok) return (await response.json()) as DrawnVariant;
    if (response.status === 400) return 'refused';
    return response.status === 429 || response.status === 503 ? 'busy' : 'failed';
  } catch {
    signal?.throwIfAborted();
    return 'failed';
  }
}

/** What `POST …/variants` takes. */
export function variantBody({ style, evening, items }: VariantOrder): object {
  const light: Light = 'evening';
  return { style, ...(evening && { light }), ...(items && { layout: { items: items.map(bare) } }) };
}

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
