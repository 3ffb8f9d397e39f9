import type { WebGLRenderer } from 'three';
import type { GalleryData } from '#core/gallery/gallery-data.ts';
import type { PlanSummary } from '#core/gallery/summary.ts';
import type { Plan } from '#core/plan/schema.ts';
import { WalkView } from '../walk/walk-view.ts';
import { CameraRig, type Place } from './camera-rig.ts';
import { type Drawing, drawOnDemand } from './draw-on-demand.ts';
import { stageOf } from './fit-arm.ts';
import type { Model } from './load-model.ts';
import { ModelScene } from './model-scene.ts';
import type { OpenedScene, SceneCallbacks } from './opened-scene.ts';
import { roomAt } from './plan-floor.ts';
import { pointAt } from './point-at.ts';
import { RoomLabels } from './room-labels.ts';
import { onTap } from './taps.ts';
import { WallCuts } from './wall-cuts.ts';

/** The model on a stage: what is drawn from where, and what taps, keys and tools do to it. Draws only when something moves. */
export class SceneView implements OpenedScene {
  readonly walk: WalkView;
  private readonly renderer: WebGLRenderer;
  private readonly host: HTMLElement;
  private readonly plan: Plan;
  private readonly model: Model;
  private readonly callbacks: SceneCallbacks;
  private readonly content: ModelScene;
  private readonly cuts: WallCuts;
  private readonly labels: RoomLabels;
  private readonly rig: CameraRig;
  private readonly drawing: Drawing;
  private readonly stopListening: () => void;
  private marked: string | undefined;

  constructor(
    renderer: WebGLRenderer,
    host: HTMLElement,
    data: GalleryData,
    summary: PlanSummary,
    model: Model,
    callbacks: SceneCallbacks,
  ) {
    const { plan } = data.document;
    const canvas = renderer.domElement;
    [this.renderer, this.host, this.plan, this.model, this.callbacks] = [renderer, host, plan, model, callbacks];
    this.content = new ModelScene(model, plan);
    this.cuts = new WallCuts(model, plan, this.content.table);
    host.append(canvas);
    this.labels = new RoomLabels(host, plan.rooms, summary);
    const wake = () => this.drawing.schedule();
    this.rig = new CameraRig(canvas, this.content.bounds, callbacks.mayZoom, wake);
    this.walk = new WalkView({
      ...{ canvas, plan, wake, scene: this.content.scene, parts: model.parts, onPose: callbacks.onPose },
      floorAt: (x, y) => this.pointedAt(x, y).below,
    });
    this.drawing = drawOnDemand((now) => this.draw(now));
    this.stopListening = this.listen(canvas);
    this.content.drawPatterns(wake);
    this.redrawShadows();
  }

  zoomBy = (factor: number): void => this.rig.zoomBy(factor);
  fit = (): void => this.rig.home();
  turn = (degrees: number): void => this.rig.turn(degrees);
  tilt = (): void => this.rig.toggleTilt();
  tiltBy = (degrees: number): void => this.rig.tiltBy(degrees);
  planUp = (): void => this.rig.planUp();
  place = (): Place => this.rig.place();
  showPlace = (place: Place): void => this.rig.showPlace(place);

  showRoom(id: string | undefined): void {
    const room = this.plan.rooms.find((candidate) => candidate.id === id);
    if (room) this.rig.lookAt(room.outline);
    else this.rig.home();
    if (room && this.walk.active) this.walk.jumpTo(room.id);
  }

  markRoom(id: string | undefined): void {
    this.marked = id;
    this.content.mark(this.walk.active ? undefined : id);
    this.drawing.schedule();
  }

  showLabels(shown: boolean): void {
    this.labels.show(shown);
    this.drawing.schedule();
  }

  hide(items: ReadonlySet<string>): void {
    this.content.hide(items);
    this.redrawShadows();
  }

  setWalking(walking: boolean, room?: string): void {
    if (walking === this.walk.active) return;
    if (walking) this.walk.enter(room);
    else this.rig.showPlace({ ...this.rig.place(), at: this.walk.leave() });
    this.rig.enable(!walking);
    this.labels.cover(walking);
    this.markRoom(this.marked);
  }

  dispose(): void {
    this.drawing.stop();
    this.stopListening();
    for (const part of [this.walk, this.content, this.rig, this.labels, this.renderer]) part.dispose();
    // Browsers grant few contexts; without this, changing views often would use them up.
    this.renderer.forceContextLoss();
    this.renderer.domElement.remove();
  }

  private get camera() {
    return this.walk.active ? this.walk.camera : this.rig.camera;
  }

  private draw(now: number): boolean {
    const { clientWidth: width, clientHeight: height } = this.host;
    const moving = this.walk.active ? this.walk.update(now, width / height) : this.rig.update(now);
    const { camera } = this;
    this.cuts.open(this.walk.active ? 'closed' : this.rig.isAbove() ? 'plan' : 'house');
    const cutting = this.cuts.update(camera.position, now);
    if (cutting) this.renderer.shadowMap.needsUpdate = true;
    this.renderer.render(this.content.scene, camera);
    if (!this.walk.active) {
      this.labels.place(camera, width, height);
      this.callbacks.onTurn(this.rig.heading());
    }
    return moving || cutting;
  }

  private listen(canvas: HTMLCanvasElement): () => void {
    const observer = new ResizeObserver(() => {
      const stage = stageOf(this.host);
      if (stage.width === 0 || stage.height === 0) return;
      this.renderer.setSize(stage.width, stage.height);
      this.rig.resize(stage);
      this.drawing.schedule();
    });
    observer.observe(this.host);
    const lost = (event: Event) => {
      event.preventDefault();
      this.callbacks.onLost();
    };
    canvas.addEventListener('webglcontextlost', lost);
    const stopTaps = onTap(canvas, (x, y) => this.tap(x, y));
    return () => {
      observer.disconnect();
      canvas.removeEventListener('webglcontextlost', lost);
      stopTaps();
    };
  }

  private tap(x: number, y: number): void {
    if (this.walk.active) {
      this.walk.tap(x, y);
      return;
    }
    const { floor, part } = this.pointedAt(x, y);
    const piece = part?.kind === 'item' || part?.kind === 'fixture' ? part.id : undefined;
    this.callbacks.onPick(roomAt(floor, this.plan.rooms)?.id, piece);
  }

  private pointedAt(x: number, y: number) {
    return pointAt(this.model, this.content.table, this.camera, this.renderer.domElement, x, y);
  }

  private redrawShadows(): void {
    this.renderer.shadowMap.needsUpdate = true;
    this.drawing.schedule();
  }
}
