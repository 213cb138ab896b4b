import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import { buildTestHttp } from '../../testing/test-http.ts';

const { app } = await buildTestHttp();
app.get('/api/hello', () => ({ hello: true }));
await app.listen({ port: 0, host: '127.0.0.1' });

const HALF_OPEN = 500;
const REAL_REQUESTS = 200;

it(
  'K3 500 connections that never finish their headers are closed, while everybody else is answered',
  { timeout: 120_000 },
  async () => {
    const { port } = new URL(app.listeningOrigin);
    const open = async (): Promise<Socket> => {
      const socket = connect(Number(port), '127.0.0.1');
      // Flowing, or its end would never be read.
      socket.on('error', () => undefined).resume();
      await once(socket, 'connect');
      socket.write('GET /api/hello HTTP/1.1\r\nx-slow: ');
      return socket;
    };
    const startedAt = performance.now();
    const sockets = await Promise.all(Array.from({ length: HALF_OPEN }, open));
    const closed = Promise.all(sockets.map((socket) => once(socket, 'close')));
    for (let request = 0; request < REAL_REQUESTS; request += 1) {
      expect((await fetch(`${app.listeningOrigin}/api/hello`)).status).toBe(200);
    }
    await closed;
    // The claim is 70 s; the limits themselves add up to 40.
    expect(performance.now() - startedAt).toBeLessThan(70_000);
  },
);
