import type { LayoutItem } from '#core/plan/schema.ts';
import type { PictureFrame } from '#core/scene/types.ts';
import { Overlay } from './overlay.tsx';

/** The footprint of the piece whose card is shown. */
export function ItemOutline({ frame, item }: { frame: PictureFrame; item: LayoutItem }) {
  const { at, rotation, size } = item;
  return (
    <Overlay frame={frame} name="item-outline">
      <rect
        x={-size.width / 2}
        y={-size.depth / 2}
        width={size.width}
        height={size.depth}
        transform={`translate(${at.join(' ')}) rotate(${rotation})`}
      />
    </Overlay>
  );
}
