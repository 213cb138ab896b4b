import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { toJSONSchema } from 'zod/v4/core';
import type { MultipartRule } from './multipart-rule.ts';

/** Describes the API from the schemas that also check it; the page is at `/api/docs`. Register before the routes. */
export async function registerOpenApi(app: FastifyInstance, options: { version: string }): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Kinora',
        version: options.version,
        description:
          'Turns a prompt into a narrated, captioned film. Errors are problem+json; see each answer.',
      },
      components: {
        securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'kinora.session_token' } },
      },
    },
    transform: (route) => {
      const rule = route.route.config?.multipart;
      const transformed = jsonSchemaTransform(route);
      return rule === undefined
        ? transformed
        : { ...transformed, schema: withForm(transformed.schema, rule) };
    },
  });
  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, lane: 'free' };
    });
    await scope.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: false });
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger());
}

type RouteSchema = ReturnType<typeof jsonSchemaTransform>['schema'];

/** The form's fields as a multipart body: `data` is JSON by its own schema, files are binary. */
function withForm(schema: RouteSchema, rule: MultipartRule): RouteSchema {
  const files = Object.entries(rule.files).map(([field, { max }]) => {
    const file = { type: 'string', format: 'binary' };
    return [field, max === 1 ? file : { type: 'array', items: file, maxItems: max }];
  });
  const data: unknown = toJSONSchema(rule.data, {
    io: 'input',
    target: 'draft-2020-12',
    unrepresentable: 'any',
  });
  return {
    ...schema,
    consumes: ['multipart/form-data'],
    body: {
      type: 'object',
      required: ['data'],
      // Entries of plain JSON; Object.fromEntries gives them back untyped.
      properties: { data, ...(Object.fromEntries(files) as Record<string, unknown>) },
    },
  };
}
