import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo, LookupFunction } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guardedFetch } from './guarded-fetch.ts';
import { RefusedAddressError } from './refused-address-error.ts';

const asked: { path: string; authorization: string | undefined }[] = [];
let server: Server;
let origin = '';
/** The same server by another name: another origin, which nobody trusts. */
let stranger = '';

const answers: Record<string, (response: ServerResponse) => void> = {
  '/plain': (response) => response.end('hello'),
  '/long': (response) => response.end('x'.repeat(5_000)),
  '/bomb': (response) => response.setHeader('content-encoding', 'gzip').end(gzipSync('x'.repeat(5_000))),
  '/near': (response) => response.writeHead(302, { location: '/plain' }).end(),
  '/away': (response) => response.writeHead(302, { location: `${stranger}/plain` }).end(),
  '/round': (response) => response.writeHead(302, { location: '/round' }).end(),
  '/nowhere': (response) => response.writeHead(302).end(),
};

function answer(request: IncomingMessage, response: ServerResponse): void {
  const path = request.url ?? '';
  asked.push({ path, authorization: request.headers.authorization });
  (answers[path] ?? ((missing) => missing.writeHead(404).end()))(response);
}

beforeAll(async () => {
  server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  origin = `http://127.0.0.1:${port}`;
  stranger = `http://localhost:${port}`;
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

function guarded(lookup?: LookupFunction): typeof fetch {
  asked.length = 0;
  return guardedFetch({ trustedUrls: [`${origin}/api`], mostBytes: 1_000, ...(lookup && { lookup }) });
}

/** What an error and its causes are, outermost first. */
function causes(error: unknown): unknown[] {
  return error instanceof Error ? [error, ...causes(error.cause)] : [];
}

async function refusal(call: Promise<unknown>): Promise<unknown> {
  const error: unknown = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  return causes(error).find((cause) => cause instanceof RefusedAddressError) ?? error;
}

describe('guardedFetch', () => {
  it('asks the origin that the operator set, wherever it stands', async () => {
    const response = await guarded()(`${origin}/plain`, { headers: { authorization: 'key' } });
    expect(await response.text()).toBe('hello');
    expect(asked).toEqual([{ path: '/plain', authorization: 'key' }]);
  });

  it.each([
    'http://example.org/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://2130706433/',
    'https://169.254.169.254/latest/meta-data',
    'ftp://example.org/',
    'file:///etc/passwd',
  ])('refuses %s before anything is sent', async (address) => {
    expect(await refusal(guarded()(address))).toBeInstanceOf(RefusedAddressError);
    expect(asked).toEqual([]);
  });

  it('judges the address that a name resolves to, the one it would connect to', async () => {
    const inside: LookupFunction = (_host, _options, callback) =>
      callback(null, [{ address: '10.0.0.7', family: 4 }]);
    expect(await refusal(guarded(inside)('https://inside.example/'))).toBeInstanceOf(RefusedAddressError);
  });

  it('refuses a name with one private address among public ones', async () => {
    const mixed: LookupFunction = (_host, _options, callback) =>
      callback(null, [
        { address: '93.184.216.34', family: 4 },
        { address: '192.168.1.4', family: 4 },
      ]);
    expect(await refusal(guarded(mixed)('https://mixed.example/'))).toBeInstanceOf(RefusedAddressError);
  });

  it('follows a redirect inside the trusted origin with its headers', async () => {
    const response = await guarded()(`${origin}/near`, { headers: { authorization: 'key' } });
    expect(await response.text()).toBe('hello');
    expect(asked.at(-1)).toEqual({ path: '/plain', authorization: 'key' });
  });

  it.each(['/away', '/round', '/nowhere'])('refuses what redirects %s', async (path) => {
    expect(await refusal(guarded()(`${origin}${path}`))).toBeInstanceOf(RefusedAddressError);
    expect(asked.length).toBeLessThanOrEqual(4);
    expect(asked.every((call) => call.path === path)).toBe(true);
  });

  it('sends a body once: a redirected submit is refused', async () => {
    const call = guarded()(`${origin}/near`, { method: 'POST', body: '{}' });
    expect(await refusal(call)).toBeInstanceOf(RefusedAddressError);
    expect(asked.map(({ path }) => path)).toEqual(['/near']);
  });

  it.each(['/long', '/bomb'])(
    'breaks off an answer that is too long, also a packed one: %s',
    async (path) => {
      const response = await guarded()(`${origin}${path}`);
      await expect(response.text()).rejects.toThrow('longer than 1000 bytes');
    },
  );
});
