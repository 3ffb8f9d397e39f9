import { createHash } from 'node:crypto';
import { chmod, mkdir, realpath, rm } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Answers what another process asks the one that has the folder. Plain JSON both ways. */
export type FolderListener = (question: unknown) => Promise<unknown>;

export interface FolderClaim {
  release(): Promise<void>;
}

/** Unix sockets may have about a hundred characters in their path. */
const LONGEST_SOCKET_PATH = 100;

/**
 * Makes this process the only one that uses a data folder with its embedded database, and lets others ask it things, through a
 * socket that only this user can open. The operating system ends the claim with the process, however that dies.
 * @returns undefined when another process has the folder
 */
export async function claimFolder(dataDir: string, listener: FolderListener): Promise<FolderClaim | undefined> {
  const socket = await socketPath(dataDir);
  const server = createServer(async (incoming, outgoing) => {
    try {
      const chunks: Buffer[] = [];
      for await (const chunk of incoming) chunks.push(chunk as Buffer);
      const answer = await listener(JSON.parse(Buffer.concat(chunks).toString()));
      outgoing.end(JSON.stringify({ answer }));
    } catch (error) {
      outgoing.end(JSON.stringify({ refused: (error as Error).message }));
    }
  });
  const listen = () =>
    new Promise<boolean>((resolve, reject) => {
      server.once('error', (error: NodeJS.ErrnoException) =>
        error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
      );
      server.listen(socket, () => resolve(true));
    });
  if (!(await listen())) {
    if (await isAnswered(socket)) return undefined;
    // Left by a process that was killed.
    await rm(socket, { force: true });
    if (!(await listen())) return undefined;
  }
  if (process.platform !== 'win32') await chmod(socket, 0o600);
  server.unref();
  return {
    release: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/**
 * Asks the process that has the folder.
 * @returns undefined when no process has it
 * @throws Error when it refuses, with its words
 */
export async function askFolder(dataDir: string, question: unknown): Promise<{ answer: unknown } | undefined> {
  const reply = await post(await socketPath(dataDir), JSON.stringify(question));
  if (reply === undefined) return undefined;
  const said = JSON.parse(reply) as { answer?: unknown; refused?: string };
  if (said.refused !== undefined) throw new Error(said.refused);
  return { answer: said.answer };
}

async function socketPath(dataDir: string): Promise<string> {
  await mkdir(dataDir, { recursive: true });
  const folder = await realpath(dataDir);
  const digest = createHash('sha256').update(folder).digest('hex').slice(0, 16);
  if (process.platform === 'win32') return `\\\\.\\pipe\\plenish-${digest}`;
  const inFolder = join(folder, 'serve.sock');
  return inFolder.length <= LONGEST_SOCKET_PATH ? inFolder : join(tmpdir(), `plenish-${digest}.sock`);
}

async function isAnswered(socket: string): Promise<boolean> {
  return (await post(socket, '{}').catch(() => '')) !== undefined;
}

/** @returns undefined when nobody listens */
function post(socketPath: string, body: string): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ socketPath, method: 'POST', path: '/', agent: false }, async (incoming) => {
      const chunks: Buffer[] = [];
      for await (const chunk of incoming) chunks.push(chunk as Buffer);
      resolve(Buffer.concat(chunks).toString());
    });
    outgoing.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ENOENT' || error.code === 'ECONNREFUSED' ? resolve(undefined) : reject(error),
    );
    outgoing.end(body);
  });
}
