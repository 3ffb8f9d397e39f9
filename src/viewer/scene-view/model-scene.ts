import { Box3, Mesh, Scene, Vector3 } from 'three';
import type { Plan } from '#core/plan/schema.ts';
import { buildMeshes } from './build-meshes.ts';
import { floorLight, floorLightTexture } from './floor-light.ts';
import { lightScene } from './light-scene.ts';
import type { Model } from './load-model.ts';
import { paletteTexture } from './palette.ts';
import { PartTable } from './part-table.ts';
import { patternLayers } from './pattern-layers.ts';
import { RoomOutline } from './room-outline.ts';
import { standingThings } from './standing-things.ts';

/** Everything that is to be seen: the model, its light, the ground, and the outline of a selected room. */
export class ModelScene {
  readonly scene = new Scene();
  readonly table: PartTable;
  readonly bounds: Box3;
  private readonly model: Model;
  private readonly outline: RoomOutline;
  private readonly drawPattern: () => boolean;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(model: Model, plan: Plan) {
    this.model = model;
    this.table = new PartTable(model.parts);
    this.bounds = boundsOf(model);
    const patterns = patternLayers(model.palette);
    this.drawPattern = patterns.drawNext;
    const frame = floorLight(standingThings(plan, model.parts));
    const meshes = buildMeshes(model, {
      parts: this.table.texture,
      palette: paletteTexture(model.palette),
      patterns: patterns.texture,
      floorLight: { texture: floorLightTexture(frame), frame },
    });
    lightScene(this.scene, this.bounds, frame);
    this.outline = new RoomOutline(plan.rooms);
    this.scene.add(meshes, this.outline.mesh);
  }

  /** Draws boards, tiles and cloth piece by piece beside everything else, and calls back when they can be seen. */
  drawPatterns(done: () => void): void {
    this.timer = setTimeout(() => {
      if (this.drawPattern()) this.drawPatterns(done);
      else done();
    });
  }

  /** Draws a line around a room's floor; around none without an id. */
  mark(room: string | undefined): void {
    this.outline.show(room);
  }

  /** Hides pieces by id; all others are shown. */
  hide(items: ReadonlySet<string>): void {
    for (const { id, kind } of this.model.parts) if (kind === 'item') this.table.show(id, !items.has(id));
  }

  dispose(): void {
    clearTimeout(this.timer);
    this.scene.traverse((object) => {
      if (!(object instanceof Mesh)) return;
      object.geometry.dispose();
      object.material.dispose();
    });
  }
}

function boundsOf({ parts }: Model): Box3 {
  const bounds = new Box3();
  for (const { at, turn, low, high } of parts) {
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    for (const x of [low[0], high[0]])
      for (const z of [low[2], high[2]])
        for (const y of [low[1], high[1]])
          bounds.expandByPoint(new Vector3(at[0] + x * cos - z * sin, y, at[1] + x * sin + z * cos));
  }
  return bounds;
}
