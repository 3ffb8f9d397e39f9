import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { apply, growthOf, invert } from '#core/geometry/affine.ts';
import type { Point, Source } from '#core/plan/schema.ts';
import { attachStrokes, type Place, type StrokeHandlers } from '../by-hand/strokes.ts';
import { PanZoom } from '../plan-view/pan-zoom.ts';
import type { Box, Transform } from '../plan-view/transform.ts';
import { Loupe } from './loupe.tsx';
import { useWords } from './words.ts';

export interface CanvasHandle {
  showBox(box: Box): void;
  zoomBy(factor: number): void;
  panBy(dx: number, dy: number): void;
  fit(): void;
  focus(): void;
  /** Brings a place back into the middle that the panel, or whatever made the viewport smaller, has hidden; metres. */
  keepInSight(place: Point): void;
  /** Where a tool aims that is used by keyboard: first at the middle of the viewport. */
  aim(): Place;
  /** Moves that so many px. */
  moveAim(dx: number, dy: number): Place;
}

interface CanvasProps {
  readonly source: Source;
  readonly originalUrl: string | undefined;
  /** How much of the drawing is seen, 0 to 1. */
  readonly opacity: number;
  /** What is shown first, and when all is asked for: the plan on its drawing, pixels. */
  readonly whole: Box;
  readonly on: Omit<StrokeHandlers, 'onCover'>;
  readonly onKey: (event: KeyboardEvent) => void;
  readonly handle: RefObject<CanvasHandle | undefined>;
  readonly children: ComponentChildren;
}

const within = (value: number, most: number): number => Math.max(0, Math.min(most, value));

/** Free floor around the drawing, viewport px. */
const INSETS = { top: 24, right: 24, bottom: 24, left: 24 };

/** The drawing with the plan over it, in one SVG: `children` are drawn in metres. Pans and zooms as the gallery does. */
export function Canvas({ source, originalUrl, opacity, whole, on, onKey, handle, children }: CanvasProps) {
  const { texts } = useWords();
  const viewport = useRef<HTMLDivElement>(null);
  const [covered, setCovered] = useState<Point>();
  const latest = useRef({ on, toPixels: source.toPixels });
  latest.current = { on, toPixels: source.toPixels };

  useEffect(
    () => openCanvas(viewport.current!, { source, whole, handle, latest: () => latest.current, onCover: setCovered }),
    [],
  );

  const sheet = { width: source.widthPx, height: source.heightPx };
  return (
    <div
      ref={viewport}
      class={`mend-viewport${on.aims ? ' drawing' : ''}`}
      style={{ '--growth': growthOf(source.toPixels) }}
      role="application"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it answers the keyboard
      tabIndex={0}
      aria-label={texts.ui.canvas}
      onKeyDown={onKey}
    >
      <svg class="mend-canvas" aria-hidden="true">
        <g class="mend-world">
          <g id="mend-drawn" class="mend-drawn">
            <rect class="sheet" {...sheet} />
            {originalUrl && <image href={originalUrl} {...sheet} opacity={opacity} />}
            <g transform={`matrix(${source.toPixels.join(' ')})`}>{children}</g>
          </g>
        </g>
      </svg>
      {covered && <Loupe at={covered} />}
    </div>
  );
}

interface CanvasParts extends Pick<CanvasProps, 'source' | 'whole' | 'handle'> {
  /** What the drawing that is shown now is told of. */
  readonly latest: () => Pick<CanvasProps, 'on'> & Pick<Source, 'toPixels'>;
  readonly onCover: StrokeHandlers['onCover'];
}

/** Pans, zooms and draws on the element, until what it returns is called. */
function openCanvas(element: HTMLElement, { source, whole, handle, latest, onCover }: CanvasParts): () => void {
  let transform: Transform = { scale: 1, x: 0, y: 0 };
  const zoom = new PanZoom(element, {
    picture: { width: source.widthPx, height: source.heightPx },
    content: { x0: 0, y0: 0, x1: source.widthPx, y1: source.heightPx },
    insets: () => INSETS,
    mayZoom: () => true,
    mayGrab: () => !latest().on.aims,
    onChange: (next) => {
      transform = next;
      element.style.setProperty('--scale', String(next.scale));
      element.style.setProperty('--x', `${next.x}px`);
      element.style.setProperty('--y', `${next.y}px`);
    },
    onTap: () => {},
  });
  const place = (x: number, y: number): Place => {
    const toMetres = invert(latest().toPixels);
    const point = apply(toMetres, [(x - transform.x) / transform.scale, (y - transform.y) / transform.scale]);
    return { point, perPixel: growthOf(toMetres) / transform.scale };
  };
  let cross: Point | undefined;
  const aim = () => cross ?? ([element.clientWidth / 2, element.clientHeight / 2] as Point);
  handle.current = {
    showBox: (box) => zoom.showBox(box),
    zoomBy: (factor) => zoom.zoomBy(factor),
    panBy: (dx, dy) => zoom.panBy(dx, dy),
    fit: () => zoom.showBox(whole),
    focus: () => element.focus(),
    keepInSight: (point) => zoom.keepInSight(apply(latest().toPixels, point)),
    aim: () => place(...aim()),
    moveAim: (dx, dy) => {
      const [x, y] = aim();
      cross = [within(x + dx, element.clientWidth), within(y + dy, element.clientHeight)];
      element.style.setProperty('--aim-x', `${cross[0]}px`);
      element.style.setProperty('--aim-y', `${cross[1]}px`);
      return place(...cross);
    },
  };
  zoom.showBox(whole);
  const detach = attachStrokes(element, place, () => ({ ...latest().on, onCover }));
  return () => {
    detach();
    zoom.dispose();
    handle.current = undefined;
  };
}
