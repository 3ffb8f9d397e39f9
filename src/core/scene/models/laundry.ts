import { cushion } from '../cushion.ts';
import type { ModelBuilder } from '../model-builder.ts';
import { block, box, cylinder } from '../primitives.ts';
import type { Model, ModelSize } from './model.ts';

/** A round door on the front of a machine: rim and glass, facing +y. */
function porthole(m: ModelBuilder, z: number, y: number, radius: number): void {
  for (const [material, r, out] of [['steel', radius, 0], ['screen', radius * 0.74, 0.006]] as const) {
    const segments = 18;
    const middle = m.vertex(material, [0, y + out, z], [0, 1, 0]);
    for (let i = 0; i < segments; i++) {
      const angle = (i / segments) * 2 * Math.PI;
      m.vertex(material, [r * Math.cos(angle), y + out, z + r * Math.sin(angle)], [0, 1, 0]);
    }
    for (let i = 0; i < segments; i++) m.triangle(material, middle, middle + 1 + i, middle + 1 + ((i + 1) % segments));
  }
} // biome-ignore format: short

/** A box with a plain top, the strip of controls along its front edge and a porthole on the front. */
function machine(m: ModelBuilder, { width, depth, height }: ModelSize): void {
  const d = depth / 2;
  cushion(m, 'white', [0, -0.01], [width, depth - 0.02], 0.02, height, { corner: 0.02, edge: 0.01 });
  // The top is a board of its own; the joint before the controls is what a machine shows from above.
  const strip = 0.1;
  block(m, 'steel-dark', [0, d - strip - 0.02], [width - 0.03, 0.005], height - 0.004, height + 0.001);
  block(m, 'steel-dark', [0, -d + 0.03], [width - 0.03, 0.005], height - 0.004, height + 0.001);
  box(m, 'ceramic-shade', [-width / 2 + 0.02, d - 0.024, height - 0.13], [width / 2 - 0.02, d - 0.012, height - 0.02]);
  cylinder(m, 'steel', [width * 0.02, d - 0.065], 0.026, height, height + 0.012);
  block(m, 'screen', [width * 0.27, d - 0.065], [width * 0.24, 0.034], height - 0.004, height + 0.003);
  porthole(m, height * 0.45, d - 0.012, Math.min(width, height) * 0.29);
}

/** A machine with a drawer for the powder left of its dial. */
export const washingMachine: Model = (m, size) => {
  machine(m, size);
  block(m, 'steel', [-size.width * 0.31, size.depth / 2 - 0.065], [size.width * 0.24, 0.05], size.height - 0.004, size.height + 0.003); // biome-ignore format: a drawer
};

/** A machine with the lid of its sieve over the door. */
export const tumbleDryer: Model = (m, size) => {
  machine(m, size);
  for (const x of [-0.36, -0.28, -0.2]) block(m, 'steel-dark', [x * size.width, size.depth / 2 - 0.065], [0.012, 0.05], size.height - 0.004, size.height + 0.003); // biome-ignore format: a sieve
};
