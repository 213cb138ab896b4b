import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { buildTestHttp } from '../../testing/test-http.ts';
import { KeptAnswer, sendKept } from './kept-answer.ts';

const { app } = await buildTestHttp();
const long = new KeptAnswer(JSON.stringify({ words: 'a story '.repeat(500) }));
const short = new KeptAnswer(JSON.stringify({ words: 'a story' }));
app.get('/long', async (_request, reply) => {
  await sendKept(reply, long);
});
app.get('/short', async (_request, reply) => {
  await sendKept(reply, short);
});

const read = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

it.each([
  ['gzip, deflate, br', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br; q=0', undefined],
  ['identity', undefined],
])('is packed for who takes %s by %s', async (accepted, packing) => {
  const answer = await read('/long', { 'accept-encoding': accepted });
  expect(answer.headers['content-encoding']).toBe(packing);
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync, whole: (body: Buffer) => body };
  const how = packing === 'br' || packing === 'gzip' ? packing : 'whole';
  expect(unpack[how](answer.rawPayload)).toEqual(long.body);
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
});

it('is sent as it is when it is short', async () => {
  const answer = await read('/short', { 'accept-encoding': 'br' });
  expect([answer.headers['content-encoding'], answer.json()]).toEqual([undefined, { words: 'a story' }]);
});

it.each([
  ['its name', (etag: string) => etag, 304],
  ['its name as a proxy may have made it', (etag: string) => etag.slice(2), 304],
  ['its name among others', (etag: string) => `"another", ${etag}`, 304],
  ['any', () => '*', 304],
  ['another name', () => 'W/"another"', 200],
])('answers who has %s', async (_what, nameOf, status) => {
  const answer = await read('/long', { 'if-none-match': nameOf(long.etag) });
  expect([answer.statusCode, answer.body === '']).toEqual([status, status === 304]);
});

it('says the length to who asks for the head alone', async () => {
  const answer = await app.inject({ method: 'HEAD', url: '/long' });
  expect([answer.headers['content-length'], answer.body]).toEqual([String(long.body.length), '']);
});
