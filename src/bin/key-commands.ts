import type { KeyRing, NewKey } from '#service/key-ring.ts';
import type { KeyRecord } from '#service/ports/rows.ts';
import type { Scope } from '#service/scopes.ts';

/** What can be asked about keys: by the command itself, or across the socket of the process that has the data folder. */
export type KeyCommand =
  | { readonly do: 'create'; readonly scopes: readonly Scope[]; readonly name: string }
  | { readonly do: 'list' }
  | { readonly do: 'rotate'; readonly key: string; readonly graceS: number }
  | { readonly do: 'revoke'; readonly key: string }
  | { readonly do: 'webhook-secret'; readonly key: string };

/** Instants as ISO text: an answer may have come through a socket. */
export type ListedKey = Omit<KeyRecord, 'createdAt' | 'lastUsedAt' | 'revokedAt'> &
  Readonly<Record<'createdAt' | 'lastUsedAt' | 'revokedAt', string | null>>;

export type KeyAnswer = NewKey | readonly ListedKey[] | string | null;

/** @throws Error in words for who asked */
export async function runKeyCommand(keys: KeyRing, command: KeyCommand): Promise<KeyAnswer> {
  switch (command.do) {
    case 'create':
      return keys.create(command.scopes, command.name);
    case 'list':
      return (await keys.list()).map((record) => ({
        ...record,
        createdAt: record.createdAt.toISOString(),
        lastUsedAt: record.lastUsedAt?.toISOString() ?? null,
        revokedAt: record.revokedAt?.toISOString() ?? null,
      }));
    case 'rotate':
      return keys.rotate(command.key, command.graceS);
    case 'revoke':
      await keys.revoke(command.key);
      return null;
    case 'webhook-secret':
      if (!(await keys.isActive(command.key))) throw new Error(`There is no active key ${command.key}`);
      return keys.webhookSecret(command.key);
    default:
      throw new Error('This is no command about keys');
  }
}
