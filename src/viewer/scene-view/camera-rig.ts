import { Box3, MathUtils, type OrthographicCamera, type PerspectiveCamera, Spherical, Vector3 } from 'three';
import type { Point, Ring } from '#core/plan/schema.ts';
import type { LinkedCamera } from '../gallery/linked-camera.ts';
import type { Place } from '../gallery/place.ts';
import { fitArm, type Stage } from './fit-arm.ts';
import { type EyePose, Flight } from './flight.ts';
import { Lenses } from './lenses.ts';
import { MAX_TILT, Orbit } from './orbit.ts';

/** Degrees from straight above. */
const HOME_TILT = 38;
const ROOM_TILT = 42;
/** The house is seen a little from its left, as if standing before the sheet. */
const HOME_TURN_RAD = MathUtils.degToRad(-18);
/** Metres: nobody comes closer to what they look at. */
const NEAREST_EYE = 1.5;
/** Radians from straight above within which the view is the plan: not quite 0, where turns would have no meaning. */
const ABOVE = 0.01;

/** The eye: orbits by pointer, flies by call. Straight from above it sees without perspective, like the plan. */
export class CameraRig {
  private readonly lenses = new Lenses();
  private readonly controls: Orbit;
  private stage: Stage = { width: 1, height: 1, top: 0, right: 0, bottom: 0, left: 0 };
  private readonly bounds: Box3;
  private flight: Flight | undefined;
  private atHome = true;
  private readonly wake: () => void;

  constructor(canvas: HTMLCanvasElement, bounds: Box3, mayZoom: (event: WheelEvent) => boolean, wake: () => void) {
    this.bounds = bounds;
    this.wake = wake;
    this.controls = new Orbit(this.lenses.perspective, canvas, mayZoom);
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
    this.controls.drag(this.isAbove());
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
    return this.lenses.choose(this.isAbove(), this.arm().radius, this.stage);
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
    return {
      at: [x, z],
      pixelsPerMetre: this.lenses.pixelsPerMetre(this.arm().radius, this.stage),
      whole: this.atHome,
    };
  }

  /** Looks straight down at a place, as a plan of that scale lies. */
  showPlace(place: Place): void {
    this.standAt(this.poseAbove(place));
    this.atHome = false;
  }

  /**
   * Begins where a plan lies, or on the way down to it where the eye is, and tilts: to the view of that place that a link asks for, or the
   * usual one, or of all where that showed all.
   */
  arrive(place: Place, slant: LinkedCamera['slant']): void {
    if (!this.flight) this.showPlace(place);
    if (place.whole) {
      this.home();
      return;
    }
    const { target, arm } = this.poseAbove(place);
    arm.phi = MathUtils.clamp(MathUtils.degToRad(slant?.tilt ?? HOME_TILT), ABOVE, MathUtils.degToRad(MAX_TILT));
    arm.theta = slant ? MathUtils.degToRad(slant.turn) : HOME_TURN_RAD;
    this.fly({ target, arm });
  }

  /** How the eye is turned and tilted, degrees. */
  slant(): { turn: number; tilt: number } {
    return { turn: this.heading(), tilt: MathUtils.radToDeg(this.arm().phi) };
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

  dispose(): void {
    this.controls.dispose();
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
    return fitArm(
      corners,
      target,
      new Spherical(1, MathUtils.degToRad(tilt), theta),
      this.lenses.perspective.fov,
      this.stage,
    );
  }

  private arm(): Spherical {
    return new Spherical().setFromVector3(this.lenses.perspective.position.clone().sub(this.controls.target));
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
    const radius = this.lenses.distanceFor(pixelsPerMetre, this.stage);
    return { target: new Vector3(x, 0, y), arm: new Spherical(radius, ABOVE, 0) };
  }

  private aimFrom(arm: Spherical): void {
    this.lenses.perspective.position.setFromSpherical(arm).add(this.controls.target);
  }
}
