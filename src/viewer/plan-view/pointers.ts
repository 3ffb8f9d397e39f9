type PointPx = readonly [number, number];

export interface PointerHandlers {
  readonly onDrag: (dx: number, dy: number) => unknown;
  /** Two fingers: growth of their distance, their middle (element px) and how far it moved. */
  readonly onPinch: (factor: number, middle: PointPx, dx: number, dy: number) => void;
  readonly onTap: (target: EventTarget | null, point: PointPx) => void;
  readonly onDoubleTap: (point: PointPx) => unknown;
}

/** A press that moves less is a tap. */
const TAP_SLOP_PX = 6;
const DOUBLE_TAP_MS = 320;
const DOUBLE_TAP_PX = 28;

/** Turns pointer events of an element into drags, pinches, taps and double taps. Returns what takes it all off again. */
export function attachPointers(element: HTMLElement, handlers: PointerHandlers): () => void {
  const down = new Map<number, PointPx>();
  let start: PointPx | undefined;
  let moved = false;
  let lastTap = { time: 0, point: [0, 0] as PointPx };

  const place = (event: PointerEvent): PointPx => {
    const bounds = element.getBoundingClientRect();
    return [event.clientX - bounds.left, event.clientY - bounds.top];
  };
  const onDown = (event: PointerEvent) => {
    if (event.button !== 0 || (event.target as Element).closest('[data-control]')) return;
    down.set(event.pointerId, place(event));
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
    if (others.length === 0) handlers.onDrag(now[0] - before[0], now[1] - before[1]);
    else if (others.length === 1) {
      const [other] = others as [PointPx];
      const [a, b] = [middle(before, other), middle(now, other)];
      handlers.onPinch(distance(now, other) / Math.max(1, distance(before, other)), b, b[0] - a[0], b[1] - a[1]);
    }
  };
  const onUp = (event: PointerEvent) => {
    if (!down.delete(event.pointerId) || moved || event.type === 'pointercancel') return;
    const point = place(event);
    const double = event.timeStamp - lastTap.time < DOUBLE_TAP_MS && distance(point, lastTap.point) < DOUBLE_TAP_PX;
    lastTap = { time: double ? 0 : event.timeStamp, point };
    if (double) handlers.onDoubleTap(point);
    else handlers.onTap(event.target, point);
  };

  element.addEventListener('pointerdown', onDown);
  element.addEventListener('pointermove', onMove);
  element.addEventListener('pointerup', onUp);
  element.addEventListener('pointercancel', onUp);
  return () => {
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
