import { Color, type PerspectiveCamera, type Scene } from 'three';
import type { Plan, Point } from '#core/plan/schema.ts';
import type { Daylight } from '../scene-view/daylight.ts';
import type { ModelPart } from '../scene-view/load-model.ts';
import { roomAt, roomMiddle } from '../scene-view/plan-floor.ts';
import { ceilings } from './ceilings.ts';
import type { LitMesh } from './lit-mesh.ts';
import { outdoors } from './outdoors.ts';
import { type WalkMap, walkMap } from './walk-map.ts';
import { type Pose, WalkMode } from './walk-mode.ts';

/** Metres: what is lower is stepped over, what hangs higher is passed below. */
const STEPPED_OVER = 0.12;
const ABOVE_HEADS = 1.5;
/** The sky outside of the windows, by day and in the evening. */
const SKY = [new Color(0xe4edf3), new Color(0x131b2e)] as const;

/** What those who walk can do, with keys and buttons. */
export interface Walk {
  step(metres: number): void;
  turn(degrees: number): void;
  jumpTo(room: string): void;
  key(key: string, down: boolean): boolean;
  letGo(): void;
}

interface Surroundings {
  readonly canvas: HTMLCanvasElement;
  readonly scene: Scene;
  readonly plan: Plan;
  readonly daylight: Daylight;
  /** What stands in the rooms now. */
  readonly parts: () => readonly ModelPart[];
  /** The place on the floor at or below what a pixel of the canvas shows. */
  readonly floorAt: (x: number, y: number) => Point | undefined;
  readonly wake: () => void;
  readonly onPose: (pose: Pose) => void;
}

/** Walking in the model: the person, ceilings over them and the world outside of the windows, while it lasts. */
export class WalkView implements Walk {
  private readonly around: Surroundings;
  /** Made when somebody first walks: finding out where one can takes time. */
  private started: Started | undefined;
  private readonly stopDragging: () => void;
  active = false;

  constructor(around: Surroundings) {
    this.around = around;
    this.stopDragging = onDrag(around.canvas, (dx, dy) => this.active && this.person.drag(dx, dy));
  }

  get camera(): PerspectiveCamera {
    return this.person.camera;
  }

  private get person(): WalkMode {
    this.started ??= start(this.around);
    return this.started.person;
  }

  /** Stands up in a room; or near a point, looking where there is most to be seen; or in the largest room. */
  enter(room: string | undefined, at: Point | undefined): void {
    this.setActive(true);
    if (room === undefined && at) {
      this.standNear(at);
      return;
    }
    const roofed = this.around.plan.rooms.filter(
      ({ type }) => type !== 'balcony' && type !== 'terrace' && type !== 'garage',
    );
    const largest = roofed.reduce((a, b) => (b.area > a.area ? b : a), roofed[0] ?? this.around.plan.rooms[0]!);
    this.jumpTo(room ?? largest?.id);
  }

  /** @returns where one stood and looked, degrees */
  leave(): [at: Point, heading: number] {
    this.setActive(false);
    const { at, heading } = this.person.where;
    return [at, heading];
  }

  /** Where one stands, for another view to show. */
  place(): { readonly at: Point; readonly whole: false } {
    return { at: this.person.where.at, whole: false };
  }

  /** What can be walked into has changed. */
  renew(): void {
    this.started?.person.setMap(mapOf(this.around));
  }

  /** Sets the world outside and the ceilings to the time of day. */
  shine(): void {
    const { share } = this.around.daylight;
    for (const lit of this.started?.world ?? []) lit.shine(share);
    this.around.scene.background = this.active ? new Color().lerpColors(SKY[0], SKY[1], share) : null;
  }

  /** A tap on the canvas. */
  tap(x: number, y: number): void {
    const at = this.around.floorAt(x, y);
    if (at) this.person.goTo(at);
  }

  jumpTo(room: string): void {
    const { rooms } = this.around.plan;
    const chosen = rooms.find(({ id }) => id === room);
    if (!chosen) return;
    // Into the room from its edge shows more than from its middle: the free place farthest off is looked from, towards the middle.
    const middle = roomMiddle(chosen);
    const from = farthest(chosen.outline, middle);
    this.person.standAt([middle[0] + (from[0] - middle[0]) * 0.72, middle[1] + (from[1] - middle[1]) * 0.72]);
    const { at } = this.person.where;
    this.person.face(headingTo(at, middle));
  }

  private standNear(point: Point): void {
    this.person.standAt(point);
    const { at } = this.person.where;
    const room = roomAt(at, this.around.plan.rooms);
    if (room) this.person.face(headingTo(at, farthest(room.outline, at)));
  }

  step = (metres: number): void => this.person.step(metres);
  turn = (degrees: number): void => this.person.turn(degrees);
  key = (key: string, down: boolean): boolean => this.active && this.person.key(key, down);
  letGo = (): void => this.started?.person.letGo();

  update(now: number, aspect: number): boolean {
    const moving = this.person.update(now, aspect);
    this.around.onPose(this.person.where);
    return moving;
  }

  dispose(): void {
    this.stopDragging();
  }

  private setActive(active: boolean): void {
    this.active = active;
    this.person.letGo();
    for (const { mesh } of this.started?.world ?? []) mesh.visible = active;
    this.shine();
    this.around.wake();
  }
}

interface Started {
  readonly person: WalkMode;
  readonly world: readonly LitMesh[];
}

function start(around: Surroundings): Started {
  const world = [ceilings(around.plan.rooms), outdoors()];
  around.scene.add(...world.map(({ mesh }) => mesh));
  return { person: new WalkMode(mapOf(around), around.wake), world };
}

function mapOf({ plan, parts }: Surroundings): WalkMap {
  const obstacles = parts().filter(
    ({ kind, low, high }) => (kind === 'item' || kind === 'fixture') && high[1] > STEPPED_OVER && low[1] < ABOVE_HEADS,
  );
  return walkMap(plan, obstacles);
}

/** Degrees clockwise from the plan's upper edge. */
const headingTo = ([x, y]: Point, [tx, ty]: Point): number => (Math.atan2(tx - x, y - ty) * 180) / Math.PI;

function farthest(ring: readonly Point[], [x, y]: Point): Point {
  return ring.reduce((a, b) => (Math.hypot(b[0] - x, b[1] - y) > Math.hypot(a[0] - x, a[1] - y) ? b : a));
}

/** Calls back with how far the pointer was dragged since the last call, px. */
function onDrag(canvas: HTMLCanvasElement, callback: (dx: number, dy: number) => void): () => void {
  let last: PointerEvent | undefined;
  const down = (event: PointerEvent) => {
    if (!event.isPrimary) return;
    last = event;
    canvas.setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent) => {
    if (!last || event.pointerId !== last.pointerId) return;
    callback(event.clientX - last.clientX, event.clientY - last.clientY);
    last = event;
  };
  const up = () => {
    last = undefined;
  };
  canvas.addEventListener('pointerdown', down);
  canvas.addEventListener('pointermove', move);
  canvas.addEventListener('pointerup', up);
  canvas.addEventListener('pointercancel', up);
  return () => {
    canvas.removeEventListener('pointerdown', down);
    canvas.removeEventListener('pointermove', move);
    canvas.removeEventListener('pointerup', up);
    canvas.removeEventListener('pointercancel', up);
  };
}
