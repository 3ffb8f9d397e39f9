/** Plain JSON, as documents and schemas are before anything is known of them. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export type JsonObject = { readonly [name: string]: Json };

export const isObject = (node: Json | undefined): node is JsonObject =>
  typeof node === 'object' && node !== null && !Array.isArray(node);

/** The same object with other values. */
export const mapValues = <T, R>(object: Readonly<Record<string, T>>, map: (value: T, name: string) => R) =>
  Object.fromEntries(Object.entries(object).map(([name, value]) => [name, map(value, name)])) as Record<string, R>;
