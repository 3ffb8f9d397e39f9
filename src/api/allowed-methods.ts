import type { RouteOptions } from 'fastify';
import type { App } from './app.ts';
import { HttpProblem } from './problem.ts';

/** Answers a method that a path does not know with 405 and `Allow`. To be called before the routes are added. */
export function addAllowedMethods(app: App): void {
  const allowed = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }: RouteOptions) => {
    const methods = allowed.get(url) ?? new Set<string>();
    for (const one of [method].flat()) methods.add(one);
    allowed.set(url, methods);
  });
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0]!;
    const methods = [...allowed].filter(([url]) => fits(url, path)).flatMap(([, found]) => [...found]);
    if (methods.length === 0 || methods.includes(request.method))
      throw new HttpProblem('not_found', 'There is nothing here.');
    reply.header('Allow', [...new Set(methods)].join(', '));
    throw new HttpProblem('method_not_allowed', `This address answers ${methods.join(', ')} only.`);
  });
}

/** Whether a path is one of a route's: `:name` stands for one step, a final `*` for any. */
function fits(url: string, path: string): boolean {
  const pattern = url
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/:\w+/g, '[^/]+')
    .replace(/\*$/, '.*');
  return new RegExp(`^${pattern}$`).test(path);
}
