import { isObject, type Json, type JsonObject, mapValues } from './json.ts';

/**
 * Writes each schema that has a name down once, under `components`, and refers to it wherever it stands. A place may describe what it
 * has in words of its own: `description` is kept beside the reference.
 * @param named schemas by name, in the dialect of the document
 */
export function nameSchemas(document: JsonObject, named: Readonly<Record<string, JsonObject>>): JsonObject {
  const names = new Map(Object.entries(named).map(([name, schema]) => [keyOf(schema), name]));
  const refer = (node: Json): Json => {
    if (Array.isArray(node)) return node.map(refer);
    if (!isObject(node)) return node;
    const name = names.get(keyOf(node));
    if (name === undefined) return mapValues(node, refer);
    const { description } = node;
    const isOwn = description !== undefined && description !== named[name]!.description;
    return { $ref: `#/components/schemas/${name}`, ...(isOwn && { description }) };
  };
  // Not the schema itself, or it would refer to itself.
  const schemas = mapValues(named, (schema) => mapValues(schema, refer));
  const components = isObject(document.components) ? document.components : {};
  return { ...mapValues(document, refer), components: { ...components, schemas } };
}

/** Two schemas are the same that ask for the same, whatever is said of them and in whatever order. */
function keyOf({ description: _, examples: __, ...schema }: JsonObject): string {
  return JSON.stringify(schema, (_name, value) =>
    isObject(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value,
  );
}
