import { ReleaseSpeed } from './release-speed.ts';

type PointPx = readonly [number, number];

export interface PointerHandlers {
  /** A finger comes down: whatever still moves is held. */
  readonly onHold: () => void;
  readonly onDrag: (dx: number, dy: number) => unknown;
  /** A drag has ended in motion, px a ms. */
  readonly onRelease: (speed: PointPx) => unknown;
  /** Two fingers: growth of their distance, their middle (element px) and how far it moved. */
  readonly onPinch: (factor: number, middle: PointPx, dx: number, dy: number) => void;
  /** Called once it is sure that no second tap follows. */
  readonly onTap: (target: EventTarget | null, point: PointPx) => void;
  readonly onDoubleTap: (point: PointPx) => unknown;
}

/** A press that moves less is a tap. */
const TAP_SLOP_PX = 6;
const DOUBLE_TAP_MS = 260;
const DOUBLE_TAP_PX = 28;

/** Turns pointer events of an element into drags, pinches, taps and double taps. Returns what takes it all off again. */
export function attachPointers(element: HTMLElement, handlers: PointerHandlers): () => void {
  const down = new Map<number, PointPx>();
  const speed = new ReleaseSpeed();
  let start: PointPx | undefined;
  let moved = false;
  let first: { readonly point: PointPx; readonly timer: number; readonly deliver: () => void } | undefined;

  const place = (event: PointerEvent): PointPx => {
    const bounds = element.getBoundingClientRect();
    return [event.clientX - bounds.left, event.clientY - bounds.top];
  };
  const onDown = (event: PointerEvent) => {
    if (event.button !== 0 || (event.target as Element).closest('[data-control]')) return;
    down.set(event.pointerId, place(event));
    handlers.onHold();
    speed.forget();
    if (down.size === 1) {
      start = place(event);
      moved = false;
    } else moved = true;
  };
  const onMove = (event: PointerEvent) => {
    const before = down.get(event.pointerId);
    if (!before) return;
    const now = place(event);
    if (!moved && start && distance(start, now) < TAP_SLOP_PX) return;
    // Captured only now: a captured click would go to the viewport instead of what is under it.
    if (!element.hasPointerCapture(event.pointerId)) element.setPointerCapture(event.pointerId);
    moved = true;
    const others = [...down].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    down.set(event.pointerId, now);
    if (others.length === 0) {
      speed.note(now, event.timeStamp);
      handlers.onDrag(now[0] - before[0], now[1] - before[1]);
    } else if (others.length === 1) {
      const [other] = others as [PointPx];
      const [a, b] = [middle(before, other), middle(now, other)];
      handlers.onPinch(distance(now, other) / Math.max(1, distance(before, other)), b, b[0] - a[0], b[1] - a[1]);
    }
  };
  const onUp = (event: PointerEvent) => {
    if (!down.delete(event.pointerId) || event.type === 'pointercancel') return;
    if (!moved) return tap(event.target, place(event));
    const left = down.size === 0 ? speed.at(event.timeStamp) : undefined;
    if (left) handlers.onRelease(left);
  };
  const tap = (target: EventTarget | null, point: PointPx) => {
    const before = first;
    clearTimeout(before?.timer);
    first = undefined;
    if (before && distance(point, before.point) < DOUBLE_TAP_PX) return handlers.onDoubleTap(point);
    // One tap here and the next elsewhere are two.
    before?.deliver();
    const deliver = () => {
      first = undefined;
      handlers.onTap(target, point);
    };
    first = { point, deliver, timer: window.setTimeout(deliver, DOUBLE_TAP_MS) };
  };

  element.addEventListener('pointerdown', onDown);
  element.addEventListener('pointermove', onMove);
  element.addEventListener('pointerup', onUp);
  element.addEventListener('pointercancel', onUp);
  return () => {
    clearTimeout(first?.timer);
    element.removeEventListener('pointerdown', onDown);
    element.removeEventListener('pointermove', onMove);
    element.removeEventListener('pointerup', onUp);
    element.removeEventListener('pointercancel', onUp);
  };
}

function distance(a: PointPx, b: PointPx): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

function middle(a: PointPx, b: PointPx): PointPx {
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
}
