import fastifySwagger from '@fastify/swagger';
import fastifySwaggerUi from '@fastify/swagger-ui';
import type { FastifySchema } from 'fastify';
import type { App } from './app.ts';
import { mountFiles } from './mount-files.ts';
import { contentSecurityPolicy } from './pages/content-security.ts';

/** OpenAPI 3.1 out of the schemas that the routes validate with. To be called before the routes are added. */
export async function addDocs(app: App, { apiUrl }: { apiUrl: string }): Promise<void> {
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Plenish',
        version: '2',
        description: 'One floor plan in, a furnished plan picture and an interactive gallery out.',
      },
      servers: [{ url: apiUrl }],
      tags: [
        { name: 'uploads', description: 'Send a drawing' },
        { name: 'results', description: 'Fetch what became of it; needs no credentials' },
        { name: 'operation', description: 'For whoever runs the service' },
        { name: 'pages', description: 'For people' },
      ],
    },
    transform: ({ schema, url }) => ({ schema: describeFiles(schema), url }),
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

/** A file is an object once it is read, and bytes in the document. */
function describeFiles(schema: FastifySchema): FastifySchema {
  const body = schema?.body as
    | { properties?: Record<string, { 'x-file'?: boolean; description?: string }> }
    | undefined;
  if (!body?.properties) return schema;
  const properties = Object.fromEntries(
    Object.entries(body.properties).map(([name, property]) => [
      name,
      property['x-file']
        ? {
            type: 'string',
            format: 'binary',
            contentMediaType: 'application/octet-stream',
            description: property.description,
          }
        : property,
    ]),
  );
  return { ...schema, body: { ...body, properties } };
}
