import { NeutralToneMapping, PCFShadowMap, Scene, WebGLRenderer } from 'three';
import type { GalleryData } from '#core/gallery/gallery-data.ts';
import type { PlanSummary } from '#core/gallery/summary.ts';
import { CameraRig } from './camera-rig.ts';
import { lightScene } from './light-scene.ts';
import { loadModel } from './load-model.ts';
import { roomAt } from './plan-floor.ts';
import { roomGlow } from './room-glow.ts';
import { RoomLabels } from './room-labels.ts';
import { WallCuts } from './wall-cuts.ts';

export interface SceneCallbacks {
  readonly mayZoom: (event: WheelEvent) => boolean;
  readonly onPick: (room: string | undefined) => void;
  /** The graphics context was taken away. */
  readonly onLost: () => void;
}

export interface OpenedScene {
  zoomBy(factor: number): void;
  fit(): void;
  /** Degrees, clockwise seen from above. */
  turn(degrees: number): void;
  tilt(): void;
  /** Degrees; positive is towards the floor. */
  tiltBy(degrees: number): void;
  showRoom(room: string | undefined): void;
  /** Tints a room's floor without moving the eye. */
  markRoom(room: string | undefined): void;
  showLabels(shown: boolean): void;
  dispose(): void;
}

/** More pixels than this per CSS pixel cost phones much and show nothing. */
const MAX_PIXEL_RATIO = 2;

/**
 * Opens the gallery's 3D model inside `host`. Draws only when something moves.
 * @throws when there is no WebGL or the model cannot be loaded.
 */
export async function openScene(
  host: HTMLElement,
  data: GalleryData,
  summary: PlanSummary,
  callbacks: SceneCallbacks,
): Promise<OpenedScene> {
  const renderer = new WebGLRenderer({ antialias: true, alpha: true, powerPreference: 'low-power' });
  try {
    return await build(renderer, host, data, summary, callbacks);
  } catch (reason) {
    renderer.dispose();
    throw reason;
  }
}

async function build(
  renderer: WebGLRenderer,
  host: HTMLElement,
  data: GalleryData,
  summary: PlanSummary,
  callbacks: SceneCallbacks,
): Promise<OpenedScene> {
  const { rooms } = data.document.plan;
  prepareRenderer(renderer);
  const model = await loadModel(data.sceneUrl, rooms);
  const scene = new Scene();
  const bounds = lightScene(scene, model.group);
  scene.add(model.group);
  const cuts = new WallCuts(model, data.document.plan);
  const glow = roomGlow(rooms);
  scene.add(glow.group);

  const canvas = renderer.domElement;
  host.append(canvas);
  const labels = new RoomLabels(host, rooms, summary);
  const rig = new CameraRig(canvas, bounds, callbacks.mayZoom, () => schedule());

  const { schedule, stop } = drawOnDemand((now) => {
    const moving = rig.update(now);
    const cutting = cuts.update(rig.camera.position, now);
    if (cutting) renderer.shadowMap.needsUpdate = true;
    renderer.render(scene, rig.camera);
    labels.place(rig.camera, host.clientWidth, host.clientHeight);
    return moving || cutting;
  });
  const resize = () => {
    const { clientWidth: width, clientHeight: height } = host;
    if (width === 0 || height === 0) return;
    renderer.setSize(width, height);
    rig.resize(width, height);
    schedule();
  };
  const observer = new ResizeObserver(resize);
  observer.observe(host);
  const lost = (event: Event) => {
    event.preventDefault();
    callbacks.onLost();
  };
  canvas.addEventListener('webglcontextlost', lost);
  rig.onTap((x, y) => callbacks.onPick(roomAt(rig.floorPoint(x, y), rooms)?.id));
  renderer.shadowMap.needsUpdate = true;
  resize();

  return {
    zoomBy: (factor) => rig.zoomBy(factor),
    fit: () => rig.home(),
    turn: (degrees) => rig.turn(degrees),
    tilt: () => rig.toggleTilt(),
    tiltBy: (degrees) => rig.tiltBy(degrees),
    showRoom: (id) => {
      const room = rooms.find((candidate) => candidate.id === id);
      if (room) rig.lookAt(room.outline);
      else rig.home();
    },
    markRoom: (id) => {
      glow.show(id);
      schedule();
    },
    showLabels: (shown) => {
      labels.show(shown);
      schedule();
    },
    dispose: () => {
      stop();
      observer.disconnect();
      canvas.removeEventListener('webglcontextlost', lost);
      rig.dispose();
      labels.dispose();
      renderer.dispose();
      // Browsers grant few contexts; without this, changing views often would use them up.
      renderer.forceContextLoss();
      canvas.remove();
    },
  };
}

/** Draws once a frame when it was asked for, and goes on while `draw` says that something moves. */
function drawOnDemand(draw: (now: number) => boolean): { schedule(): void; stop(): void } {
  let frame = 0;
  const schedule = () => {
    frame ||= requestAnimationFrame((now) => {
      frame = 0;
      if (draw(now)) schedule();
    });
  };
  return { schedule, stop: () => cancelAnimationFrame(frame) };
}

function prepareRenderer(renderer: WebGLRenderer): void {
  renderer.setPixelRatio(Math.min(devicePixelRatio, MAX_PIXEL_RATIO));
  renderer.toneMapping = NeutralToneMapping;
  renderer.toneMappingExposure = 1.14;
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = PCFShadowMap;
  renderer.shadowMap.autoUpdate = false;
  renderer.localClippingEnabled = true;
  renderer.domElement.setAttribute('aria-hidden', 'true');
}
