/**
 * Runs in the page before its own scripts: counts what is drawn, and notes when the picture is shown. Self-contained, as it is sent to
 * the browser as text.
 */
export function instrumentPage(): void {
  const counts = { draws: 0, most: 0, frames: 0, pictureMs: 0 };
  Object.assign(window, { galleryCounts: counts });
  const context = WebGL2RenderingContext.prototype as unknown as Record<string, (...args: unknown[]) => unknown>;
  for (const name of [
    'drawElements',
    'drawArrays',
    'drawElementsInstanced',
    'drawArraysInstanced',
    'drawRangeElements',
  ]) {
    const own = context[name]!;
    context[name] = function (...args) {
      counts.draws++;
      return own.apply(this, args);
    };
  }
  // Several draws in one call of this extension are one call.
  const getExtension = context.getExtension!;
  context.getExtension = function (name) {
    const extension = getExtension.call(this, name) as Record<string, unknown> | null;
    if (name !== 'WEBGL_multi_draw' || !extension) return extension;
    return new Proxy(extension, {
      get: (own, key: string) => {
        const value = own[key];
        if (typeof value !== 'function') return value;
        return (...args: unknown[]) => {
          counts.draws++;
          return value.apply(own, args);
        };
      },
    });
  };
  const request = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (callback: FrameRequestCallback) =>
    request((time: number) => {
      const before = counts.draws;
      callback(time);
      const drawn = counts.draws - before;
      if (drawn > 0) counts.frames++;
      counts.most = Math.max(counts.most, drawn);
    });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) counts.pictureMs = entry.startTime;
    // The types are Node's, which has no paints.
  }).observe({ type: 'largest-contentful-paint', buffered: true } as never);
}

/** What `instrumentPage` noted. */
export interface PageCounts {
  /** Calls that draw, so far. */
  readonly draws: number;
  /** The most of them in one frame. */
  readonly most: number;
  readonly frames: number;
  /** When the largest part of the page was shown, ms after navigation. */
  readonly pictureMs: number;
}
