import type { Language } from '@kinora/contract/catalogue';
import { languageCodes, readableArticle, splitSentences } from '@kinora/words';
import { describe, expect, it } from 'vitest';
import { createBuiltinWriter } from '../../builtin-writer.ts';
import { readEncyclopedia } from '../../testing/read-encyclopedia.ts';
import { sampleCall, sampleRequest } from '../../testing/sample-request.ts';

const writer = createBuiltinWriter();

async function tell(language: Language, prompt: string, videoType: 'explainer' | 'news' = 'explainer') {
  const { pages, searches } = readEncyclopedia(language);
  const titles = searches.find(({ words }) => words === prompt)?.titles ?? [];
  const sources = pages
    .filter(({ title }) => titles.includes(title))
    .map(({ title, extract }) => ({
      label: `Wikipedia: ${title}`,
      url: `https://example.org/${encodeURIComponent(title)}`,
      text: readableArticle(extract),
    }));
  const script = await writer.writeScript(
    sampleRequest({ prompt, language, videoType, sources, search: 'done' }),
    sampleCall(),
  );
  return script.scenes;
}

const asked = [
  ['English', 'Compare frogs and toads'],
  ['English', 'How to make a compost heap in five steps'],
  ['French', 'Pourquoi la mer est-elle salée ?'],
  ['French', 'L’histoire du chemin de fer'],
  ['Italian', 'Come funziona un frigorifero?'],
  ['Spanish', 'La historia del chocolate'],
  ['Spanish', '¿Cuánto pesa una ballena azul?'],
  ['Hindi', 'भूकंप क्यों आते हैं?'],
  ['Hindi', 'रेडियो का आविष्कार किसने किया?'],
  ['Japanese', '虫歯はなぜできるのですか'],
  ['Japanese', '緑茶と紅茶の違い'],
] as const;

describe('the end of a film', () => {
  it.each(asked)('repeats no sentence word for word: %s, %s', async (language, prompt) => {
    const told = (await tell(language, prompt)).map(({ narration }) => narration);
    const sentences = told
      .slice(0, -1)
      .flatMap((narration) => splitSentences(narration, languageCodes[language]))
      .filter((sentence) => sentence.length > 24);
    const last = told.at(-1)?.toLocaleLowerCase() ?? '';
    expect(sentences.filter((sentence) => last.includes(sentence.toLocaleLowerCase()))).toEqual([]);
  });

  it.each([
    [
      'English',
      'How to make a compost heap in five steps',
      /^First, choose a site on bare soil; then make the foundation of twigs; after that, spread layers; next, water dry layers; and last of all, turn the material with a fork\.$/u,
    ],
    ['French', 'Pourquoi la mer est-elle salée ?', /Alors, les sels se sont concentrés/u],
    ['Italian', 'Come funziona un frigorifero?', /non «crea» il freddo: .* una pompa che estrae calore/u],
    ['Hindi', 'भूकंप क्यों आते हैं?', /ऊर्जा के अचानक मुक्त होने से .* के कारण होता है।$/u],
    [
      'Japanese',
      '虫歯はなぜできるのですか',
      /溶けるほうが多い状態が長く続いたときに限って、虫歯になります。$/u,
    ],
    [
      'Spanish',
      '¿Cuánto pesa una ballena azul?',
      /^¿Cuánto pesa una ballena azul\? Entre 100 y 150 toneladas\. No se conoce con certeza ningún animal, .* que la haya superado\.$/u,
    ],
    [
      'Hindi',
      'रेडियो का आविष्कार किसने किया?',
      /^रेडियो का आविष्कार किसने किया\? आम तौर पर .*मार्कोनी का नाम लिया जाता है। .* भिन्न-भिन्न व्यक्तियों को आविष्कारक माना जाता है/u,
    ],
  ] as const)('is the answer in other words: %s', async (language, prompt, answer) => {
    const scenes = await tell(language, prompt);
    expect(scenes.at(-1)?.narration).toMatch(answer);
    expect(
      scenes
        .slice(0, -1)
        .map(({ narration }) => narration)
        .join(' '),
    ).not.toMatch(answer);
  });
});

describe('news of another year', () => {
  it('WORD-04 name the year of what happened, and end on what came of it', async () => {
    const scenes = await tell('Italian', 'Etna, eruzione chiude l’aeroporto di Catania', 'news');
    expect(scenes[0]?.narration).toMatch(
      /^È successo nel 2021: a causa della cenere .* sospese più volte decolli/u,
    );
    expect(scenes.at(-1)?.narration).toMatch(/Non si registrarono vittime\.$/u);
    // Their own days are told, and no other year.
    const told = scenes.map(({ narration }) => narration).join(' ');
    expect(told).toContain('tardo pomeriggio del 16 febbraio');
    expect(told.match(/(?<!\d)(?:19|20)\d\d(?!\d)/gu)?.filter((year) => year !== '2021')).toEqual([]);
  });

  it('WORD-04 are told as what is over', async () => {
    const scenes = await tell('Italian', 'Etna, eruzione chiude l’aeroporto di Catania', 'news');
    expect(scenes[0]?.narration).toContain("Le eruzioni dell'Etna del 2021 furono una lunga serie");
  });
});
