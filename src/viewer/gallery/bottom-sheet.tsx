import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';

interface BottomSheetProps {
  readonly label: string;
  /** What the closed sheet shows. */
  readonly title: string;
  readonly note: string;
  /** What its handle does, as readers hear it: when closed, when open. */
  readonly does: readonly [show: string, hide: string];
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
  readonly children: ComponentChildren;
}

/** Height of the handle, and from which height on what is below it can be used, CSS px. */
const HANDLE_PX = 68;
const USEFUL_PX = 150;
/** A drag of this much opens or closes; less is a tap, CSS px. */
const DRAG_PX = 30;

/**
 * A sheet at the lower edge that is drawn up by its handle: by tap, drag or keyboard. Closed, it takes what the plan above leaves; where
 * that is its handle alone, nothing in it can be reached.
 */
export function BottomSheet({ label, title, note, does, open, onOpen, children }: BottomSheetProps) {
  const start = useRef<number | undefined>(undefined);
  const dragged = useRef(false);
  const [offset, setOffset] = useState(0);
  const handle = useRef<HTMLButtonElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const peek = useRoomBelowStage();
  const shut = !open && peek < USEFUL_PX;
  useLayoutEffect(() => {
    // What has the focus cannot keep it out of reach.
    if (shut && body.current!.contains(document.activeElement)) handle.current!.focus();
  }, [shut]);
  const letGo = () => {
    start.current = undefined;
    if (Math.abs(offset) > DRAG_PX) onOpen(offset < 0);
    setOffset(0);
  };
  return (
    <aside
      class={open ? 'sheet open' : 'sheet'}
      aria-label={label}
      style={{ '--drag': `${offset}px`, '--peek': `${peek}px` }}
      onKeyDown={(event) => event.key === 'Escape' && open && onOpen(false)}
    >
      <button
        ref={handle}
        type="button"
        class="sheet-handle"
        aria-expanded={open}
        aria-controls="sheet-body"
        onClick={() => !dragged.current && onOpen(!open)}
        onPointerDown={(event) => {
          start.current = event.clientY;
          dragged.current = false;
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerMove={(event) => {
          if (start.current === undefined) return;
          const moved = event.clientY - start.current;
          dragged.current ||= Math.abs(moved) > DRAG_PX;
          setOffset(open ? Math.max(0, moved) : Math.min(0, moved));
        }}
        onPointerUp={letGo}
        onPointerCancel={letGo}
      >
        <span class="sheet-title">
          <strong>{title}</strong> <span class="quiet">{note}</span>
        </span>
        <span class="visually-hidden">{does[open ? 1 : 0]}</span>
      </button>
      <div ref={body} id="sheet-body" class="panel" inert={shut}>
        {children}
      </div>
    </aside>
  );
}

/** Height between the lowest thing of the stage and the lower edge of the window, at least that of the handle. */
function useRoomBelowStage(): number {
  const [height, setHeight] = useState(HANDLE_PX);
  const update = () => {
    const lowest = document.querySelector('.stage-area')!.lastElementChild!.getBoundingClientRect().bottom;
    setHeight(Math.max(HANDLE_PX, Math.floor(innerHeight - lowest)));
  };
  // Another view may have other tools.
  useEffect(update);
  useEffect(() => {
    const observer = new ResizeObserver(update);
    // Whichever of them grows, what stands lowest moves.
    for (const part of document.querySelector('.stage-area')!.children) observer.observe(part);
    observer.observe(document.documentElement);
    return () => observer.disconnect();
  }, []);
  return height;
}
