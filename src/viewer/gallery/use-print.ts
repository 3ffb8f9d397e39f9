import { useEffect, useState } from 'preact/hooks';
import type { GalleryData } from '#core/gallery/gallery-data.ts';

/**
 * Printing: what only paper needs, the whole picture and the QR code, is fetched first. Who prints by the browser's own command gets
 * what is there already.
 */
export function usePrint(data: GalleryData) {
  const [asked, setAsked] = useState(false);
  const [picture, setPicture] = useState<string>();
  useEffect(() => {
    const ask = () => setAsked(true);
    window.addEventListener('beforeprint', ask);
    return () => window.removeEventListener('beforeprint', ask);
  }, []);
  const print = async () => {
    setAsked(true);
    const image = new Image();
    image.src = data.pictureUrl;
    await Promise.allSettled([image.decode().then(() => setPicture(image.src)), import('qrcode-generator')]);
    // The page draws what came before it is printed.
    requestAnimationFrame(() => setTimeout(() => window.print()));
  };
  return { asked, picture, print };
}
