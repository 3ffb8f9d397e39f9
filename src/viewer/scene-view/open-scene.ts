import { NeutralToneMapping, PCFShadowMap, WebGLRenderer } from 'three';
import type { GalleryData } from '#core/gallery/gallery-data.ts';
import type { PlanSummary } from '#core/gallery/summary.ts';
import '../styles/scene.css';
import '../styles/walk.css';
import { readModel } from './load-model.ts';
import type { OpenedScene, SceneCallbacks } from './opened-scene.ts';
import { SceneView } from './scene-view.ts';
import { warmUp } from './warm-up.ts';

/** More pixels than this per CSS pixel cost phones much and show nothing. */
const MAX_PIXEL_RATIO = 2;

/**
 * Opens the gallery's 3D model inside `host`. Draws only when something moves.
 * @param bytes the binary glTF, which may be on its way
 * @throws what `bytes` throws, others when there is no WebGL
 */
export async function openScene(
  host: HTMLElement,
  data: GalleryData,
  summary: PlanSummary,
  bytes: Promise<ArrayBuffer>,
  callbacks: SceneCallbacks,
): Promise<OpenedScene> {
  const renderer = new WebGLRenderer({
    antialias: true,
    alpha: true,
    // Not for itself: with it browsers give 24 bits of depth, without it often 16, in which cut tops flicker.
    stencil: true,
    powerPreference: 'low-power',
  });
  try {
    prepareRenderer(renderer);
    const warm = warmUp(renderer);
    try {
      return new SceneView(renderer, host, data, summary, await readModel(await bytes), callbacks);
    } finally {
      warm.dispose();
    }
  } catch (reason) {
    renderer.dispose();
    // Browsers grant few contexts, and take back by themselves only what has long been out of use.
    renderer.forceContextLoss();
    throw reason;
  }
}

function prepareRenderer(renderer: WebGLRenderer): void {
  renderer.setPixelRatio(Math.min(devicePixelRatio, MAX_PIXEL_RATIO));
  renderer.toneMapping = NeutralToneMapping;
  renderer.toneMappingExposure = 1;
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = PCFShadowMap;
  renderer.shadowMap.autoUpdate = false;
  renderer.domElement.setAttribute('aria-hidden', 'true');
}
