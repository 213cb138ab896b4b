import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { HeldAnswers } from '../fal/held-answers.ts';
import { plainResults } from '../fal/media.ts';
import { stop } from '../fal/neighbour.ts';
import { tinyClip } from '../fal/tiny-clip.ts';
import { json, outage, readBody, send } from '../fal/wire.ts';
import type { Answer } from '../fal/wire.ts';
import { isAnswer } from './protocol.ts';
import type { Arrival, PictureProtocol, TakenPicture, WantedPicture } from './protocol.ts';
import { countOf, made, sceneBook } from './scenes.ts';
import type { PictureScene, SceneBook } from './scenes.ts';

/** A submit that arrived whole. */
export interface PictureSubmit {
  readonly path: string;
  readonly wanted: WantedPicture | null;
  /** Null: it was refused. */
  readonly id: string | null;
}

export interface PictureSimulator {
  readonly apiKey: string;
  readonly origin: string;
  readonly submits: readonly PictureSubmit[];
  /** How often each picture that was taken is charged: once. */
  readonly charges: ReadonlyMap<string, number>;
  /** Every question, as `GET /v1/models`. */
  readonly asked: readonly string[];
  /** What to do with the next submits, in order; without one, what their prompts say, or what the service does. */
  readonly play: (...scenes: string[]) => void;
  /** Scenes whose answers are kept back at the moment. */
  readonly held: readonly string[];
  /** Lets go what is held; scenes that nobody has come to are not played any more. */
  readonly letGo: () => void;
  readonly close: () => Promise<void>;
}

/** Makes what a request asks for, by its prompt and its `image_size`. */
type Painter = (wanted: Readonly<Record<string, unknown>>) => Buffer | Promise<Buffer>;

export interface PictureServerSettings {
  readonly apiKey: string;
  /** A test that looks at results brings its own. */
  readonly picture?: Painter;
}

/** A server that answers with pictures, and misbehaves on demand. */
export async function startPictureSimulator(
  protocol: PictureProtocol,
  settings: PictureServerSettings,
): Promise<PictureSimulator> {
  const server = new PictureServer(protocol, settings.picture ?? ((wanted) => plainResults.picture(wanted)));
  const http = createServer((request, response) => {
    server.serve(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  // A listening TCP server has an address with a port.
  const { port } = http.address() as AddressInfo;
  server.origin = `http://127.0.0.1:${port}`;
  return {
    apiKey: settings.apiKey,
    origin: server.origin,
    submits: server.submits,
    charges: server.charges,
    asked: server.asked,
    play: (...scenes) => void server.scenes.push(...scenes.map(server.book.sceneOf)),
    get held() {
      return server.heldAnswers.names;
    },
    letGo: () => server.letGo(),
    async close() {
      server.letGo();
      await stop(http);
    },
  };
}

class PictureServer {
  origin = '';
  readonly submits: PictureSubmit[] = [];
  readonly charges = new Map<string, number>();
  readonly asked: string[] = [];
  readonly scenes: PictureScene[] = [];
  readonly heldAnswers = new HeldAnswers();
  readonly book: SceneBook;
  readonly #protocol: PictureProtocol;
  readonly #picture: Painter;
  readonly #turnedAway = new Set<string>();

  constructor(protocol: PictureProtocol, picture: Painter) {
    this.#protocol = protocol;
    this.#picture = picture;
    this.book = sceneBook(protocol.service, protocol.scenes);
  }

  letGo(): void {
    this.scenes.length = 0;
    this.heldAnswers.letGo();
  }

  async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', this.origin);
    const { method = 'GET', headers } = request;
    this.asked.push(`${method} ${url.pathname}`);
    const arrival = { method, url, headers, body: await readBody(request) };
    const answer = this.#refuseKey(arrival) ?? this.#protocol.question(arrival);
    const final = answer ?? (await this.#submit(arrival, response));
    if (final !== 'silence') {
      send(response, final);
    }
  }

  #refuseKey({ method, url, headers }: Arrival): Answer | null {
    const refusal = this.#protocol.refuseKey(headers);
    if (refusal !== null && method === 'POST') {
      this.submits.push({ path: url.pathname, wanted: null, id: null });
    }
    return refusal;
  }

  async #submit(arrival: Arrival, response: ServerResponse): Promise<Answer | 'silence'> {
    const path = arrival.url.pathname;
    const wanted = await this.#protocol.read(arrival);
    if (isAnswer(wanted)) {
      this.submits.push({ path, wanted: null, id: null });
      return wanted;
    }
    const scene = this.scenes.shift() ?? this.book.sceneInPrompt(wanted.prompt) ?? made;
    const refusal = this.#refusal(scene, arrival);
    if (refusal !== null || scene.name === 'drop-before') {
      this.submits.push({ path, wanted, id: null });
      return refusal ?? dropped(response);
    }
    const id = randomUUID();
    this.charges.set(id, (this.charges.get(id) ?? 0) + 1);
    this.submits.push({ path, wanted, id });
    if (scene.name === 'submit-held') {
      await this.heldAnswers.pass(scene.name, id);
    }
    return await this.#answer({ ...wanted, id, scene }, response);
  }

  #refusal(scene: PictureScene, { url, body }: Arrival): Answer | null {
    switch (scene.name) {
      case 'busy':
        return this.#busy(scene, body.toString('latin1'));
      case 'submit-status':
        return this.#protocol.refuseBy(countOf(scene, 500));
      case 'submit-html':
        return outage;
      case 'submit-redirect':
        return { status: 307, headers: { location: `${this.origin}${url.pathname}` }, body: '' };
      default:
        return this.#protocol.refuse(scene);
    }
  }

  /** Whoever comes back with the same is let in. */
  #busy({ argument }: PictureScene, wish: string): Answer | null {
    if (this.#turnedAway.has(wish)) {
      return null;
    }
    this.#turnedAway.add(wish);
    return this.#protocol.refuseBusy(argument);
  }

  async #answer(taken: TakenPicture, response: ServerResponse): Promise<Answer | 'silence'> {
    const { scene, prompt, width, height } = taken;
    const picture = await this.#picture({ prompt, image_size: { width, height } });
    const answer = json(200, this.#protocol.answer(taken, resultOf(scene, picture), this.origin));
    switch (scene.name) {
      case 'drop-after':
        return dropped(response);
      case 'submit-hang':
        return 'silence';
      case 'submit-malformed':
        return { ...answer, body: `{"created": 1, ` };
      case 'submit-other':
        return { ...answer, body: '{"ok": true}' };
      case 'submit-cut':
        return { ...answer, cutAt: countOf(scene, 0) };
      case 'submit-long':
        return { ...answer, body: `${String(answer.body)}${' '.repeat(countOf(scene, 1_000_000))}` };
      default:
        return answer;
    }
  }
}

function resultOf({ name }: PictureScene, picture: Buffer): Buffer {
  switch (name) {
    case 'result-html':
      return Buffer.from('<html><script>alert(1)</script></html>');
    case 'result-half':
      return picture.subarray(0, Math.floor(picture.length / 2));
    case 'result-clip':
      return Buffer.from(tinyClip, 'base64');
    default:
      return picture;
  }
}

function dropped(response: ServerResponse): 'silence' {
  response.destroy();
  return 'silence';
}
