import { Box3, MathUtils, MOUSE, OrthographicCamera, PerspectiveCamera, Spherical, TOUCH, Vector3 } from 'three';
import { OrbitControls } from 'three/examples/jsm/controls/OrbitControls.js';
import type { Point, Ring } from '#core/plan/schema.ts';
import type { Place } from '../gallery/place.ts';
import { fitArm, type Stage } from './fit-arm.ts';
import { type EyePose, Flight, reducedMotion } from './flight.ts';

/** Degrees from straight above. */
const HOME_TILT = 38;
const ROOM_TILT = 42;
const MAX_TILT = 78;
/** The house is seen a little from its left, as if standing before the sheet. */
const HOME_TURN_RAD = MathUtils.degToRad(-18);
/** Nothing is nearer than this share of the distance to what is looked at. */
const NEAREST = 0.08;
/** Metres: nobody comes closer to what they look at. */
const NEAREST_EYE = 1.5;
/** Radians from straight above within which the view is the plan: not quite 0, where turns would have no meaning. */
const ABOVE = 0.01;

/** The eye: orbits by pointer, flies by call. Straight from above it sees without perspective, like the plan. */
export class CameraRig {
  private readonly perspective = new PerspectiveCamera(32, 1, 0.2, 400);
  private readonly parallel = new OrthographicCamera(-1, 1, 1, -1, 0.2, 400);
  private readonly controls: OrbitControls;
  private stage: Stage = { width: 1, height: 1, top: 0, right: 0, bottom: 0, left: 0 };
  private readonly bounds: Box3;
  private readonly onWheel: (event: WheelEvent) => void;
  readonly dispose: () => void;
  private flight: Flight | undefined;
  private atHome = true;
  private readonly wake: () => void;

  constructor(canvas: HTMLCanvasElement, bounds: Box3, mayZoom: (event: WheelEvent) => boolean, wake: () => void) {
    this.dispose = () => {
      this.controls.dispose();
      canvas.removeEventListener('wheel', this.onWheel, { capture: true });
    };
    this.bounds = bounds;
    this.wake = wake;
    // Before the controls see it: a wheel that is the host page's must pass.
    this.onWheel = (event) => {
      if (!mayZoom(event)) event.stopImmediatePropagation();
    };
    canvas.addEventListener('wheel', this.onWheel, { capture: true });
    this.controls = new OrbitControls(this.perspective, canvas);
    this.controls.enableDamping = !reducedMotion();
    this.controls.dampingFactor = 0.12;
    this.controls.maxPolarAngle = MathUtils.degToRad(MAX_TILT);
    this.controls.zoomToCursor = true;
    this.controls.addEventListener('change', wake);
    this.controls.addEventListener('start', () => {
      this.endFlight();
      this.atHome = false;
      wake();
    });
  }

  /** Advances flights and damping; true while the eye is moving. */
  update(now: number): boolean {
    if (this.flight) {
      const { target, arm, arrived } = this.flight.at(now);
      this.controls.target.copy(target);
      this.aimFrom(arm);
      if (arrived) this.endFlight();
    }
    const moved = this.controls.update();
    this.setDrag();
    return moved || this.flight !== undefined;
  }

  resize(stage: Stage): void {
    const taller = stage.height / this.stage.height;
    this.stage = stage;
    const home = this.homePose();
    this.controls.minDistance = NEAREST_EYE;
    this.controls.maxDistance = home.arm.radius * 2;
    if (this.atHome && this.flight) this.home();
    else if (this.atHome) this.standAt(home);
    else this.keepScale(taller);
    this.controls.update();
  }

  /** On a taller stage the eye stands farther off, so that a metre stays as large. */
  private keepScale(taller: number): void {
    this.flight?.keepScale(taller);
    const arm = this.arm();
    arm.radius *= taller;
    this.aimFrom(arm);
  }

  /** The camera to draw with: its middle is that of the free stage. */
  get camera(): PerspectiveCamera | OrthographicCamera {
    const { width, height, top, right, bottom, left } = this.stage;
    const camera = this.isAbove() ? this.parallel : this.perspective;
    if (camera === this.parallel) {
      const half = this.halfHeight();
      Object.assign(camera, {
        left: (-half * width) / height,
        right: (half * width) / height,
        top: half,
        bottom: -half,
      });
      camera.position.copy(this.perspective.position);
      camera.quaternion.copy(this.perspective.quaternion);
    } else this.perspective.aspect = width / height;
    // As much depth as is needed and no more: what lies close together is told apart.
    camera.near = Math.max(0.2, this.arm().radius * NEAREST);
    camera.setViewOffset(width, height, (right - left) / 2, (bottom - top) / 2, width, height);
    camera.updateMatrixWorld();
    return camera;
  }

  home(): void {
    this.fly(this.homePose());
    this.atHome = true;
  }

  lookAt(outline: Ring): void {
    const corners = outline.map(([x, y]) => new Vector3(x, 0, y));
    const target = new Box3().setFromPoints(corners).getCenter(new Vector3());
    const tilt = this.isAbove() ? MathUtils.radToDeg(ABOVE) : ROOM_TILT;
    this.fly({ target, arm: this.armFor(corners, target, tilt, this.arm().theta) });
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
    arm.phi = MathUtils.clamp(arm.phi + MathUtils.degToRad(degrees), ABOVE, MathUtils.degToRad(MAX_TILT));
    this.fly({ target, arm });
  }

  /** Straight from above, upright like the plan, or back to the slanted view. */
  toggleTilt(): void {
    const { target, arm } = this.aim();
    const above = arm.phi >= 0.1;
    arm.phi = above ? ABOVE : MathUtils.degToRad(HOME_TILT);
    arm.theta = above ? 0 : HOME_TURN_RAD;
    this.fly({ target, arm });
  }

  /** The point of the floor in the middle of the free stage, and the scale there. */
  place(): Place {
    const { x, z } = this.controls.target;
    return { at: [x, z], pixelsPerMetre: this.stage.height / (2 * this.halfHeight()), whole: this.atHome };
  }

  /** Looks straight down at a place, as a plan of that scale lies. */
  showPlace(place: Place): void {
    this.standAt(this.poseAbove(place));
    this.atHome = false;
  }

  /** Begins where a plan lies and tilts: to the slanted view of that place, or of all where that showed all. */
  arrive(place: Place): void {
    this.showPlace(place);
    const { target, arm } = this.aim();
    if (place.whole) this.home();
    else this.fly({ target, arm: new Spherical(arm.radius, MathUtils.degToRad(HOME_TILT), HOME_TURN_RAD) });
  }

  /** Comes down to a plan as it lies. Resolves when it is there. */
  land(place: Place): Promise<void> {
    return this.fly(this.poseAbove(place));
  }

  /** From a person who stands at a point and looks in a direction (degrees) up to where the eye was, now over that point. */
  rise([x, y]: Point, heading: number): void {
    const target = new Vector3(x, 0, y);
    const { arm } = this.aim();
    const [tilt, turn] = [MathUtils.degToRad(MAX_TILT), MathUtils.degToRad(-heading)];
    this.standAt({ target, arm: new Spherical(NEAREST_EYE, tilt, turn) });
    if (this.atHome) this.home();
    else this.fly({ target, arm });
  }

  /** Degrees that the plan is turned on the stage, clockwise. */
  heading(): number {
    return MathUtils.radToDeg(this.arm().theta);
  }

  /** Turns until the plan's upper edge is up. */
  planUp(): void {
    const { target, arm } = this.aim();
    arm.theta = 0;
    this.fly({ target, arm });
  }

  /** Whether the eye looks straight down. */
  isAbove(): boolean {
    return this.arm().phi < 2 * ABOVE;
  }

  /** Keeps the pointer for others, or gives it back. */
  enable(enabled: boolean): void {
    this.controls.enabled = enabled;
  }

  private homePose(): EyePose {
    const target = this.bounds.getCenter(new Vector3()).setY(0);
    const { min, max } = this.bounds;
    const corners = [min.x, max.x].flatMap((x) =>
      [min.z, max.z].flatMap((z) => [0, max.y].map((y) => new Vector3(x, y, z))),
    );
    return { target, arm: this.armFor(corners, target, HOME_TILT, HOME_TURN_RAD) };
  }

  /** From so many degrees off straight above, turned by `theta`, as near as all corners are seen. */
  private armFor(corners: readonly Vector3[], target: Vector3, tilt: number, theta: number): Spherical {
    return fitArm(corners, target, new Spherical(1, MathUtils.degToRad(tilt), theta), this.perspective.fov, this.stage);
  }

  private halfHeight(): number {
    return this.arm().radius * Math.tan(MathUtils.degToRad(this.perspective.fov) / 2);
  }

  /** What is dragged: from above the plan itself, so that it stays a plan. */
  private setDrag(): void {
    const above = this.isAbove();
    this.controls.enableRotate = !above;
    this.controls.mouseButtons.LEFT = above ? MOUSE.PAN : MOUSE.ROTATE;
    this.controls.touches.ONE = above ? TOUCH.PAN : TOUCH.ROTATE;
  }

  private arm(): Spherical {
    return new Spherical().setFromVector3(this.perspective.position.clone().sub(this.controls.target));
  }

  /** Where the eye is going, so that quick presses add up. */
  private aim(): EyePose {
    return this.flight
      ? { target: this.flight.to.target.clone(), arm: this.flight.to.arm.clone() }
      : { target: this.controls.target.clone(), arm: this.arm() };
  }

  /** @returns what resolves when it has arrived or was turned away */
  private fly(to: EyePose): Promise<void> {
    this.endFlight();
    this.flight = new Flight({ target: this.controls.target.clone(), arm: this.arm() }, to, performance.now());
    this.atHome = false;
    this.wake();
    return this.flight.over;
  }

  private endFlight(): void {
    this.flight?.end();
    this.flight = undefined;
  }

  private standAt({ target, arm }: EyePose): void {
    this.endFlight();
    this.controls.target.copy(target);
    this.aimFrom(arm);
    this.wake();
  }

  /** Straight above a place, upright like the plan, at its scale. */
  private poseAbove({ at: [x, y], pixelsPerMetre }: Place): EyePose {
    const halfHeight = this.stage.height / (2 * pixelsPerMetre);
    const radius = halfHeight / Math.tan(MathUtils.degToRad(this.perspective.fov) / 2);
    return { target: new Vector3(x, 0, y), arm: new Spherical(radius, ABOVE, 0) };
  }

  private aimFrom(arm: Spherical): void {
    this.perspective.position.setFromSpherical(arm).add(this.controls.target);
  }
}
