/**
 * The script for pages that show a gallery, served as `/embed.js` and documented in docs/gallery.md. A classic script without imports
 * that may be loaded any number of times; `<div data-floor-gallery="…">` becomes a frame, told of and steered by messages.
 */
(() => {
  interface Handle {
    readonly frame: HTMLIFrameElement;
    /** Sends a command: `send('setRoom', { room: 'r2' })`. */
    send(type: string, values?: object): void;
    /** Takes the frame out again. */
    remove(): void;
  }

  const PARAMETERS = 'view room units lang theme labels style furniture light variant brand ui camera'.split(' ');
  const USUAL_HEIGHT = '640px';

  /** Puts a gallery into an element; its messages become events of the element, `floor-gallery:roomselect` with the message in `detail`. */
  function embed(host: HTMLElement, address: string, options: Record<string, string | undefined> = {}): Handle {
    const url = new URL(address, location.href);
    for (const name of PARAMETERS) if (options[name] !== undefined) url.searchParams.set(name, options[name]);
    const frame = document.createElement('iframe');
    frame.src = url.href;
    frame.title = options.title ?? 'Furnished floor plan';
    frame.loading = 'lazy';
    frame.allow = 'fullscreen; clipboard-write; web-share';
    frame.style.cssText = `width:100%;border:0;display:block;height:${options.height ?? USUAL_HEIGHT}`;
    const hear = ({ source, origin, data }: MessageEvent) => {
      if (source !== frame.contentWindow || origin !== url.origin) return;
      if (data?.source !== 'floor-gallery' || data.version !== 1) return;
      host.dispatchEvent(new CustomEvent(`floor-gallery:${data.type}`, { detail: data, bubbles: true }));
    };
    addEventListener('message', hear);
    host.replaceChildren(frame);
    return {
      frame,
      send: (type, values) =>
        frame.contentWindow?.postMessage({ source: 'floor-gallery', version: 1, type, ...values }, url.origin),
      remove: () => {
        removeEventListener('message', hear);
        frame.remove();
      },
    };
  }

  const start = () => {
    for (const host of document.querySelectorAll<HTMLElement & { floorGallery?: Handle }>('[data-floor-gallery]'))
      host.floorGallery ??= embed(host, host.dataset.floorGallery!, host.dataset);
  };
  Object.assign(window, { FloorGallery: { embed } });
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start);
  else start();
})();
