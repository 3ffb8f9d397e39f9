import { DataTexture, FloatType, NearestFilter, RGBAFormat } from 'three';
import type { Point } from '#core/plan/schema.ts';
import type { ModelPart } from './load-model.ts';

/** Higher than anything: not cut. */
export const UNCUT = 1000;

/** Metres above the floor up to which what stands around darkens a part: walls are seen whole, pieces mostly from above. */
const WALL_REACH = 1.1;
const PIECE_REACH = 0.3;

/**
 * Where every part of the model stands, how high it is cut and whether it is shown, as a texture that the shaders look up: all parts are drawn in
 * one go and still each moves, sinks and goes on its own. Two pixels a part: place and
 * turn; cut, shown, height of its foot, and reach of the dark near the floor.
 */
export class PartTable {
  readonly texture: DataTexture;
  readonly #data: Float32Array;
  readonly #parts: readonly ModelPart[];
  readonly #index: ReadonlyMap<string, number>;

  constructor(parts: readonly ModelPart[]) {
    this.#parts = parts;
    this.#index = new Map(parts.map(({ id }, index) => [id, index]));
    this.#data = new Float32Array(Math.max(1, parts.length) * 8);
    this.texture = new DataTexture(this.#data, 2, Math.max(1, parts.length), RGBAFormat, FloatType);
    this.texture.minFilter = this.texture.magFilter = NearestFilter;
    parts.forEach(({ id, kind, at, turn, low }) => {
      this.place(id, at, turn);
      this.cut(id, UNCUT);
      this.show(id, true);
      this.#write(id, 6, [low[1], kind === 'wall' || kind === 'opening' ? WALL_REACH : PIECE_REACH]);
    });
  }

  place(id: string, [x, y]: Point, turn: number): void {
    this.#write(id, 0, [x, y, Math.cos(turn), Math.sin(turn)]);
  }

  /** Cuts a part at a height in metres; one that hangs above it is gone. */
  cut(id: string, height: number): void {
    this.#write(id, 4, [height]);
  }

  show(id: string, shown: boolean): void {
    this.#write(id, 5, [shown ? 1 : 0]);
  }

  /** Whether anything of a part can be seen. */
  isShown(index: number): boolean {
    return this.#data[index * 8 + 5] === 1 && this.#parts[index]!.low[1] < this.#data[index * 8 + 4]!;
  }

  cutOf(index: number): number {
    return this.#data[index * 8 + 4]!;
  }

  #write(id: string, offset: number, values: readonly number[]): void {
    const index = this.#index.get(id);
    if (index === undefined) return;
    this.#data.set(values, index * 8 + offset);
    this.texture.needsUpdate = true;
  }
}
