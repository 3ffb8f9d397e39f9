import type { PixelClasses } from './types.ts';

/** Whether the network takes a place of the sheet for one of these classes; beside the map it takes it for nothing. */
export function classOnMap(classes: PixelClasses, wanted: ReadonlySet<string>): (x: number, y: number) => boolean {
  const indexAt = indexOnMap(classes);
  const isWanted = Uint8Array.from(classes.names, (name) => Number(wanted.has(name)));
  return (x, y) => {
    const i = indexAt(x, y);
    return i >= 0 && isWanted[classes.labels[i]!] === 1;
  };
}

/** Where a place of the sheet lies on the map; -1 beside it. */
function indexOnMap({ region, width, height }: PixelClasses): (x: number, y: number) => number {
  const zoom = (region.x1 - region.x0) / width;
  return (x, y) => {
    const column = Math.floor((x - region.x0) / zoom);
    const row = Math.floor((y - region.y0) / zoom);
    return column < 0 || row < 0 || column >= width || row >= height ? -1 : row * width + column;
  };
}
