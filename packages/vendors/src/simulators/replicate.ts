/* eslint max-lines: ['error', { max: 560 }] -- half of it is the table of what models take */
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';
import { sendFile } from './fal/file-answers.ts';
import { address, amount, flag, some, whole, words } from './fal/input-types.ts';
import { plainResults } from './fal/media.ts';
import type { FalResults } from './fal/media.ts';
import { startNeighbour, stop } from './fal/neighbour.ts';
import { sceneNames as falScenes } from './fal/scenes.ts';
import { json, malformed, outage, readBody, send } from './fal/wire.ts';
import type { Answer } from './fal/wire.ts';

/**
 * What models take, written down from their API references (see `replicate/bindings.ts`) and not from our tables. Replicate
 * lets some models leave out what they do not know; here it is refused always, since a field that is mapped wrongly would
 * make something else and nobody would see it.
 */
type Fields = z.ZodRawShape;
const addresses = z.array(address);
const seeded = some({ seed: whole });
const ratios = ['1:1', '16:9', '9:16', '3:2', '2:3', '4:3', '3:4', '4:5', '5:4', '21:9', '9:21'];
const shape = (...more: string[]): Fields => some({ aspect_ratio: z.enum([...ratios, ...more]) });
const wide = some({ aspect_ratio: z.enum(['16:9', '9:16', '1:1']) });
const match = 'match_input_image';
const files = (...types: string[]): Fields => some({ output_format: z.enum(types) });
const oneOf = (field: string, ...options: string[]): Fields => some({ [field]: z.enum(options) });
const seconds = (...lengths: number[]): Fields => some({ duration: z.literal(lengths) });
const between = (least: number, most: number): Fields => some({ duration: whole.min(least).max(most) });
const resolutions = (...options: string[]): Fields => oneOf('resolution', ...options);
const prompt: Fields = { prompt: words };
const negative = some({ negative_prompt: z.string() });

const flux = { ...prompt, ...seeded, ...shape(), ...files('webp', 'jpg', 'png') };
const flux2 = { ...flux, ...shape(match, 'custom'), ...some({ input_images: addresses.max(8) }) };
const kontext = {
  ...prompt,
  ...seeded,
  ...shape(match),
  ...files('jpg', 'png'),
  ...some({ input_image: address }),
};
const banana = {
  ...prompt,
  ...shape(match),
  ...files('jpg', 'png'),
  ...some({ image_input: addresses.max(14) }),
};
const ideogram = { ...prompt, ...seeded, ...shape(), ...some({ style_type: words, style_preset: words }) };
const seedream = {
  ...prompt,
  ...shape(match),
  ...oneOf('size', '2K', '4K'),
  ...some({ image_input: addresses }),
};
const hailuo = {
  ...prompt,
  ...seconds(6, 10),
  ...some({ first_frame_image: address, prompt_optimizer: flag }),
};
const kling = { ...prompt, ...negative, ...wide, ...seconds(5, 10), ...some({ start_image: address }) };
const seedanceCore = {
  ...prompt,
  ...seeded,
  ...shape(),
  ...some({ image: address, last_frame_image: address }),
};
const seedance1 = { ...seedanceCore, ...between(2, 12), ...resolutions('480p', '720p', '1080p') };
const seedance2 = {
  ...seedanceCore,
  ...between(-1, 15),
  ...resolutions('480p', '720p'),
  ...some({ generate_audio: flag }),
};
const veoLite = {
  ...prompt,
  ...seeded,
  ...seconds(4, 6, 8),
  ...resolutions('720p', '1080p'),
  ...oneOf('aspect_ratio', '16:9', '9:16'),
  ...some({ image: address, last_frame: address }),
};
const veo = { ...veoLite, ...negative, ...some({ generate_audio: flag }) };
const wan22 = {
  ...prompt,
  ...seeded,
  ...resolutions('480p', '720p'),
  ...some({ num_frames: whole.min(81).max(121), frames_per_second: whole.min(5).max(30), go_fast: flag }),
};
const wan27 = { ...seeded, ...negative, ...between(2, 15), ...resolutions('720p', '1080p') };
const vidu = {
  ...prompt,
  ...seeded,
  ...shape(),
  ...between(1, 16),
  ...resolutions('540p', '720p', '1080p'),
  ...some({ start_image: address, end_image: address, audio: flag }),
};
const pixverse = {
  ...prompt,
  ...seeded,
  ...negative,
  ...wide,
  ...seconds(5, 8),
  ...oneOf('quality', '360p', '540p', '720p', '1080p'),
  ...some({ image: address, last_frame_image: address }),
};
const avatar = { image: address, audio: address };

const pictures: Readonly<Record<string, Fields>> = {
  'black-forest-labs/flux-schnell': { ...flux, ...some({ num_outputs: whole, megapixels: words }) },
  'black-forest-labs/flux-dev': { ...flux, ...some({ image: address, guidance: amount, go_fast: flag }) },
  'black-forest-labs/flux-2-klein-9b': { ...flux, ...shape(match), ...some({ images: addresses.max(5) }) },
  'black-forest-labs/flux-2-pro': flux2,
  'black-forest-labs/flux-2-max': flux2,
  'black-forest-labs/flux-1.1-pro-ultra': {
    ...flux,
    ...files('jpg', 'png'),
    ...some({ image_prompt: address, raw: flag }),
  },
  'black-forest-labs/flux-kontext-pro': kontext,
  'black-forest-labs/flux-kontext-max': kontext,
  'google/nano-banana': banana,
  'google/nano-banana-2': { ...banana, ...resolutions('1K', '2K', '4K') },
  'google/nano-banana-pro': { ...banana, ...resolutions('1K', '2K', '4K') },
  'google/imagen-4': {
    ...prompt,
    ...oneOf('aspect_ratio', '1:1', '9:16', '16:9', '3:4', '4:3'),
    ...files('jpg', 'png'),
  },
  'ideogram-ai/ideogram-v3-turbo': ideogram,
  'ideogram-ai/ideogram-v3-balanced': ideogram,
  'ideogram-ai/ideogram-v3-quality': ideogram,
  'bytedance/seedream-4': { ...seedream, ...oneOf('size', '1K', '2K', '4K', 'custom') },
  'bytedance/seedream-4.5': seedream,
  'bytedance/seedream-5-lite': { ...seedream, ...oneOf('size', '2K', '3K'), ...files('png', 'jpeg') },
  'openai/gpt-image-1.5': {
    ...prompt,
    ...oneOf('aspect_ratio', '1:1', '3:2', '2:3'),
    ...oneOf('quality', 'low', 'medium', 'high', 'auto'),
    ...files('png', 'jpeg', 'webp'),
    ...some({ input_images: addresses }),
  },
  'qwen/qwen-image': { ...flux, ...negative, ...some({ image: address, guidance: amount }) },
  'qwen/qwen-image-edit-2511': { ...flux, ...shape(match), image: addresses.min(1) },
  'recraft-ai/recraft-v4': { ...prompt, ...shape('Not set') },
  'recraft-ai/recraft-v3': {
    ...prompt,
    ...shape('Not set'),
    ...oneOf('style', 'any', 'realistic_image', 'digital_illustration'),
  },
};

const clips: Readonly<Record<string, Fields>> = {
  'google/veo-3.1-fast': veo,
  'google/veo-3.1': veo,
  'google/veo-3.1-lite': veoLite,
  'minimax/video-01': { ...prompt, ...some({ first_frame_image: address, prompt_optimizer: flag }) },
  'minimax/hailuo-2.3-fast': { ...hailuo, ...resolutions('768p', '1080p'), first_frame_image: address },
  'minimax/hailuo-2.3': { ...hailuo, ...resolutions('768p', '1080p') },
  'minimax/hailuo-02': { ...hailuo, ...resolutions('512p', '768p', '1080p') },
  'runwayml/gen-4.5': { ...prompt, ...seeded, ...shape(), ...seconds(5, 10), ...some({ image: address }) },
  'bytedance/seedance-1-pro': seedance1,
  'bytedance/seedance-1-pro-fast': seedance1,
  'bytedance/seedance-1-lite': seedance1,
  'bytedance/seedance-2.0': seedance2,
  'bytedance/seedance-2.0-fast': seedance2,
  'kwaivgi/kling-v2.1-master': kling,
  'kwaivgi/kling-v2.5-turbo-pro': { ...kling, ...some({ end_image: address }) },
  'kwaivgi/kling-v3-video': { ...kling, ...between(3, 15), ...some({ generate_audio: flag, mode: words }) },
  'wan-video/wan-2.2-i2v-fast': { ...wan22, image: address },
  'wan-video/wan-2.2-t2v-fast': { ...wan22, ...oneOf('aspect_ratio', '16:9', '9:16') },
  'wan-video/wan-2.7-i2v': { ...wan27, ...some({ prompt: z.string(), first_frame: address }) },
  'wan-video/wan-2.7-t2v': { ...wan27, ...prompt, ...shape() },
  'vidu/q3-pro': vidu,
  'vidu/q3-turbo': vidu,
  'pixverse/pixverse-v4.5': { ...pixverse, ...oneOf('style', 'None', 'anime', '3d_animation', 'clay') },
  'pixverse/pixverse-v5': pixverse,
  'pixverse/pixverse-v5.6': { ...pixverse, ...seconds(5, 8, 10), ...some({ generate_audio_switch: flag }) },
  'kwaivgi/kling-avatar-v2': { ...avatar, ...some({ prompt: z.string() }), ...oneOf('mode', 'std', 'pro') },
  'bytedance/omni-human': avatar,
  'veed/fabric-1.0': { ...avatar, ...resolutions('480p', '720p') },
};

/** Models that answer with one address; the others answer with a list. */
const singles = ['google/', 'recraft-ai/', 'ideogram-ai/', 'kontext', 'flux-2-', 'ultra'];

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
