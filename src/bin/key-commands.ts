import type { KeyRing, NewKey } from '#service/keys/key-ring.ts';
import type { Scope } from '#service/keys/scopes.ts';
import type { KeyRecord } from '#service/ports/rows.ts';

/** What can be asked about keys: by the command itself, or across the socket of the process that has the data folder. */
export type KeyCommand =
  | { readonly do: 'create'; readonly scopes: readonly Scope[]; readonly name: string }
  | { readonly do: 'list' }
  | { readonly do: 'rotate'; readonly key: string; readonly graceS: number }
  | { readonly do: 'revoke'; readonly key: string }
  | { readonly do: 'webhook-secrets'; readonly key: string }
  | { readonly do: 'rotate-webhook'; readonly key: string; readonly graceS: number };

/** Instants as ISO text: an answer may have come through a socket. */
export type ListedKey = Pick<KeyRecord, 'key' | 'name' | 'scopes'> &
  Readonly<Record<'createdAt' | 'lastUsedAt' | 'revokedAt', string | null>>;

export type KeyAnswer = NewKey | readonly ListedKey[] | readonly string[] | null;

/** @throws Error in words for who asked */
export async function runKeyCommand(keys: KeyRing, command: KeyCommand): Promise<KeyAnswer> {
  switch (command.do) {
    case 'create':
      return keys.create(command.scopes, command.name);
    case 'list':
      return (await keys.list()).map(({ key, name, scopes, createdAt, lastUsedAt, revokedAt }) => ({
        ...{ key, name, scopes, createdAt: createdAt.toISOString() },
        lastUsedAt: lastUsedAt?.toISOString() ?? null,
        revokedAt: revokedAt?.toISOString() ?? null,
      }));
    case 'rotate':
      return keys.rotate(command.key, command.graceS);
    case 'revoke':
      await keys.revoke(command.key);
      return null;
    case 'webhook-secrets':
      return keys.webhookSecrets(command.key);
    case 'rotate-webhook':
      return keys.rotateWebhookSecret(command.key, command.graceS);
    default:
      throw new Error('This is no command about keys');
  }
}
