import { languageDetails, languages } from '@kinora/contract/catalogue';
import type { Language } from '@kinora/contract/catalogue';
import { countSpokenWords, readQuestion, splitSentences } from '@kinora/words';
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readShelfArticle } from './read-shelf-article.ts';
import { openShelf } from './shelf.ts';

const folder = new URL('../../shelf/', import.meta.url);
const shelf = openShelf();
const call = { signal: new AbortController().signal };

function articlesIn(language: Language) {
  const { code } = languageDetails[language];
  const files = readdirSync(new URL(`${code}/`, folder)).sort();
  return files.map((file) => ({
    subject: file,
    ...readShelfArticle(readFileSync(new URL(`${code}/${file}`, folder), 'utf8')),
  }));
}

/** As the gateway asks. */
async function titlesFor(prompt: string, language: Language): Promise<string[]> {
  const { subject } = readQuestion(prompt, languageDetails[language].code);
  const found = await shelf.search({ query: subject, language, limit: 3 }, call);
  return found.map(({ label }) => label.slice(label.indexOf(':') + 1).trim());
}

const subjects = articlesIn('English').map(({ subject }) => subject);

describe.each(languages)('the shelf in %s', (language) => {
  const articles = articlesIn(language);
  const { code } = languageDetails[language];

  it('WORD-14 holds the same 24 subjects, each checked at a date against something', () => {
    expect(articles.map(({ subject }) => subject)).toEqual(subjects);
    expect(subjects).toHaveLength(24);
    expect(new Set(articles.map(({ title }) => title)).size).toBe(24);
    for (const { date, check } of articles) {
      expect(date).toMatch(/^20\d\d-\d\d$/u);
      expect(check.length).toBeGreaterThan(10);
    }
  });

  it.each(articles)('$subject is of a length for a film, and written for the ear', ({ text, headings }) => {
    const words = countSpokenWords(text, code);
    expect(words).toBeGreaterThan(300);
    expect(words).toBeLessThan(560);
    expect(headings.length).toBeGreaterThanOrEqual(5);
    expect(text).not.toMatch(/[()[\]（）;；–—]/u);
    for (const paragraph of text.split(/\n\n+/u).filter((part) => !headings.includes(part.trim()))) {
      for (const sentence of splitSentences(paragraph, code)) {
        expect(countSpokenWords(sentence, code), sentence).toBeLessThan(44);
      }
    }
  });

  it.each(articles)(
    'WORD-14 $subject is found by its title and by what else it is called',
    async (article) => {
      const { title, also } = article;
      expect(await titlesFor(title, language)).toContain(title);
      const names = also.split(/[,、，]/u).map((name) => name.trim());
      const found = await Promise.all(names.map((name) => titlesFor(name, language)));
      expect(names.filter((_, index) => !found[index]?.includes(title))).toEqual([]);
    },
  );
});

describe('a question to the shelf', () => {
  it.each<[Language, string, RegExp]>([
    ['English', 'How does honey come about?', /honey/u],
    ['English', 'Who was Magellan?', /voyage/u],
    ['English', 'What do the moon and the sea have to do with each other?', /tides/u],
    ['English', 'How many hearts has an octopus?', /octopuses/u],
    ['French', 'Pourquoi y a-t-il deux marées par jour ?', /marée/u],
    ['Italian', 'Come funziona un vaccino?', /vaccin/u],
    ['Spanish', '¿Por qué ronronean los gatos?', /gatos/u],
    ['Hindi', 'इंद्रधनुष कैसे बनता है?', /इंद्रधनुष/u],
    ['Japanese', '虹はどうしてできるのですか。', /虹/u],
  ])('WORD-14 in %s finds its article by any of its words: %s', async (language, prompt, title) => {
    expect((await titlesFor(prompt, language))[0]).toMatch(title);
  });

  it.each<[Language, string]>([
    ['English', 'Why do cats sleep so much?'],
    ['English', 'How do bees fly?'],
    ['English', 'What is a quark?'],
    ['French', 'Pourquoi les chats dorment-ils autant ?'],
    ['Italian', 'Come volano le api?'],
    ['Spanish', '¿Por qué duermen tanto los gatos?'],
    ['Hindi', 'बिल्लियाँ इतना क्यों सोती हैं?'],
    ['Japanese', '猫はなぜよく眠るのですか。'],
    ['English', 'Why does the moon change its shape?'],
    ['French', 'Pourquoi la lune change-t-elle de forme ?'],
    ['Italian', 'Perché la luna cambia forma?'],
    ['Spanish', '¿Por qué la luna cambia de forma?'],
    ['Hindi', 'चाँद का आकार क्यों बदलता है?'],
    ['Japanese', '月の形はなぜ変わるのですか。'],
  ])('WORD-05 in %s is not answered by an article about something else: %s', async (language, prompt) => {
    expect(await titlesFor(prompt, language)).toEqual([]);
  });

  it('WORD-14 names the shelf and its date as the source', async () => {
    const [english] = await shelf.search({ query: 'rainbow', language: 'English', limit: 1 }, call);
    const [japanese] = await shelf.search({ query: '虹', language: 'Japanese', limit: 1 }, call);
    expect(english?.label).toBe("Kinora's shelf, November 2026: How a rainbow comes about");
    expect(japanese?.label).toMatch(/^Kinoraの本棚、2026年11月: /u);
  });
});

it.each([
  ['title', '---\nalso: a\ndate: 2026-11\ncheck: b\n---\n\nText.'],
  ['text', '---\ntitle: t\nalso: a\ndate: 2026-11\ncheck: b\n---\n\n'],
])('an article without %s is a mistake that is named', (part, source) => {
  expect(() => readShelfArticle(source)).toThrow(new RegExp(`no ${part}`, 'u'));
});
