import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { checkSpeech, refusal } from './elevenlabs/check-speech.ts';
import type { SimulatedSpeech } from './elevenlabs/check-speech.ts';
import { sceneInText, sceneNamed } from './elevenlabs/scenes.ts';
import type { ElevenLabsScene } from './elevenlabs/scenes.ts';
import { alignmentOf, soundOf } from './elevenlabs/speech.ts';
import { usualVoices } from './elevenlabs/voices.ts';
import type { SimulatedVoice } from './elevenlabs/voices.ts';
import { json, readBody, send } from './fal/wire.ts';
import type { Answer } from './fal/wire.ts';

/** A request for speech that arrived whole and was understood. */
export interface SimulatedRequest extends SimulatedSpeech {
  readonly voice: string;
}

export interface ElevenLabsSimulator {
  readonly apiKey: string;
  readonly baseUrl: string;
  /** Every request for speech that arrived, those that were refused for what the scene says too. */
  readonly requests: readonly SimulatedRequest[];
  /** Characters that the account was charged for. */
  readonly chargedCharacters: number;
  /** How often each request that was taken is charged, by the vendor's own name for it. */
  readonly charges: ReadonlyMap<string, number>;
  /** Every other question, as `GET /v2/voices`. */
  readonly asked: readonly string[];
  /** Keys that came where samples stand, which nobody should have sent. */
  readonly keysOfSamples: readonly string[];
  /** What to do with the next requests for speech, in order; without one, what their texts say. */
  readonly play: (...scenes: readonly string[]) => void;
  /** Answers questions about voices with a failure from now on, or again with the voices. */
  readonly setAway: (isAway: boolean) => void;
  readonly close: () => Promise<void>;
}

interface Settings {
  readonly apiKey?: string;
  /** Told the address that samples may stand at. */
  readonly voices?: (origin: string) => readonly SimulatedVoice[];
}

/** A server that speaks the wire protocol of ElevenLabs, refuses what it does not know, and misbehaves on demand. */
export async function startElevenLabsSimulator(settings: Settings = {}): Promise<ElevenLabsSimulator> {
  const server = new ElevenLabsServer(settings);
  const http = createServer((request, response) => {
    server.serve(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  // A listening TCP server has an address with a port.
  const { port } = http.address() as AddressInfo;
  server.origin = `http://127.0.0.1:${port}`;
  return {
    apiKey: server.apiKey,
    baseUrl: server.origin,
    requests: server.requests,
    get chargedCharacters() {
      return server.chargedCharacters;
    },
    charges: server.charges,
    asked: server.asked,
    keysOfSamples: server.keysOfSamples,
    play: (...scenes) => {
      server.scenes.push(...scenes.map(sceneNamed));
    },
    setAway: (isAway) => {
      server.isAway = isAway;
    },
    close: () =>
      new Promise((resolve) => {
        http.closeAllConnections();
        http.close(() => resolve());
      }),
  };
}

class ElevenLabsServer {
  readonly apiKey: string;
  readonly requests: SimulatedRequest[] = [];
  readonly charges = new Map<string, number>();
  readonly asked: string[] = [];
  readonly keysOfSamples: string[] = [];
  readonly scenes: ElevenLabsScene[] = [];
  readonly #settings: Settings;
  origin = '';
  chargedCharacters = 0;
  isAway = false;

  constructor(settings: Settings) {
    this.#settings = settings;
    this.apiKey = settings.apiKey ?? 'sk_simulated0123456789';
  }

  async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '', this.origin);
    const body = await readBody(request);
    if (url.pathname.startsWith('/samples/')) {
      await this.#sample(request, response);
      return;
    }
    if (request.headers['xi-api-key'] !== this.apiKey || request.headers.authorization !== undefined) {
      send(response, refusal(401, 'invalid_api_key'));
      return;
    }
    const voice = /^\/v1\/text-to-speech\/([^/]+)\/with-timestamps$/u.exec(url.pathname)?.[1];
    if (voice !== undefined && request.method === 'POST') {
      await this.#speak({ voice: decodeURIComponent(voice), body, query: url.searchParams }, response);
      return;
    }
    this.asked.push(`${request.method} ${url.pathname}`);
    send(
      response,
      url.pathname === '/v2/voices' ? this.#voices(url.searchParams) : refusal(404, 'not_found'),
    );
  }

  #voiceList(): readonly SimulatedVoice[] {
    return (this.#settings.voices ?? usualVoices)(this.origin);
  }

  async #sample(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.asked.push(`${request.method} ${request.url}`);
    const key = request.headers['xi-api-key'];
    if (key !== undefined) {
      this.keysOfSamples.push(String(key));
    }
    const sound = await soundOf('I am a voice.');
    send(response, { status: 200, headers: { 'content-type': 'audio/mpeg' }, body: sound });
  }

  #voices(query: URLSearchParams): Answer {
    const size = Number(query.get('page_size') ?? '10');
    if (this.isAway) {
      return refusal(500, 'internal_server_error');
    }
    if (!(size >= 1 && size <= 100)) {
      return json(422, {
        detail: [{ loc: ['query', 'page_size'], msg: 'at most 100', type: 'less_than_equal' }],
      });
    }
    const all = this.#voiceList();
    const start = Number(query.get('next_page_token') ?? '0');
    const end = start + size;
    const hasMore = end < all.length;
    return json(200, {
      voices: all.slice(start, end),
      has_more: hasMore,
      total_count: all.length,
      next_page_token: hasMore ? String(end) : null,
    });
  }

  async #speak(
    { voice, body, query }: { voice: string; body: Buffer; query: URLSearchParams },
    response: ServerResponse,
  ): Promise<void> {
    const checked = checkSpeech(JSON.parse(body.toString('utf8')), query);
    if ('status' in checked) {
      send(response, checked);
      return;
    }
    if (!this.#voiceList().some(({ voice_id: id }) => id === voice)) {
      send(response, refusal(400, 'voice_not_found'));
      return;
    }
    this.requests.push({ voice, ...checked });
    const id = `request-${this.requests.length}`;
    const scene = this.scenes.shift() ?? sceneInText(checked.text);
    if (scene.kind === 'refusal') {
      send(response, scene.answer);
      return;
    }
    const charged = Array.from(checked.text).length;
    this.chargedCharacters += charged;
    this.charges.set(id, (this.charges.get(id) ?? 0) + 1);
    if (scene.kind === 'drop') {
      response.destroy();
      return;
    }
    const answer = scene.kind === 'broken' ? scene.body : await spokenAnswer(checked.text, scene);
    send(response, {
      status: 200,
      headers: {
        'content-type': 'application/json',
        'request-id': id,
        'character-cost': String(charged),
      },
      body: answer,
      ...(scene.kind === 'cut' ? { cutAt: scene.at } : {}),
    });
  }
}

async function spokenAnswer(text: string, scene: ElevenLabsScene): Promise<string> {
  const sound = await soundOf(text);
  const times = timesOf(text, scene.kind === 'times' ? scene.times : 'own');
  return JSON.stringify({ audio_base64: sound.toString('base64'), ...times });
}

function timesOf(text: string, times: 'own' | 'none' | 'foreign' | 'normalized') {
  const own = alignmentOf(text);
  const foreign = alignmentOf('Quite other words.');
  switch (times) {
    case 'own':
      return { alignment: own, normalized_alignment: own };
    case 'none':
      return { alignment: null, normalized_alignment: null };
    case 'foreign':
      return { alignment: foreign, normalized_alignment: foreign };
    case 'normalized':
      return { alignment: null, normalized_alignment: own };
  }
}
