import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { buildTestHttp } from '../../testing/test-http.ts';
import { sayFarewell } from './draining.ts';

const stopping = { isStopping: false };
const { app } = await buildTestHttp({ stopping });
app.get('/api/hello', () => ({ hello: true }));
await app.listen({ port: 0, host: '127.0.0.1' });

describe('a server that is about to stop', () => {
  it('O1 answers on a connection that is kept open, and says that it ends', async () => {
    const { port } = new URL(app.listeningOrigin);
    const socket = connect(Number(port), '127.0.0.1');
    const answers: string[] = [];
    socket.setEncoding('utf8').on('data', (text: string) => answers.push(text));
    const ask = async (): Promise<string> => {
      const before = answers.length;
      socket.write('GET /api/hello HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n');
      while (answers.length === before) {
        await new Promise((resolve) => setImmediate(resolve));
      }
      return answers.slice(before).join('');
    };
    expect(await ask()).toMatch(/^HTTP\/1.1 200[^]*connection: keep-alive/i);
    const ended = new Promise((resolve) => socket.once('end', resolve));
    const farewell = sayFarewell(app, stopping);
    expect(await ask()).toMatch(/^HTTP\/1.1 200[^]*connection: close/i);
    await ended;
    await farewell;
    expect(stopping.isStopping).toBe(true);
  });

  it('O1 does not wait for a connection on which nothing was ever asked', async () => {
    const { app: brief } = await buildTestHttp();
    await brief.listen({ port: 0, host: '127.0.0.1' });
    const accepted = new Promise((resolve) => brief.server.once('connection', resolve));
    const socket = connect(Number(new URL(brief.listeningOrigin).port), '127.0.0.1');
    const ended = new Promise((resolve) => socket.resume().once('close', resolve));
    await accepted;
    await brief.close();
    await ended;
  });

  it('K3 connections that never finish a request are looked for, and closed within 70 s', () => {
    // 10 s is how often Node looks; the test at length is slow-loris.slow.test.ts.
    expect(app.server.headersTimeout + 10_000).toBeLessThanOrEqual(70_000);
    expect(app.server.maxConnections).toBeGreaterThan(1_000);
  });
});
