import { enableCompileCache } from 'node:module';

// The program of a child process. Its hundreds of files are compiled once, not by every child.
enableCompileCache();
const { serveTasks } = await import('./serve-tasks.ts');
await serveTasks();
