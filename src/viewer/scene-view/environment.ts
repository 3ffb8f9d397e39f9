import { DataTexture, EquirectangularReflectionMapping, FloatType, LinearFilter, PMREMGenerator, RGBAFormat, type Texture, type WebGLRenderer } from 'three'; // biome-ignore format: one list

/** Small, so that a phone prepares it in an instant: it is seen in metal and glass, blurred. */
const WIDTH = 128;
const HEIGHT = 64;

/** Linear light from above, from the horizon and from a wooden floor. */
const ZENITH = [0.92, 0.97, 1.04] as const;
const HORIZON = [1.12, 1.1, 1.06] as const;
const FLOOR = [0.86, 0.8, 0.72] as const;

/** Two windows that shine into the room: where their middles are and how far they reach (turns about the room, and of the height), how bright. */
const WINDOWS = [
  { u: 0.2, v: 0.36, du: 0.07, dv: 0.09, light: 5 },
  { u: 0.68, v: 0.34, du: 0.1, dv: 0.07, light: 3.4 },
];

/** A light room under a bright sky, as the surroundings that surfaces mirror and are lit by. The caller disposes of it. */
export function roomEnvironment(renderer: WebGLRenderer): Texture {
  const data = new Float32Array(WIDTH * HEIGHT * 4);
  for (let row = 0, at = 0; row < HEIGHT; row++)
    for (let column = 0; column < WIDTH; column++, at += 4) {
      const [u, v] = [(column + 0.5) / WIDTH, 1 - (row + 0.5) / HEIGHT];
      const window = WINDOWS.find((w) => Math.abs(u - w.u) < w.du && Math.abs(v - w.v) < w.dv);
      for (let channel = 0; channel < 3; channel++) data[at + channel] = window?.light ?? skyAt(v, channel);
      data[at + 3] = 1;
    }
  const room = new DataTexture(data, WIDTH, HEIGHT, RGBAFormat, FloatType);
  room.mapping = EquirectangularReflectionMapping;
  room.minFilter = room.magFilter = LinearFilter;
  room.needsUpdate = true;
  const generator = new PMREMGenerator(renderer);
  const { texture } = generator.fromEquirectangular(room);
  generator.dispose();
  room.dispose();
  return texture;
}

/** `v` is 0 straight above and 1 straight below. */
function skyAt(v: number, channel: number): number {
  const mix = (a: number, b: number, t: number): number => a + (b - a) * Math.min(1, Math.max(0, t));
  return v < 0.5
    ? mix(ZENITH[channel]!, HORIZON[channel]!, v * 2)
    : mix(HORIZON[channel]!, FLOOR[channel]!, (v - 0.5) * 6);
}
