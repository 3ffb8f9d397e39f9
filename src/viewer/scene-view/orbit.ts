import { MathUtils, MOUSE, type PerspectiveCamera, TOUCH } from 'three';
import { OrbitControls } from 'three/examples/jsm/controls/OrbitControls.js';
import { reducedMotion } from './flight.ts';

/** Degrees from straight above. */
export const MAX_TILT = 78;

/** Turns, tilts, moves and zooms a camera by the pointer; a wheel that `mayZoom` denies is the host page's and passes. */
export class Orbit extends OrbitControls {
  private readonly leaveWheel: (event: WheelEvent) => void;
  private readonly canvas: HTMLCanvasElement;

  constructor(camera: PerspectiveCamera, canvas: HTMLCanvasElement, mayZoom: (event: WheelEvent) => boolean) {
    super(camera, canvas);
    this.canvas = canvas;
    this.enableDamping = !reducedMotion();
    this.dampingFactor = 0.12;
    this.maxPolarAngle = MathUtils.degToRad(MAX_TILT);
    this.zoomToCursor = true;
    this.leaveWheel = (event) => {
      if (!mayZoom(event)) event.stopImmediatePropagation();
    };
    // Before the controls see it.
    canvas.addEventListener('wheel', this.leaveWheel, { capture: true });
  }

  override dispose(): void {
    super.dispose();
    this.canvas.removeEventListener('wheel', this.leaveWheel, { capture: true });
  }

  /** What is dragged: from above the plan itself, so that it stays a plan. */
  drag(isPlan: boolean): void {
    this.enableRotate = !isPlan;
    this.mouseButtons.LEFT = isPlan ? MOUSE.PAN : MOUSE.ROTATE;
    this.touches.ONE = isPlan ? TOUCH.PAN : TOUCH.ROTATE;
  }
}
