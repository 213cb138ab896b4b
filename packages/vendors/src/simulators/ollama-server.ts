import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';

const PullSchema = z.strictObject({ model: z.string().min(1), stream: z.literal(true) });

/** What becomes of the next pulls, in turn; the last one goes on. */
export type OllamaScene =
  | { readonly kind: 'there' }
  /** Stands still in the middle until it is told to go on. */
  | { readonly kind: 'held' }
  /** Hangs up in the middle. */
  | { readonly kind: 'torn' }
  /** Fails in the middle, with a line that says so. */
  | { readonly kind: 'error'; readonly error: string };

export interface OllamaSimulator {
  readonly baseUrl: string;
  /** The names that were asked for. */
  readonly pulls: readonly string[];
  play(...scenes: readonly OllamaScene[]): void;
  /** Lets what is held go on. */
  release(): void;
  close(): Promise<void>;
}

const GB = 1_000_000_000;
const LAYERS = [
  { digest: 'sha256:aaaa', total: 4 * GB },
  { digest: 'sha256:bbbb', total: GB },
] as const;

interface State {
  readonly stored: Set<string>;
  readonly pulls: string[];
  scenes: readonly OllamaScene[];
  held: PromiseWithResolvers<undefined>;
}

/**
 * A server with Ollama's own GET /api/tags and POST /api/pull and the list of its models for others, whose library has every model but those that begin with
 * `no-`. What was fetched is listed.
 */
export async function startOllamaSimulator(models: readonly string[] = []): Promise<OllamaSimulator> {
  const state: State = {
    stored: new Set(models),
    pulls: [],
    scenes: [{ kind: 'there' }],
    held: Promise.withResolvers(),
  };
  const server = createServer((request, response) => {
    void answer(state, request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A listening TCP server has an address with a port.
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    pulls: state.pulls,
    play: (...next) => {
      state.scenes = next;
    },
    release: () => {
      state.held.resolve(undefined);
      state.held = Promise.withResolvers();
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

async function answer(state: State, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await readBody(request);
  if (request.method === 'GET' && request.url === '/api/tags') {
    const models = [...state.stored].map((name) => ({ name, size: 5 * GB, digest: 'aaaa' }));
    send(response, 200, { models });
    return;
  }
  if (request.method === 'GET' && request.url === '/v1/models') {
    send(response, 200, { object: 'list', data: [...state.stored].map((id) => ({ id, object: 'model' })) });
    return;
  }
  if (request.method !== 'POST' || request.url !== '/api/pull') {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('404 page not found');
    return;
  }
  const { model } = PullSchema.parse(JSON.parse(body));
  state.pulls.push(model);
  const [scene = { kind: 'there' }, ...later] = state.scenes;
  state.scenes = later.length > 0 ? later : state.scenes;
  response.writeHead(200, { 'content-type': 'application/x-ndjson' });
  say(response, { status: 'pulling manifest' });
  if (model.startsWith('no-')) {
    response.end(`${JSON.stringify({ error: 'pull model manifest: file does not exist' })}\n`);
    return;
  }
  if (await bringHalf(state, scene, response)) {
    bringRest(response);
    state.stored.add(model);
  }
}

/** Whether the rest comes too. */
async function bringHalf({ held }: State, scene: OllamaScene, response: ServerResponse): Promise<boolean> {
  const [{ digest, total }] = LAYERS;
  say(response, { status: 'pulling aaaa', digest, total });
  await new Promise<void>((resolve) => {
    say(response, { status: 'pulling aaaa', digest, total, completed: total / 2 }, resolve);
  });
  switch (scene.kind) {
    case 'torn':
      response.destroy();
      return false;
    case 'error':
      response.end(`${JSON.stringify({ error: scene.error })}\n`);
      return false;
    case 'held':
      await held.promise;
      return true;
    case 'there':
      return true;
  }
}

function bringRest(response: ServerResponse): void {
  for (const { digest, total } of LAYERS) {
    say(response, { status: `pulling ${digest.slice(-4)}`, digest, total, completed: total });
  }
  say(response, { status: 'verifying sha256 digest' });
  response.end(`${JSON.stringify({ status: 'success' })}\n`);
}

function say(response: ServerResponse, line: object, whenOut: () => void = () => undefined): void {
  response.write(`${JSON.stringify(line)}\n`, () => whenOut());
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
