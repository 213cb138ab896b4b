import type { Language } from '@kinora/contract/catalogue';
import { sentences } from '@kinora/contract/sentences';
import { makeZim } from '@kinora/library/testing';
import type { Script, SourceText } from '@kinora/models';
import { startWikipediaSimulator } from '@kinora/vendors/simulators';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { silentLog } from '../testing/test-http.ts';
import { openGateway } from './gateway.ts';
import { createProviders } from './registry.ts';

interface Page {
  readonly title: string;
  /** Paragraphs, with headings as `== … ==`. */
  readonly text: string;
  readonly isDisambiguation?: boolean;
}

interface Asked {
  readonly prompt: string;
  readonly language?: Language;
}

const call = { signal: new AbortController().signal, log: silentLog, workFolder: '' };
const style = { videoType: 'explainer', videoStyle: 'auto', speakers: 1 } as const;

/** As a story with web results is written: searched through the gateway, written through the gateway. */
async function tellFrom(variables: Record<string, string>, { prompt, language = 'English' }: Asked) {
  const providers = createProviders(variables);
  try {
    const gateway = openGateway(providers, '');
    const wish = { query: prompt, language, limit: 3 };
    const isOnline = 'WIKIPEDIA_BASE_URL' in variables;
    const sources: SourceText[] = await gateway.search[isOnline ? 'find' : 'atHand'](wish, call);
    return await gateway.text.write({ ...style, prompt, language, sources, search: 'done' }, call, {});
  } finally {
    await providers.close();
  }
}

async function fromEncyclopedia(pages: readonly Page[], asked: Asked): Promise<Script> {
  const server = await startWikipediaSimulator(pages.map((page) => ({ ...page, extract: page.text })));
  try {
    return await tellFrom({ WIKIPEDIA_BASE_URL: server.baseUrl }, asked);
  } finally {
    await server.close();
  }
}

async function fromLibrary(pages: readonly Page[], asked: Asked): Promise<Script> {
  const folder = await mkdtemp(join(tmpdir(), 'kinora-hard-'));
  try {
    // A file that does not say its language is searched in every one.
    const zim = makeZim({
      language: '',
      name: 'Wikipedia',
      pages: pages.map(({ title, text }) => ({ title, html: pageOf(text) })),
    });
    await writeFile(join(folder, 'wiki.zim'), zim);
    return await tellFrom({ KINORA_LIBRARY_DIR: folder }, asked);
  } finally {
    await rm(folder, { recursive: true });
  }
}

function pageOf(text: string): string {
  const blocks = text.split('\n\n').map((block) => {
    const heading = /^== (?<words>.+) ==$/u.exec(block)?.groups?.['words'];
    return heading === undefined ? `<p>${block}</p>` : `<h2>${heading}</h2>`;
  });
  return `<!DOCTYPE html><html><body>${blocks.join('')}</body></html>`;
}

const spoken = ({ scenes }: Script): string => scenes.map(({ narration }) => narration).join(' ');
const inVain = { message: sentences.builtIn.searchedInVain };

const planet = [
  'Mercury is the first planet from the Sun and the smallest planet of the Solar System. Its surface is covered with craters, as the Moon is.',
  '== Heat ==',
  'The planet Mercury is so hot by day because it is close to the Sun and has almost no air. By day its ground reaches 430 degrees, and at night it falls to minus 180 degrees.',
  '== Orbit ==',
  'Mercury goes round the Sun in 88 days. It turns three times on its axis in the time of two of its years. No moon goes round it, and only three spacecraft have visited it.',
].join('\n\n');
const element = [
  'Mercury is a chemical element and the only metal that is liquid at room temperature. It was called quicksilver, and people have known it for more than 3,000 years. It is found as cinnabar, a red ore from which painters made vermilion. The mines of Almadén in Spain gave most of it for two thousand years. It is heavier than lead, and iron floats on it.',
  '== Uses ==',
  'Mercury was used in thermometers because it expands evenly when it gets hot. It is poisonous, and most of its uses are forbidden today. Old lamps and switches still hold some of it.',
].join('\n\n');
const meanings = [
  'Mercury most commonly refers to:',
  'Mercury (planet), the planet that is next to the Sun in the Solar System.',
  'Mercury (element), a metal that is liquid at room temperature and that is also called quicksilver.',
  'Mercury (mythology), a Roman god of trade who carries messages between the other gods.',
  '== Other uses ==',
  'Mercury Records is an American label of records that was founded in Chicago in the year 1945.',
  'Mercury Cougar is a car that was built by the Ford company in the United States until 2002.',
  'Mercury Theatre is a house for plays in the town of Colchester in the east of England.',
].join('\n\n');
const island = [
  'Java is an island of Indonesia with more than 150 million people. It is the most populous island of the world, and the capital stands on it.',
  '== Nature ==',
  'Java was formed by volcanoes, because two plates of the crust meet below it. Rice grows on its slopes in terraces. Its beaches are popular with visitors. Forests with rhinoceroses are left in the west.',
].join('\n\n');
const language = [
  'Java is a programming language that lets programmers write a program once and run it everywhere. James Gosling designed it in 1995.',
  '== Popularity ==',
  'Java is popular among programmers because its programs run on every machine that has its virtual machine. Millions of programmers learned it at school. Many phones and servers run programs that are written in it. New versions of the language come out twice a year, and old programs still run on them.',
].join('\n\n');
const bench = [
  'Un banco es un asiento para varias personas que se pone en calles, plazas y parques de las ciudades.',
  'El banco de madera es el más antiguo, y los de piedra duran más que los otros. En los parques hay bancos junto a los caminos para que la gente descanse. Muchos llevan el nombre de una persona que los regaló a su ciudad.',
].join('\n\n');
const bank = [
  'Un banco es una empresa que guarda el dinero de sus clientes y que lo presta a otros a cambio de intereses.',
  'Un banco gana dinero porque cobra más por los préstamos de lo que paga por los ahorros. Los primeros bancos nacieron en Italia en el siglo XIV. Hoy un banco central vigila a los demás y emite los billetes de cada país.',
].join('\n\n');

describe.each([
  ['an encyclopedia', fromEncyclopedia],
  ['a ZIM file', fromLibrary],
])('%s with a title of many meanings', (_, tell) => {
  const mercury: readonly Page[] = [
    { title: 'Mercury', text: meanings },
    { title: 'Mercury (disambiguation)', text: meanings, isDisambiguation: true },
    { title: 'Mercury (element)', text: element },
    { title: 'Mercury (planet)', text: planet },
  ];

  it('WORD-05 is told in the sense that is asked, and the list of meanings never', async () => {
    const script = await tell(mercury, { prompt: 'Why is the planet Mercury so hot?' });
    expect(script.sources.map(({ label }) => label)).toEqual(['Wikipedia: Mercury (planet)']);
    expect(spoken(script)).toContain('close to the Sun and has almost no air');
    expect(spoken(script)).not.toMatch(/refers to|quicksilver|label of records|Cougar/u);
  });

  it('WORD-05 is told in one sense where none is asked', async () => {
    const script = await tell(mercury, { prompt: 'Mercury' });
    expect(script.sources).toHaveLength(1);
    expect(spoken(script)).not.toMatch(/refers to|label of records|Cougar/u);
  });

  it('WORD-05 is told in no sense where the asked one is not there', async () => {
    const pages = [
      { title: 'Mercury', text: meanings },
      { title: 'Mercury (element)', text: element },
    ];
    await expect(tell(pages, { prompt: 'Why is the planet Mercury so hot?' })).rejects.toMatchObject(inVain);
    await expect(tell([{ title: 'Mercury', text: meanings }], { prompt: 'Mercury' })).rejects.toMatchObject(
      inVain,
    );
  });

  it('WORD-05 is told of the language of programmers and not of the island before it', async () => {
    const pages = [
      { title: 'Java', text: island },
      { title: 'Java (programming language)', text: language },
    ];
    const script = await tell(pages, { prompt: 'Why is Java popular among programmers?' });
    expect(script.sources.map(({ label }) => label)).toEqual(['Wikipedia: Java (programming language)']);
    expect(spoken(script)).not.toMatch(/volcano|rhinoceros/u);
  });

  it('WORD-05 is told of one of two things of a name, also in another language', async () => {
    const pages = [
      {
        title: 'Banco',
        text: 'Banco puede referirse a:\n\nBanco, asiento para varias personas\n\nBanco, empresa',
      },
      { title: 'Banco (asiento)', text: bench },
      { title: 'Banco (empresa)', text: bank },
    ];
    const script = await tell(pages, { prompt: '¿Qué es un banco?', language: 'Spanish' });
    expect(script.sources).toHaveLength(1);
    const isBench = spoken(script).includes('asiento');
    expect(spoken(script)).not.toMatch(isBench ? /dinero|billetes/u : /parques|madera/u);
  });
});

describe.each([
  ['an encyclopedia', fromEncyclopedia],
  ['a ZIM file', fromLibrary],
])('%s with stubs', (_, tell) => {
  const stub =
    'The okapi is an animal of the forests of Congo whose striped legs remind people of a zebra, although it is a relative of the giraffe. The okapi was described by scientists from Europe only in the year 1901, long after the people of the forest knew it.';

  it('WORD-03 makes no film of two sentences', async () => {
    await expect(
      tell([{ title: 'Okapi', text: stub }], { prompt: 'What is an okapi?' }),
    ).rejects.toMatchObject(inVain);
  });

  it('WORD-05 takes the next article about the same', async () => {
    const article = [
      'The okapi is a shy animal of the forests of Congo, and the only living relative of the giraffe.',
      'The okapi is striped so that it is hard to see between the trees. It eats the leaves of more than a hundred plants with a tongue that is thirty centimetres long. A young okapi can stand half an hour after it is born. Leopards hunt it, and people have cut down much of its forest.',
    ].join('\n\n');
    const pages = [
      { title: 'Okapi', text: stub.slice(0, 140).padEnd(240, '.') },
      { title: 'Okapi (animal)', text: article },
    ];
    const script = await tell(pages, { prompt: 'What is an okapi?' });
    expect(spoken(script)).toContain('hard to see between the trees');
  });

  it('WORD-05 puts two stubs together when they tell of the same thing, and never two things', async () => {
    const more =
      'Okapi habits are known from the forest reserve of Congo, where scientists follow the striped animal through dense forest. The okapi lives alone, eats leaves with a long tongue as its relative the giraffe does, and marks its paths.';
    const script = await tell(
      [
        { title: 'Okapi', text: stub },
        { title: 'Okapi habits', text: more },
      ],
      { prompt: 'What is an okapi?' },
    );
    expect(script.sources).toHaveLength(2);
    const band =
      'Okapi were a band of four musicians from Ghent who played loud songs about trains, ships and the rain of their town in autumn. Okapi recorded their first album in 1994 in a cellar, sold it at concerts, and parted two years after that without a quarrel.';
    const pages = [
      { title: 'Okapi (animal)', text: stub },
      { title: 'Okapi (band)', text: band },
    ];
    await expect(tell(pages, { prompt: 'Okapi' })).rejects.toMatchObject(inVain);
  });
});

describe.each([
  ['an encyclopedia', fromEncyclopedia],
  ['a ZIM file', fromLibrary],
])('%s with an article of 400 kB', (_, tell) => {
  it('WORD-02 is told with the answer of its beginning, in two seconds of processor time', async () => {
    const part = (place: number): string =>
      [
        `== Part ${place} ==`,
        `In part ${place} the zebra of region ${place} is described with its herds, its food and its paths. ${'Herds move to the water in the dry season and come back with the rain. '.repeat(6)}`,
      ].join('\n\n');
    const text = [
      'Zebras are African animals of the horse family. Zebras have stripes because the pattern confuses biting flies, which land on a striped coat far less often.',
      ...Array.from({ length: 800 }, (_each, place) => part(place)),
    ].join('\n\n');
    expect(text.length).toBeGreaterThan(400_000);
    const before = process.cpuUsage();
    const script = await tell([{ title: 'Zebra', text }], { prompt: 'Why do zebras have stripes?' });
    const { user, system } = process.cpuUsage(before);
    expect(script.scenes[0]?.narration).toMatch(/because the pattern confuses biting flies/u);
    expect((user + system) / 1_000).toBeLessThan(2_000);
  });
});

it('an article of more bytes than are read is left out, and the search answers', async () => {
  const pages = [{ title: 'Zebra', text: 'Zebras have stripes because of flies. '.repeat(130_000) }];
  await expect(fromEncyclopedia(pages, { prompt: 'Why do zebras have stripes?' })).rejects.toMatchObject(
    inVain,
  );
});

describe.each([
  ['an encyclopedia', fromEncyclopedia],
  ['a ZIM file', fromLibrary],
])('%s in another language than the film', (_, tell) => {
  const { foundInOtherLanguage } = sentences.builtIn;
  const french = [
    'Le zébra est un animal rayé qui vit en Afrique. Les rayures du zébra troublent les mouches, qui se posent moins souvent sur un pelage rayé.',
    'Les zébras vivent en familles avec un étalon et plusieurs juments. Ils parcourent des centaines de kilomètres pour trouver de l’herbe et de l’eau.',
  ].join('\n\n');
  const german = [
    'Das Zebra ist ein Tier, das in Afrika lebt und mit dem Pferd verwandt ist. Die Streifen des Zebras verwirren die Fliegen, die sich dann nicht auf das Fell setzen.',
    'Die Zebras leben in Familien mit einem Hengst und mehreren Stuten. Sie wandern weit, um Gras und Wasser zu finden, und werden von Löwen gejagt. Ein Fohlen steht schon nach einer Viertelstunde auf und erkennt seine Mutter an den Streifen. In der Trockenzeit ziehen große Herden weit nach Norden.',
  ].join('\n\n');

  it('WORD-05 is not told, and its language is said', async () => {
    const asked = { prompt: 'Zebra' };
    await expect(tell([{ title: 'Zebra', text: french }], asked)).rejects.toMatchObject({
      message: foundInOtherLanguage('French', 'English'),
    });
    await expect(tell([{ title: 'Zebra', text: german }], asked)).rejects.toMatchObject({
      message: foundInOtherLanguage(null, 'English'),
    });
  });

  it('WORD-05 leaves the film to an article in its own language', async () => {
    const english = `A zebra is an African animal with stripes that confuse flies. Zebras live in families of one stallion and several mares. Large herds of zebras travel far to find grass and water in the dry season. Lions hunt them, and a zebra defends itself with kicks that can kill. No two zebras look alike. A foal stands up a quarter of an hour after it was born and knows its mother by her stripes.`;
    const script = await tell(
      [
        { title: 'Zebra', text: german },
        { title: 'Zebra (animal)', text: english },
      ],
      { prompt: 'Zebra' },
    );
    expect(spoken(script)).toContain('African animal');
    expect(spoken(script)).not.toContain('Afrika');
  });
});
