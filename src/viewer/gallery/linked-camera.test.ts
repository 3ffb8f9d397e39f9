import { expect, it } from 'vitest';
import { readCamera, writeCamera } from './linked-camera.ts';

it('a camera is read as it was written, in 2D and in 3D, and what is none is nothing', () => {
  const plan = { at: [1.5, -2], across: 8 } as const;
  const scene = { ...plan, slant: { turn: -18, tilt: 38.5 } } as const;
  for (const camera of [plan, scene])
    expect(readCamera(writeCamera({ ...camera, at: [...camera.at] }))).toEqual(camera);
  for (const text of [undefined, '', '1,2', '1,2,0', '1,x,3']) expect(readCamera(text)).toBeUndefined();
});
