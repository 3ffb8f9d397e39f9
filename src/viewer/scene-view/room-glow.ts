import {
  BufferGeometry,
  Group,
  Line,
  LineBasicMaterial,
  Mesh,
  MeshBasicMaterial,
  Path,
  Shape,
  ShapeGeometry,
  Vector2,
} from 'three';
import type { Ring, Room } from '#core/plan/schema.ts';

/** The colour of what is selected; `--accent` of the style sheet. */
const ACCENT = 0x2b5d4c;
/** Above floors, below rugs' upper sides would flicker: a centimetre and a half is over both. */
const HEIGHT = 0.03;

/** A tint on the floor of the selected room, with its outline. */
export function roomGlow(rooms: readonly Room[]): {
  readonly group: Group;
  readonly show: (id: string | undefined) => void;
} {
  const group = new Group();
  const tint = new MeshBasicMaterial({ color: ACCENT, transparent: true, opacity: 0.2, depthWrite: false });
  const edge = new LineBasicMaterial({ color: ACCENT });
  for (const room of rooms) {
    const shape = new Shape(points(room.outline));
    shape.holes = room.holes.map((hole) => new Path(points(hole)));
    const glow = new Group();
    glow.name = room.id;
    glow.visible = false;
    glow.add(new Mesh(new ShapeGeometry(shape), tint));
    for (const ring of [room.outline, ...room.holes])
      glow.add(new Line(new BufferGeometry().setFromPoints(points([...ring, ring[0]!])), edge));
    // Shapes lie in x and y with z towards the eye; the plan's y is the model's z.
    glow.rotation.x = -Math.PI / 2;
    glow.position.y = HEIGHT;
    group.add(glow);
  }
  return {
    group,
    show: (id) => {
      for (const glow of group.children) glow.visible = glow.name === id;
    },
  };
}

function points(ring: Ring): Vector2[] {
  return ring.map(([x, y]) => new Vector2(x, -y));
}
