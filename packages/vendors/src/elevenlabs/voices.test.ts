import { WavReader } from '@kinora/sound';
import { afterEach, describe, expect, it } from 'vitest';
import type { SimulatedVoice } from '../simulators/elevenlabs/voices.ts';
import { createElevenLabsModel } from './elevenlabs-model.ts';
import { elevenLabs } from './vendor.ts';
import { openAccount, sarah } from './testing/open-account.ts';

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((account) => account.close()));
});

async function accountOf(...voices: Parameters<typeof openAccount>) {
  const account = await openAccount(...voices);
  open.push(account);
  return account;
}

const many = (count: number) => (): SimulatedVoice[] =>
  Array.from({ length: count }, (_, index) => ({
    voice_id: `voice${index}`,
    name: `Voice ${index}`,
    category: 'premade',
    labels: {},
    preview_url: null,
    verified_languages: [],
  }));

describe('voices of an ElevenLabs account', () => {
  it('REAL-17 API-05 say who they are, what they speak, their tier and their maker', async () => {
    const { speechWith } = await accountOf();
    const [first, second] = await speechWith().voices();
    expect(first).toEqual({
      voice_id: sarah,
      name: 'Sarah',
      labels: {
        accent: 'american',
        age: 'young',
        gender: 'female',
        use_case: 'narrative story',
        description: 'ElevenLabs (cloud)',
      },
      preview_url: `/media/voices/${sarah}.wav`,
      verified_languages: expect.arrayContaining([
        { language: 'fr', locale: 'fr-FR', accent: 'parisian', preview_url: `/media/voices/${sarah}.wav` },
        { language: 'ja', locale: 'ja-JP', accent: null, preview_url: `/media/voices/${sarah}.wav` },
      ]) as unknown,
      tier: 'pro',
      engine: 'elevenlabs',
      kind: 'cloud',
      dollars_per_million: null,
    });
    expect(first?.verified_languages.map(({ language }) => language)).toEqual([
      'en',
      'hi',
      'fr',
      'it',
      'es',
      'ja',
    ]);
    expect(second).toMatchObject({ name: 'George', tier: 'proXL', labels: { age: 'middle-aged' } });
  });

  it('speak English alone with a model that does', async () => {
    const { speechWith } = await accountOf();
    const [voice] = await speechWith({ ELEVENLABS_MODEL: 'eleven_flash_v2' }).voices();
    expect(voice?.verified_languages.map(({ language }) => language)).toEqual(['en']);
  });

  it('API-05 are asked for page by page, five hundred at most', async () => {
    const few = await accountOf(many(230));
    expect(await few.speechWith().voices()).toHaveLength(230);
    expect(few.simulator.asked).toHaveLength(3);
    const all = await accountOf(many(700));
    expect(await all.speechWith().voices()).toHaveLength(500);
    expect(all.simulator.asked).toHaveLength(5);
  });

  it('leave out what cannot be read of one, and nobody else', async () => {
    const { speechWith } = await accountOf(() => [
      ...many(1)(),
      { ...many(1)()[0], voice_id: '../../escape' } as SimulatedVoice,
      { ...many(1)()[0], voice_id: 'odd', labels: { accent: 7 } } as unknown as SimulatedVoice,
    ]);
    const voices = await speechWith().voices();
    expect(voices.map(({ voice_id: id }) => id)).toEqual(['eleven-voice0', 'eleven-odd']);
  });

  it('API-05 hold ten minutes, and stay what they were while nobody can be asked', async () => {
    const { simulator } = await accountOf();
    const clock = { at: 0 };
    const server = {
      baseUrl: simulator.baseUrl,
      apiKey: simulator.apiKey,
      model: 'eleven_multilingual_v2',
      price: null,
      previewText: 'Hello!',
      fetch,
      fetchSample: fetch,
    };
    const model = createElevenLabsModel(server, () => clock.at);
    const names = async () => (await model.voices()).map(({ name }) => name);
    simulator.setAway(true);
    expect(await names()).toEqual([]);
    simulator.setAway(false);
    expect(await names()).toEqual([]);
    clock.at += 30_000;
    expect(await Promise.all([names(), names()])).toEqual([
      ['Sarah', 'George'],
      ['Sarah', 'George'],
    ]);
    expect(simulator.asked).toHaveLength(2);
    simulator.setAway(true);
    clock.at += 599_999;
    expect(await names()).toEqual(['Sarah', 'George']);
    expect(simulator.asked).toHaveLength(2);
    clock.at += 1;
    expect(await names()).toEqual(['Sarah', 'George']);
    expect(simulator.asked).toHaveLength(3);
  });

  it('are none without a key', () => {
    const settings = { variables: { ELEVENLABS_BASE_URL: 'http://127.0.0.1:9' }, previewText: 'Hello!' };
    expect(elevenLabs.connect(settings)).toBeNull();
    const connected = elevenLabs.connect({ ...settings, variables: { ELEVENLABS_API_KEY: 'sk_key' } });
    expect(connected).toMatchObject({
      address: 'https://api.elevenlabs.io',
      model: 'eleven_multilingual_v2',
    });
  });
});

describe("an ElevenLabs voice's sample", () => {
  const secondsOf = async (file: string) => {
    const reader = await WavReader.open(file);
    await reader.close();
    const { format } = reader;
    expect(format).toMatchObject({ sampleRateHz: 48_000, channels: 1 });
    return format.frames / 48_000;
  };

  it("REAL-17 is the service's own, fetched without the key and bought by nobody", async () => {
    const { simulator, speechWith, call } = await accountOf();
    const file = await speechWith().renderPreview(sarah, call());
    expect(await secondsOf(file)).toBeGreaterThan(0.5);
    expect(simulator.asked.filter((question) => question.includes('/samples/'))).toHaveLength(1);
    expect([simulator.requests, simulator.keysOfSamples, simulator.chargedCharacters]).toEqual([[], [], 0]);
  });

  it('is spoken where the service has none', async () => {
    const { simulator, speechWith, call } = await accountOf();
    const file = await speechWith().renderPreview('eleven-JBFqnCBsd6RMkjVDRZzb', call());
    expect(await secondsOf(file)).toBeGreaterThan(0.5);
    expect(simulator.requests.map(({ text }) => text)).toEqual(['Hello, this is how I sound.']);
  });

  it('is fetched from no address of this network', async () => {
    const inside = 'https://127.0.0.1:9/secret.mp3';
    const { speechWith, call } = await accountOf(() =>
      many(1)().map((voice) => ({ ...voice, preview_url: inside })),
    );
    await expect(speechWith().renderPreview('eleven-voice0', call())).rejects.toMatchObject({
      kind: 'transient',
      cause: { message: expect.stringContaining('not a public https address') as unknown },
    });
  });

  it('is no voice that the account has not', async () => {
    const { speechWith, call } = await accountOf();
    await expect(speechWith().renderPreview('eleven-nobody', call())).rejects.toMatchObject({
      kind: 'invalid_input',
    });
  });
});
