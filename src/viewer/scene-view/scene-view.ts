import { Scene, type WebGLRenderer } from 'three';
import type { GalleryData } from '#core/gallery/gallery-data.ts';
import type { PlanSummary } from '#core/gallery/summary.ts';
import type { PlanDocument } from '#core/plan/schema.ts';
import { readCamera, writeCamera } from '../gallery/linked-camera.ts';
import type { Place } from '../gallery/place.ts';
import { WalkView } from '../walk/walk-view.ts';
import { CameraRig } from './camera-rig.ts';
import { Daylight } from './daylight.ts';
import { type Drawing, drawOnDemand } from './draw-on-demand.ts';
import { stageOf } from './fit-arm.ts';
import { listenToCanvas } from './listen-to-canvas.ts';
import type { Model } from './load-model.ts';
import { ModelScene } from './model-scene.ts';
import type { OpenedScene, SceneCallbacks } from './opened-scene.ts';
import { roomAt } from './plan-floor.ts';
import { pointAt } from './point-at.ts';
import { RoomLabels } from './room-labels.ts';

/** The model on a stage: what is drawn from where, and what taps, keys and tools do to it. Draws only when something moves. */
export class SceneView implements OpenedScene {
  readonly walk: WalkView;
  private readonly scene = new Scene();
  private readonly daylight = new Daylight();
  private readonly renderer: WebGLRenderer;
  private readonly host: HTMLElement;
  private readonly document: PlanDocument;
  private readonly callbacks: SceneCallbacks;
  private readonly labels: RoomLabels;
  private readonly rig: CameraRig;
  private readonly drawing: Drawing;
  private readonly stopListening: () => void;
  private content: ModelScene;
  private marked: { readonly room?: string | undefined; readonly item?: string | undefined } = {};
  private furnished = true;

  constructor(
    renderer: WebGLRenderer,
    host: HTMLElement,
    { document }: GalleryData,
    summary: PlanSummary,
    model: Model,
    callbacks: SceneCallbacks,
  ) {
    const { plan } = document;
    const canvas = renderer.domElement;
    [this.renderer, this.host, this.document, this.callbacks] = [renderer, host, document, callbacks];
    this.content = new ModelScene(model, plan, this.daylight);
    this.scene.add(this.content.group);
    host.append(canvas);
    this.labels = new RoomLabels(host, plan.rooms, summary);
    const wake = () => this.drawing.schedule();
    this.drawing = drawOnDemand((now) => this.draw(now));
    this.rig = new CameraRig(canvas, this.content.bounds, callbacks.mayZoom, wake);
    this.walk = new WalkView({
      ...{ canvas, plan, wake, scene: this.scene, daylight: this.daylight, onPose: callbacks.onPose },
      parts: () => this.content.model.parts.filter(({ kind }) => this.furnished || kind !== 'item'),
      floorAt: (x, y) => this.pointedAt(x, y).below,
    });
    this.stopListening = listenToCanvas(canvas, host, {
      onResize: () => this.fitStage(),
      onTap: (x, y) => this.tap(x, y),
      onHover: (spot) => callbacks.onHover(spot && this.pieceAt(...spot), spot),
      onLost: callbacks.onLost,
    });
    this.fitStage();
    this.content.drawPatterns(wake);
    this.redrawShadows();
    this.renderer.compile(this.scene, this.eye);
  }

  zoomBy = (factor: number): void => this.rig.zoomBy(factor);
  fit = (): void => this.rig.home();
  turn = (degrees: number): void => this.rig.turn(degrees);
  tilt = (): void => this.rig.toggleTilt();
  tiltBy = (degrees: number): void => this.rig.tiltBy(degrees);
  planUp = (): void => this.rig.planUp();
  showPlace = (place: Place): void => this.rig.showPlace(place);
  arrive = (place: Place): void => this.rig.arrive(place, undefined);
  landAt = (place: Place): Promise<void> => this.rig.land(place);
  place = (): Place => (this.walk.active ? { ...this.rig.place(), ...this.walk.place() } : this.rig.place());

  /** As in 2D, and how the eye is turned and tilted. */
  camera(): string | undefined {
    const { at, pixelsPerMetre, whole } = this.place();
    return whole
      ? undefined
      : writeCamera({ at, across: this.host.clientWidth / pixelsPerMetre, slant: this.rig.slant() });
  }

  look(camera: string): void {
    const linked = readCamera(camera);
    if (!linked) return;
    const { at, across, slant } = linked;
    this.rig.arrive({ at, pixelsPerMetre: this.host.clientWidth / across, whole: false }, slant);
  }

  showRoom(id: string | undefined): void {
    const room = this.document.plan.rooms.find((candidate) => candidate.id === id);
    if (room) this.rig.lookAt(room.outline);
    else this.rig.home();
    if (room && this.walk.active) this.walk.jumpTo(room.id);
  }

  mark(room: string | undefined, item: string | undefined): void {
    this.marked = { room, item };
    this.labels.choose(room);
    const piece = this.document.layout?.items.find(({ id }) => id === item);
    if (this.walk.active) this.content.mark(undefined, undefined);
    else this.content.mark(room, this.furnished ? piece : undefined);
    this.drawing.schedule();
  }

  showLabels(shown: boolean): void {
    this.labels.show(shown);
    this.drawing.schedule();
  }

  rename(summary: PlanSummary): void {
    this.labels.rename(summary);
    this.drawing.schedule();
  }

  showItems(shown: boolean): void {
    if (shown === this.furnished) return;
    this.furnished = shown;
    this.content.showItems(shown);
    this.walk.renew();
    this.redrawShadows();
  }

  setEvening(evening: boolean): void {
    if (evening) this.content.lightLamps();
    this.daylight.set(evening);
    this.drawing.schedule();
  }

  /** The same home with other furniture: the eye stays where it is. */
  change(model: Model): void {
    const before = this.content;
    this.content = new ModelScene(model, this.document.plan, this.daylight);
    this.content.showItems(this.furnished);
    if (this.daylight.share > 0) this.content.lightLamps();
    this.scene.add(this.content.group);
    // While the old one is there its shaders are, and need not be made again.
    this.renderer.compile(this.scene, this.eye);
    before.dispose();
    this.walk.renew();
    this.mark(this.marked.room, this.marked.item);
    this.content.drawPatterns(() => this.drawing.schedule());
    this.redrawShadows();
  }

  setWalking(walking: boolean, room?: string): void {
    if (walking === this.walk.active) return;
    const { at, whole } = this.rig.place();
    if (walking) this.walk.enter(room, whole ? undefined : at);
    else this.rig.rise(...this.walk.leave());
    this.rig.enable(!walking);
    this.labels.cover(walking);
    this.mark(this.marked.room, this.marked.item);
  }

  dispose(): void {
    this.drawing.stop();
    this.stopListening();
    for (const part of [this.walk, this.content, this.rig, this.labels, this.renderer]) part.dispose();
    // Browsers grant few contexts; without this, changing views often would use them up.
    this.renderer.forceContextLoss();
    this.renderer.domElement.remove();
  }

  private get eye() {
    return this.walk.active ? this.walk.camera : this.rig.camera;
  }

  private draw(now: number): boolean {
    const { clientWidth: width, clientHeight: height } = this.host;
    const moving = this.walk.active ? this.walk.update(now, width / height) : this.rig.update(now);
    const changing = this.daylight.update(now);
    if (changing) for (const lit of [this.content, this.walk]) lit.shine();
    const camera = this.eye;
    const { cuts } = this.content;
    cuts.open(this.walk.active ? 'closed' : this.rig.isAbove() ? 'plan' : 'house');
    const cutting = cuts.update(camera.position, now);
    if (cutting) this.renderer.shadowMap.needsUpdate = true;
    this.renderer.render(this.scene, camera);
    if (!this.walk.active) {
      this.labels.place(camera, width, height);
      this.callbacks.onTurn(this.rig.heading());
    }
    return moving || cutting || changing;
  }

  private fitStage(): void {
    const stage = stageOf(this.host);
    if (stage.width === 0 || stage.height === 0) return;
    this.renderer.setSize(stage.width, stage.height);
    this.rig.resize(stage);
    this.drawing.schedule();
  }

  private tap(x: number, y: number): void {
    if (this.walk.active) {
      this.walk.tap(x, y);
      return;
    }
    const { floor } = this.pointedAt(x, y);
    this.callbacks.onPick(roomAt(floor, this.document.plan.rooms)?.id, this.pieceAt(x, y));
  }

  /** The piece of the layout that a pixel of the canvas shows. */
  private pieceAt(x: number, y: number): string | undefined {
    if (this.walk.active) return undefined;
    const { part } = this.pointedAt(x, y);
    return part?.kind === 'item' ? part.id : undefined;
  }

  private pointedAt(x: number, y: number) {
    const { model, table } = this.content;
    return pointAt(model, table, this.eye, this.renderer.domElement, x, y);
  }

  private redrawShadows(): void {
    this.renderer.shadowMap.needsUpdate = true;
    this.drawing.schedule();
  }
}
