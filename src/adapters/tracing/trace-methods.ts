import { SpanKind } from '@opentelemetry/api';
import type { Tracer } from './tracer.ts';

/** The same object with some methods replaced; the others are called on it itself, which may keep things private. */
export function replaceMethods<T extends object>(target: T, methods: Partial<T>): T {
  return new Proxy(target, {
    get(_, name) {
      if (Object.hasOwn(methods, name)) return methods[name as keyof T];
      const value = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

/** Each call of these methods, made in the course of something that is traced, is a span `<name>.<method>`. */
export function traceMethods<T extends object>(
  tracer: Tracer,
  store: T,
  name: string,
  methods: readonly (keyof T)[],
): T {
  const traced = methods.map((method) => {
    const call = (store[method] as (...args: never[]) => Promise<unknown>).bind(store);
    const spanName = `${name}.${String(method)}`;
    const run = (...args: never[]) =>
      tracer.isTracing ? tracer.run(spanName, { kind: SpanKind.CLIENT }, () => call(...args)) : call(...args);
    return [method, run] as const;
  });
  return replaceMethods(store, Object.fromEntries(traced) as Partial<T>);
}
