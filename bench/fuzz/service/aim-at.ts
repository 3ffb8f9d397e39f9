import type { Target } from './attack.ts';
import { makeForm } from './make-form.ts';

/** Has a plan made, so that there is something to attack. @throws Error where the drawing is not furnished */
export async function aimAt(
  url: string,
  credentials: Readonly<Record<string, string>>,
  drawing: Uint8Array,
): Promise<Target> {
  const { body, headers } = makeForm([{ name: 'image', fileName: 'plan.png', content: drawing }]);
  const sent = await fetch(`${url}/api/v2/ai/process`, {
    method: 'POST',
    headers: { ...headers, ...credentials },
    body: Uint8Array.from(body),
  });
  const { data, message } = (await sent.json()) as {
    data?: { uniqueId: string; galleryUrl: string; links: { mend: string } };
    message?: string;
  };
  if (!data) throw new Error(`The drawing was answered ${sent.status}: ${message}`);
  const plan = await (await fetch(`${url}${new URL(data.galleryUrl).pathname}/plan.json`)).json();
  return { credentials, uniqueId: data.uniqueId, mendSecret: data.links.mend.split('/').at(-1)!, plan };
}
