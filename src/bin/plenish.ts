import { enableCompileCache } from 'node:module';
import { describeMistake } from './describe-mistake.ts';

interface Command {
  /** One line of the overview. */
  readonly line: string;
  /** Called only for the command that is meant, so that a small command starts fast. */
  readonly load: () => Promise<{
    readonly help: string;
    /** @returns the exit code */
    readonly run: (args: string[]) => Promise<number>;
  }>;
}

const COMMANDS: Record<string, Command> = {
  serve: {
    line: 'serve                     the API, the gallery and the workers in one process',
    load: async () => {
      const { SERVE_HELP: help, runServe } = await import('./commands/serve.ts');
      return { help, run: (args) => withoutArguments(args, help, runServe) };
    },
  },
  worker: {
    line: 'worker                    only workers, for many machines',
    load: async () => {
      const { WORKER_HELP: help, runWorker } = await import('./commands/worker.ts');
      return { help, run: (args) => withoutArguments(args, help, runWorker) };
    },
  },
  furnish: {
    line: 'furnish <file>            one plan from the shell, without a server',
    load: async () => {
      const { FURNISH_HELP: help, runFurnish: run } = await import('./commands/furnish.ts');
      return { help, run };
    },
  },
  read: {
    line: 'read <file> …             only read plans, whatever the verdict',
    load: async () => {
      const { READ_HELP: help, runRead: run } = await import('./commands/read.ts');
      return { help, run };
    },
  },
  keys: {
    line: 'keys create|list|rotate|revoke',
    load: async () => {
      const { KEYS_HELP: help, runKeys: run } = await import('./commands/keys.ts');
      return { help, run };
    },
  },
  backup: {
    line: 'backup <folder>           a copy of the data folder, while the service runs',
    load: async () => {
      const { BACKUP_HELP: help, runBackup: run } = await import('./commands/backup.ts');
      return { help, run };
    },
  },
  restore: {
    line: 'restore <folder>          a data folder out of such a copy',
    load: async () => {
      const { RESTORE_HELP: help, runRestore: run } = await import('./commands/backup.ts');
      return { help, run };
    },
  },
  webhooks: {
    line: 'webhooks secret|ping',
    load: async () => {
      const { WEBHOOKS_HELP: help, runWebhooks: run } = await import('./commands/webhooks.ts');
      return { help, run };
    },
  },
};

/** Whose errors are for people. */
const TOUCH_STORES_ONLY = ['keys', 'webhooks', 'backup', 'restore'];

const OVERVIEW = `plenish <command>\n\n${Object.values(COMMANDS)
  .map(({ line }) => `  ${line}`)
  .join('\n')}\n\n  plenish <command> --help says more; settings are PLENISH_… variables (docs/configuration.md)`;

// A command has hundreds of files; they are compiled by its first call, not by every one.
enableCompileCache();
const [name = '', ...args] = process.argv.slice(2);
const asksForHelp = (word: string) => word === '--help' || word === '-h';
const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
if (!command) {
  const asked = name === '' || name === 'help' || asksForHelp(name);
  (asked ? console.log : console.error)(OVERVIEW);
  process.exit(asked ? 0 : 1);
}
try {
  const { help, run } = await command.load();
  if (args.some(asksForHelp)) {
    console.log(help);
    process.exit(0);
  }
  process.exit(await run(args));
} catch (error) {
  const sentence = describeMistake(error, TOUCH_STORES_ONLY.includes(name));
  console.error(sentence === undefined ? error : `plenish: ${sentence}`);
  process.exit(1);
}

/** A setting that is meant for a variable must not be dropped in silence. */
async function withoutArguments(args: string[], help: string, run: () => Promise<number>): Promise<number> {
  if (args.length === 0) return run();
  console.error(`plenish: unknown argument ${args[0]}\n\n${help}`);
  return 1;
}
