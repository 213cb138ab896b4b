import type { IncomingMessage, ServerResponse } from 'node:http';

export interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
  /** The connection ends behind so many bytes of the whole answer, its head included. */
  readonly cutAt?: number;
}

export function json(status: number, value: unknown, headers: Readonly<Record<string, string>> = {}): Answer {
  return {
    status,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(value),
  };
}

/** What a proxy in front of the service answers when it does not reach it. */
export const outage: Answer = {
  status: 503,
  headers: { 'content-type': 'text/html' },
  body: '<html><body><h1>503 Service Temporarily Unavailable</h1></body></html>',
};

export const malformed: Answer = {
  status: 200,
  headers: { 'content-type': 'application/json' },
  body: '{"status": "IN_QU',
};

export function send(response: ServerResponse, { status, headers = {}, body, cutAt }: Answer): void {
  const bytes = Buffer.from(body);
  if (cutAt === undefined) {
    response.writeHead(status, { 'content-length': bytes.length, ...headers }).end(bytes);
    return;
  }
  response.socket?.end(wholeAnswer(status, headers, bytes).subarray(0, cutAt));
}

/** An answer as its bytes go over the line. */
export function wholeAnswer(status: number, headers: Readonly<Record<string, string>>, body: Buffer): Buffer {
  const lines = Object.entries({ ...headers, 'content-length': String(body.length), connection: 'close' });
  const head = [`HTTP/1.1 ${status} Answer`, ...lines.map(([name, value]) => `${name}: ${value}`), '', ''];
  return Buffer.concat([Buffer.from(head.join('\r\n')), body]);
}

export async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) {
    // A request without an encoding gives buffers.
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}
