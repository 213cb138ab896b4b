import { createServer } from 'node:net';
import type { Server, Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { NotSentError, sendOnce } from './send-once.ts';

const body = '{"wish":"a cat"}';
const whole = ['HTTP/1.1 503 Away', 'x-fal-request-id: 7', 'content-length: 4', '', 'gone'].join('\r\n');

/** Connections that were made, and what came over each. */
const heard: string[] = [];
/** What is done when a request has arrived whole. */
let answer: (socket: Socket) => void;
let server: Server;
let url = '';

beforeAll(async () => {
  server = createServer((socket) => {
    const index = heard.push('') - 1;
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      heard[index] += chunk.toString();
      if (heard[index]?.endsWith(body)) {
        answer(socket);
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A listening TCP server has an address with a port.
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/submit`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  heard.length = 0;
  answer = (socket) => void socket.end(whole);
});

const send = (more: Partial<Parameters<typeof sendOnce>[0]> = {}) =>
  sendOnce({ url, headers: {}, body, mostCharacters: 100, signal: AbortSignal.timeout(5_000), ...more });

describe('sendOnce', () => {
  it('answers what came, refusals too, and asks nobody twice', async () => {
    expect(await send()).toEqual({
      status: 503,
      headers: { 'x-fal-request-id': '7', 'content-length': '4' },
      body: 'gone',
    });
    await send({ headers: { authorization: 'key' } });
    // A connection each: none is reused that the other side may be about to close.
    expect(heard).toHaveLength(2);
    expect(heard[1]).toContain('authorization: key');
    expect(heard[1]).toContain('connection: close');
    expect(heard[1]?.endsWith(`\r\n\r\n${body}`)).toBe(true);
  });

  it('follows no redirect', async () => {
    answer = (socket) =>
      void socket.end(`HTTP/1.1 307 Over there\r\nlocation: ${url}\r\ncontent-length: 0\r\n\r\n`);
    expect((await send()).status).toBe(307);
    expect(heard).toHaveLength(1);
  });

  it.each(['http://127.0.0.1:1/', 'http://nowhere.invalid/', 'https://127.0.0.1:1/'])(
    'knows that nothing was sent to %s',
    async (nobody) => {
      await expect(send({ url: nobody })).rejects.toBeInstanceOf(NotSentError);
    },
  );

  it('knows that nothing was sent when nobody waited any more', async () => {
    await expect(send({ signal: AbortSignal.abort() })).rejects.toBeInstanceOf(NotSentError);
    expect(heard.join('')).toBe('');
  });

  it.each(['', 'HTTP/1.1 2', 'HTTP/1.1 200 Fine\r\ncontent-length: 4\r\n'])(
    'does not know when an answer breaks off in its head: "%s"',
    async (start) => {
      answer = (socket) => void socket.end(start);
      const failure: unknown = await send().catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(Error);
      expect(failure).not.toBeInstanceOf(NotSentError);
      expect(heard).toHaveLength(1);
    },
  );

  it('does not know when nothing comes back in time', async () => {
    answer = () => undefined;
    const failure: unknown = await send({ signal: AbortSignal.timeout(100) }).catch(
      (error: unknown) => error,
    );
    expect(failure).not.toBeInstanceOf(NotSentError);
    expect(heard).toHaveLength(1);
  });

  it('reads a body as far as it came, and no further than it may', async () => {
    answer = (socket) => void socket.end('HTTP/1.1 200 Fine\r\ncontent-length: 400\r\n\r\nhalf of');
    expect((await send()).body).toBe('half of');
    answer = (socket) => void socket.end(`HTTP/1.1 200 Fine\r\n\r\n${'x'.repeat(5_000)}`);
    expect((await send()).body).toHaveLength(100);
  });
});
