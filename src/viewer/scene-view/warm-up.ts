import { PerspectiveCamera, Scene, type WebGLRenderer } from 'three';
import { Daylight } from './daylight.ts';
import { ModelScene } from './model-scene.ts';

/** A model without anything in it. */
export const NOTHING = {
  vertices: {
    positions: new Float32Array(),
    normals: new Float32Array(),
    materials: new Uint8Array(),
    light: new Float32Array(),
  },
  palette: [],
  parts: [],
};

/**
 * Has the device make its shaders while the model is still on its way: those of a home in which there is nothing. Let go of it once the
 * model uses them.
 */
export function warmUp(renderer: WebGLRenderer): { dispose(): void } {
  const plan = { walls: [], openings: [], rooms: [], fixtures: [], furniture: [] };
  const empty = new ModelScene(NOTHING, plan, new Daylight());
  renderer.compile(new Scene().add(empty.group), new PerspectiveCamera());
  return empty;
}
