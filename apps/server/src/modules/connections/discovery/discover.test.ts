import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import { afterAll, describe, expect, it } from 'vitest';
import { discoverServers } from './discover-servers.ts';
import { usualLoopbackServers } from './loopback-servers.ts';

const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

/** Somebody who listens on this machine; null says nothing for ever. */
async function listen(answers: Readonly<Record<string, string | null>>): Promise<number> {
  const server = createServer((request, response) => {
    const answer = answers[request.url ?? ''];
    if (answer === undefined) {
      response.writeHead(404).end('{}');
    } else if (answer?.startsWith('http') === true) {
      response.writeHead(302, { location: answer }).end();
    } else if (answer !== null) {
      response.end(answer);
    }
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A listening TCP server has an address with a port.
  return (server.address() as AddressInfo).port;
}

const usual = (title: string) => {
  const found = usualLoopbackServers.find((server) => server.title === title);
  if (found === undefined) {
    throw new Error(`${title} is not looked for`);
  }
  return found;
};
const look = async (title: string, answers: Readonly<Record<string, string | null>>) => {
  const port = await listen(answers);
  const loopbackServers = [{ ...usual(title), port }];
  return { port, found: await discoverServers({ isDiscoveryOn: true, loopbackServers }) };
};

describe('model servers on this machine', () => {
  it.each([
    {
      title: 'Ollama',
      answers: { '/api/tags': '{"models":[{"name":"nomic-embed-text"},{"name":"llama3:8b","size":1}]}' },
      is: {
        provider: 'chat',
        path: '/v1',
        models: ['nomic-embed-text', 'llama3:8b'],
        model: 'llama3:8b',
        keeps_models: true,
      },
    },
    {
      title: 'LM Studio',
      answers: { '/v1/models': '{"object":"list","data":[{"id":"qwen"}]}' },
      is: { provider: 'chat', path: '/v1', models: ['qwen'], model: 'qwen', keeps_models: false },
    },
    {
      title: 'LocalAI',
      answers: { '/v1/models': '{"data":[]}' },
      is: { provider: 'chat', path: '/v1', models: [], model: null, keeps_models: false },
    },
    {
      title: 'ComfyUI',
      answers: { '/system_stats': '{"system":{"os":"posix"},"devices":[]}' },
      is: { provider: 'comfyui', path: '', models: [], model: null, keeps_models: false },
    },
    {
      title: 'Kokoro',
      answers: { '/v1/audio/voices': '{"voices":["af_bella",{"id":"af_sky"}]}' },
      is: {
        provider: 'speech-server',
        path: '/v1',
        models: ['af_bella', 'af_sky'],
        model: 'kokoro',
        keeps_models: false,
      },
    },
  ])('$title is found at its port, with what it has', async ({ title, answers, is }) => {
    const { port, found } = await look(title, answers);
    const { path, ...rest } = is;
    expect(found).toEqual([{ title, base_url: `http://127.0.0.1:${port}${path}`, ...rest }]);
  });

  it('are looked for at the ports they usually have, on this machine alone', () => {
    expect(usualLoopbackServers.map(({ title, port, path }) => `${title} ${port} ${path}`)).toEqual([
      'Ollama 11434 /api/tags',
      'LM Studio 1234 /v1/models',
      'LocalAI 8080 /v1/models',
      'ComfyUI 8188 /system_stats',
      'Kokoro 8880 /v1/audio/voices',
    ]);
  });

  it.each([
    ['somebody else', { '/api/tags': '<html></html>' }],
    ['another list', { '/api/tags': '{"models":[{"name":7}]}' }],
    ['who does not know the question', {}],
    ['who sends one elsewhere', { '/api/tags': 'http://127.0.0.1:9/api/tags' }],
    ['who never answers', { '/api/tags': null }],
    ['who says far too much', { '/api/tags': `{"models":[],"rest":"${'x'.repeat(2_000_000)}"}` }],
    ['a name without end', { '/api/tags': `{"models":[{"name":"${'x'.repeat(500)}"}]}` }],
  ])('are not taken for %s', async (_who, answers) => {
    expect((await look('Ollama', answers)).found).toEqual([]);
  });

  it('are asked all at once, and named up to a bound', async () => {
    const many = JSON.stringify({ models: Array.from({ length: 999 }, (_, at) => ({ name: `m${at}` })) });
    const silent = await listen({ '/api/tags': null });
    const talking = await listen({ '/api/tags': many });
    const begun = performance.now();
    const found = await discoverServers({
      isDiscoveryOn: true,
      loopbackServers: [silent, silent, silent, talking].map((port) => ({ ...usual('Ollama'), port })),
    });
    expect(found.map(({ models }) => models.length)).toEqual([200]);
    expect(performance.now() - begun).toBeLessThan(2_900);
  });
});
