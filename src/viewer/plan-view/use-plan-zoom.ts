import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { GalleryData } from '#core/gallery/gallery-data.ts';
import type { Point } from '#core/plan/schema.ts';
import { readCamera, writeCamera } from '../gallery/linked-camera.ts';
import type { StageHandle } from '../gallery/stage-tools.tsx';
import { contentBox } from './content-box.ts';
import { PanZoom } from './pan-zoom.ts';
import { boxOnPicture, toPicture, toPlan } from './plan-to-picture.ts';
import type { Insets, Transform } from './transform.ts';

interface PlanZoomOptions {
  readonly data: GalleryData;
  readonly viewport: RefObject<HTMLElement | null>;
  readonly handle: RefObject<StageHandle | undefined>;
  readonly mayZoom: (event: WheelEvent) => boolean;
  /** A tap that was no drag: on what, and where on the plan (metres). */
  readonly onTap: (target: Element | null, point: Point) => void;
  /** Where to look first: a camera of an address, or a room. */
  readonly camera: string | undefined;
  readonly room: string | undefined;
}

/** Lettering is set anew once the plan has rested this long. */
const SETTLED_MS = 90;

/** Pan and zoom of the plan: fills the stage's handle, and tells what the layers over the picture need to know. */
export function usePlanZoom(options: PlanZoomOptions) {
  const { data, viewport, handle } = options;
  const zoom = useRef<PanZoom | undefined>(undefined);
  const latest = useRef(options);
  latest.current = options;
  const [whole, setWhole] = useState(true);
  /** CSS pixels to a pixel of the picture, once the plan rests; 0 at first. */
  const [scale, setScale] = useState(0);

  // Before the next paint: who sees the plan can touch it.
  useLayoutEffect(() => {
    const element = viewport.current!;
    let timer = 0;
    const panZoom = new PanZoom(element, {
      picture: { width: data.frame.widthPx, height: data.frame.heightPx },
      content: contentBox(data.document.plan, data.frame),
      insets: () => stageInsets(element),
      mayZoom: (event) => latest.current.mayZoom(event),
      onChange: (transform, isWhole) => {
        writeTransform(element, transform);
        setWhole(isWhole);
        clearTimeout(timer);
        timer = window.setTimeout(() => setScale(transform.scale), SETTLED_MS);
      },
      onTap: (target, point) =>
        latest.current.onTap(target as Element | null, toPlan(panZoom.toPicture(point), data.frame)),
    });
    zoom.current = panZoom;
    handle.current = planHandle(panZoom, data);
    if (latest.current.camera) handle.current.look!(latest.current.camera);
    else if (latest.current.room !== undefined) handle.current.showRoom(latest.current.room);
    return () => {
      clearTimeout(timer);
      panZoom.dispose();
      handle.current = undefined;
    };
  }, [data.document, data.frame]);
  return { zoom, whole, scale };
}

function planHandle(zoom: PanZoom, { document, frame }: GalleryData): StageHandle {
  return {
    zoomBy: (factor) => zoom.zoomBy(factor),
    fit: () => zoom.fit(),
    showRoom: (id) => {
      const room = document.plan.rooms.find((candidate) => candidate.id === id);
      if (room) zoom.showBox(boxOnPicture(room.outline, frame));
      else zoom.fit();
    },
    place: () => {
      const { at, scale } = zoom.middle;
      return { at: toPlan(at, frame), pixelsPerMetre: scale * frame.pixelsPerMetre, whole: zoom.showsAll };
    },
    showPlace: ({ at, pixelsPerMetre, whole }) => {
      if (whole) zoom.fitNow();
      else zoom.showMiddle(toPicture(at, frame), pixelsPerMetre / frame.pixelsPerMetre);
    },
    camera: () => {
      if (zoom.showsAll) return undefined;
      const { x, y, across } = zoom.camera;
      return writeCamera({ at: toPlan([x, y], frame), across: across / frame.pixelsPerMetre });
    },
    look: (camera) => {
      const linked = readCamera(camera);
      if (!linked) return;
      const [x, y] = toPicture(linked.at, frame);
      zoom.look({ x, y, across: linked.across * frame.pixelsPerMetre });
    },
  };
}

/** Written past the component tree: it changes with every frame of a gesture. */
function writeTransform(element: HTMLElement, { scale, x, y }: Transform): void {
  element.style.setProperty('--scale', String(scale));
  element.style.setProperty('--x', `${x}px`);
  element.style.setProperty('--y', `${y}px`);
}

/** Air around the plan; from the style sheet, which knows how much there is. */
function stageInsets(element: HTMLElement): Insets {
  const style = getComputedStyle(element);
  const read = (name: string) => Number.parseFloat(style.getPropertyValue(name)) || 0;
  return {
    top: read('--inset-top'),
    right: read('--inset-right'),
    bottom: read('--inset-bottom'),
    left: read('--inset-left'),
  };
}
