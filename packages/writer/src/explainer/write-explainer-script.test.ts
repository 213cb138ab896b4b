import { describe, expect, it } from 'vitest';
import { createBuiltinWriter } from '../builtin-writer.ts';
import { languageCodes, countSpokenWords } from '@kinora/words';
import type { Language } from '@kinora/contract/catalogue';
import { sampleCall, sampleRequest } from '../testing/sample-request.ts';

const writer = createBuiltinWriter();
const write = (changes: Parameters<typeof sampleRequest>[0]) =>
  writer.writeScript(sampleRequest({ videoType: 'explainer', ...changes }), sampleCall());

const questions: Readonly<Record<Language, string>> = {
  English: 'Why do cats purr?',
  French: 'Pourquoi les chats ronronnent-ils ?',
  Italian: 'Perché i gatti fanno le fusa?',
  Spanish: '¿Por qué ronronean los gatos?',
  Hindi: 'बिल्लियाँ घुरघुराती क्यों हैं?',
  Japanese: '猫はなぜのどを鳴らすのか',
};

describe.each(Object.entries(questions) as [Language, string][])('a question in %s', (language, prompt) => {
  it.each(['explainer', 'news', 'story'] as const)(
    'OUT-01 OUT-04 becomes a %s of four to six scenes about it',
    async (videoType) => {
      const script = await write({ prompt, language, videoType });
      const words = script.scenes.reduce(
        (sum, scene) => sum + countSpokenWords(scene.narration, languageCodes[language]),
        0,
      );
      expect(script.scenes.length).toBeGreaterThanOrEqual(4);
      expect(script.scenes.length).toBeLessThanOrEqual(6);
      expect(words).toBeGreaterThan(90);
      expect(words).toBeLessThan(185);
      expect(script.scenes[0]?.narration).toContain(prompt.replace(/[?\s]+$/u, ''));
      expect(JSON.stringify(script)).not.toMatch(/\{\w+\}|undefined/u);
    },
  );
});

describe('facts', () => {
  it('come from the dictionary tree alone, with their source', async () => {
    const script = await write({ prompt: 'Why do cats purr?' });
    expect(script.scenes.flatMap((scene) => scene.keyFacts)).toContain('Cat: a kind of feline');
    expect(script.sources[0]?.label).toContain('WordNet');
  });

  it('are left out where no meaning of the word is clearly the commonest', async () => {
    const script = await write({ prompt: 'How do volcanoes erupt?' });
    expect(script.sources).toEqual([]);
    expect(script.scenes[1]?.narration).toContain('volcanoes');
  });

  it('OUT-04 a commission is taken off the topic', async () => {
    const prompt =
      'Make me a short video about saving energy at home, for families, in a friendly tone, with many small examples';
    const script = await write({ prompt });
    expect(script.title).toBe('Saving energy at home');
  });

  it('are never told of people', async () => {
    const script = await write({ prompt: 'What is a nurse?' });
    expect(script.sources).toEqual([]);
  });

  it('the sun is nothing to be watched with bare eyes', async () => {
    const script = await write({ prompt: 'Why is the sun so bright?' });
    expect(JSON.stringify(script)).not.toContain('with your own eyes');
  });

  it('an English question is taken apart along its own words', async () => {
    const script = await write({ prompt: 'Why do cats purr?' });
    expect(script.scenes.some((scene) => scene.narration.includes('Do cats always purr'))).toBe(true);
  });
});
