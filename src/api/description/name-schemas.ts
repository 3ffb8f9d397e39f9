import { isObject, type Json, type JsonObject, mapValues } from './json.ts';

/**
 * Writes each schema that has a name down once, under `components`, and refers to it wherever it stands. What a place says of it in words or
 * examples of its own is kept beside the reference.
 * @param named schemas by name, in the dialect of the document
 */
export function nameSchemas(document: JsonObject, named: Readonly<Record<string, JsonObject>>): JsonObject {
  const names = new Map(Object.entries(named).map(([name, schema]) => [keyOf(schema), name]));
  const refer = (node: Json): Json => {
    if (Array.isArray(node)) return node.map(refer);
    if (!isObject(node)) return node;
    const name = names.get(keyOf(node));
    if (name === undefined) return mapValues(node, refer);
    const own = SAID.filter((word) => word in node && node[word] !== named[name]![word]);
    return { $ref: `#/components/schemas/${name}`, ...Object.fromEntries(own.map((word) => [word, node[word]!])) };
  };
  // Not the schema itself, or it would refer to itself.
  const schemas = mapValues(named, (schema) => mapValues(schema, refer));
  const components = isObject(document.components) ? document.components : {};
  return { ...mapValues(document, refer), components: { ...components, schemas } };
}

/** Asks for nothing. */
const SAID = ['description', 'examples'];

/** Two schemas are the same that ask for the same, whatever is said of them and in whatever order. */
function keyOf({ description: _, examples: __, ...schema }: JsonObject): string {
  return JSON.stringify(schema, (_name, value) =>
    isObject(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value,
  );
}
