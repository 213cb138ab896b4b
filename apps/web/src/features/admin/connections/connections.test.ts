import { builtInProvider } from '@kinora/contract/api';
import type { AuditEntry, ProviderConnection, ServedModel } from '@kinora/contract/api';
import { engines, imageModelKeys, videoModelKeys } from '@kinora/contract/catalogue';
import { describe, expect, it } from 'vitest';
import { describeChange } from './describe-change.ts';
import { foundChoice, withStored } from './found-choice.ts';
import { chosenMaker, makerChoices } from './maker-choices.ts';
import { modelName } from './model-names.ts';
import { servesText } from './serves-text.ts';
import { serverSettings } from './server-settings.ts';

const titles = new Map([['fal', 'fal']]);

describe('the name of a model', () => {
  it('every key that somebody can be chosen for has one that people know', () => {
    const keys = [
      ...imageModelKeys,
      ...videoModelKeys,
      ...engines.flatMap(({ image_function: picture, video_model: clip }) => [picture, clip]),
    ];
    expect(keys.filter((key) => modelName(key) === key)).toEqual([]);
    expect([modelName('veo3'), modelName('qwen_image_edit'), modelName('multi_talk')]).toEqual([
      'Veo 3',
      'Pictures of Image Edit & Motion',
      'Motion of Multi-Character Talk',
    ]);
  });
});

const model: ServedModel = {
  key: 'veo3',
  kind: 'clip',
  bindings: [
    { provider: 'fal', endpoint: 'a/b', is_configured: true, state: 'ready', estimate_usd: 0.8 },
    { provider: 'other', endpoint: 'c', is_configured: false, state: 'untested', estimate_usd: null },
  ],
  bound: { provider: 'fal', endpoint: 'a/b' },
  has_built_in: true,
  credits: null,
  own_estimate_usd: null,
};

describe('who can be chosen', () => {
  it('is the house first, then every service; who is not connected is said and cannot be', () => {
    const choices = makerChoices(model, titles);
    expect(choices.map(({ label, isDisabled }) => [label, isDisabled])).toEqual([
      ['Drawn by Kinora', false],
      ['fal: a/b', false],
      ['other: c (not connected)', true],
    ]);
    expect(choices.find(({ value }) => value === chosenMaker(model))?.endpoint).toBe('a/b');
    const house = { ...model, bound: { provider: builtInProvider, endpoint: null } };
    expect(chosenMaker(house)).toBe(choices[0]?.value);
  });

  it('is nobody of the house where it makes nothing', () => {
    expect(makerChoices({ ...model, has_built_in: false }, titles).map(({ provider }) => provider)).toEqual([
      'fal',
      'other',
    ]);
  });
});

const change = (action: AuditEntry['action'], subject: string, detail: AuditEntry['detail']) =>
  describeChange({ id: '1', at: '', actor: null, action, subject, detail }, titles);

describe('a change', () => {
  it.each([
    [change('key_set', 'fal', { key_hint: '1a2b', is_replaced: false }), 'connected fal (key …1a2b)'],
    [change('key_set', 'fal', { key_hint: '', is_replaced: true }), 'replaced the key of fal'],
    [change('key_removed', 'fal', { key_hint: '1a2b' }), 'removed the key of fal'],
    [
      change('key_set', 'chat', { key_hint: null, base_url: 'http://127.0.0.1:1/v1' }),
      'connected chat at http://127.0.0.1:1/v1',
    ],
    [change('key_removed', 'chat', { key_hint: null }), 'disconnected chat'],
    [change('model_fetched', 'qwen3:8b', {}), 'had qwen3:8b fetched'],
    [change('budget_changed', 'daily_usd', { daily_usd: 10 }), 'set the limit of a day to $10.00'],
    [change('budget_changed', 'daily_usd', { daily_usd: null }), 'removed the limit of a day'],
    [change('model_changed', 'veo3', { provider: 'builtin' }), 'gave Veo 3 to Kinora'],
    [change('model_changed', 'veo3', { provider: 'fal', endpoint: 'a/b' }), 'gave Veo 3 to fal: a/b'],
    [change('model_changed', 'veo3', { provider: null }), 'gave Veo 3 to whoever is connected first'],
    [
      change('model_changed', 'veo3', { estimate_usd: 0.5, credits: null }),
      'set the price of Veo 3 to $0.50, cleared the credits of Veo 3',
    ],
    [change('model_changed', 'veo3', {}), 'saved Veo 3 unchanged'],
  ])('is told after a name: %s', (told, expected) => {
    expect(told).toBe(expected);
  });
});

describe('what somebody makes', () => {
  const connection: ProviderConnection = {
    provider: 'fal',
    title: 'fal',
    is_configured: true,
    source: 'admin',
    key_hint: null,
    base_url: null,
    key_url: 'https://fal.ai',
    settings: ['api_key', 'base_url'],
    capabilities: ['images', 'video'],
    models: ['dalle_3', 'flux_vector', 'veo3'],
    state: 'ok',
    last_ok_at: null,
    sentence: null,
    open_requests: 0,
  };

  it('is counted for services, and said for what the environment sets', () => {
    expect(servesText(connection)).toBe('2 picture models, 1 clip model');
    expect(servesText({ ...connection, models: ['veo3'] })).toBe('1 clip model');
    expect(servesText({ ...connection, key_url: null, capabilities: ['text'], models: ['llama'] })).toBe(
      'Scripts, better prompts and suggestions, llama',
    );
    expect(servesText({ ...connection, capabilities: ['speech'], models: [] })).toBe(
      'Narration and voice previews',
    );
    expect(servesText({ ...connection, provider: builtInProvider })).toBe(
      'Scripts, pictures, clips and voices',
    );
  });
});

describe('the settings of a server that was found', () => {
  const found = {
    title: 'Ollama',
    base_url: 'http://127.0.0.1:11434/v1',
    models: ['llama3:8b', 'qwen'],
    model: 'llama3:8b',
    keeps_models: true,
  };

  it('are the lines that connect it, where something here can use it', () => {
    expect(serverSettings({ ...found, provider: 'chat' })).toBe(
      'LLM_BASE_URL=http://127.0.0.1:11434/v1\nLLM_MODEL=llama3:8b',
    );
    expect(serverSettings({ ...found, provider: 'speech-server' })).toContain('SPEECH_BASE_URL=http');
    expect(serverSettings({ ...found, provider: 'comfyui' })).toBeNull();
  });
});

describe('a server that was found', () => {
  const address = 'http://127.0.0.1:11434/v1';
  const ollama = {
    provider: 'chat',
    title: 'Ollama',
    base_url: address,
    models: ['llama3:8b', 'qwen'],
    model: 'llama3:8b',
    keeps_models: true,
  };
  const chat: ProviderConnection = {
    provider: 'chat',
    title: 'Chat server',
    is_configured: false,
    source: null,
    key_hint: null,
    base_url: null,
    key_url: null,
    settings: ['api_key', 'base_url', 'model'],
    capabilities: ['text'],
    models: [],
    state: 'untested',
    last_ok_at: null,
    sentence: null,
    open_requests: 0,
  };

  it('REAL-24 is connected by one button wherever its provider takes an address', () => {
    const comfy = { ...chat, provider: 'comfyui', settings: ['api_key', 'base_url'] as const };
    const found = { ...ollama, provider: 'comfyui', models: [], model: null };
    expect(foundChoice(ollama, [chat])).toEqual({
      state: 'connectable',
      models: ['llama3:8b', 'qwen'],
      lacksModel: false,
    });
    expect(foundChoice(found, [{ ...comfy, settings: [...comfy.settings] }])).toEqual({
      state: 'connectable',
      models: [],
      lacksModel: false,
    });
  });

  it('has what it fetched since, and is asked for that where it had nothing', () => {
    const pull = {
      model: 'qwen3:8b',
      state: 'done',
      completed_bytes: 1,
      total_bytes: 1,
      sentence: null,
    } as const;
    const models = [
      { name: 'nomic-embed-text', bytes: 1 },
      { name: 'qwen3:8b', bytes: 1 },
    ];
    const empty = { ...ollama, models: [], model: null };
    expect(withStored(empty, { models, suggestions: [], pull })).toMatchObject({
      models: ['nomic-embed-text', 'qwen3:8b'],
      model: 'qwen3:8b',
    });
    expect(withStored(empty, undefined)).toBe(empty);
  });

  it('offers no voices as models, and nothing where it has none', () => {
    const kokoro = { ...ollama, models: ['af_bella', 'af_sky'], model: 'kokoro' };
    expect(foundChoice(kokoro, [chat])).toMatchObject({ models: [], lacksModel: false });
    expect(foundChoice({ ...ollama, models: [], model: null }, [chat]).lacksModel).toBe(true);
  });

  it('says when it is connected, or nobody here can connect it', () => {
    const connected = { ...chat, is_configured: true, source: 'admin' as const, base_url: address };
    const set = { ...connected, source: 'environment' as const, settings: [] };
    expect([
      foundChoice(ollama, [connected]).state,
      foundChoice(ollama, [{ ...connected, base_url: 'http://127.0.0.1:1/v1' }]).state,
      foundChoice(ollama, [set]).state,
      foundChoice(ollama, []).state,
    ]).toEqual(['connected', 'connectable', 'environment', 'unknown']);
  });
});
