import { STATUS_CODES } from 'node:http';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import * as calls from '@kinora/contract/api';
import * as errors from '@kinora/contract/errors';
import * as scenes from '@kinora/contract/scenes';
import { sentences } from '@kinora/contract/sentences';
import * as voices from '@kinora/contract/voices';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { $ZodType, registry } from 'zod/v4/core';
import { statusByErrorCode } from '../errors/app-error.ts';
import type { ErrorCode } from '../errors/app-error.ts';
import type { MultipartRule } from './multipart-rule.ts';

/** What the document says of a call beside its schemas: its name in generated clients, a line, and refusals of its own. */
export type NamedOperation = readonly [id: string, summary: string, ...refusals: number[]];

export interface ApiReference {
  readonly version: string;
  /** By method and address as the document writes them: `GET /api/project/{id}`. */
  readonly operations: Readonly<Record<string, NamedOperation>>;
  readonly tags: Readonly<Record<string, string>>;
}

/** As much of the document as is read here. */
interface Document {
  readonly openapi: string;
  readonly paths?: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components?: { readonly schemas?: Readonly<Record<string, object>> };
}
interface Operation {
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly { readonly in: string }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, object>> };
  readonly responses: Record<string, object>;
}
type Guard = (...parts: never[]) => Promise<void>;

const guardRoles = new WeakMap<object, readonly string[]>();

/** Tells the document that `guard` lets only people with a session pass, and which role they need. */
export function describeGuard<const Hook extends Guard>(guard: Hook, roles: readonly string[]): Hook {
  guardRoles.set(guard, roles);
  return guard;
}

/**
 * Describes the API from the schemas that also check it; the page is at `/api/docs`. Register before the routes. Schemas
 * of the contract are shared by name; who may call and how a call is refused follow from its guard, address and body.
 */
export async function registerOpenApi(
  app: FastifyInstance,
  options: { readonly reference: ApiReference; readonly publicUrl: string },
): Promise<void> {
  const schemaRegistry = namedSchemas();
  const addSchemas = createJsonSchemaTransformObject({ schemaRegistry });
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', ...headOf(options.reference, options.publicUrl) },
    transform: describeRoute(schemaRegistry),
    transformObject: (document) => {
      // The library's types hold OpenAPI 2 as well.
      const whole = addSchemas(document) as Document;
      completeOperations(whole, options.reference);
      return withUsedSchemas(whole);
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

type NamedSchemas = ReturnType<typeof namedSchemas>;
type Transform = ReturnType<typeof createJsonSchemaTransform>;

/** A route's schemas with who may call it, its form and its file. */
function describeRoute(schemaRegistry: NamedSchemas): Transform {
  const transformNamed = createJsonSchemaTransform({ schemaRegistry });
  // Parameters stand one by one in the document, so their schemas cannot be references.
  const transformParameters = createJsonSchemaTransform({ schemaRegistry: registry() });
  return (document) => {
    const { params, querystring, headers, ...named } = document.schema ?? {};
    const form = document.route.config?.multipart;
    const body = form === undefined ? {} : { body: form.data };
    const { schema } = transformNamed({ ...document, schema: { ...named, ...body } });
    const parameters = { ...document, schema: defined({ params, querystring, headers }) };
    const roles = rolesOf(document.route.onRequest);
    return {
      url: document.url,
      schema: {
        ...schema,
        ...transformParameters(parameters).schema,
        security: roles === undefined ? [] : [{ session: roles }],
        ...(form === undefined ? {} : formBody(schema.body, form)),
        ...(named.response === undefined ? { response: fileAnswer } : {}),
      },
    };
  };
}

function headOf({ version, tags }: ApiReference, publicUrl: string) {
  return {
    info: {
      title: 'Kinora',
      version,
      description:
        'Turns a prompt into a narrated, captioned film. Refusals are problem+json with a sentence for the user.',
      license: { name: 'AGPL-3.0-or-later', identifier: 'AGPL-3.0-or-later' },
    },
    servers: [{ url: publicUrl }],
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    components: {
      securitySchemes: { session: { type: 'apiKey' as const, in: 'cookie', name: 'kinora.session_token' } },
      responses: Object.fromEntries([...refusals.values()].map(({ name, answer }) => [name, answer])),
    },
  };
}

/** Every schema that the contract exports, by its name: the doors that have schemas. */
const exported = { ...errors, ...scenes, ...voices, ...calls };

function namedSchemas() {
  const schemas = registry<{ id: string }>();
  for (const [name, schema] of Object.entries<unknown>(exported)) {
    if (name.endsWith('Schema') && schema instanceof $ZodType) {
      // The transform itself calls what is sent of a schema …Input.
      schemas.add(schema, { id: name.replace(/Schema$/u, '').replace(/Input$/u, 'Draft') });
    }
  }
  return schemas;
}

function defined<Parts extends object>(parts: Parts): Partial<Parts> {
  // Object.entries forgets the keys' type.
  return Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined)) as Partial<Parts>;
}

function rolesOf(hooks: unknown): readonly string[] | undefined {
  return [hooks].flat().flatMap((hook) => {
    const roles = typeof hook === 'function' ? guardRoles.get(hook) : undefined;
    return roles === undefined ? [] : [roles];
  })[0];
}

/** The form's fields as a multipart body: `data` is JSON by its own schema, files are binary. */
function formBody(data: unknown, rule: MultipartRule) {
  const files = Object.entries(rule.files).map(([field, { max }]): [string, object] => {
    const file = { type: 'string', format: 'binary' };
    return [field, max === 1 ? file : { type: 'array', items: file, maxItems: max }];
  });
  const properties = { data, ...Object.fromEntries(files) };
  return { consumes: ['multipart/form-data'], body: { type: 'object', required: ['data'], properties } };
}

/** What declares no answer streams a file. */
const fileAnswer = {
  200: { content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } } },
};

interface Refusal {
  readonly name: string;
  readonly answer: { description: string; content: Record<string, { schema: { $ref: string } }> };
}

/** The answers of 4xx, by status: one for the codes that share a status. */
const refusals = new Map<number, Refusal>(
  Object.entries(statusByErrorCode)
    .filter(([, status]) => status < 500)
    .toReversed()
    .map(([code, status]) => {
      const name = code.replace(/(?:^|-)(\w)/gu, (_match, letter: string) => letter.toUpperCase());
      const answer = {
        // Object.entries forgets the keys' type, which the table declares.
        description: sentences.refusal[code as ErrorCode],
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      };
      return [status, { name, answer }];
    }),
);

/** Names every call and adds the ways in which it is refused. */
function completeOperations({ paths = {} }: Document, { operations }: ApiReference): void {
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const [operationId, summary, ...own] = operations[`${method.toUpperCase()} ${path}`] ?? [];
      Object.assign(operation, defined({ operationId, summary }));
      for (const [status, answer] of Object.entries(operation.responses)) {
        Object.assign(answer, { description: STATUS_CODES[status] });
      }
      for (const status of new Set([...usualRefusals(operation, method), ...own])) {
        operation.responses[status] = { $ref: `#/components/responses/${refusals.get(status)?.name}` };
      }
    }
  }
}

/** How a call can be refused, by what it needs: a session, a role, our own origin, an address, a body, room. */
function usualRefusals(operation: Operation, method: string): number[] {
  const roles = operation.security?.[0]?.['session'];
  const places = new Set(operation.parameters?.map((parameter) => parameter.in));
  const isForm = 'multipart/form-data' in (operation.requestBody?.content ?? {});
  return [
    ...(roles === undefined ? [] : [401]),
    ...(method !== 'get' || (roles?.length ?? 0) > 0 ? [403] : []),
    ...(places.has('path') ? [404] : []),
    ...(operation.requestBody === undefined ? [] : [400, 413, 415, 422]),
    ...(places.has('query') ? [422] : []),
    ...(isForm ? [402, 409] : []),
    429,
  ];
}

const SCHEMAS = '#/components/schemas/';

/** Without schemas that no call uses; a schema that is only ever sent loses the ending that tells it from its answer. */
function withUsedSchemas(document: Document): Document {
  const all = document.components?.schemas ?? {};
  const used = new Set<string>();
  const look = (part: unknown): void => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/([^"]+)"/gu)) {
      if (!used.has(name)) {
        used.add(name);
        look(all[name] ?? {});
      }
    }
  };
  look({ ...document, components: { ...document.components, schemas: {} } });
  const nameOf = (name: string): string => {
    const short = name.replace(/Input$/u, '');
    return used.has(short) ? name : short;
  };
  const schemas = Object.fromEntries([...used].toSorted().map((name) => [nameOf(name), all[name] ?? {}]));
  const whole = JSON.stringify({ ...document, components: { ...document.components, schemas } });
  // The same document with shorter names.
  return JSON.parse(whole, (key, value: unknown) =>
    key === '$ref' && typeof value === 'string' && value.startsWith(SCHEMAS)
      ? `${SCHEMAS}${nameOf(value.slice(SCHEMAS.length))}`
      : value,
  ) as Document;
}
