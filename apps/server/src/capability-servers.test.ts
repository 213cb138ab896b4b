import { describe, expect, it } from 'vitest';
import { capabilityServers } from './capability-servers.ts';
import { parseConfig } from './config.ts';
import { openGateway } from './gateway/gateway.ts';
import { createProviders } from './gateway/registry.ts';

async function serversOf(environment: Record<string, string>) {
  const config = parseConfig(environment, '/tmp');
  const providers = createProviders(config.models);
  const servers = capabilityServers({ config, providers, gateway: openGateway(providers, '') });
  await providers.close();
  return servers;
}

describe('who serves what', () => {
  it('ENG-04 without settings everything is built in, but for search and mail', async () => {
    const servers = await serversOf({});
    expect(
      servers.map(({ capability, provider, isConfigured }) => [capability, provider, isConfigured]),
    ).toEqual([
      ['text', 'builtin', true],
      ['images', 'builtin', true],
      ['video', 'builtin', true],
      ['speech', 'builtin', true],
      ['search', 'wikipedia', true],
      ['mail', 'smtp', false],
    ]);
    const [images] = servers.filter(({ capability }) => capability === 'images');
    expect(images?.modelKeys?.[0]).toBe('image_whiteboard');
  });

  it('names services by their place and model, without what signs in to them', async () => {
    const servers = await serversOf({
      LLM_BASE_URL: 'http://me:secret@127.0.0.1:11434/v1/',
      LLM_MODEL: 'qwen3',
      LLM_API_KEY: 'sk-secret',
      SPEECH_BASE_URL: 'https://speech.example.org/v1',
      SPEECH_API_KEY: 'sk-secret',
      SPEECH_MODEL: 'kokoro',
      SMTP_URL: 'smtps://me:secret@mail.example.org:465',
      MAIL_FROM: 'kinora@example.org',
    });
    expect(servers).toContainEqual(
      expect.objectContaining({ provider: 'chat', address: 'http://127.0.0.1:11434/v1', model: 'qwen3' }),
    );
    expect(servers).toContainEqual(
      expect.objectContaining({ provider: 'speech-server', address: 'https://speech.example.org/v1' }),
    );
    expect(servers).toContainEqual(
      expect.objectContaining({
        provider: 'smtp',
        address: 'smtps://mail.example.org:465',
        isConfigured: true,
      }),
    );
    expect(JSON.stringify(servers)).not.toContain('secret');
  });
});
