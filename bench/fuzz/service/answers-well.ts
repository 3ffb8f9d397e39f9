import fc from 'fast-check';
import type { Attack, Target } from './attack.ts';
import { attacksOn } from './attacks.ts';
import { judgeReply } from './judge-reply.ts';
import { sendAttack } from './send-attack.ts';

/** That every attack is answered as it should, within so many milliseconds, and that the service is still there after it. */
export function answersWell(url: string, target: Target, withinMs: number): fc.IAsyncProperty<[Promise<Attack>]> {
  return fc.asyncProperty(attacksOn(target), async (made) => {
    const attack = await made;
    const fault = judgeReply(
      attack,
      await sendAttack(url, attack, withinMs).catch((error) => tell(attack, String(error))),
    );
    if (fault) tell(attack, fault);
    const { status } = await fetch(`${url}/healthz`);
    if (status !== 200) tell(attack, `the service is ${status} afterwards`);
  });
}

function tell({ method, path, headers, body }: Attack, fault: string): never {
  const sent = body ? `${body.length} bytes: ${Buffer.from(body).toString('latin1').slice(0, 600)}` : 'no body';
  throw new Error(`${fault}\n${method} ${path} ${JSON.stringify(headers)}\n${sent}`);
}
