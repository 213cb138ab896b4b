import { describe, expect, it } from 'vitest';
import { createBuiltinWriter } from '../builtin-writer.ts';
import { sampleCall } from '../testing/sample-request.ts';
import { openLexicon } from '../lexicon/lexicon.ts';
import { openEnglishVerbs } from '../story/english-verbs.ts';
import { enhancePrompt as enhanceWith } from './enhance-prompt.ts';
import { enhancementWords } from './enhancement-words.ts';
import type { EnhancementWords } from './enhancement-words.ts';

const lexicon = openLexicon();
const knowledge = { lexicon, englishVerbs: openEnglishVerbs(lexicon) };
const enhancePrompt = (input: { prompt: string; context: string }) => enhanceWith(input, knowledge);

const prompts = [
  'A fox in the snow',
  'Un renard dans la neige',
  'Una volpe nella neve',
  'Un zorro en la nieve',
  'बर्फ़ में एक लोमड़ी',
  '雪の中のキツネ',
  'Why do cats purr?',
  'Un renard qui apprend à peindre',
];
const contexts = ['stories', 'videos', 'images', 'films', 'effects', ''];

describe('enhancing a prompt', () => {
  it('EXP-03 keeps the user’s words in front and adds to them', () => {
    for (const prompt of prompts) {
      for (const context of contexts) {
        const enhanced = enhancePrompt({ prompt, context });
        expect(enhanced.startsWith(prompt.replace(/[?]$/u, ''))).toBe(true);
        expect(enhanced.length).toBeGreaterThan(prompt.length);
      }
    }
  });

  it('EXP-03 changes nothing the second time', () => {
    for (const prompt of prompts) {
      for (const context of contexts) {
        const once = enhancePrompt({ prompt, context });
        expect(enhancePrompt({ prompt: once, context })).toBe(once);
      }
    }
  });

  it('every addition is recognised as present', () => {
    for (const words of Object.values<EnhancementWords>(enhancementWords)) {
      for (const { present, additions } of Object.values(words.kinds)) {
        expect(additions.filter((addition) => !present.test(addition))).toEqual([]);
      }
    }
  });

  it('EXP-03 adds in the prompt’s own language', () => {
    expect(enhancePrompt({ prompt: 'Un renard qui apprend à peindre', context: 'stories' })).toContain(
      'Décor',
    );
    expect(enhancePrompt({ prompt: '雪の中のキツネ', context: 'images' })).toMatch(/光/u);
  });

  it('EXP-03 gives a story a place of its hero’s world, and none where the idea has its own', () => {
    const placed = (prompt: string) => enhancePrompt({ prompt, context: 'stories' });
    expect(placed('A whale who wants to sing')).toMatch(/Setting: .*(?:bay|reef|sea)\./u);
    expect(placed('Una ballena que quiere cantar')).toMatch(/Lugar: .*(?:bahía|arrecife|mar)/u);
    expect(placed('A lonely dragon who lives on the moon')).not.toContain('Setting');
  });

  it('EXP-03 leaves a pasted text and signs alone', () => {
    const text = 'A long text. '.repeat(60);
    expect(enhancePrompt({ prompt: text, context: 'stories' })).toBe(text);
    expect(enhancePrompt({ prompt: '???', context: 'images' })).toBe('???');
  });

  it('EXP-03 an enhanced story idea is still told about its own hero, at the place it names', async () => {
    const writer = createBuiltinWriter();
    const prompt = await writer.enhancePrompt(
      { prompt: 'A fox who learns to paint', context: 'stories' },
      sampleCall(),
    );
    const script = await writer.writeScript(
      { prompt, videoType: 'story', videoStyle: 'auto', language: 'English', sources: [], speakers: 1 },
      sampleCall(),
    );
    const place = /Setting: ([^.]+)\./u.exec(prompt)?.[1] ?? '?';
    expect(script.title).toBe('A fox who learns to paint');
    expect(JSON.stringify(script.scenes[0])).toContain(place);
  });
});

describe('help with a prompt of which the language is not sure', () => {
  it.each(["cat's dog's tail", 'An unknown xylq ad campaign', 'a della robbia vase in a garden'])(
    'EXP-03 stays in the language of the screens: %s',
    (prompt) => {
      const added = enhancePrompt({ prompt, context: 'images' }).slice(prompt.length);
      expect(added).toMatch(/\b(?:the|with|light|in|of|and|a)\b/u);
      expect(added).not.toMatch(/[àèéìòùçñ]|\b(?:luce|lumière|luz|della|avec|con)\b/u);
    },
  );
});
