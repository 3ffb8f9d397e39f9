import type { GalleryData } from '#core/gallery/gallery-data.ts';
import type { DeepLink } from './deep-link.ts';
import { STYLE_TEXTS } from './style-row.tsx';
import { type GalleryState, useAddress } from './use-gallery-state.ts';
import { useVariants, type Variants } from './use-variants.ts';

/**
 * The plan in the style, and with or without the furniture, that the visitor wishes: said aloud, kept in the address, and taken back where
 * it cannot be drawn.
 */
export function useLooks(
  page: GalleryData,
  state: GalleryState,
  announce: (text: string) => void,
  say: (text: string) => void,
): Omit<Variants, 'variantOf'> & { readonly asked: DeepLink } {
  const { wording, wish } = state;
  const { data, awaited, variantOf } = useVariants(page, wish, {
    onShown: ({ style }) => say(wording.say(STYLE_TEXTS[style])),
    onFailure: (shown, failed) => {
      state.setStyle(shown.style);
      for (const layer of ['furniture', 'evening'] as const)
        if (shown[layer] !== failed[layer]) state.setLayer(layer, shown[layer]);
      announce(wording.say('variantFailed'));
    },
  });
  const asked = { ...state.asked, variant: variantOf(wish.style) };
  useAddress(asked);
  return { data, awaited, asked };
}
