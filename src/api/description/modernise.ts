import { isObject, type Json, type JsonObject, mapValues } from './json.ts';

/**
 * Schemas in the dialect of OpenAPI 3.1, JSON Schema 2020-12, wherever they are in a document: tuples by `prefixItems`, a union of words as one
 * enumeration, values under any name by `additionalProperties`. What generators of clients make of other forms is `unknown`.
 */
export function modernise(node: Json): Json {
  if (Array.isArray(node)) return node.map(modernise);
  if (!isObject(node)) return node;
  return mapValues(asEnumeration(asTuple(asMap(node))), modernise);
}

function asMap(schema: JsonObject): JsonObject {
  const { patternProperties, ...rest } = schema;
  return isObject(patternProperties) ? { ...rest, additionalProperties: Object.values(patternProperties)[0]! } : schema;
}

function asTuple(schema: JsonObject): JsonObject {
  const { items, additionalItems: _, ...rest } = schema;
  return Array.isArray(items) ? { ...rest, prefixItems: items, items: false } : schema;
}

function asEnumeration(schema: JsonObject): JsonObject {
  const { anyOf, ...rest } = schema;
  if (!Array.isArray(anyOf) || anyOf.length < 2) return schema;
  const words = anyOf.map((one: Json) => (isObject(one) ? one.const : undefined));
  return words.every((word) => typeof word === 'string') ? { type: 'string', enum: words, ...rest } : schema;
}
