import type { Style } from '#core/furnish/home/wishes.ts';
import type { GalleryData, ShownVariant } from '#core/gallery/gallery-data.ts';
import { FIRST_SIZES, pictureSources } from '#core/gallery/picture-sources.ts';

/** How a plan is to be drawn. */
export interface VariantWish {
  readonly style: Style;
  /** False: the rooms with nothing put into them. */
  readonly furniture: boolean;
  /** Lamps are lit. */
  readonly evening: boolean;
}

/**
 * Has the service draw the plan otherwise, or find what it drew before; the picture is there when this resolves.
 * @param first what the page came with: pieces stand where they do there
 * @throws whatever `fetch` throws, and `Error` when the service refuses
 */
export async function askVariant(first: GalleryData, wish: VariantWish, signal: AbortSignal): Promise<ShownVariant> {
  const response = await fetch(`${first.filesUrl}/variants`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(variantBody(first, wish)),
    signal,
  });
  if (!response.ok) throw new Error(`no variant: ${response.status}`);
  const { variant, pictureUrl, frame } = (await response.json()) as Pick<GalleryData, 'pictureUrl' | 'frame'> & {
    readonly variant: string;
  };
  const shown: ShownVariant = {
    variant,
    style: wish.style,
    pictureUrl,
    ...(first.plainPictureUrl && { plainPictureUrl: `${pictureUrl}?labels=0` }),
    planUrl: `${first.filesUrl}/plan.json?variant=${variant}`,
    sceneUrl: `${first.filesUrl}/scene.glb?variant=${variant}`,
    // The same frame stays the same object: what depends on it need not start anew.
    pageUrl: withVariant(first.pageUrl, variant),
    frame: JSON.stringify(frame) === JSON.stringify(first.frame) ? first.frame : frame,
  };
  await loadPicture(shown, signal);
  return shown;
}

/** What `POST …/variants` takes. A variant with pieces elsewhere keeps them there in every style. */
export function variantBody(first: GalleryData, { style, furniture, evening }: VariantWish): object {
  const items = furniture ? first.variant && first.document.layout?.items : [];
  return { style, ...(evening && { light: 'evening' }), ...(items && { layout: { items } }) };
}

function withVariant(pageUrl: string, variant: string): string {
  const url = new URL(pageUrl);
  url.searchParams.set('variant', variant);
  return url.href;
}

/** Fetches the file that the stage will show, so that one picture takes the place of the other at once. */
async function loadPicture({ pictureUrl, plainPictureUrl, frame }: ShownVariant, signal: AbortSignal): Promise<void> {
  const image = new Image();
  image.sizes = document.querySelector<HTMLImageElement>('.picture')?.sizes || FIRST_SIZES;
  image.srcset = pictureSources(plainPictureUrl ?? pictureUrl, frame);
  image.src = plainPictureUrl ?? pictureUrl;
  await image.decode();
  signal.throwIfAborted();
}
