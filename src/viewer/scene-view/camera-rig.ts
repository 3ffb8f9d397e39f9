import { type Box3, MathUtils, PerspectiveCamera, Plane, Raycaster, Spherical, Vector2, Vector3 } from 'three';
import { OrbitControls } from 'three/examples/jsm/controls/OrbitControls.js';
import type { Point, Ring } from '#core/plan/schema.ts';

/** Degrees from straight above. */
const HOME_TILT = 38;
const ROOM_TILT = 42;
const MAX_TILT = 78;
/** The house is seen a little from its left, as if standing before the sheet. */
const HOME_TURN = 18;
const FLIGHT_MS = 650;
const TAP_SLOP_PX = 6;

interface Flight {
  readonly from: { target: Vector3; arm: Spherical };
  readonly to: { target: Vector3; arm: Spherical };
  readonly start: number;
}

/** The eye: orbits by pointer, flies by call. */
export class CameraRig {
  readonly camera = new PerspectiveCamera(32, 1, 0.1, 400);
  private readonly controls: OrbitControls;
  private readonly canvas: HTMLCanvasElement;
  private readonly bounds: Box3;
  private readonly onWheel: (event: WheelEvent) => void;
  private flight: Flight | undefined;
  private atHome = true;
  private readonly wake: () => void;

  constructor(canvas: HTMLCanvasElement, bounds: Box3, mayZoom: (event: WheelEvent) => boolean, wake: () => void) {
    this.canvas = canvas;
    this.bounds = bounds;
    this.wake = wake;
    // Before the controls see it: a wheel that is the host page's must pass.
    this.onWheel = (event) => {
      if (!mayZoom(event)) event.stopImmediatePropagation();
    };
    canvas.addEventListener('wheel', this.onWheel, { capture: true });
    this.controls = new OrbitControls(this.camera, canvas);
    this.controls.enableDamping = !reducedMotion();
    this.controls.dampingFactor = 0.12;
    this.controls.maxPolarAngle = MathUtils.degToRad(MAX_TILT);
    this.controls.zoomToCursor = true;
    this.controls.addEventListener('change', wake);
    this.controls.addEventListener('start', () => {
      this.flight = undefined;
      this.atHome = false;
      wake();
    });
  }

  /** Advances flights and damping; true while the eye is moving. */
  update(now: number): boolean {
    if (this.flight) {
      const { from, to, start } = this.flight;
      const t = reducedMotion() ? 1 : Math.min(1, Math.max(0, (now - start) / FLIGHT_MS));
      const eased = t * t * (3 - 2 * t);
      this.controls.target.lerpVectors(from.target, to.target, eased);
      const mix = (a: number, b: number) => a + (b - a) * eased;
      this.place(
        new Spherical(
          from.arm.radius * (to.arm.radius / from.arm.radius) ** eased,
          mix(from.arm.phi, to.arm.phi),
          mix(from.arm.theta, to.arm.theta),
        ),
      );
      if (t === 1) this.flight = undefined;
    }
    const moved = this.controls.update();
    return moved || this.flight !== undefined;
  }

  resize(width: number, height: number): void {
    this.camera.aspect = width / height;
    this.camera.updateProjectionMatrix();
    if (!this.atHome) return;
    const home = this.homePose();
    this.controls.target.copy(home.target);
    this.place(home.arm);
    this.controls.minDistance = 1.5;
    this.controls.maxDistance = home.arm.radius * 2;
    this.controls.update();
  }

  home(): void {
    this.fly(this.homePose());
    this.atHome = true;
  }

  lookAt(outline: Ring): void {
    const target = new Vector3();
    const corners = outline.map(([x, y]) => new Vector3(x, 0, y));
    for (const corner of corners) target.add(corner);
    target.divideScalar(corners.length);
    const theta = this.arm().theta;
    this.fly({
      target,
      arm: new Spherical(
        this.distanceFor(corners, target, MathUtils.degToRad(ROOM_TILT), theta, 1.25),
        MathUtils.degToRad(ROOM_TILT),
        theta,
      ),
    });
  }

  zoomBy(factor: number): void {
    const { target, arm } = this.aim();
    arm.radius = MathUtils.clamp(arm.radius / factor, this.controls.minDistance, this.controls.maxDistance);
    this.fly({ target, arm });
  }

  turn(degrees: number): void {
    const { target, arm } = this.aim();
    arm.theta += MathUtils.degToRad(degrees);
    this.fly({ target, arm });
  }

  tiltBy(degrees: number): void {
    const { target, arm } = this.aim();
    arm.phi = MathUtils.clamp(arm.phi + MathUtils.degToRad(degrees), 0.01, MathUtils.degToRad(MAX_TILT));
    this.fly({ target, arm });
  }

  /** Straight from above, upright like the plan, or back to the slanted view. */
  toggleTilt(): void {
    const { target, arm } = this.aim();
    const above = arm.phi >= 0.1;
    arm.phi = above ? 0.01 : MathUtils.degToRad(HOME_TILT);
    arm.theta = above ? 0 : MathUtils.degToRad(-HOME_TURN);
    this.fly({ target, arm });
  }

  /** Where on the floor (metres of the plan) a pixel of the canvas looks at. */
  floorPoint(x: number, y: number): Point | undefined {
    const ray = new Raycaster();
    ray.setFromCamera(
      new Vector2((x / this.canvas.clientWidth) * 2 - 1, 1 - (y / this.canvas.clientHeight) * 2),
      this.camera,
    );
    const hit = ray.ray.intersectPlane(new Plane(new Vector3(0, 1, 0), 0), new Vector3());
    return hit ? [hit.x, hit.z] : undefined;
  }

  /** Calls back for presses that were no drag, canvas px. */
  onTap(callback: (x: number, y: number) => void): void {
    let start: PointerEvent | undefined;
    this.canvas.addEventListener('pointerdown', (event) => {
      start = event.isPrimary ? event : undefined;
    });
    this.canvas.addEventListener('pointerup', (event) => {
      if (!start || event.pointerId !== start.pointerId) return;
      if (Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) > TAP_SLOP_PX) return;
      const bounds = this.canvas.getBoundingClientRect();
      callback(event.clientX - bounds.left, event.clientY - bounds.top);
    });
  }

  dispose(): void {
    this.controls.dispose();
    this.canvas.removeEventListener('wheel', this.onWheel, { capture: true });
  }

  private homePose(): { target: Vector3; arm: Spherical } {
    const target = this.bounds.getCenter(new Vector3()).setY(0);
    const { min, max } = this.bounds;
    const corners = [min.x, max.x].flatMap((x) =>
      [min.z, max.z].flatMap((z) => [0, max.y].map((y) => new Vector3(x, y, z))),
    );
    const [phi, theta] = [MathUtils.degToRad(HOME_TILT), MathUtils.degToRad(-HOME_TURN)];
    return { target, arm: new Spherical(this.distanceFor(corners, target, phi, theta, 1.16), phi, theta) };
  }

  /** The least distance from which all corners are seen, with a margin. */
  private distanceFor(
    corners: readonly Vector3[],
    target: Vector3,
    phi: number,
    theta: number,
    margin: number,
  ): number {
    const halfHeight = Math.tan(MathUtils.degToRad(this.camera.fov) / 2) / margin;
    const halfWidth = halfHeight * this.camera.aspect;
    const back = new Vector3().setFromSphericalCoords(1, phi, theta);
    const right = new Vector3(0, 1, 0).cross(back).normalize();
    const up = back.clone().cross(right);
    return Math.max(
      2,
      ...corners.map((corner) => {
        const offset = corner.clone().sub(target);
        return (
          offset.dot(back) + Math.max(Math.abs(offset.dot(right)) / halfWidth, Math.abs(offset.dot(up)) / halfHeight)
        );
      }),
    );
  }

  private arm(): Spherical {
    return new Spherical().setFromVector3(this.camera.position.clone().sub(this.controls.target));
  }

  /** Where the eye is going, so that quick presses add up. */
  private aim(): { target: Vector3; arm: Spherical } {
    return this.flight
      ? { target: this.flight.to.target.clone(), arm: this.flight.to.arm.clone() }
      : { target: this.controls.target.clone(), arm: this.arm() };
  }

  private fly(to: { target: Vector3; arm: Spherical }): void {
    const arm = this.arm();
    // The short way round.
    to.arm.theta = arm.theta + MathUtils.euclideanModulo(to.arm.theta - arm.theta + Math.PI, 2 * Math.PI) - Math.PI;
    this.flight = { from: { target: this.controls.target.clone(), arm }, to, start: performance.now() };
    this.atHome = false;
    this.wake();
  }

  private place(arm: Spherical): void {
    this.camera.position.setFromSpherical(arm).add(this.controls.target);
  }
}

function reducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
