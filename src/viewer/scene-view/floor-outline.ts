import { BufferAttribute, BufferGeometry, Mesh, MeshBasicMaterial } from 'three';
import type { LayoutItem, Point, Ring } from '#core/plan/schema.ts';

/** The colour of what is selected; `--accent` of the style sheet. */
const ACCENT = 0x2b5d4c;
/** Metres: width of the line, and its height above floors and rugs. */
const WIDTH = 0.06;
const HEIGHT = 0.025;

/** A line on the floor along the inside of what is selected. */
export class FloorOutline {
  readonly mesh = new Mesh(new BufferGeometry(), new MeshBasicMaterial({ color: ACCENT, toneMapped: false }));

  constructor() {
    this.mesh.visible = false;
  }

  showPiece({ at: [x, y], rotation, size }: LayoutItem): void {
    const turn = (rotation * Math.PI) / 180;
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    // The line runs inside of a ring: around the piece.
    const [w, d] = [size.width / 2 + WIDTH, size.depth / 2 + WIDTH];
    const corner = (dx: number, dy: number): Point => [x + dx * cos - dy * sin, y + dx * sin + dy * cos];
    this.show([[corner(-w, -d), corner(w, -d), corner(w, d), corner(-w, d)]]);
  }

  show(rings: readonly Ring[]): void {
    this.mesh.visible = rings.length > 0;
    this.mesh.geometry.dispose();
    this.mesh.geometry = new BufferGeometry();
    this.mesh.geometry.setAttribute('position', new BufferAttribute(Float32Array.from(rings.flatMap(band)), 3));
  }
}

/** A ring as a band of quads within the room, two triangles a side, their corners mitred. */
function band(ring: Ring): number[] {
  const area = ring.reduce((sum, [x, y], i) => {
    const [nx, ny] = ring[(i + 1) % ring.length]!;
    return sum + x * ny - nx * y;
  }, 0);
  const side = area > 0 ? 1 : -1;
  const normal = (a: Point, b: Point): Point => {
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    return [(-(b[1] - a[1]) / length) * side, ((b[0] - a[0]) / length) * side];
  };
  const inner = ring.map((point, i): Point => {
    const before = normal(ring[(i + ring.length - 1) % ring.length]!, point);
    const after = normal(point, ring[(i + 1) % ring.length]!);
    // The mitre of two sides; at most as long as that of a right angle needs, so that sharp corners do not run out.
    const share = WIDTH / Math.max(0.5, 1 + before[0] * after[0] + before[1] * after[1]);
    return [point[0] + (before[0] + after[0]) * share, point[1] + (before[1] + after[1]) * share];
  });
  return ring.flatMap((a, i) => {
    const k = (i + 1) % ring.length;
    const corners = [a, ring[k]!, inner[k]!, inner[i]!] as const;
    const order = side > 0 ? [0, 2, 1, 0, 3, 2] : [0, 1, 2, 0, 2, 3];
    return order.flatMap((corner) => [corners[corner]![0], HEIGHT, corners[corner]![1]]);
  });
}
