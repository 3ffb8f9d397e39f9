import { parseArgs } from 'node:util';
import { makeWebhookPoster } from '#adapters/webhooks/https-webhook-poster.ts';
import { readConfig } from '#config';
import { ROTATION_GRACE_S } from '#service/keys/key-ring.ts';
import { signWebhook } from '#service/later/webhook-signature.ts';
import type { KeyAnswer, ListedKey } from '../key-commands.ts';
import { askAboutKeys } from './keys.ts';

export const WEBHOOKS_HELP = `plenish webhooks secret <key> [--rotate [--grace SECONDS]]
plenish webhooks ping <url> [--key <key>]

secret tells what messages to the holder of a key are signed with. With --rotate it is another one from now on; for the grace period
(default: a day) messages are signed with the old one as well, so that the receiver can change over when it suits; --grace 0 ends the old
one at once, as after a leak. ping posts a signed test message to an address, as answers are posted
to the webhookUrl of an upload; --key says by which key's secret where there are several. Works while the service is running.`;

/** Runs `plenish webhooks …`; resolves to the exit code. */
export async function runWebhooks(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      key: { type: 'string' },
      rotate: { type: 'boolean', default: false },
      grace: { type: 'string', default: String(ROTATION_GRACE_S) },
    },
  });
  const [verb, target] = positionals;
  if (verb === 'secret' && target) return values.rotate ? rotate(target, values.grace) : tellSecrets(target);
  if (verb === 'ping' && target) return ping(target, values.key ?? (await onlyKey()));
  console.error(WEBHOOKS_HELP);
  return 1;
}

const ask = (command: Parameters<typeof askAboutKeys>[1]): Promise<KeyAnswer> => askAboutKeys(readConfig(), command);

const secretsOf = async (key: string) => (await ask({ do: 'webhook-secrets', key })) as string[];

/** The one in use alone on standard output: it may be read by a program. */
async function tellSecrets(key: string): Promise<number> {
  const [secret, old] = await secretsOf(key);
  console.log(secret);
  if (old) console.error('Messages are still signed with the one before as well.');
  return 0;
}

async function rotate(key: string, grace: string): Promise<number> {
  if (!/^\d+$/.test(grace)) throw new Error(`Expected --grace in seconds, got "${grace}"`);
  const [, ended] = await secretsOf(key);
  const [secret] = (await ask({ do: 'rotate-webhook', key, graceS: Number(grace) })) as string[];
  console.log(secret);
  console.error(
    grace === '0'
      ? 'Messages are signed with this one alone.'
      : `Messages are signed with the one before as well for ${grace} s more.`,
  );
  if (ended) console.error('The one before that, which was still in use, has ended.');
  return 0;
}

async function onlyKey(): Promise<string> {
  const active = ((await ask({ do: 'list' })) as ListedKey[]).filter(({ revokedAt }) => revokedAt === null);
  if (active.length !== 1) throw new Error(`There are ${active.length} active keys. Say which one with --key.`);
  return active[0]!.key;
}

async function ping(url: string, key: string): Promise<number> {
  const secrets = await secretsOf(key);
  const poster = makeWebhookPoster({ allowLocal: readConfig().allowLocalWebhooks });
  const refused = await poster.refuse(url);
  if (refused) throw new Error(refused);
  const sentAt = new Date();
  const body = JSON.stringify({ status: 'ping', code: 200, data: { message: 'A test message of Plenish.' } });
  const headers = signWebhook({ id: `ping_${+sentAt}`, sentAt, body }, secrets);
  const status = await poster.post(url, body, headers).catch((error: Error) => {
    throw new Error(`nobody answered at ${url}: ${error.message}`);
  });
  const isTaken = status >= 200 && status < 300;
  console.log(`${url} answered ${status}${isTaken ? '' : ': an answer would be sent again'}`);
  return isTaken ? 0 : 2;
}
