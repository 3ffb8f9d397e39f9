import { ConfigError } from '#config';

interface Command {
  /** One line of the overview. */
  readonly line: string;
  /** Loaded only when it is called, so that a small command starts fast. @returns the exit code */
  readonly run: (args: string[]) => Promise<number>;
}

const COMMANDS: Record<string, Command> = {
  serve: {
    line: 'serve                     the API, the gallery and the workers in one process',
    run: async () => (await import('./commands/serve.ts')).runServe(),
  },
  worker: {
    line: 'worker                    only workers, for many machines',
    run: async () => (await import('./commands/worker.ts')).runWorker(),
  },
  furnish: {
    line: 'furnish <file>            one plan from the shell, without a server',
    run: async (args) => (await import('./commands/furnish.ts')).runFurnish(args),
  },
  read: {
    line: 'read <file> …             only read plans, whatever the verdict',
    run: async (args) => (await import('./commands/read.ts')).runRead(args),
  },
  keys: {
    line: 'keys create|list|rotate|revoke',
    run: async (args) => (await import('./commands/keys.ts')).runKeys(args),
  },
};

const OVERVIEW = `plenish <command>\n\n${Object.values(COMMANDS)
  .map(({ line }) => `  ${line}`)
  .join('\n')}`;

const [name = '', ...args] = process.argv.slice(2);
const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
if (!command) {
  const asked = name === '' || name === 'help' || name === '--help';
  (asked ? console.log : console.error)(OVERVIEW);
  process.exit(asked ? 0 : 1);
}
try {
  process.exit(await command.run(args));
} catch (error) {
  // What a person at the shell can mend is said in a sentence; the rest is a bug and shows where it is.
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') {
    console.error(`plenish: port ${port} is taken by another program. Choose another one with PLENISH_PORT.`);
    process.exit(1);
  }
  const plain = error instanceof ConfigError || code?.startsWith('ERR_PARSE_ARGS');
  console.error(plain || name === 'keys' ? `plenish: ${(error as Error).message}` : error);
  process.exit(1);
}
