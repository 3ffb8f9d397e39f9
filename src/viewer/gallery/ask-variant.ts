import type { Style } from '#core/furnish/home/wishes.ts';
import type { GalleryData, ShownVariant } from '#core/gallery/gallery-data.ts';
import { FIRST_SIZES, pictureSources } from '#core/gallery/picture-sources.ts';
import type { LayoutItem } from '#core/plan/schema.ts';
import { postVariant } from './post-variant.ts';

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
 * @throws `Error` when there is no such picture, and what the picture's decoding throws
 */
export async function askVariant(first: GalleryData, wish: VariantWish, signal: AbortSignal): Promise<ShownVariant> {
  const { style, furniture, evening } = wish;
  const drawn = await postVariant(first.filesUrl, { style, evening, items: itemsOf(first, furniture) }, signal);
  if (typeof drawn === 'string') throw new Error(`no variant: ${drawn}`);
  const { variant, pictureUrl, frame } = drawn;
  const shown: ShownVariant = {
    variant,
    style,
    ...(evening && { light: 'evening' }),
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

/** The pieces to be drawn: those of the plan are known, but a variant with pieces elsewhere keeps them there in every style. */
export function itemsOf({ variant, document }: GalleryData, furniture: boolean): readonly LayoutItem[] | undefined {
  if (!furniture) return [];
  return variant === undefined ? undefined : document.layout?.items;
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
