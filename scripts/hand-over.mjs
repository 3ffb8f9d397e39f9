import { spawn } from 'node:child_process';

/** How often is asked whether the parent still lives; there is no event for it. */
const PARENT_WATCH_MS = 500;

/**
 * Hands over to another program on another Node: its output, its exit code, and every way in which this process is asked to end.
 * The channel between them closes when this process dies, however it does, and the program ends with it (`endOnSignal`).
 */
export function handOver(command, argv, env) {
  const child = spawn(command, argv, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'], env });
  const { ppid } = process;
  const pass = (signal) => {
    clearInterval(watch);
    child.kill(signal);
  };
  // `npm start` and `npx plenish` pass SIGTERM to a shell that dies of it without a word: that the parent is gone is the same request.
  const watch = setInterval(() => process.ppid !== ppid && pass('SIGTERM'), PARENT_WATCH_MS);
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, pass);
  child.on('error', (error) => {
    console.error(`plenish: ${error.message}`);
    process.exit(1);
  });
  child.on('exit', (code) => process.exit(code ?? 1));
}
