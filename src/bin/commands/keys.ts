import { parseArgs } from 'node:util';
import { makeLog } from '#adapters/log/make-log.ts';
import { type Config, readConfig } from '#config';
import { type NewKey, ROTATION_GRACE_S, type RotatedKey } from '#service/keys/key-ring.ts';
import { parseScopes } from '#service/keys/scopes.ts';
import { askFolder, claimFolder } from '../claim-folder.ts';
import { type KeyAnswer, type KeyCommand, type ListedKey, runKeyCommand } from '../key-commands.ts';
import { openKeyStores } from '../open-stores.ts';

export const KEYS_HELP = `plenish keys create --scopes general,partner [--name N] [--json]
plenish keys list [--json]
plenish keys rotate <key> [--grace SECONDS] [--json]
plenish keys revoke <key>

Works while the service is running. A secret is shown once. After rotate the old secret works for the grace period
(default: a day), and one that an earlier rotation was ending has ended.`;

/** Runs `plenish keys …`; resolves to the exit code. */
export async function runKeys(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      scopes: { type: 'string' },
      name: { type: 'string', default: '' },
      grace: { type: 'string', default: String(ROTATION_GRACE_S) },
      json: { type: 'boolean', default: false },
    },
  });
  const command = readCommand(positionals, values);
  if (!command) {
    console.error(KEYS_HELP);
    return 1;
  }
  const answer = await askAboutKeys(readConfig(), command);
  console.log(values.json ? JSON.stringify(answer) : describe(command, answer));
  return 0;
}

function readCommand(
  [verb, key]: string[],
  values: { scopes?: string; name: string; grace: string },
): KeyCommand | undefined {
  if (verb === 'create' && values.scopes !== undefined) {
    return { do: 'create', scopes: parseScopes(values.scopes), name: values.name };
  }
  if (verb === 'list') return { do: 'list' };
  if (verb === 'revoke' && key) return { do: 'revoke', key };
  if (verb !== 'rotate' || !key) return undefined;
  if (!/^\d+$/.test(values.grace)) throw new Error(`Expected --grace in seconds, got "${values.grace}"`);
  return { do: 'rotate', key, graceS: Number(values.grace) };
}

/** Asks the running service when there is one on this folder, else opens the folder itself. */
export async function askAboutKeys(config: Config, command: KeyCommand): Promise<KeyAnswer> {
  const log = makeLog('warn');
  const open = async () => {
    const { keys, database } = await openKeyStores(config, log);
    return { keys, close: () => database.close() };
  };
  if (config.databaseUrl) {
    const { keys, close } = await open();
    return runKeyCommand(keys, command).finally(close);
  }
  const told = await askFolder(config.dataDir, command);
  if (told) return told.answer as KeyAnswer;
  const claim = await claimFolder(config.dataDir, async () => {
    throw new Error('Another command about keys is running. Try again in a moment.');
  });
  if (!claim) throw new Error('Another process has just begun to use the data folder. Try again in a moment.');
  try {
    const { keys, close } = await open();
    return await runKeyCommand(keys, command).finally(close);
  } finally {
    await claim.release();
  }
}

function describe(command: KeyCommand, answer: KeyAnswer): string {
  if (command.do === 'list') return (answer as ListedKey[]).map(describeKey).join('\n') || 'There are no keys yet.';
  if (command.do === 'revoke') return `${command.key} is revoked.`;
  const { key, secret, scopes } = answer as NewKey;
  const lines = [
    `key:    ${key}`,
    `secret: ${secret}`,
    `scopes: ${scopes.join(',')}`,
    'The secret is shown this once.',
  ];
  if (command.do === 'rotate') lines.push(...describeRotation(command, answer as RotatedKey));
  return lines.join('\n');
}

function describeRotation({ graceS }: { graceS: number }, { hasEndedEarlier }: RotatedKey): string[] {
  const lines = [graceS === 0 ? 'The old secret has ended.' : `The old secret works for ${graceS} s more.`];
  return hasEndedEarlier ? [...lines, 'The one before that, which still worked, has ended.'] : lines;
}

function describeKey({ key, name, scopes, createdAt, lastUsedAt, revokedAt }: ListedKey): string {
  const state = revokedAt ? `revoked ${revokedAt}` : `last used ${lastUsedAt ?? 'never'}`;
  return [key, scopes.join(','), `created ${createdAt}`, state, name].filter(Boolean).join('  ');
}
