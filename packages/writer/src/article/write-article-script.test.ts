import { readFile } from 'node:fs/promises';
import type { Language } from '@kinora/contract/catalogue';
import { describe, expect, it } from 'vitest';
import { createBuiltinWriter } from '../builtin-writer.ts';
import { languageCodes, splitSentences, countSpokenWords, readWords } from '@kinora/words';
import { openLexicon } from '../lexicon/lexicon.ts';
import { pick, seedRandom } from '../random.ts';
import { sampleCall, sampleRequest } from '../testing/sample-request.ts';
import { opensDangling } from './reading/article-sentence.ts';
import { longestKeyFact } from './scenes/key-facts.ts';

const writer = createBuiltinWriter();
const articles = new URL('../testing/articles/', import.meta.url);
const languages = Object.keys(languageCodes) as Language[]; // The keys of a constant table.

async function readArticleText(language: Language): Promise<string> {
  return readFile(new URL(`${languageCodes[language]}.txt`, articles), 'utf8');
}

const plain = (text: string): string => text.replace(/\s+/gu, ' ');

describe.each(languages)('a pasted article in %s', (language) => {
  const code = languageCodes[language];
  const write = async () => {
    const text = await readArticleText(language);
    const script = await writer.writeScript(
      sampleRequest({ prompt: text, language, videoType: 'explainer' }),
      sampleCall(),
    );
    return { text: plain(text), script };
  };

  it('OUT-01 OUT-04 is narrated in its own sentences, in their own order', async () => {
    const { text, script } = await write();
    const told = script.scenes.flatMap((scene) => splitSentences(scene.narration, code));
    const places = told.map((sentence) => text.indexOf(sentence));
    expect(told.filter((sentence) => !text.includes(sentence))).toEqual([]);
    expect(places).toEqual(places.toSorted((first, second) => first - second));
    expect(new Set(told).size).toBe(told.length);
  });

  it('OUT-04 fills five to seven scenes and 45 to 80 seconds, takes its title from the text', async () => {
    const { text, script } = await write();
    const words = script.scenes.reduce((sum, scene) => sum + countSpokenWords(scene.narration, code), 0);
    expect(script.scenes.length).toBeGreaterThanOrEqual(5);
    expect(script.scenes.length).toBeLessThanOrEqual(7);
    expect(words).toBeGreaterThanOrEqual(110);
    expect(words).toBeLessThanOrEqual(200);
    expect(text.startsWith(script.title)).toBe(true);
    expect(script.notice).toBeUndefined();
  });

  it('begins no scene with a sentence that leans on an earlier one, and breaks no quotation', async () => {
    const { script } = await write();
    const openings = script.scenes.map((scene) => splitSentences(scene.narration, code)[0] ?? '');
    expect(openings.filter((opening) => opensDangling(opening, code))).toEqual([]);
    for (const { narration } of script.scenes) {
      expect((narration.match(/[«“「]/gu) ?? []).length).toBe((narration.match(/[»”」]/gu) ?? []).length);
    }
  });

  it('tells a leaning sentence only right after the one it leans on', async () => {
    const { text, script } = await write();
    const source = splitSentences(text, code);
    const told = script.scenes.flatMap((scene) => splitSentences(scene.narration, code));
    for (const [place, sentence] of told.entries()) {
      if (opensDangling(sentence, code)) {
        const index = source.findIndex((candidate) => candidate.endsWith(sentence));
        expect(source[index - 1]?.endsWith(told[place - 1] ?? '?')).toBe(true);
      }
    }
  });

  it('gives scenes short titles of their own and key facts in the words of the text', async () => {
    const { text, script } = await write();
    const titles = script.scenes.map((scene) => scene.title);
    expect(new Set(titles).size).toBe(titles.length);
    const lower = text.toLocaleLowerCase();
    for (const scene of script.scenes) {
      expect(scene.title).not.toBe('');
      expect(readWords(scene.title, code).length).toBeLessThanOrEqual(code === 'ja' ? 9 : 6);
      expect(scene.keyFacts.length).toBeGreaterThan(0);
      for (const fact of scene.keyFacts) {
        expect(lower).toContain(fact.toLocaleLowerCase());
        expect(fact.length).toBeLessThanOrEqual(longestKeyFact);
      }
    }
  });

  it('describes every picture and motion for a paid model', async () => {
    const { script } = await write();
    for (const scene of script.scenes) {
      expect(scene.imagePrompt).toMatch(/light/u);
      expect(scene.videoPrompt).toMatch(/shot|pan|push|pull|tilt|camera/iu);
    }
  });
});

describe('material that needs care', () => {
  const messy = [
    '# Tides',
    'Photo: A. Meyer / Harbour archive',
    'The sea level on a coast rises and falls about twice a day [12]. Dr. J. R. Bell of St. Ives measured it for 3.5 years (see Figure 2). As shown above, the line is a curve.',
    '- Click here to subscribe',
    'The moon pulls the water towards itself, and a bulge forms under it. However, a second bulge forms on the far side of the earth. Read more at https://example.org/tides.',
    '“The sea keeps its own clock,” he wrote. “We only read it.” Spring tides come when sun and moon stand in one line, about every 14.8 days. Neap tides come a week later and are much weaker.',
    'A tide table lists high and low water for every day of the year. Sailors in the Bay of Fundy meet a range of up to 16 metres there. Harbour pilots wait for the flood before they bring large ships in.',
  ].join('\n\n');

  it('OUT-04 drops headings, credits, links, marks and pointers, and keeps abbreviations and numbers whole', async () => {
    const script = await writer.writeScript(
      sampleRequest({ prompt: messy, videoType: 'explainer' }),
      sampleCall(),
    );
    const narration = script.scenes.map((scene) => scene.narration).join(' ');
    expect(script.title).toBe('Tides');
    expect(narration).not.toMatch(/https?:|\[12\]|As shown|Photo|Click|Figure|#/u);
    expect(narration).toContain('Dr. J. R. Bell of St. Ives measured it for 3.5 years');
    expect(narration).toContain('about every 14.8 days.');
  });

  it('OUT-04 narrates a document under the title the user gave, and names its pages as sources', async () => {
    const text = await readArticleText('English');
    const request = sampleRequest({ prompt: 'What makes bread rise?', sources: [{ label: 'page 1', text }] });
    const script = await writer.writeScript(request, sampleCall());
    expect(script.title).toBe('What makes bread rise?');
    expect(script.sources).toEqual([{ label: 'page 1' }]);
    expect(plain(text)).toContain(splitSentences(script.scenes[0]?.narration ?? '', 'en')[0]);
  });

  it.each([
    'Tell what this article says',
    'Make a video about the attached PDF',
    'Explique ce document',
    'この資料を説明して',
  ])('names the film by its document where the prompt only points at it: %s', async (prompt) => {
    const text = `# How Bread Rises\n\n${await readArticleText('English')}`;
    const script = await writer.writeScript(
      sampleRequest({ prompt, sources: [{ label: 'page 1', text }] }),
      sampleCall(),
    );
    expect(script.title).toBe('How Bread Rises');
  });

  it('tells more of a long document, but never more than three minutes and twelve scenes', async () => {
    const random = seedRandom('pages');
    const nouns = openLexicon().nouns.map((noun) => noun.forms.en.word);
    const sentence = (): string => {
      const [one, two, three, four, five] = Array.from({ length: 5 }, () => pick(nouns, random));
      return `The ${one} of the ${two} reaches the ${three} when the ${four} leaves the ${five} behind.`;
    };
    const pages = Array.from({ length: 200 }, (_, page) => ({
      label: `page ${page + 1}`,
      text: Array.from({ length: 25 }, sentence).join(' '),
    }));
    const script = await writer.writeScript(sampleRequest({ prompt: 'Bread', sources: pages }), sampleCall());
    const words = script.scenes.reduce((sum, scene) => sum + countSpokenWords(scene.narration, 'en'), 0);
    expect(words).toBeGreaterThan(250);
    expect(words).toBeLessThanOrEqual(520);
    expect(script.scenes.length).toBeLessThanOrEqual(12);
  });

  it('says so when 5,000 words hold no sentence', async () => {
    const prompt = Array.from({ length: 5000 }, () => 'word').join(' ');
    await expect(writer.writeScript(sampleRequest({ prompt }), sampleCall())).rejects.toMatchObject({
      kind: 'invalid_input',
    });
  });
});
