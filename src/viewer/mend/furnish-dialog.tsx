import { useEffect, useRef } from 'preact/hooks';
import type { MendWording } from '#core/mending/mend-wording.ts';
import type { MendKey } from '#core/mending/texts/mend-texts.ts';
import type { Plan } from '#core/plan/schema.ts';
import { nameOfPlace } from './name-of-thing.ts';
import type { Fault, Sent } from './send-json.ts';
import { thingsOf } from './things.ts';
import { useWords } from './words.ts';

interface FurnishDialogProps {
  /** Undefined while the service works. */
  readonly sent: Sent | undefined;
  readonly working: MendKey;
  /** What is said above why it failed. */
  readonly failed?: MendKey;
  readonly before?: string | undefined;
  /** What was sent, to name what the service objects to. */
  readonly plan?: Plan | undefined;
  readonly onClose: () => void;
  /** Sends it in spite of a newer version. */
  readonly onAnyway?: (() => void) | undefined;
}

/** The furnished plan beside the one of before, or what is in the way. */
export function FurnishDialog({
  sent,
  working,
  failed = 'failed',
  before,
  plan,
  onClose,
  onAnyway,
}: FurnishDialogProps) {
  const words = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} class="mend-dialog" aria-labelledby="furnish-title" onClose={onClose}>
      <div role="status">
        <h2 id="furnish-title">{words.say(!sent ? working : 'pictureUrl' in sent ? 'done' : failed)}</h2>
      </div>
      {!sent && <progress aria-label={words.say(working)} />}
      {sent && 'code' in sent && <Refused sent={sent} plan={plan} />}
      {sent && 'pictureUrl' in sent && (
        <div class={before ? 'pictures two' : 'pictures'}>
          {before && <Picture url={before} caption={words.say('before')} />}
          <Picture url={sent.pictureUrl} caption={words.say('after')} />
        </div>
      )}
      <div class="field-row end">
        <button type="button" class="button" onClick={() => dialog.current?.close()}>
          {words.say('close')}
        </button>
        {sent && 'code' in sent && sent.code === 'version_conflict' && <Conflict onAnyway={onAnyway} />}
        {sent && 'galleryUrl' in sent && (
          <a class="button primary" href={sent.galleryUrl} target="_blank" rel="noopener">
            {words.say('toGallery')}
          </a>
        )}
      </div>
    </dialog>
  );
}

/** The two ways on where the plan has a newer version: that one, with these edits one step back, or this one in its place. */
function Conflict({ onAnyway }: Pick<FurnishDialogProps, 'onAnyway'>) {
  const words = useWords();
  return (
    <>
      {onAnyway && (
        <button type="button" class="button" onClick={onAnyway}>
          {words.say('sendMine')}
        </button>
      )}
      <button type="button" class="button primary" onClick={() => location.reload()}>
        {words.say('showNewest')}
      </button>
    </>
  );
}

/** Why the service refuses, in the language of the page; its own words, which are English, for who asks for help with them. */
function Refused({ sent, plan }: { sent: Extract<Sent, { code: string }>; plan: Plan | undefined }) {
  const words = useWords();
  const { failures } = words.texts;
  const { code, message, faults } = sent;
  const reason = message === undefined ? words.say('offline') : failures[code as keyof typeof failures];
  return (
    <>
      {reason && <p>{reason}</p>}
      {faults.length > 0 && (
        <ul class="faults">
          {faults.map((fault, i) => (
            <li key={i}>{sayFault(fault, plan, words)}</li>
          ))}
        </ul>
      )}
      {message !== undefined && (
        <details open={reason === undefined}>
          <summary>{words.say('inService')}</summary>
          <p lang="en" dir="ltr">
            {message}
          </p>
        </details>
      )}
    </>
  );
}

/** Chapters of SPEC.md: 4 is of openings, 5 of rooms. */
const CHAPTERS = { 4: 'opening', 5: 'room' } as const;

/** `Door, Hall does not lie in its wall`: two rooms are named by their ids, with a space between. */
function sayFault({ where, rule }: Fault, plan: Plan | undefined, words: MendWording): string {
  const things = plan ? thingsOf(plan).filter(({ id }) => where.split(' ').includes(id)) : [];
  const names = things.map((thing) => nameOfPlace(thing, plan!, words));
  const says = words.texts.faults[CHAPTERS[rule.split('.')[0] as unknown as keyof typeof CHAPTERS] ?? 'other'];
  return `${names.length > 0 ? words.gallery.list(names) : where}: ${says}`;
}

function Picture({ url, caption }: { url: string; caption: string }) {
  const { gallery } = useWords();
  return (
    <figure>
      <img src={url} alt={`${gallery.say('furnishedPlan')}: ${caption}`} />
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
