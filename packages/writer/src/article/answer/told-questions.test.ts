import type { Language } from '@kinora/contract/catalogue';
import { readableArticle } from '@kinora/words';
import { describe, expect, it } from 'vitest';
import { createBuiltinWriter } from '../../builtin-writer.ts';
import { readEncyclopedia } from '../../testing/read-encyclopedia.ts';
import { sampleCall, sampleRequest } from '../../testing/sample-request.ts';

const writer = createBuiltinWriter();

/** A question told from articles of real length, by their titles. */
async function tell(language: Language, prompt: string, titles: readonly string[]) {
  const sources = readEncyclopedia(language)
    .pages.filter(({ title }) => titles.includes(title))
    .map(({ title, extract }) => ({
      label: `Wikipedia: ${title}`,
      url: `https://example.org/${encodeURIComponent(title)}`,
      text: readableArticle(extract),
    }));
  const script = await writer.writeScript(
    sampleRequest({ prompt, language, videoType: 'explainer', sources }),
    sampleCall(),
  );
  return script.scenes.map(({ narration }) => narration);
}

describe('a question', () => {
  it('WORD-02 of how is opened by what brings its subject up', async () => {
    const [opening = ''] = await tell('Italian', 'Come funziona un frigorifero?', ['Frigorifero']);
    expect(opening).toMatch(/^Il frigorifero è formato da un vano .*\. Un fluido refrigerante evapora/u);
    expect(opening).not.toContain('il trasferimento');
  });

  it('WORD-02 of who made it names who made it first, and no later kind of it', async () => {
    const [opening = ''] = await tell('Italian', 'Chi ha inventato il frigorifero?', ['Frigorifero']);
    expect(opening).toMatch(/Il primo brevetto .* nel 1834 da Jacob Perkins\.$/u);
  });

  it('WORD-02 of how an animal does it is answered by the paragraph that begins on the animal', async () => {
    const told = await tell('English', 'How do frogs breathe?', ['Frog']);
    expect(told[0]).toMatch(
      /^The skin of a frog lets through oxygen, carbon dioxide and water.*to serve in breathing/u,
    );
    expect(told.at(-1)).not.toMatch(/skin of toads/u);
  });

  it('WORD-02 of whether it is so keeps what is asked where the answer is said once more', async () => {
    const told = await tell('English', 'Are toads poisonous?', ['Toad']);
    expect(told[0]).toContain('a milky poison is made');
    expect(told.slice(1).join(' ')).not.toContain('Behind each eye there is a swelling');
  });

  it('WORD-02 of the story of a place is told as its history, and no tale where no article is found', async () => {
    const told = await tell('Italian', 'La storia di Catania', ['Catania']);
    expect(told.join(' ')).toMatch(/1693, un violento terremoto/u);
    await expect(tell('Italian', 'La storia di Catania', [])).rejects.toThrow();
    await expect(tell('English', 'The story of Catania', [])).rejects.toThrow();
  });

  it('WORD-02 of how hot is answered by what is, and not by what rules demand', async () => {
    const [opening = ''] = await tell('English', 'How hot does a compost heap get?', ['Compost']);
    expect(opening).not.toContain('demand');
    expect(opening).toMatch(/\d\d °C/u);
  });

  it('WORD-02 of how it is made is told by the stages of a list, two at a time where they are short', async () => {
    const told = await tell('Japanese', '紅茶はどうやって作るのですか', ['紅茶']);
    expect(told.join('\n')).toMatch(/手順一。摘採では、.*萎凋では、.*\n手順二。揉捻では/u);
  });

  it('WORD-02 of how it is measured is answered by the section about measuring', async () => {
    const told = await tell('Hindi', 'भूकम्प कैसे मापे जाते हैं?', ['भूकम्प']);
    expect(told[0]).toMatch(/^परिमाण मुक्त हुई ऊर्जा का माप है। .*रिक्टर ने 1935 में/u);
    expect(told.at(-1)).not.toContain('शब्द');
  });

  it('WORD-02 of a history begins on the oldest that is known', async () => {
    const told = await tell('Spanish', 'La historia del chocolate', ['Historia del chocolate']);
    expect(told[1]).toMatch(/Los recipientes más antiguos .* Los mayas del periodo clásico molían/u);
  });

  it('WORD-02 of why is answered with what follows on a short answer', async () => {
    const [opening = ''] = await tell('Hindi', 'भूकंप क्यों आते हैं?', ['भूकम्प']);
    expect(opening).toMatch(/^ज़्यादातर भूकंपों का कारण .* एक-दूसरे पर रगड़ खाती प्लेटों/u);
  });

  it('WORD-02 of why is told as a chain of causes, and not of what is worse or better', async () => {
    const told = (await tell('Hindi', 'भूकंप क्यों आते हैं?', ['भूकम्प'])).join(' ');
    const links = ['ये प्लेटें', 'खुरदरे तल एक-दूसरे में फँस', 'ऊर्जा जमा होती', 'यह ऊर्जा गरमी'];
    const places = links.map((link) => told.indexOf(link));
    expect(places.filter((place) => place === -1)).toEqual([]);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(told).not.toContain('उथले भूकम्प सबसे अधिक विनाश');
  });

  it('tells the parts of a list with what announces them, in scenes of an ordinary length', async () => {
    const told = await tell('Italian', 'Come funziona un frigorifero?', ['Frigorifero']);
    const parts = told.filter((narration) => /(?:il compressore|l’evaporatore) /iu.test(narration));
    expect(parts[0]).toMatch(/Il refrigerante percorre .* quattro componenti\. Il compressore aspira/u);
    expect(Math.max(...parts.map((narration) => narration.split(' ').length))).toBeLessThanOrEqual(60);
  });

  it('passes over a sentence that no ear follows, where the lead has easier ones', async () => {
    const told = await tell('Japanese', '虫歯はなぜできるのですか', ['う蝕']);
    expect(told[0]).toMatch(/酸をつくります。.*溶け出します。.*発生の直接の原因です。$/u);
    expect(told.join('')).not.toContain('有機酸により');
  });

  it('WORD-02 of who does not begin on everybody else', async () => {
    const [opening = ''] = await tell('Hindi', 'टेलीफ़ोन का आविष्कार किसने किया?', ['टेलीफ़ोन का आविष्कार']);
    expect(opening).toContain('ग्राहम बेल');
    expect(opening).not.toMatch(/^बेल के अतिरिक्त/u);
  });

  it('is told from the section that speaks of what its title leaves open', async () => {
    const told = await tell('English', 'How do frogs leap?', ['Frog']);
    expect(told.join(' ')).toContain('The hind legs carry the weight of a leap');
  });

  it('of a history is opened by its lead in short, and goes on with what changed it', async () => {
    const [opening = '', ...told] = await tell('Spanish', 'La historia del chocolate', [
      'Historia del chocolate',
    ]);
    expect(opening).toMatch(/^La historia del chocolate abarca más de cinco milenios\. Los pueblos de Meso/u);
    const middle = told.join(' ');
    const turns = ['van Houten patentó una prensa', 'J. S. Fry & Sons', 'Daniel Peter logró'];
    const places = turns.map((turn) => middle.indexOf(turn));
    expect(places.filter((place) => place === -1)).toEqual([]);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(middle).not.toMatch(/tumba|catástrofe/u);
    // Its turns once more, which were told one by one, and what it came to.
    expect(told.at(-1)).toMatch(
      /^En el siglo XIX, la prensa de Coenraad van Houten, la tableta de la casa inglesa Fry y .* Daniel Peter lo convirtieron en un alimento sólido y barato\. El cultivo se trasladó .* hoy la mayor parte de la cosecha mundial\.$/u,
    );
  });

  it('of a history tells in order of time what leans on each other together', async () => {
    const told = (await tell('Hindi', 'रेडियो का आविष्कार किसने किया?', ['रेडियो का आविष्कार'])).join('\n');
    const places = ['1893 में', '1894 के अन्त', 'मार्कोनी का जन्म', '1895 में अपने पिता'].map((part) =>
      told.indexOf(part),
    );
    expect(places.filter((place) => place === -1)).toEqual([]);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });

  it('WORD-02 of who is answered with what limits the answer', async () => {
    const [opening = ''] = await tell('Hindi', 'रेडियो का आविष्कार किसने किया?', ['रेडियो का आविष्कार']);
    expect(opening).toMatch(/मार्कोनी को दिया जाता है.* फिर भी यह किसी एक व्यक्ति की देन नहीं थी।$/u);
  });

  it('WORD-02 of why is answered by the section that is about its matter', async () => {
    const [opening = ''] = await tell('Spanish', '¿Por qué son tan grandes las ballenas azules?', [
      'Balaenoptera musculus',
    ]);
    expect(opening).toMatch(/^Un volumen grande pierde poco calor/u);
  });

  it('WORD-02 of why tells the link that is missing between two of a chain', async () => {
    const told = (await tell('French', 'Pourquoi la mer est-elle salée ?', ['Eau de mer'])).join(' ');
    expect(told).toMatch(
      /L'eau de pluie absorbe .* En ruisselant, elle attaque .* Les cours d'eau déversent/u,
    );
  });

  it('WORD-02 of why tells what follows from what was told', async () => {
    const told = (await tell('French', 'Pourquoi la mer est-elle salée ?', ['Eau de mer'])).join(' ');
    expect(told).toMatch(/Le calcium, .* Le sodium, .*, y reste .* C'est pourquoi il domine dans la mer/u);
  });

  it('WORD-02 of how much tells what is measured, and not what the thing is', async () => {
    const told = (await tell('Spanish', '¿Cuánto pesa una ballena azul?', ['Balaenoptera musculus'])).join(
      '\n',
    );
    expect(told).not.toContain('es un cetáceo de la familia');
    expect(told).toMatch(/(?:¿Cuánto es eso\? |Para hacerse una idea: )un elefante africano/iu);
  });

  it('of how to make something says how many steps there are', async () => {
    const told = await tell('English', 'How to make a compost heap in five steps', ['Compost']);
    expect(told[1]).toMatch(/^Here is how, in five steps\. Step one: /u);
    expect(told[2]).toMatch(/^Step two: /u);
  });

  it('of a comparison names a side before what does not name it, and only there', async () => {
    const told = (
      await tell('Spanish', 'Compara la ballena azul y la ballena jorobada', [
        'Balaenoptera musculus',
        'Megaptera novaeangliae',
      ])
    ).join('\n');
    expect(told).toMatch(/Ballena jorobada: los adultos miden entre 12 y 16 metros/u);
    expect(told).not.toMatch(/Ballena azul: la ballena azul/iu);
  });

  it('of a comparison sets a share against a share, and one kind against none', async () => {
    const told = (await tell('Japanese', '緑茶と紅茶の違い', ['緑茶', '紅茶'])).join('\n');
    expect(told).toMatch(
      /カフェインが2から4パーセント程度含まれます。(?:一方、)?紅茶の茶葉のカフェインは約3パーセント/u,
    );
    expect(told).not.toContain('ラプサンスーチョン');
    const frogs = (await tell('English', 'Compare frogs and toads', ['Frog', 'Toad'])).join('\n');
    expect(frogs).toMatch(/The frog’s hind legs .*The toad’s hind legs/u);
    expect(frogs).not.toMatch(/midwife|Grass snakes/u);
  });

  it('of a comparison names a side before it is named late, and asks what one wants to know', async () => {
    const told = (await tell('English', 'Compare frogs and toads', ['Frog', 'Toad'])).join('\n');
    expect(told).toContain('In toads, adults reach more than 20 cm.');
    expect(told).toMatch(/^How big do they get\? The largest/mu);
    expect(told).toMatch(/^How do they defend themselves\? In frogs, juices .* In toads, the juices/mu);
    expect(told).not.toContain('As for');
  });

  it('ends a comparison on what was compared, and on a difference that was not told before', async () => {
    const told = await tell('English', 'Compare frogs and toads', ['Frog', 'Toad']);
    expect(told.at(-1)).toBe(
      'Size, skin, legs and defence: that is how to tell them apart. Remember: a toad does not need to stay as close to water as most frogs do, because its thicker skin loses moisture more slowly.',
    );
    expect(told.slice(0, -1).join(' ')).not.toContain('close to water');
    const tea = await tell('Japanese', '緑茶と紅茶の違い', ['緑茶', '紅茶']);
    expect(tea.at(-1)).toMatch(/^製法、カフェイン、産地を見れば、違いがわかります。緑茶では/u);
    expect(tea.join('')).toMatch(/緑茶の乾燥した茶葉には.*紅茶では、インド北東部のアッサムは/u);
  });
});

it('OUT-04 tells what was written to be told in its own sentences, to its own conclusion', async () => {
  const text = [
    'Bread rises because yeast makes gas; the gas fills the dough with bubbles of many sizes, and the dough swells.',
    'Yeast is a tiny fungus that eats sugar. It gives off carbon dioxide, which cannot leave the sticky dough. The warmer the kitchen, the faster it works.',
    'Bakers knead the dough to make it elastic. An elastic dough holds the gas like a thousand small balloons. In the oven the bubbles grow once more, and the heat sets the crumb around them.',
    'So bread rises because a living thing breathes in the dough.',
  ].join('\n\n');
  const source = { label: 'Shelf: Bread', isOnThisMachine: true, isWrittenToTell: true, text } as const;
  const { scenes } = await writer.writeScript(
    sampleRequest({ prompt: 'Why does bread rise?', videoType: 'explainer', sources: [source] }),
    sampleCall(),
  );
  const told = scenes.map(({ narration }) => narration);
  expect(told[0]).toContain('Bread rises because yeast makes gas; the gas fills the dough');
  expect(told.at(-1)).toBe('So bread rises because a living thing breathes in the dough.');
});
