import { Color, type Object3D, type PerspectiveCamera, type Scene } from 'three';
import type { Plan, Point } from '#core/plan/schema.ts';
import type { ModelPart } from '../scene-view/load-model.ts';
import { roomMiddle } from '../scene-view/plan-floor.ts';
import { ceilings } from './ceilings.ts';
import { outdoors } from './outdoors.ts';
import { walkMap } from './walk-map.ts';
import { type Pose, WalkMode } from './walk-mode.ts';

/** Metres: what is lower is stepped over, what hangs higher is passed below. */
const STEPPED_OVER = 0.12;
const ABOVE_HEADS = 1.5;
const SKY = 0xe4edf3;

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
  readonly parts: readonly ModelPart[];
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

  /** Stands up in a room, or in the largest: there is most to be seen. */
  enter(room: string | undefined): void {
    this.setActive(true);
    const roofed = this.around.plan.rooms.filter(
      ({ type }) => type !== 'balcony' && type !== 'terrace' && type !== 'garage',
    );
    const largest = roofed.reduce((a, b) => (b.area > a.area ? b : a), roofed[0] ?? this.around.plan.rooms[0]!);
    this.jumpTo(room ?? largest?.id);
  }

  leave(): Point {
    this.setActive(false);
    return this.person.where.at;
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
    this.person.face((Math.atan2(middle[0] - at[0], at[1] - middle[1]) * 180) / Math.PI);
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
    for (const mesh of this.started?.world ?? []) mesh.visible = active;
    this.around.scene.background = active ? new Color(SKY) : null;
    this.around.wake();
  }
}

interface Started {
  readonly person: WalkMode;
  readonly world: readonly Object3D[];
}

function start({ plan, parts, scene, wake }: Surroundings): Started {
  const obstacles = parts.filter(
    ({ kind, low, high }) => (kind === 'item' || kind === 'fixture') && high[1] > STEPPED_OVER && low[1] < ABOVE_HEADS,
  );
  const world = [ceilings(plan.rooms), outdoors()];
  scene.add(...world);
  return { person: new WalkMode(walkMap(plan, obstacles), wake), world };
}

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
