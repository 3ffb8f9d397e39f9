export interface Drawing {
  /** Asks for a frame. */
  schedule(): void;
  stop(): void;
}

/** Draws once a frame when it was asked for, and goes on while `draw` says that something moves. */
export function drawOnDemand(draw: (now: number) => boolean): Drawing {
  let frame = 0;
  const schedule = () => {
    frame ||= requestAnimationFrame((now) => {
      frame = 0;
      if (draw(now)) schedule();
    });
  };
  return { schedule, stop: () => cancelAnimationFrame(frame) };
}
