import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';
import { sendFile } from './fal/file-answers.ts';
import { plainResults } from './fal/media.ts';
import type { FalResults } from './fal/media.ts';
import { startNeighbour, stop } from './fal/neighbour.ts';
import { sceneNames as falScenes } from './fal/scenes.ts';
import { json, malformed, outage, readBody, send } from './fal/wire.ts';
import type { Answer } from './fal/wire.ts';
import { clips, pictures, singles } from './replicate/model-fields.ts';
import type { Fields } from './replicate/model-fields.ts';

/** What it can be told to do, by `play` or by a word in the prompt such as `[[fail:E005]]`. */
const own = [
  'credits', // 402, as Replicate says that the credit is used up
  'retired', // 422, since no such version may be used
  'busy', // 429, whose words say that the limit resets in so many seconds, once
  'submit-status',
  'submit-html',
  'submit-redirect',
  'submit-malformed', // taken and charged, as all below
  'submit-hang',
  'submit-cut',
  'drop-before', // but this one
  'drop-after',
  'starting', // so many questions find it waiting
  'endless',
  'state', // this state once, which nobody knows
  'aborted',
  'status-html',
  'status-malformed',
  'status-hang',
  'status-cut',
  'status-status',
  'fail', // with these words
  'empty', // done, without a file
  'removed', // done longer than an hour ago
] as const;
const names = [...own, ...falScenes.filter((name) => name.startsWith('media-'))] as const;
interface Scene {
  readonly name: (typeof names)[number] | 'made';
  readonly argument: string;
}

/** @throws Error for a scene that does not exist: a test that plays it proves nothing */
function sceneOf(said: string): Scene {
  const [wanted = '', ...rest] = said.split(':');
  const name = names.find((known) => known === wanted);
  if (name === undefined) {
    throw new Error(`Replicate's simulator has no scene '${wanted}'`);
  }
  return { name, argument: rest.join(':') };
}

interface Prediction {
  readonly id: string;
  readonly model: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly scene: Scene;
  asked: number;
  isCanceled: boolean;
}

/** A submit that arrived whole. */
export interface ReplicateSubmit {
  readonly model: string;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Null: it was refused. */
  readonly id: string | null;
}

type Silence = 'hang';
const refused = (status: number, title: string, detail: string): Answer =>
  json(status, { title, detail, status });
const notFound = refused(404, 'Not found', 'The requested resource could not be found.');
const BodySchema = z.strictObject({ input: z.record(z.string(), z.unknown()) });

/** A server that speaks the wire protocol of Replicate's predictions and files, and misbehaves on demand. */
export async function startReplicateSimulator({
  results = plainResults,
}: { readonly results?: FalResults } = {}) {
  const server = new ReplicateServer(results);
  const http = createServer((request, response) => {
    server.serve(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  // A listening TCP server has an address with a port.
  const { port } = http.address() as AddressInfo;
  server.origin = `http://127.0.0.1:${port}`;
  const neighbour = await startNeighbour();
  server.neighbour = neighbour.origin;
  const { apiKey, submits, charges, uploads, keysOfFiles } = server;
  return {
    apiKey,
    addresses: { REPLICATE_BASE_URL: `${server.origin}/v1` },
    submits,
    charges,
    uploads,
    keysOfFiles,
    neighbourAsked: neighbour.asked,
    play: (...scenes: string[]) => void server.scenes.push(...scenes.map(sceneOf)),
    close: async () => void (await Promise.all([stop(http), neighbour.close()])),
  };
}

class ReplicateServer {
  origin = '';
  neighbour = '';
  readonly apiKey = 'r8_simulated-secret';
  readonly submits: ReplicateSubmit[] = [];
  /** How often each prediction that was taken is charged: once, unless somebody sent it twice. */
  readonly charges = new Map<string, number>();
  readonly uploads: { readonly type: string; readonly bytes: number }[] = [];
  /** Keys that came where files stand, which nobody should have sent. */
  readonly keysOfFiles: string[] = [];
  readonly scenes: Scene[] = [];
  readonly #predictions = new Map<string, Prediction>();
  readonly #turnedAway = new Set<string>();
  readonly #results: FalResults;

  constructor(results: FalResults) {
    this.#results = results;
  }

  async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', this.origin);
    const { authorization } = request.headers;
    const file = /^\/delivery\/([^/]+)\//u.exec(pathname)?.[1];
    if (file !== undefined) {
      this.keysOfFiles.push(...(authorization === undefined ? [] : [authorization]));
      await this.#deliver(response, this.#predictions.get(file));
      return;
    }
    if (authorization !== `Bearer ${this.apiKey}`) {
      request.resume();
      send(
        response,
        refused(401, 'Unauthenticated', `${authorization ?? ''} is no valid authentication token`),
      );
      return;
    }
    const answer = await this.#answer(request, response, pathname);
    if (answer !== 'hang') {
      send(response, answer);
    }
  }

  async #deliver(response: ServerResponse, prediction: Prediction | undefined): Promise<void> {
    if (prediction === undefined) {
      send(response, notFound);
      return;
    }
    const { scene, model, input } = prediction;
    const name = falScenes.find((known) => known === scene.name) ?? 'made';
    const medium = Object.hasOwn(clips, model) ? 'clip' : 'picture';
    await sendFile(
      response,
      { scene: { name, argument: scene.argument }, medium, body: input },
      { results: this.#results, neighbour: this.neighbour },
    );
  }

  async #answer(request: IncomingMessage, response: ServerResponse, path: string): Promise<Answer | Silence> {
    const body = await readBody(request);
    const route = `${request.method} ${path}`;
    const [, model] = /^\w+ \/v1\/models\/([^/]+\/[^/]+)(?:\/predictions)?$/u.exec(route) ?? [];
    const [, id] = /^\w+ \/v1\/predictions\/([^/]+)(?:\/cancel)?$/u.exec(route) ?? [];
    const prediction = this.#predictions.get(id ?? '');
    if (route === 'GET /v1/account') {
      return json(200, { type: 'user', username: 'simulated', name: 'Simulated', github_url: null });
    }
    if (route === 'POST /v1/files') {
      return await this.#keep(body, request.headers['content-type'] ?? '');
    }
    if (model !== undefined && route.startsWith('GET ')) {
      const [owner, name] = model.split('/');
      return isKnown(model) ? json(200, { owner, name, visibility: 'public' }) : notFound;
    }
    if (model !== undefined && request.method === 'POST' && path.endsWith('/predictions')) {
      const read: unknown = JSON.parse(body.toString());
      return this.#submit({ model, body: read, headers: request.headers }, response);
    }
    if (prediction !== undefined && request.method === 'POST' && path.endsWith('/cancel')) {
      prediction.isCanceled ||= stateOf(prediction) === 'starting' || stateOf(prediction) === 'processing';
      return this.#news(prediction);
    }
    return prediction === undefined || request.method !== 'GET' ? notFound : this.#state(prediction);
  }

  async #keep(body: Buffer, type: string): Promise<Answer> {
    const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
    const content = form.get('content');
    if (!(content instanceof File) || content.size > 100 * 1024 * 1024) {
      return refused(400, 'Bad request', 'Missing content');
    }
    const id = `file-${this.uploads.push({ type: content.type, bytes: content.size })}`;
    return json(201, {
      id,
      name: content.name,
      size: content.size,
      urls: { get: `${this.origin}/v1/files/${id}` },
    });
  }

  #submit(submit: Omit<ReplicateSubmit, 'id'>, response: ServerResponse): Answer | Silence {
    const said = /\[\[([^\]]+)\]\]/u.exec(JSON.stringify(submit.body))?.[1];
    const scene =
      this.scenes.shift() ?? (said === undefined ? ({ name: 'made', argument: '' } as const) : sceneOf(said));
    const refusal = this.#refusal(scene, submit);
    if (refusal !== null || scene.name === 'drop-before') {
      this.submits.push({ ...submit, id: null });
      return refusal ?? dropped(response);
    }
    const { input } = BodySchema.parse(submit.body);
    const id = randomUUID().replaceAll('-', '').slice(0, 26);
    const prediction = { id, model: submit.model, input, scene, asked: 0, isCanceled: false };
    this.#predictions.set(id, prediction);
    this.charges.set(id, (this.charges.get(id) ?? 0) + 1);
    this.submits.push({ ...submit, id });
    const answer = { ...this.#news(prediction), status: 201 };
    switch (scene.name) {
      case 'drop-after':
        return dropped(response);
      case 'submit-hang':
        return 'hang';
      case 'submit-malformed':
        return { ...answer, body: '<ok/>' };
      case 'submit-cut':
        return { ...answer, cutAt: Number(scene.argument) };
      default:
        return answer;
    }
  }

  #refusal({ name, argument }: Scene, { model, body }: Omit<ReplicateSubmit, 'id'>): Answer | null {
    switch (name) {
      case 'credits':
        return refused(402, 'Insufficient credit', 'You have insufficient credit to run this model.');
      case 'retired':
        return refused(422, 'Invalid version or not permitted', 'The specified version does not exist');
      case 'busy':
        return this.#busy(argument, JSON.stringify(body));
      case 'submit-status':
        return refused(Number(argument), 'No', 'No.');
      case 'submit-html':
        return outage;
      case 'submit-redirect':
        return {
          status: 307,
          headers: { location: `${this.origin}/v1/models/${model}/predictions` },
          body: '',
        };
      default:
        return isKnown(model) ? this.#inputRefusal(pictures[model] ?? clips[model] ?? {}, body) : notFound;
    }
  }

  /** Whoever comes back with the same is let in. */
  #busy(seconds: string, wish: string): Answer | null {
    const isKnownWish = this.#turnedAway.has(wish);
    this.#turnedAway.add(wish);
    const detail = `Request was throttled. Your rate limit resets in ~${seconds}s.`;
    return isKnownWish ? null : json(429, { detail, status: 429 });
  }

  #inputRefusal(fields: Fields, body: unknown): Answer | null {
    const read = z.strictObject({ input: z.strictObject(fields) }).safeParse(body);
    const stored = `${this.origin}/v1/files/file-`;
    const lost = JSON.stringify(body)
      .match(/"https?:\/\/[^"]*"/gu)
      ?.find((url) => !url.startsWith(`"${stored}`));
    if (read.success && lost === undefined) {
      return null;
    }
    const issues = read.error?.issues ?? [
      { code: 'file', path: ['input'], message: `${lost ?? ''} cannot be read` },
    ];
    const invalid = issues.map(({ code, path, message }) => ({
      type: code,
      field: path.join('.'),
      description: message,
    }));
    const detail = invalid.map(({ field, description }) => `- ${field}: ${description}\n`).join('');
    return json(422, { title: 'Input validation failed', detail, status: 422, invalid_fields: invalid });
  }

  #state(prediction: Prediction): Answer | Silence {
    prediction.asked += 1;
    const { scene, asked } = prediction;
    if (asked > 1) {
      return this.#news(prediction);
    }
    switch (scene.name) {
      case 'status-html':
        return outage;
      case 'status-malformed':
        return malformed;
      case 'status-hang':
        return 'hang';
      case 'status-status':
        return refused(Number(scene.argument), 'No', 'No.');
      case 'status-cut':
        return { ...this.#news(prediction), cutAt: Number(scene.argument) };
      case 'state':
        return this.#news(prediction, scene.argument);
      default:
        return this.#news(prediction);
    }
  }

  #news(prediction: Prediction, status = stateOf(prediction)): Answer {
    const { id, model, input, scene } = prediction;
    const url = `${this.origin}/v1/predictions/${id}`;
    const isMade = status === 'succeeded' && scene.name !== 'empty' && scene.name !== 'removed';
    const ending = Object.hasOwn(clips, model) ? 'mp4' : 'png';
    const file =
      scene.name === 'media-private'
        ? `${this.neighbour}/out.${ending}`
        : `${this.origin}/delivery/${id}/out.${ending}`;
    const isSingle = ending === 'mp4' || singles.some((part) => model.includes(part));
    const output = isSingle ? file : [file];
    return json(200, {
      id,
      model,
      version: 'hidden',
      input,
      logs: '',
      output: isMade ? output : null,
      data_removed: scene.name === 'removed' && status === 'succeeded',
      error: status === 'failed' ? scene.argument : null,
      status,
      created_at: '2026-11-24T09:00:00.000Z',
      urls: { get: url, cancel: `${url}/cancel` },
    });
  }
}

function isKnown(model: string): boolean {
  return Object.hasOwn(pictures, model) || Object.hasOwn(clips, model);
}

function dropped(response: ServerResponse): Silence {
  response.destroy();
  return 'hang';
}

function stateOf({ scene, asked, isCanceled }: Prediction): string {
  if (isCanceled) {
    return 'canceled';
  }
  switch (scene.name) {
    case 'endless':
      return asked === 0 ? 'starting' : 'processing';
    case 'starting':
      return asked <= Number(scene.argument) ? 'starting' : 'succeeded';
    default:
      return asked === 0 ? 'starting' : ends(scene);
  }
}

function ends({ name }: Scene): string {
  if (name === 'fail') {
    return 'failed';
  }
  return name === 'aborted' ? 'aborted' : 'succeeded';
}
