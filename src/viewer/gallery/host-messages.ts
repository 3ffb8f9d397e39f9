import type { Units } from '#core/gallery/units.ts';
import type { View } from './deep-link.ts';

/** What the gallery tells the page that embeds it. Additive only: hosts ignore what they do not know. */
export type HostMessage =
  | { readonly type: 'ready'; readonly galleryId: string; readonly rooms: readonly string[] }
  | { readonly type: 'resize'; readonly height: number }
  | { readonly type: 'viewchange'; readonly view: View; readonly units: Units; readonly lang: string }
  | { readonly type: 'roomselect'; readonly room: string | null; readonly name: string | null }
  | { readonly type: 'itemselect'; readonly item: string | null; readonly kind: string | null }
  | { readonly type: 'variantsave'; readonly variant: string }
  | { readonly type: 'error'; readonly message: string };

/** True inside an iframe or webview frame. */
export const isEmbedded = (): boolean => window.parent !== window;

/** Nothing that is sent is private (whoever frames the gallery knows its address), so any host may listen. */
export function tellHost(message: HostMessage): void {
  if (isEmbedded()) window.parent.postMessage({ source: 'floor-gallery', version: 1, ...message }, '*');
}

/** Tells the host the height of the page whenever it changes, so that a frame can fit. */
export function reportHeight(): void {
  if (!isEmbedded()) return;
  let last = 0;
  const observer = new ResizeObserver(() => {
    const height = Math.ceil(document.documentElement.getBoundingClientRect().height);
    if (height !== last) tellHost({ type: 'resize', height: (last = height) });
  });
  const start = () => observer.observe(document.documentElement);
  // Before the styles apply the page is as long as its text.
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}
