import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';

export type SpeechScene =
  | { readonly kind: 'sound'; readonly bytes: Buffer }
  | {
      readonly kind: 'refusal';
      readonly status: number;
      readonly body: unknown;
      readonly retryAfter?: string;
    }
  /** Sends the first half of what it announced and hangs up. */
  | { readonly kind: 'torn'; readonly bytes: Buffer }
  | { readonly kind: 'silence' };

const RequestSchema = z.object({
  model: z.string(),
  voice: z.string(),
  input: z.string(),
  response_format: z.literal('wav'),
  speed: z.number().min(0.25).max(4).optional(),
});
export type SpeechServerRequest = z.infer<typeof RequestSchema>;

export interface SpeechSimulator {
  readonly baseUrl: string;
  readonly requests: readonly SpeechServerRequest[];
  play(scene: SpeechScene): void;
  close(): Promise<void>;
}

/** A server that speaks OpenAI's POST /audio/speech, lists its voices if it has some, and misbehaves on demand. */
export async function startSpeechSimulator(voices: readonly string[] | null): Promise<SpeechSimulator> {
  const requests: SpeechServerRequest[] = [];
  let scene: SpeechScene = { kind: 'silence' };
  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      if (request.url === '/v1/audio/voices' && voices !== null) {
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ voices }));
        return;
      }
      if (request.url !== '/v1/audio/speech' || request.method !== 'POST') {
        response.writeHead(404).end('{"detail":"Not Found"}');
        return;
      }
      requests.push(RequestSchema.parse(JSON.parse(body)));
      perform(scene, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A listening TCP server has an address with a port.
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    play: (next) => {
      scene = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function perform(scene: SpeechScene, response: ServerResponse): void {
  switch (scene.kind) {
    case 'sound':
      response.writeHead(200, { 'content-type': 'audio/wav' }).end(scene.bytes);
      return;
    case 'refusal':
      if (scene.retryAfter !== undefined) {
        response.setHeader('retry-after', scene.retryAfter);
      }
      response
        .writeHead(scene.status, { 'content-type': 'application/json' })
        .end(JSON.stringify(scene.body));
      return;
    case 'torn':
      response.writeHead(200, { 'content-type': 'audio/wav', 'content-length': String(scene.bytes.length) });
      response.write(scene.bytes.subarray(0, scene.bytes.length / 2), () => response.destroy());
      return;
    case 'silence':
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) {
    // A request without an encoding gives buffers.
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks).toString('utf8');
}
