import type { Point } from '#core/plan/schema.ts';

/** A place under the pointer: metres of the plan, and how many of them a pixel of the screen is. */
export interface Place {
  readonly point: Point;
  readonly perPixel: number;
}

export interface StrokeHandlers {
  readonly onHover: (place: Place) => void;
  readonly onTap: (place: Place, target: Element) => void;
  /** A stroke on an element with `data-drag`, from where it began to where it is. */
  readonly onDrag: (name: string, from: Point, to: Point) => void;
  readonly onDrop: () => void;
  /** The stroke was taken away: by the system, or by a second finger. */
  readonly onAbort: () => void;
}

/** A press that moves less is a tap, px. */
const SLOP_PX = 5;

interface Stroke {
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  readonly target: Element;
  readonly drag: string | undefined;
  moved: boolean;
}

/**
 * Tells taps, and strokes on things that can be dragged, from the gestures of pan and zoom: those leave what has `data-control` alone.
 * Returns what takes it all off again.
 */
export function attachStrokes(
  element: HTMLElement,
  placeAt: (x: number, y: number) => Place,
  on: () => StrokeHandlers,
): () => void {
  let stroke: Stroke | undefined;
  const place = (event: { clientX: number; clientY: number }) => {
    const { left, top } = element.getBoundingClientRect();
    return placeAt(event.clientX - left, event.clientY - top);
  };
  const onDown = (event: PointerEvent) => {
    if (event.button !== 0) return;
    if (stroke) {
      if (stroke.drag && stroke.moved) on().onAbort();
      stroke = undefined;
      return;
    }
    const target = event.target as Element;
    const drag = target.closest('[data-drag]')?.getAttribute('data-drag') ?? undefined;
    stroke = { pointer: event.pointerId, x: event.clientX, y: event.clientY, target, drag, moved: false };
  };
  const onMove = (event: PointerEvent) => {
    if (!stroke) return on().onHover(place(event));
    if (event.pointerId !== stroke.pointer) return;
    if (Math.hypot(event.clientX - stroke.x, event.clientY - stroke.y) > SLOP_PX) stroke.moved = true;
    if (!stroke.moved || !stroke.drag) return;
    if (!element.hasPointerCapture(event.pointerId)) element.setPointerCapture(event.pointerId);
    const from = place({ clientX: stroke.x, clientY: stroke.y });
    on().onDrag(stroke.drag, from.point, place(event).point);
  };
  const onUp = (event: PointerEvent) => {
    if (event.pointerId !== stroke?.pointer) return;
    const { moved, drag, target } = stroke;
    stroke = undefined;
    if (!moved) on().onTap(place(event), target);
    else if (drag) on().onDrop();
  };
  const onCancel = (event: PointerEvent) => {
    if (event.pointerId !== stroke?.pointer) return;
    if (stroke.drag && stroke.moved) on().onAbort();
    stroke = undefined;
  };
  const listeners = [
    ['pointerdown', onDown],
    ['pointermove', onMove],
    ['pointerup', onUp],
    ['pointercancel', onCancel],
  ] as const;
  for (const [name, listener] of listeners) element.addEventListener(name, listener);
  return () => {
    for (const [name, listener] of listeners) element.removeEventListener(name, listener);
  };
}
