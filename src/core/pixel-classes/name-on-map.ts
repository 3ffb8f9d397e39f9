import type { PixelClasses } from './types.ts';

/** What the network takes a place of the sheet for; undefined beside the map. */
export function nameOnMap({ region, width, height, labels, names }: PixelClasses) {
  const zoom = (region.x1 - region.x0) / width;
  return (x: number, y: number): string | undefined => {
    const [column, row] = [Math.floor((x - region.x0) / zoom), Math.floor((y - region.y0) / zoom)];
    if (column < 0 || row < 0 || column >= width || row >= height) return undefined;
    return names[labels[row * width + column]!];
  };
}
