import { enableCompileCache, flushCompileCache } from 'node:module';

// The program of a child process, which is told what it is for. Its hundreds of files are compiled once, not by every child.
enableCompileCache();
if (process.argv[2] === 'look') await (await import('./serve-looks.ts')).serveLooks();
else await (await import('./serve-plans.ts')).servePlans();
// Node would write what it compiled when it ends, but a child is killed.
flushCompileCache();
