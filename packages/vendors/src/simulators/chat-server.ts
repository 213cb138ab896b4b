import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';
import { scriptSteps } from '../chat/write-script.ts';
import type { ChatWriter } from './chat-writers.ts';

/** What the next requests of the simulator get, in turn; the last one goes on. */
export type ChatScene =
  /** `finish`: why it stopped, where that is not the end of its answer. */
  | { readonly kind: 'answer'; readonly text: string; readonly finish?: 'length' | 'content_filter' }
  /** A model that says why it writes nothing. */
  | { readonly kind: 'declined'; readonly refusal: string }
  /** Answers each step of a script in its manner. */
  | { readonly kind: 'writer'; readonly writer: ChatWriter }
  | {
      readonly kind: 'refusal';
      readonly status: number;
      readonly body: unknown;
      readonly retryAfter?: string;
    }
  | { readonly kind: 'html' }
  | { readonly kind: 'reset' }
  | { readonly kind: 'silence' };

const RequestSchema = z.looseObject({
  model: z.string(),
  messages: z.array(z.looseObject({ role: z.string(), content: z.unknown() })),
  response_format: z
    .object({
      type: z.enum(['json_schema', 'json_object', 'text']),
      json_schema: z
        .strictObject({
          name: z.string(),
          schema: z.record(z.string(), z.unknown()),
          strict: z.literal(true),
        })
        .optional(),
    })
    .optional(),
});
const SchemaPartSchema = z.strictObject({
  type: z.string(),
  properties: z.record(z.string(), z.unknown()).optional(),
  required: z.array(z.string()).optional(),
  additionalProperties: z.boolean().optional(),
  items: z.unknown().optional(),
  enum: z.array(z.unknown()).optional(),
  minItems: z.number().optional(),
  maxItems: z.number().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
});
export type ChatRequest = z.infer<typeof RequestSchema>;

export interface ChatSimulator {
  readonly baseUrl: string;
  /** Requests that it refused for their `response_format`, which cost nothing. */
  readonly refused: readonly ChatRequest[];
  /** Every other request it got, parsed. */
  readonly requests: readonly (ChatRequest & { readonly authorization: string | undefined })[];
  play(...scenes: readonly ChatScene[]): void;
  close(): Promise<void>;
}

interface ChatSettings {
  /** What it takes as `response_format`; everything when left out. */
  readonly formats?: readonly ('json_schema' | 'json_object')[];
  /** Every other one is refused; left out: the server wants none. */
  readonly apiKey?: string;
}

/** A server that speaks OpenAI's POST /chat/completions, lists its models, and misbehaves on demand. */
export async function startChatSimulator({
  apiKey,
  formats = ['json_schema', 'json_object'],
}: ChatSettings = {}): Promise<ChatSimulator> {
  const requests: (ChatRequest & { authorization: string | undefined })[] = [];
  const refused: ChatRequest[] = [];
  let scenes: readonly ChatScene[] = [];
  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      if (apiKey !== undefined && request.headers.authorization !== `Bearer ${apiKey}`) {
        send(response, 401, { error: { message: 'Incorrect API key', code: 'invalid_api_key' } });
        return;
      }
      if (request.url === '/v1/models' && request.method === 'GET') {
        send(response, 200, { object: 'list', data: [{ id: 'small', object: 'model' }] });
        return;
      }
      if (request.url !== '/v1/chat/completions' || request.method !== 'POST') {
        send(response, 404, { error: { message: 'Not found', type: 'invalid_request_error' } });
        return;
      }
      const question = RequestSchema.parse(JSON.parse(body));
      const problem = formatProblem(question, formats);
      if (problem !== null) {
        refused.push(question);
        send(response, 400, { error: { message: problem, type: 'invalid_request_error' } });
        return;
      }
      requests.push({ ...question, authorization: request.headers.authorization });
      const [scene, ...later] = scenes;
      scenes = later.length > 0 ? later : scenes;
      perform(scene, question, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A listening TCP server has an address with a port.
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    refused,
    play: (...next) => {
      scenes = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function perform(scene: ChatScene | undefined, question: ChatRequest, response: ServerResponse): void {
  switch (scene?.kind) {
    case 'answer':
      send(response, 200, completion(scene.text, scene.finish));
      return;
    case 'declined':
      send(response, 200, completion(null, 'stop', scene.refusal));
      return;
    case 'writer':
      send(response, 200, completion(answerOf(scene.writer, question)));
      return;
    case 'refusal':
      if (scene.retryAfter !== undefined) {
        response.setHeader('retry-after', scene.retryAfter);
      }
      send(response, scene.status, scene.body);
      return;
    case 'html':
      response.writeHead(503, { 'content-type': 'text/html' }).end('<h1>Service unavailable</h1>');
      return;
    case 'reset':
      response.destroy();
      return;
    case 'silence':
    case undefined:
  }
}

/** The step that is asked stands with the shape that is wanted, wherever that is. */
export function stepOf({ response_format: format, messages }: ChatRequest) {
  const inWords = /JSON Schema, "([\w-]+)"/u.exec(String(messages[0]?.content))?.[1];
  return scriptSteps.find((step) => step === (format?.json_schema?.name ?? inWords));
}

/** What OpenAI's strict schemas may not hold (its guide, structured outputs), and what this server does not take at all. */
function formatProblem({ response_format: format }: ChatRequest, formats: readonly string[]): string | null {
  if (format === undefined || format.type === 'text') {
    return null;
  }
  if (!formats.includes(format.type)) {
    return `'response_format.type' ${format.type} is not supported`;
  }
  return format.type === 'json_schema' ? schemaProblem(format.json_schema?.schema) : null;
}

function schemaProblem(schema: unknown): string | null {
  if (Array.isArray(schema)) {
    return firstProblem(schema);
  }
  const read = SchemaPartSchema.safeParse(schema);
  if (!read.success) {
    return typeof schema === 'object' && schema !== null
      ? 'Invalid schema for response_format: a keyword is not permitted'
      : null;
  }
  const { properties = {}, required = [], additionalProperties, type } = read.data;
  const isOpen = Object.keys(properties).some((name) => !required.includes(name));
  if (type === 'object' && (isOpen || additionalProperties !== false)) {
    return "Invalid schema for response_format: 'additionalProperties' is required to be false";
  }
  return firstProblem([...Object.values(properties), read.data.items]);
}

function firstProblem(parts: readonly unknown[]): string | null {
  return parts.map(schemaProblem).find((problem) => problem !== null) ?? null;
}

function answerOf(writer: ChatWriter, question: ChatRequest): string {
  const step = stepOf(question);
  return step === undefined ? '' : writer[step];
}

function completion(text: string | null, finish = 'stop', refusal: string | null = null): unknown {
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1,
    model: 'simulated',
    choices: [{ index: 0, message: { role: 'assistant', content: text, refusal }, finish_reason: finish }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  };
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) {
    // A request without an encoding gives buffers.
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks).toString('utf8');
}
