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
    ['English', 'How long does compost take?', /^A pile .* is ready for use after two months to a year\.$/u],
    ['English', 'Which animals eat toads?', /^Grass snakes eat toads/u],
    [
      'English',
      'What should you do when compost smells of rotten eggs?',
      /^A pile that smells of rotten eggs .* should be turned/u,
    ],
    ['English', 'What can you put in compost?', /^Nearly all matter of biological origin can be composted/u],
    ['English', 'What is vermicompost?', /^Vermicompost is the product of decomposition by worms/u],
    ['French', 'Qui a inventé la locomotive à vapeur ?', /^L'ingénieur Richard Trevithick .* en 1804\.$/u],
    ['French', 'Quand le TGV a-t-il été inauguré ?', /^En France, le TGV relia Paris à Lyon .* 1981/u],
    ['French', 'À quelle température gèle l’eau de mer ?', /^À 35 g\/kg, l'eau de mer gèle vers −1,9 °C/u],
    ['French', 'Quelle est la salinité de la mer Rouge ?', /^Mer Rouge\s:\s40\sg\/kg\.$/u],
    [
      'French',
      'Est-il vrai que l’on flotte dans la mer Morte ?',
      /^Dans la mer Morte, le baigneur flotte sans effort/u,
    ],
    ['French', 'Quels animaux vivent dans la mer Morte ?', /^Dans la mer Morte, les poissons/u],
    ['French', 'Pourquoi ne faut-il pas boire l’eau de mer ?', /^Bue telle quelle, l'eau de mer déshydrate/u],
    [
      'French',
      'Pourquoi le niveau de la mer Morte baisse-t-il ?',
      /^Depuis les années 1960, les eaux du Jourdain .* détournées/u,
    ],
    ['French', 'Pourquoi la mer Morte est-elle salée ?', /^Comme le lac n'a pas d'exutoire/u],
    [
      'French',
      'Quelle est la profondeur de la mer Morte ?',
      /^La profondeur maximale de la mer Morte est d'environ 300 m\.$/u,
    ],
    ['French', 'Où se trouve la mer Morte ?', /^La mer Morte est une étendue .* Cisjordanie\.$/u],
    [
      'Italian',
      'Perché la cenere vulcanica è pericolosa per gli aerei?',
      /^A causa della cenere .* danneggiare i motori a reazione/u,
    ],
    [
      'Italian',
      'Qual è la differenza tra eruzioni sommitali e laterali?',
      /in sommitali, quando il magma esce dai crateri della cima, e laterali/u,
    ],
    [
      'Italian',
      'Quanto è lunga la pista dell’aeroporto di Catania?',
      /^L'aeroporto di Catania-Fontanarossa dispone di una pista .* lunga circa 2 400 m/u,
    ],
    ['Italian', 'A cosa serve il compressore?', /^Compressore: aspira il vapore/u],
    [
      'Italian',
      'Chi scoprì che i CFC distruggono l’ozono?',
      /^Nel 1974 Mario Molina e Frank Sherwood Rowland/u,
    ],
    ['Italian', 'Di che cosa è fatto un frigorifero?', /^Il frigorifero è formato da un vano/u],
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
    ['Spanish', '¿Cuánto vive una ballena azul?', /la vida se prolonga, según se calcula, 80 o 90 años\.$/iu],
    ['Spanish', '¿Cómo se alimenta la ballena azul?', /Se lanza con la boca abierta contra el enjambre/u],
    ['Spanish', '¿Dónde vive la ballena azul?', /^La ballena azul vive en todos los océanos/u],
    ['Spanish', '¿Cuántas ballenas azules quedan?', /entre 10 000 y 25 000 individuos/u],
    ['Hindi', 'भूकंप कहाँ आते हैं?', /प्रशान्त महासागर को घेरने वाली पट्टी में आते हैं/u],
    ['Hindi', 'भूकंप आने पर क्या करना चाहिए?', /मेज़ के नीचे सिर ढकने .* लिफ़्ट का प्रयोग नहीं करना चाहिए/u],
    ['Hindi', 'भूकंप की गहराई कितनी होती है?', /उथले: 70 किलोमीटर तक, .* गहरे: 300 से लगभग 700 किलोमीटर।$/u],
    ['Hindi', '2001 के गुजरात भूकंप में कितने लोग मरे?', /^लगभग बीस हज़ार लोग मारे गए/u],
    ['Hindi', 'भूकंपमापी कैसे काम करता है?', /^सभी परम्परागत यन्त्रों का आधार जड़त्व है।/u],
    ['Hindi', 'रिक्टर पैमाना किसने बनाया?', /^अमेरिकी वैज्ञानिक चार्ल्स रिक्टर ने 1935 में/u],
    ['Hindi', 'मार्कोनी को नोबेल पुरस्कार कब मिला?', /^1909 में मार्कोनी/u],
    ['Hindi', 'मार्कोनी कौन थे?', /इटली के गुल्येल्मो मार्कोनी/u],
    ['Hindi', 'भूकंपमापी किस काम आता है?', /^भूकंपमापी वह यन्त्र है जो भूमि की गति को/u],
    ['Hindi', 'P तरंगें कितनी तेज़ चलती हैं?', /इनका वेग लगभग 6 किमी प्रति सेकंड/u],
    ['Japanese', '緑茶は何度のお湯で淹れますか', /^目安は玉露が50度から60度/u],
    ['Japanese', '紅茶にカフェインはどれくらい含まれていますか', /^茶葉のカフェインは約3パーセント/u],
    ['Japanese', '虫歯を防ぐにはどうすればいいですか', /^予防には、歯磨きと.*定期的な歯科健診があります。$/u],
    ['Japanese', '日本のお茶の産地はどこですか', /^日本の主産地は静岡県と鹿児島県/u],
    ['Japanese', '玉露とは何ですか', /^玉露.*収穫前に20日ほど覆いをかけて栽培したもの/u],
    ['Japanese', '煎茶は誰が考案しましたか', /^1738年、山城国宇治田原の永谷宗円が/u],
    ['Japanese', 'ティーバッグは誰が発明しましたか', /^1901年、.*ローソンとメアリー・モラーレンが/u],
    ['Japanese', 'お茶はいつ日本に伝わりましたか', /815年に僧の永忠が/u],
    ['Japanese', '虫歯の原因となる菌は何ですか', /^主要な病原菌とされるのはミュータンス菌/u],
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
    expect(scenes[1]?.narration).toMatch(/^Step one: a site on bare soil/u);
  });

  it('says so where nothing answers, and tells what the subject is', async () => {
    const { scenes } = await tell('English', 'How old do blue frogs get in captivity?');
    expect(scenes[0]?.narration).toMatch(
      /^The sources do not answer that question directly\. Here is what they do tell\. Frogs are the tailless amphibians/u,
    );
    expect(scenes[0]?.title).not.toBe('In short');
  });

  it.each([
    // The article says what the whole animal weighs.
    ['Spanish', '¿Cuánto pesa el corazón de una ballena azul?', /^Las fuentes no responden/u],
    // It tells of their songs, and not what they are for.
    ['Spanish', '¿Por qué cantan las ballenas jorobadas?', /^Las fuentes no responden/u],
    // It tells of the founding of something else.
    ['Hindi', 'आकाशवाणी की स्थापना कब हुई?', /^स्रोतों में इस प्रश्न का सीधा उत्तर नहीं/u],
    ['French', 'Quel est le pH de l’eau de mer ?', /^Les sources ne répondent pas/u],
    // It says where the airport is.
    ['Italian', 'Dove si trova l’Etna?', /^Le fonti non rispondono/u],
    // It tells green tea from black tea.
    ['Japanese', '緑茶と抹茶の違いは何ですか', /^見つかった資料に、この問いへの直接の答えはありません/u],
  ] as const)('%s: answers with nothing of something else, %s', async (language, prompt, answer) => {
    expect(await openingOf(language, prompt)).toMatch(answer);
  });

  it('is told from the animal, and not from a book about two of them', async () => {
    const { sources } = await tell('English', 'Where do toads hide during the day?');
    expect(sources.map(({ label }) => label)).not.toContain('Wikipedia: Frog and Toad');
  });

  it('begins on what the subject is, and not on somebody else, where what answers cannot be told', async () => {
    const opening = await openingOf('English', 'Who was Albert Howard?');
    expect(opening).toMatch(/^The sources do not answer .* Compost is organic matter/u);
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
  it('of a figure or a name is not told from what is about something else', async () => {
    await expect(tell('French', 'Quelle est la vitesse record d’un escargot ?')).rejects.toThrow();
    await expect(tell('Hindi', 'सिस्मोग्राफ का आविष्कार किसने किया?')).rejects.toThrow();
  });

  it('is told from one that says it in a sentence', async () => {
    const { scenes, sources } = await tell('French', 'Quelle est la longueur du tunnel du Saint-Gothard ?');
    expect(sources.map(({ label }) => label)).toEqual(['Wikipedia: Histoire du chemin de fer']);
    expect(scenes[0]?.narration).toContain('celui du Saint-Gothard, long de 57 km');
  });

  it.each<[Language, string, string, RegExp]>([
    ['French', 'Quelle est la vitesse record d’un train ?', 'Histoire du chemin de fer', /603 km\/h/u],
    ['French', 'Quel est le record de vitesse des trains ?', 'Histoire du chemin de fer', /603 km\/h/u],
    ['French', 'Qui a inventé la locomotive ?', 'Histoire du chemin de fer', /Richard Trevithick .*1804/u],
    [
      'Italian',
      'Perché la cenere ferma gli aerei?',
      "Eruzioni dell'Etna del 2021",
      /sospese più volte decolli e atterraggi, poiché .* danneggiare i motori/u,
    ],
  ])('is told from one under another title that speaks of it again and again, in %s: %s', async (...of) => {
    const [language, prompt, title, answer] = of;
    const { scenes, sources } = await tell(language, prompt);
    expect(sources.map(({ label }) => label)).toEqual([`Wikipedia: ${title}`]);
    expect(scenes[0]?.narration).toMatch(answer);
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
