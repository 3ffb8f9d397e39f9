import { ConfigError } from '#config';

/**
 * What a person at the shell can mend, in a sentence; undefined for the rest, which is a bug and shows where it is.
 * `plain` errors say it themselves: those of the commands that touch nothing but the stores.
 */
export function describeMistake(error: unknown, plain = false): string | undefined {
  const { code, path, port, message } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') {
    return `port ${port} is taken by another program. Choose another one with PLENISH_PORT.`;
  }
  if (code === 'EISDIR') return `${path ?? 'what was named'} is a folder, not a file`;
  if (path !== undefined) {
    if (code === 'ENOENT') return `there is no file ${path}`;
    if (code === 'ENOTDIR' || code === 'EEXIST') return `${path} is no folder`;
    if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return `no right to use ${path}`;
  }
  return plain || error instanceof ConfigError || code?.startsWith('ERR_PARSE_ARGS') ? message : undefined;
}
