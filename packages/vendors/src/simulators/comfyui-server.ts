import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';
import { fileNameOf, historyAnswer, queueAnswer } from './comfyui/answers.ts';
import type { Silence } from './comfyui/answers.ts';
import { checkPrompt, missingNode } from './comfyui/check-prompt.ts';
import type { ComfyuiFiles, Prompt } from './comfyui/check-prompt.ts';
import { ComfyuiRuns } from './comfyui/runs.ts';
import type { TakenRun } from './comfyui/runs.ts';
import { countOf, sceneIn, sceneOf } from './comfyui/scenes.ts';
import type { ComfyuiScene } from './comfyui/scenes.ts';
import { sendFile } from './fal/file-answers.ts';
import { plainResults } from './fal/media.ts';
import type { FalResults } from './fal/media.ts';
import { startNeighbour, stop } from './fal/neighbour.ts';
import { sceneNames as fileScenes } from './fal/scenes.ts';
import { json, outage, readBody, send } from './fal/wire.ts';
import type { Answer } from './fal/wire.ts';

/** A picture that was put into the input folder. */
export interface ComfyuiUpload {
  /** With its folder, as Load Image calls it. */
  readonly name: string;
  readonly bytes: Buffer;
}

export interface ComfyuiSimulator {
  /** What a vendor is told to find it. */
  readonly addresses: Readonly<Record<'COMFYUI_URL', string>>;
  /** Workflows that arrived whole; false: refused. */
  readonly submits: readonly { readonly prompt: unknown; readonly isTaken: boolean }[];
  /** Every run that was taken, in order. */
  readonly runs: readonly TakenRun[];
  /** How often each of them was taken: once, unless something is made twice under one id. */
  readonly charges: ReadonlyMap<string, number>;
  readonly uploads: readonly ComfyuiUpload[];
  /** Requests that reached another server of this machine, where no result may lead. */
  readonly neighbourAsked: readonly string[];
  /** Every question, as `GET /queue`. */
  readonly asked: readonly string[];
  /** What to do with the next submits, in order; without one, what their prompts say, or what ComfyUI does. */
  readonly play: (...scenes: string[]) => void;
  /** Lets go what is held at work. */
  readonly letGo: () => void;
  /** Forgets its queue and its history, as the program does when it is started again. */
  readonly restart: () => void;
  readonly close: () => Promise<void>;
}

interface Settings {
  readonly results?: FalResults;
  /** Files that its folders have; what the shipped workflows ask for, when nothing is said. */
  readonly files?: Partial<ComfyuiFiles>;
}

/** A server that speaks ComfyUI's HTTP calls, judges workflows as it does, and misbehaves on demand. */
export async function startComfyuiSimulator(settings: Settings = {}): Promise<ComfyuiSimulator> {
  const server = new ComfyuiServer(settings);
  const http = createServer((request, response) => {
    server.serve(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  // A listening TCP server has an address with a port.
  const { port } = http.address() as AddressInfo;
  const neighbour = await startNeighbour();
  server.neighbour = neighbour.origin;
  server.origin = `http://127.0.0.1:${port}`;
  return {
    addresses: { COMFYUI_URL: server.origin },
    submits: server.submits,
    runs: server.runs.all,
    charges: server.runs.done,
    uploads: server.uploads,
    neighbourAsked: neighbour.asked,
    asked: server.asked,
    play: (...scenes) => void server.scenes.push(...scenes.map(sceneOf)),
    letGo: () => server.runs.letGo(),
    restart: () => server.runs.restart(),
    async close() {
      await Promise.all([stop(http), neighbour.close()]);
    },
  };
}

const usualFiles: ComfyuiFiles = {
  checkpoints: ['sd_xl_base_1.0.safetensors'],
  diffusion_models: ['wan2.2_ti2v_5B_fp16.safetensors'],
  text_encoders: ['umt5_xxl_fp8_e4m3fn_scaled.safetensors'],
  vae: ['wan2.2_vae.safetensors'],
  input: [],
};

/** Read as whatever came. */
const SubmitSchema = z.strictObject({
  prompt: z.unknown().optional(),
  client_id: z.string().optional(),
  extra_data: z.record(z.string(), z.unknown()).optional(),
});
const DeleteSchema = z.strictObject({ delete: z.array(z.string()) });
const InterruptSchema = z.strictObject({ prompt_id: z.string().optional() });
const made: ComfyuiScene = { name: 'made', argument: '' };
const nothing: Answer = { status: 200, body: '' };
const stats = {
  system: { os: 'posix', comfyui_version: '0.3.75', python_version: '3.12.3' },
  devices: [{ name: 'cuda:0 Simulated', type: 'cuda', index: 0, vram_total: 12e9, vram_free: 11e9 }],
};

class ComfyuiServer {
  origin = '';
  neighbour = '';
  readonly submits: { readonly prompt: unknown; readonly isTaken: boolean }[] = [];
  readonly asked: string[] = [];
  readonly scenes: ComfyuiScene[] = [];
  readonly uploads: ComfyuiUpload[] = [];
  readonly runs = new ComfyuiRuns();
  readonly #results: FalResults;
  readonly #files: ComfyuiFiles;

  constructor({ results = plainResults, files = {} }: Settings) {
    this.#results = results;
    this.#files = { ...usualFiles, ...files };
  }

  async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', this.origin);
    const question = `${request.method} ${url.pathname}`;
    this.asked.push(question);
    const body = await readBody(request);
    if (question === 'GET /view') {
      await this.#serveFile(url, response);
      return;
    }
    const answer =
      question === 'POST /upload/image'
        ? await this.#upload(body, request.headers['content-type'] ?? '')
        : this.#answer(question, body, response);
    if (answer !== 'hang') {
      send(response, answer);
    }
  }

  #answer(question: string, body: Buffer, response: ServerResponse): Answer | Silence {
    const id = /^GET \/history\/([^/]+)$/u.exec(question)?.[1];
    if (id !== undefined) {
      return historyAnswer(this.runs.known.get(decodeURIComponent(id)));
    }
    switch (question) {
      case 'GET /system_stats':
        return json(200, stats);
      case 'GET /queue':
        return queueAnswer(this.runs);
      case 'POST /queue':
        DeleteSchema.parse(JSON.parse(body.toString())).delete.forEach((each) => this.runs.delete(each));
        return nothing;
      case 'POST /interrupt':
        this.runs.interrupt(InterruptSchema.parse(JSON.parse(body.toString())).prompt_id ?? null);
        return nothing;
      case 'POST /prompt':
        return this.#submit(body, response);
      default:
        return { status: 404, body: '404: Not Found' };
    }
  }

  async #upload(body: Buffer, contentType: string): Promise<Answer> {
    const bytes = new Uint8Array(body);
    const form = await new Response(bytes, { headers: { 'content-type': contentType } }).formData();
    const image = form.get('image');
    const subfolder = textOf(form.get('subfolder'));
    if (!(image instanceof File) || form.get('type') !== 'input' || form.get('overwrite') !== 'true') {
      return { status: 400, body: '' };
    }
    if (/[/\\]|\.\./u.test(image.name + subfolder)) {
      return { status: 400, body: '' };
    }
    const name = subfolder === '' ? image.name : `${subfolder}/${image.name}`;
    this.uploads.push({ name, bytes: Buffer.from(await image.arrayBuffer()) });
    return json(200, { name: image.name, subfolder, type: 'input' });
  }

  #submit(body: Buffer, response: ServerResponse): Answer | Silence {
    const read = SubmitSchema.safeParse(JSON.parse(body.toString()));
    const prompt: unknown = read.data?.prompt;
    const scene = this.#sceneOf(prompt);
    const judged = read.success ? this.#judge(scene, prompt) : json(400, { error: {}, node_errors: {} });
    const isTaken = 'prompt' in judged && scene.name !== 'drop-before';
    this.submits.push({ prompt, isTaken });
    if (!('prompt' in judged)) {
      return judged;
    }
    return isTaken ? this.#taken(judged.prompt, scene, response) : dropped(response);
  }

  #sceneOf(prompt: unknown): ComfyuiScene {
    const scene = this.scenes.shift() ?? sceneIn(JSON.stringify(prompt ?? '')) ?? made;
    // Forgotten once, it is made.
    return scene.name === 'forget' && this.runs.hasForgotten(prompt) ? made : scene;
  }

  #judge(scene: ComfyuiScene, prompt: unknown): Answer | { readonly prompt: Prompt } {
    switch (scene.name) {
      case 'missing-node':
        return json(400, missingNode('FancySampler').refusal);
      case 'submit-status':
        return json(countOf(scene, 500), { error: 'No.' });
      case 'submit-html':
        return outage;
      case 'submit-redirect':
        return { status: 307, headers: { location: `${this.origin}/prompt` }, body: '' };
      default: {
        const input = this.uploads.map(({ name }) => name);
        const checked = checkPrompt(prompt, { ...this.#files, input });
        return 'refusal' in checked ? json(400, checked.refusal) : checked;
      }
    }
  }

  #taken(prompt: Prompt, scene: ComfyuiScene, response: ServerResponse): Answer | Silence {
    const run = this.runs.accept({ prompt, scene });
    const answer = json(200, { prompt_id: run.id, number: run.number, node_errors: {} });
    switch (scene.name) {
      case 'drop-after':
        return dropped(response);
      case 'submit-hang':
        return 'hang';
      case 'submit-malformed':
        return { ...answer, body: '<ok/>' };
      case 'submit-cut':
        return { ...answer, cutAt: countOf(scene, 0) };
      default:
        return answer;
    }
  }

  /** Whoever names a file that leads out of its folder is refused, as ComfyUI does. */
  async #serveFile({ searchParams: query }: URL, response: ServerResponse): Promise<void> {
    const name = query.get('filename') ?? '';
    const run = this.runs.all.find((each) => fileNameOf(each) === name);
    const isThere =
      query.get('subfolder') === 'kinora' && ['output', 'temp'].includes(query.get('type') ?? '');
    if (name.includes('..') || run === undefined || !isThere) {
      send(response, { status: name.includes('..') ? 400 : 404, body: '' });
      return;
    }
    const { scene, medium, prompt } = run;
    const scenes = { name: fileScenes.find((known) => known === scene.name) ?? ('made' as const) };
    await sendFile(
      response,
      { scene: { ...scenes, argument: scene.argument }, medium, body: wishOf(prompt) },
      { results: this.#results, neighbour: this.neighbour },
    );
  }
}

/** What results are drawn by: the size and the words of a workflow. */
function wishOf(prompt: Prompt): Readonly<Record<string, unknown>> {
  const inputs = Object.values(prompt).map((node) => node.inputs);
  const { width, height } = inputs.find((each) => 'width' in each) ?? {};
  const text = inputs.find((each) => 'text' in each)?.['text'];
  const isWide = Number(width) >= Number(height);
  return { image_size: { width, height }, aspect_ratio: isWide ? '16:9' : '9:16', prompt: text };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function dropped(response: ServerResponse): Silence {
  response.destroy();
  return 'hang';
}
