const TAP_SLOP_PX = 6;

/** Calls back for presses on a canvas that were no drag, canvas px; returns how to stop. */
export function onTap(canvas: HTMLCanvasElement, callback: (x: number, y: number) => void): () => void {
  let start: PointerEvent | undefined;
  const down = (event: PointerEvent) => {
    start = event.isPrimary ? event : undefined;
  };
  const up = (event: PointerEvent) => {
    if (!start || event.pointerId !== start.pointerId) return;
    if (Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) > TAP_SLOP_PX) return;
    const bounds = canvas.getBoundingClientRect();
    callback(event.clientX - bounds.left, event.clientY - bounds.top);
  };
  canvas.addEventListener('pointerdown', down);
  canvas.addEventListener('pointerup', up);
  return () => {
    canvas.removeEventListener('pointerdown', down);
    canvas.removeEventListener('pointerup', up);
  };
}
