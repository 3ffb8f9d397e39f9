import { attachPointers } from './pointers.ts';
import {
  type Box,
  blend,
  fitBox,
  type Insets,
  keepInBounds,
  LARGEST_PIXEL,
  type Size,
  type Transform,
  zoomAt,
} from './transform.ts';

export interface PanZoomOptions {
  /** Size of the picture, its own pixels. */
  readonly picture: Size;
  /** What of the picture is the plan: the rest is empty paper, which need not be seen. */
  readonly content: Box;
  readonly insets: () => Insets;
  /** Whether a wheel event is for us: inside a frame the host page must stay scrollable. */
  readonly mayZoom: (event: WheelEvent) => boolean;
  /** Whether drags move the picture and double taps zoom it; without, always. A tool in hand may want them; two fingers and the wheel do it still. */
  readonly mayGrab?: () => boolean;
  /** Called for every change, with the transform and whether all of the picture is shown. */
  readonly onChange: (transform: Transform, whole: boolean) => void;
  /** A tap or click that was no drag, viewport px. */
  readonly onTap: (target: EventTarget | null, point: readonly [number, number]) => void;
}

const ANIMATION_MS = 360;
/** A glide loses two thirds of its speed in this time, and ends below this many px a ms. */
const GLIDE_MS = 260;
const SLOWEST = 0.02;

/** Pan and zoom of a picture in a viewport by wheel, drag, pinch, double tap and by calls; owns the transform. */
export class PanZoom {
  private transform: Transform = { scale: 1, x: 0, y: 0 };
  private whole = true;
  private frame = 0;
  private readonly element: HTMLElement;
  private readonly options: PanZoomOptions;
  private readonly observer: ResizeObserver;
  private readonly detach: () => void;

  constructor(element: HTMLElement, options: PanZoomOptions) {
    this.element = element;
    this.options = options;
    const { mayGrab = () => true } = options;
    this.detach = attachPointers(element, {
      onHold: () => cancelAnimationFrame(this.frame),
      onDrag: (dx, dy) => mayGrab() && this.panBy(dx, dy, false),
      onPinch: (factor, point, dx, dy) =>
        this.apply(zoomAt({ ...this.transform, x: this.transform.x + dx, y: this.transform.y + dy }, factor, point)),
      onRelease: (speed) => mayGrab() && this.glide(speed),
      onTap: options.onTap,
      onDoubleTap: (point) => mayGrab() && this.zoomBy(this.transform.scale > this.fitted().scale * 3.5 ? 0 : 2, point),
    });
    element.addEventListener('wheel', this.onWheel, { passive: false });
    this.observer = new ResizeObserver(() => this.onResize());
    this.observer.observe(element);
    this.apply(this.fitted());
  }

  dispose(): void {
    cancelAnimationFrame(this.frame);
    this.observer.disconnect();
    this.detach();
    this.element.removeEventListener('wheel', this.onWheel);
  }

  /** Shows all of the picture. */
  fit(): void {
    this.animateTo(this.fitted());
  }

  /** Zooms by a factor around a point (viewport px; default the middle); 0 shows all of the picture. */
  zoomBy(factor: number, point?: readonly [number, number]): void {
    const { width, height } = this.viewport();
    this.animateTo(
      factor === 0 ? this.fitted() : this.bounded(zoomAt(this.transform, factor, point ?? [width / 2, height / 2])),
    );
  }

  panBy(dx: number, dy: number, animated = true): void {
    const moved = { ...this.transform, x: this.transform.x + dx, y: this.transform.y + dy };
    if (animated) this.animateTo(this.bounded(moved));
    else this.apply(moved);
  }

  /** Brings a box of the picture (its pixels) close, with some of its surroundings. */
  showBox(box: Box): void {
    const margin = 0.18 * Math.max(box.x1 - box.x0, box.y1 - box.y0);
    const around = { x0: box.x0 - margin, y0: box.y0 - margin, x1: box.x1 + margin, y1: box.y1 + margin };
    this.animateTo(this.bounded(fitBox(around, this.viewport(), this.options.insets(), LARGEST_PIXEL)));
  }

  /** Brings a point of the picture (its px) to the middle, on each axis on which it lies outside of the viewport. */
  keepInSight([px, py]: readonly [number, number]): void {
    const { width, height } = this.viewport();
    const { top, right, bottom, left } = this.options.insets();
    const [x, y] = [this.transform.scale * px + this.transform.x, this.transform.scale * py + this.transform.y];
    const way = (at: number, first: number, last: number) => (at < first || at > last ? (first + last) / 2 - at : 0);
    const [dx, dy] = [way(x, left, width - right), way(y, top, height - bottom)];
    if (dx !== 0 || dy !== 0) this.panBy(dx, dy);
  }

  private viewport(): Size {
    return { width: this.element.clientWidth, height: this.element.clientHeight };
  }

  get showsAll(): boolean {
    return this.whole;
  }

  /** What is in the middle of the viewport (picture px), and how many of these px its width shows. */
  get camera(): { readonly x: number; readonly y: number; readonly across: number } {
    const { width, height } = this.viewport();
    const { scale, x, y } = this.transform;
    return { x: (width / 2 - x) / scale, y: (height / 2 - y) / scale, across: width / scale };
  }

  /** Looks where `camera` said. */
  look({ x, y, across }: { readonly x: number; readonly y: number; readonly across: number }): void {
    const { width, height } = this.viewport();
    const scale = width / across;
    this.apply({ scale, x: width / 2 - x * scale, y: height / 2 - y * scale });
  }

  /** The point of the picture (its px) in the middle of what controls leave free of the viewport, and the scale. */
  get middle(): { readonly at: readonly [number, number]; readonly scale: number } {
    return { at: this.toPicture(this.freeMiddle()), scale: this.transform.scale };
  }

  /** Shows all of the picture at once. */
  fitNow(): void {
    this.apply(this.fitted());
  }

  /** Brings a point of the picture (its px) there at once, at a scale. */
  showMiddle([px, py]: readonly [number, number], scale: number): void {
    const [x, y] = this.freeMiddle();
    this.apply({ scale, x: x - px * scale, y: y - py * scale });
  }

  private freeMiddle(): [number, number] {
    const { width, height } = this.viewport();
    const { top, right, bottom, left } = this.options.insets();
    return [(width + left - right) / 2, (height + top - bottom) / 2];
  }

  /** A point of the viewport on the picture, its px. */
  toPicture([x, y]: readonly [number, number]): [number, number] {
    return [(x - this.transform.x) / this.transform.scale, (y - this.transform.y) / this.transform.scale];
  }

  private fitted(): Transform {
    return fitBox(this.options.content, this.viewport(), this.options.insets(), LARGEST_PIXEL);
  }

  private bounded(wanted: Transform): Transform {
    return keepInBounds(wanted, this.options.picture, this.viewport(), this.fitted());
  }

  private apply(wanted: Transform, keepFrame = false): void {
    if (!keepFrame) cancelAnimationFrame(this.frame);
    this.transform = this.bounded(wanted);
    this.whole = this.transform.scale <= this.fitted().scale * 1.001;
    this.options.onChange(this.transform, this.whole);
  }

  private animateTo(target: Transform): void {
    cancelAnimationFrame(this.frame);
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      this.apply(target);
      return;
    }
    const from = this.transform;
    const start = performance.now();
    const step = (now: number) => {
      const t = Math.min(1, Math.max(0, (now - start) / ANIMATION_MS));
      this.apply(blend(from, target, 1 - (1 - t) ** 3, this.viewport()), true);
      if (t < 1) this.frame = requestAnimationFrame(step);
    };
    this.frame = requestAnimationFrame(step);
  }

  /** Goes on after a drag, ever slower; `speed` in px a ms. */
  private glide(speed: readonly [number, number]): void {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let last = performance.now();
    let [vx, vy] = speed;
    const step = (now: number) => {
      const ms = Math.max(0, now - last);
      last = now;
      const { x, y } = this.transform;
      this.apply({ ...this.transform, x: x + vx * ms, y: y + vy * ms }, true);
      const slower = Math.exp(-ms / GLIDE_MS);
      [vx, vy] = [vx * slower, vy * slower];
      if (Math.hypot(vx, vy) > SLOWEST) this.frame = requestAnimationFrame(step);
    };
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(step);
  }

  private onResize(): void {
    this.apply(this.whole ? this.fitted() : this.transform);
  }

  private readonly onWheel = (event: WheelEvent): void => {
    if (!this.options.mayZoom(event)) return;
    event.preventDefault();
    const bounds = this.element.getBoundingClientRect();
    // A line is about 16 px; a pinch on a touchpad arrives as a wheel with Ctrl and small steps.
    const step = event.deltaY * (event.deltaMode === 1 ? 16 : 1) * (event.ctrlKey ? 0.008 : 0.0016);
    this.apply(
      zoomAt(this.transform, Math.exp(-Math.max(-0.6, Math.min(0.6, step))), [
        event.clientX - bounds.left,
        event.clientY - bounds.top,
      ]),
    );
  };
}
