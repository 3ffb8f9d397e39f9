import fastifySwagger from '@fastify/swagger';
import fastifySwaggerUi from '@fastify/swagger-ui';
import type { FastifySchema } from 'fastify';
import type { App } from './app.ts';
import type { JsonObject } from './description/json.ts';
import { modernise } from './description/modernise.ts';
import { nameSchemas } from './description/name-schemas.ts';
import { readNamedSchemas } from './description/named-schemas.ts';
import { describeHeaders, HEADERS } from './description/response-headers.ts';
import { mountFiles } from './mount-files.ts';
import { contentSecurityPolicy } from './pages/content-security.ts';

/** The two halves of the credentials, as OpenAPI knows them. */
const CREDENTIALS = {
  key: { type: 'apiKey', in: 'header', name: 'X-API-Key', description: 'The public half of the credentials' },
  secret: { type: 'apiKey', in: 'header', name: 'X-API-Secret', description: 'The secret half of the credentials' },
} as const;

/** OpenAPI 3.1 out of the schemas that the routes validate with. To be called before the routes are added. */
export async function addDocs(app: App, { apiUrl }: { apiUrl: string }): Promise<void> {
  await app.register(fastifySwagger, {
    convertConstToEnum: false,
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Plenish',
        version: '2',
        description: 'One floor plan in, a furnished plan picture and an interactive gallery out.',
        license: { name: 'Apache License 2.0', identifier: 'Apache-2.0' },
      },
      servers: [{ url: apiUrl, description: 'This service' }],
      // Only what takes credentials needs any.
      security: [],
      components: { securitySchemes: CREDENTIALS },
      tags: [
        { name: 'uploads', description: 'Send a drawing' },
        { name: 'results', description: 'Fetch what became of it; needs no credentials' },
        { name: 'operation', description: 'For whoever runs the service' },
        { name: 'pages', description: 'For people' },
      ],
    },
    transform: ({ schema, url }) => ({ schema: describeCredentials(describeFiles(schema)), url }),
    transformObject: (documentObject) =>
      'openapiObject' in documentObject
        ? finishDocument(documentObject.openapiObject as JsonObject)
        : documentObject.swaggerObject,
  });
  const css = [{ filename: 'plain.css', content: '.swagger-ui .topbar { display: none }' }];
  await mountFiles(app, async (scope) =>
    scope.register(fastifySwaggerUi, {
      routePrefix: '/docs',
      staticCSP: true,
      theme: { title: 'Plenish API', css },
      transformStaticCSP: () => contentSecurityPolicy('docs', apiUrl),
    }),
  );
  app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger());
}

/** What follows from the document as a whole: schemas by their names, and the headers of every answer. */
function finishDocument({ paths, components, ...document }: JsonObject): JsonObject {
  const described = { ...(components as JsonObject), headers: HEADERS };
  const whole = { ...document, components: described, paths: describeHeaders(paths as JsonObject) };
  return nameSchemas(modernise(whole) as JsonObject, readNamedSchemas());
}

type Fields = { readonly properties?: Readonly<Record<string, { 'x-file'?: boolean; description?: string }>> };

/** Headers that are credentials are told as such: what reads them needs them. */
function describeCredentials(schema: FastifySchema): FastifySchema {
  const headers = schema?.headers as Fields | undefined;
  if (!headers?.properties?.['x-api-key']) return schema;
  const { 'x-api-key': _, 'x-api-secret': __, ...properties } = headers.properties;
  return { ...schema, headers: { type: 'object', properties }, security: [{ key: [], secret: [] }] };
}

/** A file is an object once it is read, and bytes in the document. */
function describeFiles(schema: FastifySchema): FastifySchema {
  const body = schema?.body as Fields | undefined;
  if (!body?.properties) return schema;
  const properties = Object.fromEntries(
    Object.entries(body.properties).map(([name, { 'x-file': isFile, ...property }]) => [
      name,
      isFile ? { ...property, type: 'string', required: undefined, format: 'binary' } : property,
    ]),
  );
  return { ...schema, body: { ...body, properties } };
}
