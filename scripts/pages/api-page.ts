import { renderTable } from './table.ts';

/** The parts of an OpenAPI document that the page shows. */
export interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly securitySchemes: Readonly<Record<string, { readonly name: string; readonly description: string }>>;
  };
}

interface Operation {
  readonly summary?: string;
  readonly description?: string;
  readonly tags?: readonly string[];
  readonly security?: readonly unknown[];
  readonly parameters?: readonly {
    name: string;
    in: string;
    required?: boolean;
    description?: string;
    schema: Schema;
  }[];
  readonly requestBody?: { content: Record<string, { schema: Schema }> };
  readonly responses: Readonly<Record<string, { description?: string; content?: Record<string, { schema: Schema }> }>>;
}

interface Schema {
  readonly $ref?: string;
  readonly const?: unknown;
  readonly type?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
}

/** `docs/api.md`, out of the document that the service itself gives at `/openapi.json`. */
export function renderApiPage(document: OpenApi): string {
  const { paths, components } = inPlace(document, document.components.schemas) as OpenApi;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => renderOperation(`${method.toUpperCase()} ${path}`, operation)),
  );
  const credentials = Object.values(components.securitySchemes).map(({ name, description }) => [
    `\`${name}\``,
    description,
  ]);
  return `# The API

A running service gives this as OpenAPI 3.1 at \`/openapi.json\`, and as a page at \`/docs\`. Errors are in [errors.md](errors.md).

Every answer has \`X-Request-Id\`: the one that was sent, when it has 1 to 128 characters out of \`A-Z a-z 0-9 . _ : -\`, else one of the service's own.

For a typed client, \`openapi-typescript\` makes types of it and \`openapi-fetch\` calls it; files are \`format: binary\`, which is to be told to be a
\`Blob\` (its \`transform\`). Each operation has an \`operationId\`, each schema that clients meet a name.

What needs a key takes it in two headers:

${renderTable(['header', 'what'], credentials)}

${operations.join('\n\n')}
`;
}

/** A document with each schema written down where it is referred to. */
function inPlace(node: unknown, schemas: OpenApi['components']['schemas']): unknown {
  if (typeof node !== 'object' || node === null) return node;
  if (Array.isArray(node)) return node.map((one) => inPlace(one, schemas));
  const { $ref, ...own } = node as { $ref?: string };
  const named = $ref?.startsWith(SCHEMAS) ? schemas[$ref.slice(SCHEMAS.length)] : undefined;
  return Object.fromEntries(
    Object.entries({ ...named, ...own }).map(([name, value]) => [
      name,
      name === 'components' ? value : inPlace(value, schemas),
    ]),
  );
}

const SCHEMAS = '#/components/schemas/';

function renderOperation(title: string, operation: Operation): string {
  const { summary, description, security = [], parameters = [], requestBody, responses } = operation;
  const parts = [`## \`${title}\``, [summary, description].filter(Boolean).join('. ').replace(/\.?$/, '.')];
  if (security.length > 0) parts.push('Needs a key.');
  if (parameters.length > 0) {
    const rows = parameters.map((p) => [
      `\`${p.name}\``,
      p.in,
      p.required ? 'required' : 'optional',
      p.description ?? p.schema.description ?? (p.schema.pattern ? `\`${p.schema.pattern}\`` : ''),
    ]);
    parts.push(renderTable(['parameter', 'in', '', 'what'], rows));
  }
  for (const [type, { schema }] of Object.entries(requestBody?.content ?? {})) {
    parts.push(`The body is \`${type}\`:`, renderFields(schema));
  }
  const good = Object.entries(responses).filter(([status]) => status < '400');
  for (const [status, { description: what, content = {} }] of good) {
    const types = Object.keys(content).map((type) => `\`${type}\``);
    const told = what && what !== 'Default Response' ? `: ${what}` : '';
    parts.push(`Answers ${[status, ...types].join(' ')}${told}.`);
    const fields = Object.values(content)[0]?.schema;
    if (fields?.properties) parts.push(renderFields(fields));
  }
  const bad = Object.keys(responses).filter((status) => status >= '400');
  if (bad.length > 0) parts.push(`Errors: ${bad.join(', ')}.`);
  return parts.join('\n\n');
}

function renderFields(schema: Schema): string {
  const rows = listFields(schema, '').map(([name, field, needed]) => [
    `\`${name}\``,
    describeType(field),
    needed ? 'always' : 'optional',
    field.description ?? '',
  ]);
  return renderTable(['field', 'type', '', 'what'], rows);
}

function describeType({ type, format, const: only, enum: values = only === undefined ? [] : [only] }: Schema): string {
  if (values.length > 0) return values.map((value) => `\`${JSON.stringify(value)}\``).join(', ');
  return [type, format].filter(Boolean).join(', ');
}

/** Fields of fields as `data.scale.from`. */
function listFields(schema: Schema, prefix: string): [string, Schema, boolean][] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => [
    [prefix + name, field, schema.required?.includes(name) ?? false] as [string, Schema, boolean],
    ...listFields(field, `${prefix}${name}.`),
  ]);
}
