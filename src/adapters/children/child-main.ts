import { enableCompileCache, flushCompileCache } from 'node:module';

// The program of a child process. Its hundreds of files are compiled once, not by every child.
enableCompileCache();
const { serveTasks } = await import('./serve-tasks.ts');
await serveTasks();
// Node would write what it compiled when it ends, but a child is killed.
flushCompileCache();
