import type { ComponentChildren } from 'preact';
import type { PictureFrame } from '#core/scene/types.ts';

/** Lines over the picture, in metres of the plan; strokes and letters keep their size on the screen. */
export function Overlay({ frame, name, children }: { frame: PictureFrame; name: string; children: ComponentChildren }) {
  const { widthPx, heightPx, pixelsPerMetre, x0, y0 } = frame;
  return (
    <svg
      class={`overlay ${name}`}
      viewBox={`${x0} ${y0} ${widthPx / pixelsPerMetre} ${heightPx / pixelsPerMetre}`}
      width={widthPx}
      height={heightPx}
      style={{ '--metre': pixelsPerMetre }}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
