import { useEffect, useRef, useState } from 'preact/hooks';
import type { GalleryData } from '#core/gallery/gallery-data.ts';
import { Icon } from './icon.tsx';

interface DownloadMenuProps {
  readonly data: GalleryData;
  readonly onCopied: (copied: boolean) => void;
}

/** The files of the gallery, and the link to what is shown now. */
export function DownloadMenu({ data, onCopied }: DownloadMenuProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return;
    const leave = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  }, [open]);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape bubbles from the links and buttons inside
    <div class="menu" ref={root} onKeyDown={(event) => event.key === 'Escape' && open && close()}>
      <button
        ref={button}
        type="button"
        class="button"
        aria-expanded={open}
        aria-controls="downloads"
        onClick={() => setOpen(!open)}
      >
        <Icon name="download" />
        <span class="wide-only">Download</span>
        <span class="narrow-only visually-hidden">Download</span>
      </button>
      <div id="downloads" class="menu-list" hidden={!open}>
        <DownloadLinks data={data} />
        <button
          type="button"
          class="menu-row"
          onClick={() => {
            copyText(location.href).then(onCopied);
            close();
          }}
        >
          <Icon name="link" />
          Copy link to this view
        </button>
      </div>
    </div>
  );
}

function DownloadLinks({ data }: { data: GalleryData }) {
  const links = [
    { href: data.pictureUrl, name: 'furnished-plan.jpg', text: 'Furnished plan', kind: 'JPG' },
    { href: data.originalUrl, name: 'original-plan.jpg', text: 'Original drawing', kind: 'JPG' },
    { href: data.sceneUrl, name: 'furnished-plan.glb', text: '3D model', kind: 'GLB' },
    { href: data.planUrl, name: 'plan.json', text: 'Plan data', kind: 'JSON' },
  ];
  return (
    <>
      {links.map(({ href, name, text, kind }) => (
        <a key={name} class="menu-row" href={href} download={name} target="_blank" rel="noopener">
          <Icon name="download" />
          {text}
          <span class="quiet">{kind}</span>
        </a>
      ))}
    </>
  );
}

/** Frames often have no right to the clipboard; then the caller shows the failure. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
