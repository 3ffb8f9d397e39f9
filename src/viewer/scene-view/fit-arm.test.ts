import { PerspectiveCamera, Spherical, Vector3 } from 'three';
import { expect, it } from 'vitest';
import { fitArm, type Stage } from './fit-arm.ts';

it('shows all corners in the part of the stage that no control covers, and as large as that', () => {
  const stage: Stage = { width: 800, height: 600, top: 60, right: 100, bottom: 20, left: 20 };
  const corners = [0, 12].flatMap((x) => [0, 7].flatMap((z) => [0, 2.5].map((y) => new Vector3(x, y, z))));
  const target = new Vector3(6, 0, 3.5);
  const arm = fitArm(corners, target, new Spherical(1, 0.7, -0.3), 32, stage);
  const camera = new PerspectiveCamera(32, stage.width / stage.height, 0.1, 100);
  camera.position.setFromSpherical(arm).add(target);
  camera.lookAt(target);
  camera.setViewOffset(800, 600, (stage.right - stage.left) / 2, (stage.bottom - stage.top) / 2, 800, 600);
  camera.updateMatrixWorld();
  const seen = corners.map((corner) => corner.clone().project(camera));
  const xs = seen.map(({ x }) => ((x + 1) / 2) * 800);
  const ys = seen.map(({ y }) => ((1 - y) / 2) * 600);
  expect(Math.min(...xs)).toBeGreaterThan(stage.left);
  expect(Math.max(...xs)).toBeLessThan(800 - stage.right);
  expect(Math.min(...ys)).toBeGreaterThan(stage.top);
  expect(Math.max(...ys)).toBeLessThan(600 - stage.bottom);
  const free = (800 - stage.left - stage.right) / 2;
  expect(Math.max(...xs.map((x) => Math.abs(x - stage.left - free)))).toBeGreaterThan(free * 0.9);
});
