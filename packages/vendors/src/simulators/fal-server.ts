import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sendFile } from './fal/file-answers.ts';
import { checkInput, mediumOf } from './fal/check-input.ts';
import { plainResults, wordOf } from './fal/media.ts';
import type { FalResults } from './fal/media.ts';
import { HeldAnswers } from './fal/held-answers.ts';
import { modelList, priceList } from './fal/lists.ts';
import type { FalPrice } from './fal/lists.ts';
import { FalQueue } from './fal/queue.ts';
import type { QueuedRequest, Silence } from './fal/queue.ts';
import { resultOf } from './fal/result-answers.ts';
import { countOf, sceneInPrompt, sceneOf } from './fal/scenes.ts';
import type { FalScene } from './fal/scenes.ts';
import { FalStorage } from './fal/storage.ts';
import type { FalUpload } from './fal/storage.ts';
import { startNeighbour, stop } from './fal/neighbour.ts';
import { json, outage, readBody, send } from './fal/wire.ts';
import type { Answer } from './fal/wire.ts';

/** A submit that arrived whole. */
export interface FalSubmit {
  readonly endpoint: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Null: it was refused. */
  readonly requestId: string | null;
}

export interface FalSimulator {
  readonly apiKey: string;
  /** What a vendor is told to find it. */
  readonly addresses: Readonly<Record<'FAL_QUEUE_URL' | 'FAL_REST_URL' | 'FAL_API_URL', string>>;
  readonly submits: readonly FalSubmit[];
  /** How often each request that was taken is charged: once, unless somebody sent it twice. */
  readonly charges: ReadonlyMap<string, number>;
  readonly uploads: readonly FalUpload[];
  /** Another server of this machine, which serves a picture to whoever asks: results must not lead there. */
  readonly neighbour: string;
  readonly neighbourAsked: readonly string[];
  /** Keys that came where files stand, which nobody should have sent. */
  readonly keysOfFiles: readonly string[];
  /** Every question, as `GET /queue/…`. */
  readonly asked: readonly string[];
  /** What to do with the next submits, in order; without one, what their prompts say, or what fal does. */
  readonly play: (...scenes: string[]) => void;
  /** Scenes whose answers are kept back at the moment. */
  readonly held: readonly string[];
  /** Lets go what is held; scenes that nobody has come to are not played any more. */
  readonly letGo: () => void;
  readonly close: () => Promise<void>;
}

interface Settings {
  readonly apiKey?: string;
  readonly results?: FalResults;
  /** By endpoint; others cost what is usual for pictures and clips. */
  readonly prices?: Readonly<Record<string, FalPrice>>;
  /** Told of every question as it comes. */
  readonly whenAsked?: (question: string) => void;
}

/** A server that speaks the wire protocol of fal's queue, storage and price list, and misbehaves on demand. */
export async function startFalSimulator(settings: Settings = {}): Promise<FalSimulator> {
  const server = new FalServer(settings);
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
    addresses: {
      FAL_QUEUE_URL: `${server.origin}/queue`,
      FAL_REST_URL: `${server.origin}/rest`,
      FAL_API_URL: `${server.origin}/api`,
    },
    submits: server.submits,
    charges: server.queue.charges,
    uploads: server.storage.uploads,
    keysOfFiles: server.keysOfFiles,
    neighbour: neighbour.origin,
    neighbourAsked: neighbour.asked,
    asked: server.asked,
    play: (...scenes) => void server.scenes.push(...scenes.map(sceneOf)),
    get held() {
      return server.heldAnswers.names;
    },
    letGo: () => server.letGo(),
    async close() {
      server.letGo();
      await Promise.all([stop(http), neighbour.close()]);
    },
  };
}

const REQUEST = /^\/queue\/[^/]+\/[^/]+\/requests\/([^/]+)(?:\/(status|cancel))?$/u;
const made: FalScene = { name: 'made', argument: '' };

class FalServer {
  origin = '';
  neighbour = '';
  readonly apiKey: string;
  readonly submits: FalSubmit[] = [];
  readonly asked: string[] = [];
  readonly keysOfFiles: string[] = [];
  readonly scenes: FalScene[] = [];
  readonly heldAnswers = new HeldAnswers();
  readonly queue = new FalQueue(() => this.origin);
  readonly storage = new FalStorage(() => this.origin);
  readonly #results: FalResults;
  readonly #prices: Readonly<Record<string, FalPrice>>;
  readonly #whenAsked: (question: string) => void;
  readonly #turnedAway = new Set<string>();

  constructor(settings: Settings) {
    const { apiKey = 'simulated-id:simulated-secret', results = plainResults, prices = {} } = settings;
    this.apiKey = apiKey;
    this.#whenAsked = settings.whenAsked ?? (() => undefined);
    this.#results = results;
    this.#prices = prices;
  }

  letGo(): void {
    this.scenes.length = 0;
    this.heldAnswers.letGo();
  }

  async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', this.origin);
    this.asked.push(`${request.method} ${url.pathname}`);
    this.#whenAsked(`${request.method} ${url.pathname}`);
    if (url.pathname.startsWith('/files/')) {
      this.keysOfFiles.push(...[request.headers.authorization ?? []].flat());
      await this.#serveFile(request, response, url);
      return;
    }
    if (request.headers.authorization !== `Key ${this.apiKey}`) {
      request.resume();
      send(response, json(401, { detail: `No user found for ${request.headers.authorization ?? 'no key'}` }));
      return;
    }
    const answer = await this.#answer(request, response, url);
    if (answer !== 'hang') {
      send(response, answer);
    }
  }

  async #serveFile(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const stored = await this.storage.put(request, url);
    const id = /^\/files\/results\/(.+)$/u.exec(url.pathname)?.[1];
    const queued = this.queue.requests.get(id ?? '');
    if (stored === null && queued !== undefined) {
      await this.#hold('media-held', queued);
      await sendFile(response, queued, { results: this.#results, neighbour: this.neighbour });
      return;
    }
    send(response, stored ?? json(404, { detail: 'Not Found' }));
  }

  async #answer(request: IncomingMessage, response: ServerResponse, url: URL): Promise<Answer | Silence> {
    if (url.pathname === '/api/v1/models/pricing') {
      return priceList(url, this.#prices);
    }
    if (url.pathname === '/api/v1/models') {
      return modelList(url);
    }
    const body = await readBody(request);
    const [, id, what = 'result'] = REQUEST.exec(url.pathname) ?? [];
    if (id !== undefined) {
      const asked = this.queue.requests.get(id);
      await this.#hold(what === 'status' ? 'status-held' : null, asked);
      return this.#ofRequest(`${request.method} ${what}`, asked);
    }
    if (request.method === 'POST' && url.pathname.startsWith('/rest/')) {
      return this.storage.initiate(url, JSON.parse(body.toString())) ?? json(404, { detail: 'Not Found' });
    }
    if (request.method === 'POST' && url.pathname.startsWith('/queue/')) {
      return this.#submit({ request, response, endpoint: url.pathname.slice('/queue/'.length) }, body);
    }
    return json(404, { detail: 'Not Found' });
  }

  /** A scene's answer waits; every other one does not. */
  async #hold(name: FalScene['name'] | null, request: QueuedRequest | undefined): Promise<void> {
    if (request !== undefined && request.scene.name === name) {
      await this.heldAnswers.pass(name, request.id);
    }
  }

  #ofRequest(question: string, request: QueuedRequest | undefined): Answer | Silence {
    switch (question) {
      case 'GET status':
        return request === undefined ? unknownRequest : this.queue.state(request);
      case 'GET result':
        return request === undefined ? unknownRequest : resultOf(request, this);
      case 'PUT cancel':
        return request === undefined ? json(404, { status: 'NOT_FOUND' }) : this.queue.cancel(request);
      default:
        return json(405, { detail: 'Method Not Allowed' });
    }
  }

  async #submit(
    { request, response, endpoint }: { request: IncomingMessage; response: ServerResponse; endpoint: string },
    sent: Buffer,
  ): Promise<Answer | Silence> {
    const body = JSON.parse(sent.toString()) as Record<string, unknown>; // Checked below, field by field.
    const submit = { endpoint, body, headers: request.headers };
    const medium = mediumOf(endpoint);
    const prompt = wordOf(body['prompt'] ?? body['text']);
    const scene = this.scenes.shift() ?? sceneInPrompt(prompt) ?? made;
    const refusal = this.#refusal(scene, endpoint, body);
    if (refusal !== null || medium === null) {
      this.submits.push({ ...submit, requestId: null });
      return refusal ?? json(404, { detail: `Application ${endpoint} not found` });
    }
    if (scene.name === 'drop-before') {
      this.submits.push({ ...submit, requestId: null });
      response.destroy();
      return 'hang';
    }
    const queued = this.queue.accept({ endpoint, medium, body, scene });
    this.submits.push({ ...submit, requestId: queued.id });
    await this.#hold('submit-held', queued);
    return this.#takenAnswer(queued, response);
  }

  #takenAnswer(queued: QueuedRequest, response: ServerResponse): Answer | Silence {
    const answer = this.queue.accepted(queued);
    switch (queued.scene.name) {
      case 'drop-after':
        response.destroy();
        return 'hang';
      case 'submit-hang':
        return 'hang';
      case 'submit-malformed':
        return { ...answer, body: '<ok/>' };
      case 'submit-cut':
        return { ...answer, cutAt: countOf(queued.scene, 0) };
      default:
        return answer;
    }
  }

  #refusal(scene: FalScene, endpoint: string, body: Readonly<Record<string, unknown>>): Answer | null {
    switch (scene.name) {
      case 'locked':
        return json(403, {
          detail:
            'User is locked. Reason: Exhausted balance. Top up your balance at fal.ai/dashboard/billing.',
        });
      case 'forbidden':
        return json(403, { detail: 'The key lacks a scope' });
      case 'busy':
        return this.#busy(scene, JSON.stringify(body));
      case 'submit-status':
        return json(countOf(scene, 500), { detail: 'No.' });
      case 'submit-html':
        return outage;
      case 'submit-redirect':
        return { status: 307, headers: { location: `${this.origin}/queue/${endpoint}` }, body: '' };
      default:
        return this.#inputRefusal(endpoint, body);
    }
  }

  /** Whoever comes back with the same is let in. */
  #busy(scene: FalScene, wish: string): Answer | null {
    if (this.#turnedAway.has(wish)) {
      return null;
    }
    this.#turnedAway.add(wish);
    return json(429, { detail: 'Too many requests' }, { 'retry-after': scene.argument });
  }

  #inputRefusal(endpoint: string, body: Readonly<Record<string, unknown>>): Answer | null {
    const errors = checkInput(endpoint, body);
    if (errors.length > 0) {
      return json(422, { detail: errors });
    }
    const files: readonly unknown[] = ['image_url', 'image_urls', 'audio_url'].flatMap(
      (name) => body[name] ?? [],
    );
    const missing = files.find((address) => !this.storage.has(wordOf(address)));
    const error = { loc: ['body', 'image_url'], msg: 'The file cannot be read', type: 'file_download_error' };
    return missing === undefined ? null : json(422, { detail: [error] });
  }
}

const unknownRequest = json(404, { detail: 'Request not found' });
