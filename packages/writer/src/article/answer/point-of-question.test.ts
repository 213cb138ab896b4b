import type { Language } from '@kinora/contract/catalogue';
import { readableArticle } from '@kinora/words';
import { describe, expect, it } from 'vitest';
import { createBuiltinWriter } from '../../builtin-writer.ts';
import { readEncyclopedia } from '../../testing/read-encyclopedia.ts';
import { sampleCall, sampleRequest } from '../../testing/sample-request.ts';

const writer = createBuiltinWriter();

/** A question put to all articles of a language, as a search may find them. */
async function tell(language: Language, prompt: string) {
  const pages = new Map(readEncyclopedia(language).pages.map((page) => [page.title, page]));
  const sources = [...pages.values()].map(({ title, extract }) => ({
    label: `Wikipedia: ${title}`,
    url: `https://example.org/${encodeURIComponent(title)}`,
    text: readableArticle(extract),
  }));
  return await writer.writeScript(
    sampleRequest({ prompt, language, videoType: 'explainer', sources }),
    sampleCall(),
  );
}

async function openingOf(language: Language, prompt: string): Promise<string> {
  return (await tell(language, prompt)).scenes[0]?.narration ?? '';
}

describe('the first scene of a question', () => {
  it.each([
    ['English', 'What do toads eat?', /^Toads eat beetles, ants, slugs, worms/u],
    ['English', 'Where do toads live?', /^Toads are often found in woods, fields and gardens/u],
    ['English', 'When do toads breed?', /^In spring adults travel to the pond/u],
    ['English', 'Do frogs have teeth?', /^Most frogs have a ridge of very small cone teeth/u],
    ['English', 'Is it true that toads give you warts?', /Toads do not give warts to those who handle them/u],
    ['English', 'Why does compost get hot?', /it is this burning that warms the pile\.$/u],
    ['English', 'What is compost used for?', /^Compost is spread on beds/u],
    ['English', 'How small is the smallest frog?', /^The smallest frogs .* about 7\.7 mm\.$/u],
    ['English', 'Can you put meat in compost?', /^Meat, bones, fish, .* kept out of open piles/u],
    ['French', 'Pourquoi la mer Morte est-elle salée ?', /^Comme le lac n'a pas d'exutoire/u],
    [
      'French',
      'Quelle est la profondeur de la mer Morte ?',
      /^La profondeur maximale de la mer Morte est d'environ 300 m\.$/u,
    ],
    ['French', 'Où se trouve la mer Morte ?', /^La mer Morte est une étendue .* Cisjordanie\.$/u],
    ['Italian', 'Quanti crateri ha l’Etna?', /^La zona sommitale comprende quattro crateri/u],
    ['Italian', 'Quando fu fondata Catania?', /^Catania, affacciata sul mar .* nel 729 a\.C\./u],
    ['Italian', 'Cosa si mangia a Catania?', /^La cucina locale comprende la pasta alla Norma/u],
    ['Italian', 'A cosa serve il condensatore del frigorifero?', /^Il condensatore è la serpentina/u],
    [
      'Italian',
      'Dove si mettono le uova nel frigorifero?',
      /la controporta, più calda, a bevande e uova\.$/u,
    ],
    ['Spanish', '¿Qué come la ballena azul?', /^El alimento de la ballena azul es el kril/u],
    ['Spanish', '¿Cuánto vive una ballena azul?', /la vida se prolonga, según se calcula, 80 o 90\.$/u],
    ['Spanish', '¿Dónde vive la ballena azul?', /^La ballena azul vive en todos los océanos/u],
    ['Spanish', '¿Cuántas ballenas azules quedan?', /entre 10 000 y 25 000 individuos/u],
    ['Hindi', 'भूकंप कहाँ आते हैं?', /प्रशान्त महासागर को घेरने वाली पट्टी में आते हैं/u],
    ['Hindi', 'भूकंपमापी किस काम आता है?', /^भूकम्पमापी वह यन्त्र है जो भूमि की गति को/u],
    ['Hindi', 'P तरंगें कितनी तेज़ चलती हैं?', /इनका वेग लगभग 6 किमी प्रति सेकंड/u],
    ['Japanese', '緑茶は何度のお湯で淹れますか', /^目安は玉露が50度から60度/u],
    ['Japanese', '紅茶にカフェインはどれくらい含まれていますか', /^茶葉のカフェインは約3パーセント/u],
    ['Japanese', '虫歯になるとなぜ痛いのですか', /歯髄炎になると、何もしなくても激しく痛み/u],
  ] as const)('WORD-02 %s: says what is asked, %s', async (language, prompt, answer) => {
    expect(await openingOf(language, prompt)).toMatch(answer);
  });

  it('says it in the words of the lead where the section about it says it as well', async () => {
    const text = [
      'Zebras are African animals of the horse family. Zebras have stripes because the pattern confuses biting flies, which land on a striped coat far less often.',
      '## Stripes of zebras',
      'Biting flies land on a striped coat only a quarter as often because stripes confuse them. The stripes of a zebra help it to know its mother, and no two zebras look alike. Herds of zebras travel far to find grass.',
      '## Places',
      'Lions hunt zebras, and a zebra defends itself with kicks that can kill.',
    ].join('\n\n');
    const sources = [{ label: 'Wikipedia: Zebra', url: 'https://example.org/zebra', text }];
    const request = sampleRequest({ prompt: 'Why do zebras have stripes?', videoType: 'explainer', sources });
    const { scenes } = await writer.writeScript(request, sampleCall());
    expect(scenes[0]?.narration).toMatch(/^Zebras have stripes because/u);
    expect(scenes[1]?.title).toBe('Stripes of zebras');
  });

  it('of how something is made is what it is, and then its steps', async () => {
    const { scenes } = await tell('English', 'How is compost made?');
    expect(scenes[0]?.narration).toMatch(/^Compost is organic matter/u);
    expect(scenes[1]?.narration).toMatch(/^Step one: A site on bare soil/u);
  });

  it('says so where nothing answers, and tells what the subject is', async () => {
    const { scenes } = await tell('English', 'How old do blue frogs get in captivity?');
    expect(scenes[0]?.narration).toMatch(
      /^The sources do not answer that question directly\. Here is what they do tell\. Frogs are the tailless amphibians/u,
    );
    expect(scenes[0]?.title).not.toBe('In short');
  });

  it('begins on what the subject is, and not on somebody else, where what answers cannot be told', async () => {
    const opening = await openingOf('English', 'Who was Albert Howard?');
    expect(opening).toMatch(/^Compost is organic matter/u);
    expect(opening).not.toContain('Robert Raabe');
  });

  it('gives no figure of another year than the one that is asked for', async () => {
    expect(await openingOf('Hindi', '2001 के गुजरात भूकंप में कितने लोग मरे?')).not.toContain('1956');
  });

  it('says nothing of the sort where a list or an unspoken line answers', async () => {
    expect(await openingOf('French', 'Quelle est la salinité de la mer Rouge ?')).not.toContain(
      'ne répondent pas',
    );
  });
});

describe('a question that no article is about', () => {
  it('is told from one that says it in a sentence', async () => {
    const { scenes, sources } = await tell('French', 'Quelle est la longueur du tunnel du Saint-Gothard ?');
    expect(sources.map(({ label }) => label)).toEqual(['Wikipedia: Histoire du chemin de fer']);
    expect(scenes[0]?.narration).toContain('celui du Saint-Gothard, long de 57 km');
  });

  it('is told from the history of a thing rather than from a novel of its name', async () => {
    const { sources } = await tell('Spanish', '¿Por qué el chocolate era caro?');
    expect(sources.map(({ label }) => label)).toEqual(['Wikipedia: Historia del chocolate']);
  });

  it('is told from the very one of several of a kind whose name it asks for', async () => {
    const { sources } = await tell('Hindi', 'गुजरात में भूकंप कब आया था?');
    expect(sources.map(({ label }) => label)).toEqual(['Wikipedia: २००१ गुजरात भूकम्प']);
  });
});
