import type { Point } from '#core/plan/schema.ts';

/** A place under the pointer: metres of the plan, and how many of them a pixel of the screen is. */
export interface Place {
  readonly point: Point;
  readonly perPixel: number;
  /** Whether Alt is held: the point is meant as it is, and nothing near draws it to itself. */
  readonly exact?: boolean;
}

export interface StrokeHandlers {
  /** Whether a tool is in hand that a press aims and a release uses, instead of moving the plan. */
  readonly aims?: boolean;
  /** Whether the next point of that tool begins a line: a mouse that is dragged then sets both ends. */
  readonly begins?: boolean;
  readonly onHover?: (place: Place) => void;
  /** @param also whether it is meant in addition to what is chosen */
  readonly onTap: (place: Place, target: Element, also: boolean) => void;
  /** A stroke on an element with `data-drag`, from where it began to where it is. */
  readonly onDrag: (name: string, from: Place, to: Place) => void;
  readonly onDrop: () => void;
  /** The stroke was taken away: by the system, or by a second finger. */
  readonly onAbort: () => void;
  /** Where a finger hides what it points at, px of the viewport; undefined when it is lifted. */
  readonly onCover?: (at?: Point) => void;
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

/** A finger leaves the focus where it is: what is written in a field is taken before the press chooses something else. */
function leaveField(element: HTMLElement): void {
  const focused = document.activeElement;
  if (focused instanceof HTMLInputElement && !element.contains(focused)) focused.blur();
}

/**
 * Tells taps, aiming with a tool, and strokes on things that can be dragged, from the gestures of pan and zoom: those leave what has
 * `data-control` alone. Returns what takes it all off again.
 */
export function attachStrokes(
  element: HTMLElement,
  placeAt: (x: number, y: number) => Place,
  on: () => StrokeHandlers,
): () => void {
  let stroke: Stroke | undefined;
  const inside = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { left, top } = element.getBoundingClientRect();
    return [clientX - left, clientY - top];
  };
  const place = (event: { clientX: number; clientY: number; altKey?: boolean }): Place => ({
    ...placeAt(...inside(event)),
    ...(event.altKey && { exact: true }),
  });
  const cover = (event: PointerEvent) => event.pointerType !== 'mouse' && on().onCover?.(inside(event));
  const onDown = (event: PointerEvent) => {
    if (event.button !== 0) return;
    leaveField(element);
    if (stroke) return giveUp();
    const target = event.target as Element;
    const { aims } = on();
    const drag = aims ? undefined : (target.closest('[data-drag]')?.getAttribute('data-drag') ?? undefined);
    stroke = { pointer: event.pointerId, x: event.clientX, y: event.clientY, target, drag, moved: false };
    if (!aims) return;
    on().onHover?.(place(event));
    cover(event);
  };
  const onMove = (event: PointerEvent) => {
    if (!stroke) return on().onHover?.(place(event));
    if (event.pointerId !== stroke.pointer) return;
    const start = { clientX: stroke.x, clientY: stroke.y, altKey: event.altKey };
    const begun = !stroke.moved && Math.hypot(event.clientX - stroke.x, event.clientY - stroke.y) > SLOP_PX;
    stroke.moved ||= begun;
    const { aims, begins } = on();
    if (begun && aims && begins && event.pointerType === 'mouse') on().onTap(place(start), stroke.target, false);
    if (!aims && (!stroke.moved || !stroke.drag)) return;
    if (!element.hasPointerCapture(event.pointerId)) element.setPointerCapture(event.pointerId);
    if (aims) on().onHover?.(place(event));
    else on().onDrag(stroke.drag!, place(start), place(event));
    cover(event);
  };
  const onUp = (event: PointerEvent) => {
    if (event.pointerId !== stroke?.pointer) return;
    const { moved, drag, target } = stroke;
    stroke = undefined;
    on().onCover?.();
    if (on().aims || !moved) on().onTap(place(event), target, event.shiftKey || event.ctrlKey || event.metaKey);
    else if (drag) on().onDrop();
  };
  const giveUp = () => {
    const { moved = false, drag } = stroke ?? {};
    stroke = undefined;
    on().onCover?.();
    if (drag && moved) on().onAbort();
  };
  const onCancel = (event: PointerEvent) => event.pointerId === stroke?.pointer && giveUp();
  const listeners = [
    ['pointerdown', onDown],
    ['pointermove', onMove],
    ['pointerup', onUp],
    ['pointercancel', onCancel],
  ] as const;
  for (const [name, listener] of listeners) element.addEventListener(name, listener);
  // The click that follows a tap would meet what the tap has brought there, such as the panel.
  const noClick = (event: TouchEvent) => event.cancelable && event.preventDefault();
  element.addEventListener('touchend', noClick, { passive: false });
  return () => {
    element.removeEventListener('touchend', noClick);
    for (const [name, listener] of listeners) element.removeEventListener(name, listener);
  };
}
