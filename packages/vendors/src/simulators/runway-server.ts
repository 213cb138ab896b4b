import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';
import { sendFile } from './fal/file-answers.ts';
import { plainResults } from './fal/media.ts';
import type { FalResults } from './fal/media.ts';
import { startNeighbour, stop } from './fal/neighbour.ts';
import { sceneNames as falScenes } from './fal/scenes.ts';
import type { FalScene } from './fal/scenes.ts';
import { json, outage, readBody, send } from './fal/wire.ts';
import type { Answer } from './fal/wire.ts';
import { checkInput, noSuchModel } from './runway/inputs.ts';
import type { InputIssue } from './runway/inputs.ts';
import { countOf, sceneInPrompt, sceneOf } from './runway/scenes.ts';
import type { RunwayScene } from './runway/scenes.ts';
import { RunwayTasks, unknownTask } from './runway/tasks.ts';
import type { Silence, TakenTask } from './runway/tasks.ts';
import { RunwayUploads } from './runway/uploads.ts';
import type { RunwayUpload } from './runway/uploads.ts';

/** A submit that arrived whole. */
export interface RunwaySubmit {
  readonly task: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Null: it was refused. */
  readonly id: string | null;
}

export interface RunwaySimulator {
  readonly apiKey: string;
  /** What a vendor is told to find it. */
  readonly addresses: Readonly<Record<'RUNWAYML_BASE_URL', string>>;
  readonly submits: readonly RunwaySubmit[];
  /** How often each task that was taken is charged: once, unless somebody sent it twice. */
  readonly charges: ReadonlyMap<string, number>;
  /** Finished tasks that somebody destroyed. */
  readonly destroyed: readonly string[];
  readonly uploads: readonly RunwayUpload[];
  /** Requests that reached another server of this machine, where no result may lead. */
  readonly neighbourAsked: readonly string[];
  /** Keys that came where files stand, which nobody should have sent. */
  readonly keysOfFiles: readonly string[];
  /** Every question, as `GET /v1/…`. */
  readonly asked: readonly string[];
  /** What to do with the next submits, in order; without one, what their prompts say, or what Runway does. */
  readonly play: (...scenes: string[]) => void;
  /** All addresses of results that were given until now end; a task gives new ones. */
  readonly expire: () => void;
  readonly close: () => Promise<void>;
}

interface Settings {
  readonly apiKey?: string;
  readonly results?: FalResults;
  /** Of the account. */
  readonly creditBalance?: number;
}

/** A server that speaks the wire protocol of Runway's tasks and uploads, and misbehaves on demand. */
export async function startRunwaySimulator(settings: Settings = {}): Promise<RunwaySimulator> {
  const server = new RunwayServer(settings);
  const http = createServer((request, response) => {
    server.serve(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  // A listening TCP server has an address with a port.
  const { port } = http.address() as AddressInfo;
  server.origin = `http://127.0.0.1:${port}`;
  const neighbour = await startNeighbour();
  server.neighbour = neighbour.origin;
  return {
    apiKey: server.apiKey,
    addresses: { RUNWAYML_BASE_URL: server.origin },
    submits: server.submits,
    charges: server.tasks.charges,
    destroyed: server.tasks.destroyed,
    uploads: server.storage.uploads,
    neighbourAsked: neighbour.asked,
    keysOfFiles: server.keysOfFiles,
    asked: server.asked,
    play: (...scenes) => void server.scenes.push(...scenes.map(sceneOf)),
    expire: () => server.expire(),
    async close() {
      await Promise.all([stop(http), neighbour.close()]);
    },
  };
}

const VERSION = '2024-11-06';
const TASK = /^\/v1\/tasks\/([^/]+)$/u;
const LONGEST_DATA_URI = 5 * 1024 * 1024;
const made: RunwayScene = { name: 'made', argument: '' };
const FieldsSchema = z.record(z.string(), z.unknown());

class RunwayServer {
  origin = '';
  neighbour = '';
  readonly apiKey: string;
  readonly submits: RunwaySubmit[] = [];
  readonly asked: string[] = [];
  readonly keysOfFiles: string[] = [];
  readonly scenes: RunwayScene[] = [];
  readonly storage = new RunwayUploads(() => this.origin);
  readonly tasks = new RunwayTasks((task) => this.#addressOf(task));
  readonly #results: FalResults;
  readonly #creditBalance: number;
  readonly #turnedAway = new Set<string>();
  /** Addresses of results that were given, and how many of them have ended. */
  #given = 0;
  #expired = 0;

  constructor({ apiKey = 'key_simulated-secret', results = plainResults, creditBalance = 5_000 }: Settings) {
    this.apiKey = apiKey;
    this.#results = results;
    this.#creditBalance = creditBalance;
  }

  expire(): void {
    this.#expired = this.#given;
  }

  async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', this.origin);
    this.asked.push(`${request.method} ${url.pathname}`);
    if (url.pathname.startsWith('/files/')) {
      this.keysOfFiles.push(...[request.headers.authorization ?? []].flat());
      await this.#serveFile(request, response, url);
      return;
    }
    const stranger = this.#strangerRefusal(request);
    if (stranger !== null) {
      request.resume();
      send(response, stranger);
      return;
    }
    const answer = await this.#answer(request, response, url);
    if (answer !== 'hang') {
      send(response, answer);
    }
  }

  #strangerRefusal({ headers }: IncomingMessage): Answer | null {
    if (headers.authorization !== `Bearer ${this.apiKey}`) {
      return json(401, { error: `The key ${headers.authorization ?? ''} is not valid.` });
    }
    return headers['x-runway-version'] === VERSION
      ? null
      : json(400, { error: 'X-Runway-Version header is missing or not supported.' });
  }

  #addressOf({ id, scene }: TakenTask): string {
    this.#given += 1;
    switch (scene.name) {
      case 'media-private':
        return `${this.neighbour}/output.mp4`;
      case 'media-at':
        return scene.argument;
      default:
        return `${this.origin}/files/results/${id}?token=${this.#given}`;
    }
  }

  async #serveFile(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const stored = await this.storage.put(request, url);
    const task = this.tasks.tasks.get(url.pathname.slice('/files/results/'.length));
    const isExpired = Number(url.searchParams.get('token') ?? 0) <= this.#expired;
    if (stored !== null || task === undefined || isExpired) {
      send(response, stored ?? { status: 403, body: '<Error><Code>AccessDenied</Code></Error>' });
      return;
    }
    const name = falScenes.find((known) => known === task.scene.name);
    const scene: FalScene = { name: name ?? 'made', argument: task.scene.argument };
    await sendFile(
      response,
      { scene, medium: 'clip', body: task.body },
      { results: this.#results, neighbour: this.neighbour },
    );
  }

  async #answer(request: IncomingMessage, response: ServerResponse, url: URL): Promise<Answer | Silence> {
    const id = TASK.exec(url.pathname)?.[1];
    const body = await readBody(request);
    if (id !== undefined) {
      return this.#ofTask(request.method ?? '', this.tasks.tasks.get(id));
    }
    if (request.method === 'GET' && url.pathname === '/v1/organization') {
      return json(200, { creditBalance: this.#creditBalance, tier: { models: {} }, usage: { models: {} } });
    }
    if (request.method !== 'POST') {
      return json(405, { error: 'Method not allowed' });
    }
    if (request.headers['content-type'] !== 'application/json') {
      return json(400, { error: 'The content type is not application/json.' });
    }
    const fields = FieldsSchema.safeParse(JSON.parse(body.toString()));
    if (!fields.success) {
      return json(400, { error: 'The body is no object.' });
    }
    if (url.pathname === '/v1/uploads') {
      return this.storage.place(fields.data);
    }
    const submit = { task: url.pathname.slice('/v1/'.length), body: fields.data, headers: request.headers };
    return this.#submit(submit, response);
  }

  #ofTask(method: string, task: TakenTask | undefined): Answer | Silence {
    if (method !== 'GET' && method !== 'DELETE') {
      return json(405, { error: 'Method not allowed' });
    }
    if (task === undefined) {
      return unknownTask;
    }
    return method === 'GET' ? this.tasks.state(task) : this.tasks.remove(task);
  }

  #submit(submit: Omit<RunwaySubmit, 'id'>, response: ServerResponse): Answer | Silence {
    const { body } = submit;
    const prompt = typeof body['promptText'] === 'string' ? body['promptText'] : '';
    const scene = this.scenes.shift() ?? sceneInPrompt(prompt) ?? made;
    const refusal = this.#refusal(scene, submit);
    if (refusal !== null || scene.name === 'drop-before') {
      this.submits.push({ ...submit, id: null });
      return refusal ?? dropped(response);
    }
    const task = this.tasks.accept({ body, scene });
    this.submits.push({ ...submit, id: task.id });
    return this.#takenAnswer(task, response);
  }

  #takenAnswer(task: TakenTask, response: ServerResponse): Answer | Silence {
    const answer = this.tasks.accepted(task);
    switch (task.scene.name) {
      case 'drop-after':
        return dropped(response);
      case 'submit-hang':
        return 'hang';
      case 'submit-malformed':
        return { ...answer, body: '<ok/>' };
      case 'submit-cut':
        return { ...answer, cutAt: countOf(task.scene, 0) };
      default:
        return answer;
    }
  }

  #refusal(scene: RunwayScene, { task, body }: Omit<RunwaySubmit, 'id'>): Answer | null {
    switch (scene.name) {
      case 'credits':
        return json(400, { error: 'You do not have enough credits to run this task.' });
      case 'retired':
        return invalid([noSuchModel]);
      case 'busy':
        return this.#busy(scene, JSON.stringify(body));
      case 'submit-status':
        return json(countOf(scene, 500), { error: 'No.' });
      case 'submit-html':
        return outage;
      case 'submit-redirect':
        return { status: 307, headers: { location: `${this.origin}/v1/${task}` }, body: '' };
      default:
        return this.#inputRefusal(task, body);
    }
  }

  /** Whoever comes back with the same is let in. */
  #busy(scene: RunwayScene, wish: string): Answer | null {
    if (this.#turnedAway.has(wish)) {
      return null;
    }
    this.#turnedAway.add(wish);
    return json(429, { error: 'You have reached a limit.' }, { 'retry-after': scene.argument });
  }

  #inputRefusal(task: string, body: Readonly<Record<string, unknown>>): Answer | null {
    const issues = checkInput(task, body);
    if (issues === null) {
      return json(404, { error: 'Not found' });
    }
    if (issues.length > 0) {
      return invalid(issues);
    }
    const pictures = picturesOf(body['promptImage']);
    const isReadable = pictures.every((uri) => this.storage.has(uri) || isWholePicture(uri));
    const path = ['promptImage'];
    return isReadable ? null : invalid([{ code: 'custom', path, message: 'The image cannot be read.' }]);
  }
}

function dropped(response: ServerResponse): Silence {
  response.destroy();
  return 'hang';
}

function invalid(issues: readonly InputIssue[]): Answer {
  return json(400, {
    error: 'Validation of body failed',
    issues,
    docUrl: 'https://docs.dev.runwayml.com/api',
  });
}

const PicturesSchema = z.union([
  z.undefined().transform(() => []),
  z.string().transform((uri) => [uri]),
  z.array(z.object({ uri: z.string() })).transform((list) => list.map(({ uri }) => uri)),
]);

function picturesOf(field: unknown): readonly string[] {
  return PicturesSchema.parse(field);
}

/** Written into the request, or public. */
function isWholePicture(uri: string): boolean {
  return (
    uri.startsWith('https://') ||
    (/^data:image\/(?:png|jpeg|webp);base64,/u.test(uri) && uri.length <= LONGEST_DATA_URI)
  );
}
