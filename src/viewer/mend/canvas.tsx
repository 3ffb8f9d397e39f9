import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { apply, growthOf, invert } from '#core/geometry/affine.ts';
import type { Point, Source } from '#core/plan/schema.ts';
import { PanZoom } from '../plan-view/pan-zoom.ts';
import type { Box, Transform } from '../plan-view/transform.ts';
import { attachStrokes, type StrokeHandlers } from './strokes.ts';
import { TEXTS } from './texts.ts';

export interface CanvasHandle {
  showBox(box: Box): void;
  zoomBy(factor: number): void;
  panBy(dx: number, dy: number): void;
  fit(): void;
  focus(): void;
}

interface CanvasProps {
  readonly source: Source;
  readonly originalUrl: string;
  /** How much of the drawing is seen, 0 to 1. */
  readonly ink: number;
  readonly drawing: boolean;
  /** What is shown first, and when all is asked for: the plan on its drawing, pixels. */
  readonly whole: Box;
  readonly on: StrokeHandlers;
  readonly onKey: (event: KeyboardEvent) => void;
  readonly handle: RefObject<CanvasHandle | undefined>;
  readonly children: ComponentChildren;
}

/** Free floor around the drawing, viewport px. */
const INSETS = { top: 24, right: 24, bottom: 24, left: 24 };

/** The drawing with the plan over it, in one SVG: `children` are drawn in metres. Pans and zooms as the gallery does. */
export function Canvas({ source, originalUrl, ink, drawing, whole, on, onKey, handle, children }: CanvasProps) {
  const viewport = useRef<HTMLDivElement>(null);
  const transform = useRef<Transform>({ scale: 1, x: 0, y: 0 });
  const latest = useRef({ on, toMetres: invert(source.toPixels) });
  latest.current = { on, toMetres: invert(source.toPixels) };

  useEffect(() => {
    const element = viewport.current!;
    const zoom = new PanZoom(element, {
      picture: { width: source.widthPx, height: source.heightPx },
      content: { x0: 0, y0: 0, x1: source.widthPx, y1: source.heightPx },
      insets: () => INSETS,
      mayZoom: () => true,
      onChange: (next) => {
        transform.current = next;
        element.style.setProperty('--scale', String(next.scale));
        element.style.setProperty('--x', `${next.x}px`);
        element.style.setProperty('--y', `${next.y}px`);
      },
      onTap: () => {},
    });
    handle.current = {
      showBox: (box) => zoom.showBox(box),
      zoomBy: (factor) => zoom.zoomBy(factor),
      panBy: (dx, dy) => zoom.panBy(dx, dy),
      fit: () => zoom.showBox(whole),
      focus: () => element.focus(),
    };
    zoom.showBox(whole);
    const place = (x: number, y: number): { point: Point; perPixel: number } => {
      const { scale, x: left, y: top } = transform.current;
      const { toMetres } = latest.current;
      const point = apply(toMetres, [(x - left) / scale, (y - top) / scale]);
      return { point, perPixel: growthOf(toMetres) / scale };
    };
    const detach = attachStrokes(element, place, () => latest.current.on);
    return () => {
      detach();
      zoom.dispose();
      handle.current = undefined;
    };
  }, []);

  return (
    <div
      ref={viewport}
      class={`mend-viewport${drawing ? ' drawing' : ''}`}
      role="application"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it answers the keyboard
      tabIndex={0}
      aria-label={TEXTS.canvas}
      onKeyDown={onKey}
    >
      <svg class="mend-canvas" style={{ '--growth': growthOf(source.toPixels) }} aria-hidden="true">
        <g class="mend-world">
          <image href={originalUrl} width={source.widthPx} height={source.heightPx} opacity={ink} />
          <g transform={`matrix(${source.toPixels.join(' ')})`}>{children}</g>
        </g>
      </svg>
    </div>
  );
}
