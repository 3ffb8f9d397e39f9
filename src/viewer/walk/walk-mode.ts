import { MathUtils, PerspectiveCamera } from 'three';
import type { Point } from '#core/plan/schema.ts';
import { findPath } from './find-path.ts';
import { nearestFree, slide, type WalkMap } from './walk-map.ts';

/** Where somebody stands and looks: metres of the plan, degrees clockwise from the plan's upper edge, degrees upwards. */
export interface Pose {
  readonly at: Point;
  readonly heading: number;
  readonly pitch: number;
}

/** Metres: eyes of a person of 1.72 m. */
const EYE_HEIGHT = 1.6;
/** Metres and degrees a second. */
const SPEED = 1.5;
const TURN_SPEED = 80;
/** Degrees of view from top to bottom: what a wide lens shows of a room without bending it; and how far up and down one looks. */
const FIELD = 62;
const MOST_PITCH = 50;
const GAZE = 7;
/** Degrees that a drag of one pixel turns. */
const DEGREES_PER_PX = 0.22;
/** The longest time, ms, that one frame may account for: a page that was asleep does not leap. */
const LONGEST_FRAME = 60;

const WALKS: Readonly<Record<string, readonly [ahead: number, aside: number]>> = {
  w: [1, 0], s: [-1, 0], a: [0, -1], d: [0, 1], ArrowUp: [1, 0], ArrowDown: [-1, 0],
}; // biome-ignore format: a table
const TURNS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, q: -1, e: 1 };

/** A person in the home: goes by keys, to a place, or step by step; looks around by dragging. */
export class WalkMode {
  readonly camera = new PerspectiveCamera(FIELD, 1, 0.05, 200);
  private map: WalkMap;
  private readonly wake: () => void;
  private pose: Pose = { at: [0, 0], heading: 0, pitch: 0 };
  private route: Point[] = [];
  private readonly held = new Set<string>();
  private last = 0;

  constructor(map: WalkMap, wake: () => void) {
    this.map = map;
    this.wake = wake;
  }

  get where(): Pose {
    return this.pose;
  }

  /** What stands in the way has changed: whoever would be in it steps aside. */
  setMap(map: WalkMap): void {
    this.map = map;
    this.route = [];
    this.pose = { ...this.pose, at: nearestFree(map, this.pose.at) ?? this.pose.at };
  }

  /** Stands up at the free place nearest to a point. */
  standAt(at: Point, heading = this.pose.heading): void {
    this.route = [];
    this.pose = { at: nearestFree(this.map, at) ?? at, heading, pitch: 0 };
    this.wake();
  }

  /** Walks to a place; at once where motion is not wanted, or where no way leads. */
  goTo(to: Point): void {
    const path = findPath(this.map, this.pose.at, to);
    if (path && !reducedMotion()) this.route = path;
    else this.standAt(path?.at(-1) ?? to);
    this.wake();
  }

  /** One step ahead or, less than 0, back; metres. */
  step(metres: number): void {
    this.route = [];
    this.move(metres, 0);
    this.wake();
  }

  /** Degrees, clockwise. */
  turn(degrees: number): void {
    this.pose = { ...this.pose, heading: this.pose.heading + degrees };
    this.wake();
  }

  /** Looks in a direction, degrees, and a little down at what stands there. */
  face(heading: number): void {
    this.pose = { ...this.pose, heading, pitch: -GAZE };
    this.wake();
  }

  /** Looks around as far as a pointer was dragged, px. */
  drag(dx: number, dy: number): void {
    const pitch = MathUtils.clamp(this.pose.pitch + dy * DEGREES_PER_PX, -MOST_PITCH, MOST_PITCH);
    this.pose = { ...this.pose, heading: this.pose.heading - dx * DEGREES_PER_PX, pitch };
    this.wake();
  }

  /** Takes a key that is pressed or let go; answers whether it is one of its own. */
  key(key: string, down: boolean): boolean {
    const name = key.length === 1 ? key.toLowerCase() : key;
    if (!(name in WALKS) && !(name in TURNS)) return false;
    if (down) this.held.add(name);
    else this.held.delete(name);
    this.wake();
    return true;
  }

  letGo(): void {
    this.held.clear();
  }

  /** Goes on; true while anything moves. */
  update(now: number, aspect: number): boolean {
    const seconds = Math.min(LONGEST_FRAME, this.last === 0 ? 16 : now - this.last) / 1000;
    const moving = this.held.size > 0 || this.route.length > 0;
    this.last = moving ? now : 0;
    if (this.held.size > 0) this.goByKeys(seconds);
    else this.goOn(seconds * SPEED);
    this.camera.aspect = aspect;
    this.camera.updateProjectionMatrix();
    const { at, heading, pitch } = this.pose;
    this.camera.position.set(at[0], EYE_HEIGHT, at[1]);
    this.camera.rotation.set(MathUtils.degToRad(pitch), MathUtils.degToRad(-heading), 0, 'YXZ');
    return moving;
  }

  private goByKeys(seconds: number): void {
    this.route = [];
    let [ahead, aside, turn] = [0, 0, 0];
    for (const key of this.held) {
      ahead += WALKS[key]?.[0] ?? 0;
      aside += WALKS[key]?.[1] ?? 0;
      turn += TURNS[key] ?? 0;
    }
    this.pose = { ...this.pose, heading: this.pose.heading + turn * TURN_SPEED * seconds };
    const length = Math.hypot(ahead, aside) || 1;
    this.move((ahead / length) * SPEED * seconds, (aside / length) * SPEED * seconds);
  }

  private move(ahead: number, aside: number): void {
    const heading = MathUtils.degToRad(this.pose.heading);
    const [sin, cos] = [Math.sin(heading), Math.cos(heading)];
    const at = slide(this.map, this.pose.at, [sin * ahead + cos * aside, -cos * ahead + sin * aside]);
    this.pose = { ...this.pose, at };
  }

  /** A stretch of the way to where one is going, turning towards it. */
  private goOn(metres: number): void {
    for (let rest = metres; rest > 0 && this.route.length > 0; ) {
      const [x, y] = this.pose.at;
      const [tx, ty] = this.route[0]!;
      const distance = Math.hypot(tx - x, ty - y);
      const share = distance > 0 ? Math.min(1, rest / distance) : 1;
      const towards = MathUtils.radToDeg(Math.atan2(tx - x, -(ty - y)));
      const off = MathUtils.euclideanModulo(towards - this.pose.heading + 180, 360) - 180;
      const most = (TURN_SPEED * 1.6 * metres) / SPEED;
      const heading = distance > 0.3 ? this.pose.heading + MathUtils.clamp(off, -most, most) : this.pose.heading;
      this.pose = { ...this.pose, at: [x + (tx - x) * share, y + (ty - y) * share], heading };
      if (share === 1) this.route.shift();
      rest -= distance;
    }
  }
}

function reducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
