import { Color, DataTexture, type DirectionalLight, RedFormat, type Texture } from 'three';
import { reducedMotion } from './flight.ts';

const CHANGE_MS = 700;
/** The sun, and what is left in its place: the last light of the sky. */
const SUN = { day: new Color(0xfff0dc), evening: new Color(0x9db2e6), strength: [1.55, 0.22] } as const;

/** The time of day: day, evening, and for a moment between them. Shaders know it as `evening`, 0 to 1. */
export class Daylight {
  readonly uniforms = { evening: { value: 0 }, lampLight: { value: noLamps() as Texture } };
  private goal = 0;
  private last = 0;

  get share(): number {
    return this.uniforms.evening.value;
  }

  set(evening: boolean): void {
    this.goal = evening ? 1 : 0;
    this.last = 0;
  }

  /** Goes on; true while it changes. */
  update(now: number): boolean {
    const rest = this.goal - this.share;
    if (rest === 0) return false;
    const elapsed = this.last === 0 ? 16 : now - this.last;
    this.last = now;
    const step = reducedMotion() ? 1 : elapsed / CHANGE_MS;
    this.uniforms.evening.value += Math.sign(rest) * Math.min(Math.abs(rest), step);
    return true;
  }

  shineOn(sun: DirectionalLight): void {
    sun.color.lerpColors(SUN.day, SUN.evening, this.share);
    sun.intensity = SUN.strength[0] + (SUN.strength[1] - SUN.strength[0]) * this.share;
  }
}

/** Until somebody wants to see the evening nobody needs to know where lamps shine. */
function noLamps(): DataTexture {
  const texture = new DataTexture(new Uint8Array(1), 1, 1, RedFormat);
  texture.needsUpdate = true;
  return texture;
}
