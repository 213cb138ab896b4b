import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';

/** What the simulator does with the next requests. */
export type WikipediaMood = 'well' | BadMood;

type BadMood = keyof typeof moods;

interface Asked {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** What a server that is well would answer. */
  readonly answer: string;
}

const json = { 'content-type': 'application/json' } as const;
/** More than is read of any answer, and not much when it is packed. */
const bombBytes = 64 * 1024 * 1024;
const dripMs = 20;

const moods = {
  silence: () => undefined,
  reset: ({ request }) => request.socket.destroy(),
  busy: ({ response }) => response.writeHead(429, json).end('{"error":{"code":"ratelimited"}}'),
  html: ({ response }) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Welcome to the hotel network</html>'),
  elsewhere: ({ response }) => response.writeHead(302, { location: 'http://127.0.0.1:9/private' }).end(),
  'headers alone': ({ response }) => response.writeHead(200, json).flushHeaders(),
  'a byte at a time': ({ response, answer }) => {
    response.writeHead(200, json);
    let sent = 0;
    const drip = setInterval(() => {
      response.write(answer.charAt(sent));
      sent += 1;
    }, dripMs);
    response.on('close', () => clearInterval(drip));
  },
  'longer than it says': ({ request, answer }) =>
    request.socket.end(
      `HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 20\r\n\r\n${answer}`,
    ),
  'shorter than it says': ({ request, answer }) =>
    request.socket.end(
      `HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 999999\r\n\r\n${answer}`,
    ),
  'a packed bomb': ({ response }) =>
    response
      .writeHead(200, { ...json, 'content-encoding': 'gzip' })
      .end(gzipSync(Buffer.alloc(bombBytes, ' '))),
  'endless brackets': ({ response }) => response.writeHead(200, json).end('['.repeat(1_000_000)),
  'a list': ({ response }) => response.writeHead(200, json).end('[]'),
  'null for everything': ({ response }) =>
    response.writeHead(200, json).end('{"query":{"search":null,"pages":null}}'),
  'numbers for titles': ({ response }) =>
    response.writeHead(200, json).end('{"query":{"search":[{"title":1}],"pages":[{"title":1}]}}'),
} as const satisfies Readonly<Record<string, (asked: Asked) => unknown>>;

/** The moods in which no question is answered. */
export const badMoods = Object.keys(moods) as BadMood[]; // The keys of a constant table.

/** Answers a question as the mood is. */
export function misbehave(mood: BadMood, asked: Asked): void {
  moods[mood](asked);
}
