import { parseArgs } from 'node:util';
import { makeWebhookPoster } from '#adapters/webhooks/https-webhook-poster.ts';
import { readConfig } from '#config';
import { signWebhook } from '#service/webhook-signature.ts';
import type { KeyAnswer, ListedKey } from '../key-commands.ts';
import { askAboutKeys } from './keys.ts';

export const WEBHOOKS_HELP = `plenish webhooks secret <key>
plenish webhooks ping <url> [--key <key>]

secret tells what messages to the holder of a key are signed with. ping posts a signed test message to an address, as answers are posted
to the webhookUrl of an upload; --key says by which key's secret where there are several. Works while the service is running.`;

/** Runs `plenish webhooks …`; resolves to the exit code. */
export async function runWebhooks(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { key: { type: 'string' } } });
  const [verb, target] = positionals;
  if (verb === 'secret' && target) {
    console.log(await secretOf(target));
    return 0;
  }
  if (verb === 'ping' && target) return ping(target, values.key ?? (await onlyKey()));
  console.error(WEBHOOKS_HELP);
  return 1;
}

const ask = (command: Parameters<typeof askAboutKeys>[1]): Promise<KeyAnswer> => askAboutKeys(readConfig(), command);

const secretOf = async (key: string) => (await ask({ do: 'webhook-secret', key })) as string;

async function onlyKey(): Promise<string> {
  const active = ((await ask({ do: 'list' })) as ListedKey[]).filter(({ revokedAt }) => revokedAt === null);
  if (active.length !== 1) throw new Error(`There are ${active.length} active keys. Say which one with --key.`);
  return active[0]!.key;
}

async function ping(url: string, key: string): Promise<number> {
  const secret = await secretOf(key);
  const poster = makeWebhookPoster({ allowLocal: readConfig().allowLocalWebhooks });
  const refused = await poster.refuse(url);
  if (refused) throw new Error(refused);
  const sentAt = new Date();
  const body = JSON.stringify({ status: 'ping', code: 200, data: { message: 'A test message of Plenish.' } });
  const headers = signWebhook({ id: `ping_${+sentAt}`, sentAt, body }, secret);
  const status = await poster.post(url, body, headers).catch((error: Error) => {
    throw new Error(`nobody answered at ${url}: ${error.message}`);
  });
  const isTaken = status >= 200 && status < 300;
  console.log(`${url} answered ${status}${isTaken ? '' : ': an answer would be sent again'}`);
  return isTaken ? 0 : 2;
}
