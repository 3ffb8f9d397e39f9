import { useEffect, useRef, useState } from 'preact/hooks';
import { copyText } from './copy-text.ts';
import { embedCode } from './embed-code.ts';
import { Icon } from './icon.tsx';
import { QrCode } from './qr-code.tsx';
import { Tool } from './tool.tsx';
import { useWording } from './wording-context.ts';

interface ShareDialogProps {
  /** Address of exactly what is shown now. */
  readonly link: string;
  readonly title: string;
  readonly onClose: () => void;
}

/** The link to this view to be copied, sent on or scanned, and the code that embeds it. */
export function ShareDialog({ link, title, onClose }: ShareDialogProps) {
  const wording = useWording();
  const [said, setSaid] = useState('');
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const opener = document.activeElement as HTMLElement | null;
    dialog.current?.showModal();
    return () => opener?.focus?.();
  }, []);
  const code = embedCode(link, title);
  const copy = async (text: string, done: 'linkCopied' | 'codeCopied') =>
    setSaid(wording.say((await copyText(text)) ? done : 'copyFailed'));
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside it closes it, as Escape does by itself
    <dialog
      ref={dialog}
      class="dialog"
      aria-label={wording.say('share')}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && dialog.current?.close()}
    >
      <div class="dialog-body">
        <header>
          <h2>{wording.say('share')}</h2>
          <Tool icon="close" label={wording.say('close')} onClick={() => dialog.current?.close()} />
        </header>
        <div class="share-link">
          <QrCode text={link} label={wording.say('scanCode')} />
          <div>
            <p class="quiet">{wording.say('scanCode')}</p>
            <input
              class="field"
              readOnly
              value={link}
              dir="ltr"
              aria-label={wording.say('copyLink')}
              onFocus={selectAll}
            />
            <button type="button" class="button primary" onClick={() => copy(link, 'linkCopied')}>
              <Icon name="link" />
              {wording.say('copyLink')}
            </button>
            {'share' in navigator && (
              <button
                type="button"
                class="button"
                onClick={() => navigator.share({ title, url: link }).catch(() => undefined)}
              >
                <Icon name="share" />
                {wording.say('shareWith')}
              </button>
            )}
          </div>
        </div>
        <h3>{wording.say('embedCode')}</h3>
        <textarea
          class="field code"
          readOnly
          rows={5}
          dir="ltr"
          aria-label={wording.say('embedCode')}
          value={code}
          onFocus={selectAll}
        />
        <button type="button" class="button" onClick={() => copy(code, 'codeCopied')}>
          <Icon name="code" />
          {wording.say('copyCode')}
        </button>
        <p class="said" role="status">
          {said}
        </p>
      </div>
    </dialog>
  );
}

const selectAll = (event: { currentTarget: HTMLInputElement | HTMLTextAreaElement }) => event.currentTarget.select();
