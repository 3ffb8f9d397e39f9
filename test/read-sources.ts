import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';

const ROOT = join(import.meta.dirname, '..');

export interface Import {
  /** As it is written. */
  readonly name: string;
  /** The file of this repository that it is, from the root; undefined for packages. */
  readonly path: string | undefined;
  readonly typeOnly: boolean;
}

export interface FunctionSpan {
  readonly line: number;
  readonly lines: number;
}

export interface Source {
  readonly path: string;
  /** The folder below the first one: `core` of `src/core/scale/votes.ts`. */
  readonly layer: string;
  readonly text: string;
  /** Without comments and strings that look like code. */
  readonly code: string;
  readonly imports: readonly Import[];
  readonly functions: readonly FunctionSpan[];
}

/** Files of the program as a parser sees them, tests left out; `pattern` is a glob from the root. */
export function readSources(pattern: string): Source[] {
  return globSync(pattern, { cwd: ROOT })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !/\.test\.tsx?$/.test(path))
    .map(readSource);
}

function readSource(path: string): Source {
  const text = readFileSync(join(ROOT, path), 'utf8');
  const { program, module, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]!.message}`);
  const imports: Import[] = [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      name: moduleRequest.value,
      typeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
    })),
    ...module.staticExports
      .flatMap(({ entries }) => entries)
      .flatMap(({ moduleRequest, isType }) => (moduleRequest ? [{ name: moduleRequest.value, typeOnly: isType }] : [])),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
      name: text.slice(start + 1, end - 1),
      typeOnly: false,
    })),
  ].map((found) => ({ ...found, path: resolve(path, found.name) }));
  return {
    path,
    layer: path.split('/')[1]!,
    text,
    code: text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:'"`])\/\/.*$/gm, '$1'),
    imports,
    functions: functionsIn(program, text),
  };
}

function resolve(from: string, name: string): string | undefined {
  if (name === '#config' || name === '#settings') return `src/${name.slice(1)}.ts`;
  const path = name.startsWith('#synth/')
    ? name.slice(1)
    : name.startsWith('#')
      ? `src/${name.slice(1)}`
      : name.startsWith('.')
        ? join(from, '..', name).replaceAll('\\', '/')
        : undefined;
  return path && existsSync(join(ROOT, path)) ? path : undefined;
}

/** Every function, method and arrow with a body in braces, and how many lines it has. */
function functionsIn(program: object, text: string): FunctionSpan[] {
  const ends = [...text.matchAll(/\n/g)].map(({ index }) => index);
  const lineOf = (at: number) => {
    const next = ends.findIndex((end) => end >= at);
    return (next < 0 ? ends.length : next) + 1;
  };
  const found: FunctionSpan[] = [];
  const visit = (node: Record<string, unknown>) => {
    if (/^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(String(node.type)) && node.body) {
      const line = lineOf(node.start as number);
      found.push({ line, lines: lineOf(node.end as number) - line + 1 });
    }
    for (const child of Object.values(node)) {
      for (const part of Array.isArray(child) ? child : [child])
        if (part && typeof part === 'object') visit(part as Record<string, unknown>);
    }
  };
  visit(program as Record<string, unknown>);
  return found;
}
