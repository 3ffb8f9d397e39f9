import { useEffect, useState } from 'preact/hooks';

/** Files that are dropped anywhere on the page, or pasted. @returns whether some are held over it */
export function useDroppedFiles(take: (files: FileList | undefined | null) => void): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const listeners = new AbortController();
    const listen = <K extends keyof DocumentEventMap>(type: K, on: (event: DocumentEventMap[K]) => void) =>
      document.addEventListener(type, on, listeners);
    listen('dragover', (event) => {
      event.preventDefault();
      setOver(true);
    });
    listen('dragleave', (event) => event.relatedTarget === null && setOver(false));
    listen('drop', (event) => {
      event.preventDefault();
      setOver(false);
      take(event.dataTransfer?.files);
    });
    listen('paste', (event) => take(event.clipboardData?.files));
    return () => listeners.abort();
  }, [take]);
  return isOver;
}
