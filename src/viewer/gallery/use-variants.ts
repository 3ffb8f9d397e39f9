import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Style } from '#core/furnish/home/wishes.ts';
import type { GalleryData, ShownVariant } from '#core/gallery/gallery-data.ts';
import { USUAL_STYLE } from '#core/scene/models/forms.ts';
import { askVariant, type VariantWish } from './ask-variant.ts';

export interface Variants {
  /** The plan as it is shown: as wished for, or while that is being drawn as it was before. */
  readonly data: GalleryData;
  /** What is being drawn now, if anything. */
  readonly awaited: VariantWish | undefined;
  /** The variant that a link to this style names; the plan itself has none. */
  readonly variantOf: (style: Style) => string | undefined;
}

interface VariantNews {
  readonly onShown: (wish: VariantWish) => void;
  /** Called with what is still shown, and what could not be. */
  readonly onFailure: (shown: VariantWish, failed: VariantWish) => void;
}

/** In which the page shows the plan at first. */
export const styleOf = ({ style = USUAL_STYLE }: ShownVariant): Style => style;

const keyOf = ({ style, furniture, evening }: VariantWish): string => `${style} ${furniture} ${evening}`;

/** What a page shows in a style when nothing else was asked of it. */
const plain = ({ light }: GalleryData, style: Style): VariantWish => ({
  style,
  furniture: true,
  evening: light === 'evening',
});

/**
 * The variants of a plan that were asked for on this page. What was shown once is there at once; a new wish ends what is being drawn for
 * the one before.
 */
export function useVariants(first: GalleryData, wish: VariantWish, { onShown, onFailure }: VariantNews): Variants {
  const [known, setKnown] = useState<ReadonlyMap<string, ShownVariant>>(
    () => new Map([[keyOf(plain(first, styleOf(first))), first]]),
  );
  const shown = useRef<ShownVariant>(first);
  const fulfilled = useRef(plain(first, styleOf(first)));
  const key = keyOf(wish);
  const found = known.get(key);
  shown.current = found ?? shown.current;
  useEffect(() => {
    if (found) {
      fulfilled.current = wish;
      return;
    }
    const stop = new AbortController();
    askVariant(first, wish, stop.signal).then(
      (variant) => {
        setKnown((before) => new Map(before).set(key, variant));
        onShown(wish);
      },
      () => stop.signal.aborted || onFailure(fulfilled.current, wish),
    );
    return () => stop.abort();
  }, [key, found]);
  const current = shown.current;
  return {
    data: useMemo(() => merge(first, current), [first, current]),
    awaited: found ? undefined : wish,
    variantOf: (style) => known.get(keyOf(plain(first, style)))?.variant,
  };
}

/** The plan itself has no `variant`, and by day there is no `light`, whatever the page came with. */
function merge({ variant: _variant, light: _light, ...first }: GalleryData, shown: ShownVariant): GalleryData {
  return { ...first, ...shown };
}
