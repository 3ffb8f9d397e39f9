import { MathUtils, Spherical, Vector3 } from 'three';

/** Where an eye is: what it looks at, and the arm from there to it. */
export interface EyePose {
  readonly target: Vector3;
  readonly arm: Spherical;
}

const FLIGHT_MS = 650;

/** An eye on its way from one pose to another, the short way round; at once where motion is not wanted. */
export class Flight {
  readonly to: EyePose;
  /** Resolved when it has arrived, or something else has taken its place. */
  readonly over: Promise<void>;
  end: () => void = () => undefined;
  private readonly from: EyePose;
  private readonly start: number;

  constructor(from: EyePose, to: EyePose, start: number) {
    const { arm } = to;
    arm.theta = from.arm.theta + MathUtils.euclideanModulo(arm.theta - from.arm.theta + Math.PI, 2 * Math.PI) - Math.PI;
    [this.from, this.to, this.start] = [from, to, start];
    this.over = new Promise((resolve) => {
      this.end = resolve;
    });
  }

  /** The stage has become taller by a factor: all of the way is flown that much farther off. */
  keepScale(taller: number): void {
    for (const { arm } of [this.from, this.to]) arm.radius *= taller;
  }

  /** The pose at a time (ms), and whether it is the last. */
  at(now: number): EyePose & { readonly arrived: boolean } {
    const { from, to } = this;
    const t = reducedMotion() ? 1 : Math.min(1, Math.max(0, (now - this.start) / FLIGHT_MS));
    const eased = t * t * (3 - 2 * t);
    const mix = (a: number, b: number) => a + (b - a) * eased;
    return {
      target: new Vector3().lerpVectors(from.target, to.target, eased),
      arm: new Spherical(
        from.arm.radius * (to.arm.radius / from.arm.radius) ** eased,
        mix(from.arm.phi, to.arm.phi),
        mix(from.arm.theta, to.arm.theta),
      ),
      arrived: t === 1,
    };
  }
}

export function reducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
