import { DirectionalLight, Texture, WebGLRenderTarget } from 'three';
import { afterEach, expect, it, vi } from 'vitest';
import { Daylight } from './daylight.ts';
import { ModelScene } from './model-scene.ts';
import { NOTHING } from './warm-up.ts';

afterEach(() => vi.restoreAllMocks());

it('lets go of all that the device holds for it', () => {
  const plan = { walls: [], openings: [], rooms: [], fixtures: [], furniture: [] };
  const scene = new ModelScene(NOTHING, plan, new Daylight());
  const sun = scene.group.children.find((child) => child instanceof DirectionalLight)!;
  const shadows = new WebGLRenderTarget(1, 1);
  sun.shadow.map = shadows;
  const freed = vi.fn();
  shadows.addEventListener('dispose', freed);
  const dispose = vi.spyOn(Texture.prototype, 'dispose');
  scene.dispose();
  expect(freed).toHaveBeenCalledOnce();
  // The tables of parts and colours, the patterns, the light on the floor, and the dark around the home.
  expect(new Set(dispose.mock.contexts).size).toBe(5);
  expect(dispose.mock.contexts).toContain(scene.table.texture);
});
