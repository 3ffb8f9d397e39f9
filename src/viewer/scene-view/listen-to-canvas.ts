import { onTap } from './taps.ts';

interface CanvasListeners {
  readonly onResize: () => void;
  /** A press that was no drag, canvas px. */
  readonly onTap: (x: number, y: number) => void;
  /** A mouse that rests or moves over the canvas without a button, canvas px, at most once a frame; undefined once it has gone. */
  readonly onHover: (spot: readonly [x: number, y: number] | undefined) => void;
  /** The graphics context was taken away. */
  readonly onLost: () => void;
}

/** Listens to a canvas and the size of its host; returns how to stop. */
export function listenToCanvas(canvas: HTMLCanvasElement, host: HTMLElement, listeners: CanvasListeners): () => void {
  const observer = new ResizeObserver(listeners.onResize);
  observer.observe(host);
  let frame = 0;
  const hover = (spot: readonly [number, number] | undefined) => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => listeners.onHover(spot));
  };
  const move = ({ pointerType, buttons, offsetX, offsetY }: PointerEvent) => {
    if (pointerType === 'mouse') hover(buttons === 0 ? [offsetX, offsetY] : undefined);
  };
  const leave = () => hover(undefined);
  const lost = (event: Event) => {
    event.preventDefault();
    listeners.onLost();
  };
  canvas.addEventListener('pointermove', move);
  canvas.addEventListener('pointerleave', leave);
  canvas.addEventListener('webglcontextlost', lost);
  const stopTaps = onTap(canvas, listeners.onTap);
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
    canvas.removeEventListener('pointermove', move);
    canvas.removeEventListener('pointerleave', leave);
    canvas.removeEventListener('webglcontextlost', lost);
    stopTaps();
  };
}
