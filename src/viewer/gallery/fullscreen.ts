import { useEffect, useState } from 'preact/hooks';

/**
 * Full screen of the whole gallery. Where the browser has none (iPhone) or refuses (a frame without permission), the
 * gallery at least fills its window; returns undefined when even that changes nothing.
 */
export function useFullscreen(): { readonly active: boolean; readonly toggle: () => void } {
  const [active, setActive] = useState(false);
  useEffect(() => {
    const update = () => setActive(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', update);
    return () => document.removeEventListener('fullscreenchange', update);
  }, []);
  useEffect(() => {
    document.documentElement.classList.toggle('filling', active);
  }, [active]);
  const toggle = () => {
    if (document.fullscreenElement) void document.exitFullscreen();
    else if (active) setActive(false);
    else if (document.documentElement.requestFullscreen)
      document.documentElement.requestFullscreen().catch(() => setActive(true));
    else setActive(true);
  };
  return { active, toggle };
}
