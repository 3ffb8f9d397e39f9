import { Box3, type DirectionalLight, Group, Mesh, type Texture, Vector3 } from 'three';
import type { LayoutItem, Plan } from '#core/plan/schema.ts';
import { buildMeshes } from './build-meshes.ts';
import type { Daylight } from './daylight.ts';
import { type FloorLight, floorLight, floorTexture } from './floor-light.ts';
import { FloorOutline } from './floor-outline.ts';
import { lampLight } from './lamp-light.ts';
import { lightScene } from './light-scene.ts';
import type { Model } from './load-model.ts';
import { paletteTexture } from './palette.ts';
import { PartTable } from './part-table.ts';
import { patternLayers } from './pattern-layers.ts';
import { standingThings } from './standing-things.ts';
import { WallCuts } from './wall-cuts.ts';

/** One model as it is to be seen: with its light, the ground, its cuts, and the outline of what is selected. */
export class ModelScene {
  readonly group = new Group();
  readonly model: Model;
  readonly table: PartTable;
  readonly cuts: WallCuts;
  readonly bounds: Box3;
  private readonly plan: Plan;
  private readonly daylight: Daylight;
  private readonly grid: FloorLight;
  private readonly floor: { value: Texture };
  /** Floors with what stands on them, and without, once somebody wants to see them. */
  private readonly floors: { readonly furnished: Texture; bare?: Texture };
  private readonly sun: DirectionalLight;
  /** Looked up by the shaders of the model. */
  private readonly tables: readonly Texture[];
  private readonly outline = new FloorOutline();
  private readonly drawPattern: () => boolean;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private lamps: Texture | undefined;

  constructor(model: Model, plan: Plan, daylight: Daylight) {
    [this.model, this.plan, this.daylight] = [model, plan, daylight];
    this.table = new PartTable(model.parts);
    this.cuts = new WallCuts(model, plan, this.table);
    this.bounds = boundsOf(model);
    const patterns = patternLayers(model.palette);
    this.drawPattern = patterns.drawNext;
    this.grid = floorLight(standingThings(plan, model.parts));
    this.floors = { furnished: floorTexture(this.grid.light, this.grid) };
    this.floor = { value: this.floors.furnished };
    const textures = { parts: this.table.texture, palette: paletteTexture(model.palette), patterns: patterns.texture };
    this.tables = Object.values(textures);
    const meshes = buildMeshes(model, {
      ...textures,
      floorLight: { texture: this.floor, frame: this.grid },
      daylight: daylight.uniforms,
    });
    this.sun = lightScene(this.group, this.bounds, this.grid);
    this.group.add(meshes, this.outline.mesh);
    this.shine();
  }

  /** Draws boards, tiles and cloth piece by piece beside everything else, and calls back when they can be seen. */
  drawPatterns(done: () => void): void {
    this.timer = setTimeout(() => {
      if (this.drawPattern()) this.drawPatterns(done);
      else done();
    });
  }

  /** Finds out where lamps shine, the first time that it matters. */
  lightLamps(): void {
    this.lamps ??= floorTexture(lampLight(this.plan, this.model, this.grid), this.grid);
    this.daylight.uniforms.lampLight.value = this.lamps;
  }

  /** Sets the sun to the time of day. */
  shine(): void {
    this.daylight.shineOn(this.sun);
  }

  /** Draws a line on the floor around a piece, or else around a room; around nothing without an id of one. */
  mark(room: string | undefined, item: LayoutItem | undefined): void {
    const chosen = this.plan.rooms.find(({ id }) => id === room);
    if (item) this.outline.showPiece(item);
    else this.outline.show(chosen ? [chosen.outline, ...chosen.holes] : []);
  }

  /** Shows or hides what was put into the rooms. */
  showItems(shown: boolean): void {
    for (const { id, kind } of this.model.parts) if (kind === 'item') this.table.show(id, shown);
    this.floor.value = shown ? this.floors.furnished : this.bareFloor();
  }

  private bareFloor(): Texture {
    const { parts } = this.model;
    const fixed = parts.filter(({ kind }) => kind !== 'item');
    const light = () => floorLight(standingThings(this.plan, fixed), standingThings(this.plan, parts)).light;
    this.floors.bare ??= floorTexture(light(), this.grid);
    return this.floors.bare;
  }

  dispose(): void {
    clearTimeout(this.timer);
    // The device has its own copies: none of them goes by itself with what is here.
    for (const texture of [...this.tables, this.lamps, this.floors.furnished, this.floors.bare]) texture?.dispose();
    this.sun.dispose();
    this.group.removeFromParent();
    this.group.traverse((object) => {
      if (!(object instanceof Mesh)) return;
      object.geometry.dispose();
      object.material.map?.dispose();
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
