import { languageDetails } from '@kinora/contract/catalogue';
import type { Language } from '@kinora/contract/catalogue';
import { startWikipediaSimulator } from '@kinora/vendors/simulators';
import { countSpokenWords, languageProfiles, splitSentences } from '@kinora/words';
import { readEncyclopedia, withoutTransitions } from '@kinora/writer/testing';
import process from 'node:process';
import { afterAll, describe, expect, it } from 'vitest';
import { silentLog } from '../testing/test-http.ts';
import { openGateway } from './gateway.ts';
import { createProviders } from './registry.ts';

const languages = ['English', 'French', 'Italian', 'Spanish', 'Hindi', 'Japanese'] as const;
const shelves = languages.map((language) => readEncyclopedia(language));
const simulator = await startWikipediaSimulator(
  shelves.flatMap(({ pages }) => pages),
  shelves.flatMap(({ searches }) => searches),
);
const providers = createProviders({ WIKIPEDIA_BASE_URL: `${simulator.baseUrl}/{language}` });
afterAll(async () => {
  await providers.close();
  await simulator.close();
});
const gateway = openGateway(providers, '');
const call = { signal: new AbortController().signal, log: silentLog, workFolder: '' };

/** As a story with web results is written. */
async function tell({ prompt, language, videoType = 'explainer' }: Asked) {
  const wish = { query: prompt, language, limit: 3 };
  const sources = [...(await gateway.search.find(wish, call)), ...(await gateway.search.atHand(wish, call))];
  const before = process.cpuUsage();
  const style = { videoType, videoStyle: 'auto', speakers: 1 } as const;
  const script = await gateway.text.write({ ...style, prompt, language, sources }, call, {});
  return { ...script, milliseconds: process.cpuUsage(before).user / 1_000 };
}

interface Asked {
  readonly language: Language;
  readonly prompt: string;
  readonly videoType?: 'explainer' | 'news';
}

interface Expected extends Asked {
  /** The articles that it is told from, and no other. */
  readonly titles: readonly string[];
  /** What its first third says, and its last scene. */
  readonly first: RegExp;
  readonly last: RegExp;
}

const films: readonly Expected[] = [
  {
    language: 'English',
    prompt: 'Compare frogs and toads',
    titles: ['Frog', 'Toad'],
    first: /Toads are told from frogs by .*life on land\. The name frog is kept for /u,
    last: /toads? .*frogs/u,
  },
  {
    language: 'English',
    prompt: 'How to make a compost heap in five steps',
    titles: ['Compost'],
    first: /Compost is .*choose a site on bare soil/u,
    last: /site on bare soil.*foundation.*spread layers.*water.*turn the material/iu,
  },
  {
    language: 'French',
    prompt: 'Pourquoi la mer est-elle salée ?',
    titles: ['Eau de mer'],
    first: /^Les sels de l'océan proviennent .* roches/u,
    last: /évaporation .* mer .* sels /u,
  },
  {
    language: 'French',
    prompt: 'L’histoire du chemin de fer',
    titles: ['Histoire du chemin de fer'],
    first: /^L'histoire du chemin de fer .*1804/u,
    last: /train|chemin de fer/u,
  },
  {
    language: 'Italian',
    prompt: 'Etna, eruzione chiude l’aeroporto di Catania',
    videoType: 'news',
    titles: ["Eruzioni dell'Etna del 2021"],
    first:
      /^È successo nel 2021: a causa della cenere .*sospese più volte decolli e atterraggi\. Le eruzioni dell'Etna .*L'aeroporto fu chiuso/u,
    last: /fontane di lava .*\. Non si registrarono vittime\.$/u,
  },
  {
    language: 'Italian',
    prompt: 'Come funziona un frigorifero?',
    titles: ['Frigorifero'],
    first: /refrigerante evapora .* assorbendo calore/u,
    last: /non «crea» il freddo.*calore/u,
  },
  {
    language: 'Spanish',
    prompt: 'La historia del chocolate',
    titles: ['Historia del chocolate'],
    first: /^La historia del chocolate abarca .*1[56]\d\d/u,
    last: /cultivo .* hoy la mayor parte de la cosecha mundial/u,
  },
  {
    language: 'Spanish',
    prompt: '¿Cuánto pesa una ballena azul?',
    titles: ['Balaenoptera musculus'],
    first: /^La ballena azul [^.]*\. La masa de los adultos [^.]*entre 100 y 150 toneladas/u,
    last: /Entre 100 y 150 toneladas/u,
  },
  {
    language: 'Hindi',
    prompt: 'भूकंप क्यों आते हैं?',
    titles: ['भूकम्प'],
    first: /ऊर्जा के अचानक मुक्त होने|प्लेटों/u,
    last: /प्लेटों|ऊर्जा/u,
  },
  {
    language: 'Hindi',
    prompt: 'रेडियो का आविष्कार किसने किया?',
    titles: ['रेडियो का आविष्कार'],
    first: /श्रेय .*मार्कोनी/u,
    last: /मार्कोनी/u,
  },
  {
    language: 'Japanese',
    prompt: '虫歯はなぜできるのですか',
    titles: ['う蝕'],
    first: /糖を分解して乳酸などの酸をつくります.*エナメル質のミネラルが溶け出します/u,
    last: /溶けるほうが多い状態が長く続いたときに限って、虫歯になります/u,
  },
  {
    language: 'Japanese',
    prompt: '緑茶と紅茶の違い',
    titles: ['緑茶', '紅茶'],
    first: /緑茶が.*加熱して酸化を防ぐのに対し、紅茶は酸化を/u,
    last: /緑茶.*紅茶/u,
  },
];

/** Longest and shortest sentence, in English words to the ear. */
/** In English words to the ear. */
const longestEnd = 66;
const sentenceWords = { least: 4, most: 52 } as const;
const end = /[.!?。।]["»”」]?$/u;

describe.each(films)('$prompt', (film) => {
  const { code } = languageDetails[film.language];
  const textOf = (titles: readonly string[]): string =>
    readEncyclopedia(film.language)
      .pages.filter(({ title }) => titles.includes(title))
      .map(({ extract }) => extract)
      .join('\n');

  it('WORD-02 is answered in the first third, and once more at the end', async () => {
    const { scenes } = await tell(film);
    const third = Math.ceil(scenes.length / 3);
    const first = scenes.slice(0, third).map(({ narration }) => narration);
    expect(first.join(' ')).toMatch(film.first);
    expect(scenes.at(-1)?.narration).toMatch(film.last);
    expect(countSpokenWords(scenes.at(-1)?.narration ?? '', code)).toBeLessThanOrEqual(longestEnd);
  });

  it('WORD-05 is told from its own articles, though the search found others first', async () => {
    const { sources } = await tell(film);
    expect(sources.map(({ label }) => label)).toEqual(film.titles.map((title) => `Wikipedia: ${title}`));
    expect(new Set(sources.map(({ url = '' }) => new URL(url).hostname))).toEqual(
      new Set([`${code}.wikipedia.org`]),
    );
  });

  it('is told in whole sentences, none of them twice, in five to twelve scenes', async () => {
    const { scenes, milliseconds } = await tell(film);
    expect(scenes.length).toBeGreaterThanOrEqual(5);
    expect(scenes.length).toBeLessThanOrEqual(12);
    expect(new Set(scenes.map(({ title }) => title)).size).toBe(scenes.length);
    const told = scenes.map(({ narration }) => splitSentences(narration, code));
    // What is said once more at the end is said in few words.
    for (const { narration } of scenes.slice(0, -1)) {
      for (const sentence of withoutTransitions(narration, code)) {
        expect(countSpokenWords(sentence, code), sentence).toBeGreaterThanOrEqual(sentenceWords.least);
      }
    }
    for (const sentence of told.flat()) {
      expect(sentence).toMatch(end);
      expect(sentence).not.toMatch(/[()[\]{}（）=•]|https?:|\n/u);
    }
    expect(new Set(told.flat()).size).toBe(told.flat().length);
    expect(milliseconds).toBeLessThan(2_000);
  });

  it('says no sentence that points back, but right after the one it points at', async () => {
    const { scenes } = await tell(film);
    // A clause behind ';', or of what is done after that, may be told as a sentence.
    const source = splitSentences(textOf(film.titles).replaceAll('\n', ' '), code).flatMap((sentence) =>
      sentence.split(/\s?;\s|,\s(?:e|y)\s(?=dopo |después )/u),
    );
    // Of a Japanese sentence a hard word may be told plainly.
    const sure = code === 'ja' ? 5 : 12;
    const begins = (sentence: string): string => sentence.slice(0, code === 'ja' ? 4 : 16).toLowerCase();
    for (const { narration } of scenes) {
      const told = withoutTransitions(narration.replace(/^[^.:：]{2,14}\s?[:：] /u, ''), code);
      for (const [place, sentence] of told.entries()) {
        if (pointsBack(sentence, code) && !isOneSentence(source, told[place - 1] ?? '', sentence)) {
          const places = source.flatMap((known, at) => (begins(known) === begins(sentence) ? [at] : []));
          // Its end may be said politely, and a part of it alone.
          // Behind a colon it begins small.
          const before = places.map((at) => source[at - 1]?.toLowerCase() ?? '').join('\n');
          // A date may have lost its day.
          const last = told[place - 1]?.replace(/^(?:in|en|nel) \d{4},?\s/iu, '') ?? '';
          expect(before, sentence).toContain(last.slice(0, sure).toLowerCase());
        }
      }
    }
  });
});

const joints = [
  ' और यह ',
  ', so that ',
  ', si bien que ',
  ', which ',
  ', where ',
  ', où ',
  ', dove ',
  ', donde ',
  ', pero ',
  ', soit ',
  ', जो ',
  ', जहाँ ',
  ', ',
];

/** 'The legs are short, so that they walk', told as 'The legs are short. So they walk'. */
function isOneSentence(source: readonly string[], first: string, second: string): boolean {
  if (/^(?:そのため|一方|しかし)、/u.test(second)) {
    const start = first.slice(0, 4);
    return source.some((known) => known.startsWith(start) && /(?:ため|ことから|対し|が)、/u.test(known));
  }
  const [, result] =
    /^(?:So|Alors,|Pero|C'est|It|They|That|There,|Là,|Lì,|Allí,|यह|ये|वहाँ|(?=इसलिए)) ?(.+)$/u.exec(second) ??
    [];
  // What stood in brackets before it is not told.
  const end = first.slice(-5, -1);
  return (
    result !== undefined &&
    source.some((known) => joints.some((joint) => known.includes(end + joint + result.slice(0, 6))))
  );
}

function pointsBack(sentence: string, code: keyof typeof languageProfiles): boolean {
  const start = sentence.toLowerCase().replaceAll('’', "'");
  return languageProfiles[code].danglingOpeners.some(
    (opener) =>
      start.startsWith(opener) &&
      !/^il primo \p{L}{4}/u.test(start) &&
      (code === 'ja' || !/^[\p{L}\p{M}\p{N}]/u.test(start.slice(opener.length))),
  );
}

describe('the shape of a question', () => {
  const dates = /(?<![\d.,])(?:1\d{3}|20\d\d)(?!\d)/u;

  it.each(films.filter(({ prompt }) => /^(?:L’histoire|La historia)/u.test(prompt)))(
    'WORD-02 tells a history in the order of its dates: $prompt',
    async (film) => {
      const { scenes } = await tell(film);
      const { code } = languageDetails[film.language];
      const years = scenes
        .slice(1, -1)
        .flatMap(({ narration }) => splitSentences(narration, code))
        .flatMap((sentence) => dates.exec(sentence)?.[0] ?? [])
        .map(Number);
      expect(years.length).toBeGreaterThanOrEqual(6);
      expect(years).toEqual(years.toSorted((one, other) => one - other));
    },
  );

  it('WORD-02 numbers steps for the ear and in their headings, as many as are asked for', async () => {
    const { scenes } = await tell({
      language: 'English',
      prompt: 'How to make a compost heap in five steps',
    });
    const numbered = scenes.map(({ narration }) => /(?:^|\. )Step (\w+): /u.exec(narration)?.[1]);
    const headings = scenes.map(({ title }) => /^(\d)\. \p{Lu}/u.exec(title)?.[1]);
    expect(headings).toEqual([undefined, '1', '2', '3', '4', '5', undefined, undefined]);
    // By what one knows that it is done is told after the last step, and is none.
    expect(numbered).toEqual([undefined, 'one', 'two', 'three', 'four', 'five', undefined, undefined]);
    expect(scenes[6]?.narration).toMatch(/^The compost is finished when/u);
  });

  it('WORD-02 tells how to do something in instructions, with what goes in', async () => {
    const { scenes } = await tell({
      language: 'English',
      prompt: 'How to make a compost heap in five steps',
    });
    const steps = scenes.slice(1, 6).map(({ narration }) => narration.replace(/^.*?Step \w+: /u, ''));
    expect(steps.join(' ')).not.toMatch(/\b(?:is|are) (?:chosen|enclosed|spread|watered|turned|repeated)\b/u);
    expect(steps.join(' ')).toContain('soft green waste in turn with dry brown waste');
  });

  it.each([
    ['English', 'Compare frogs and toads', /frog/iu, /toad/iu, ['size', 'skin', 'legs']],
    ['Japanese', '緑茶と紅茶の違い', /緑茶/u, /紅茶/u, ['製法', 'カフェイン']],
  ] as const)(
    'WORD-02 compares side by side, by the same criteria: %s',
    async (...[language, prompt, one, other, criteria]) => {
      const { scenes } = await tell({ language, prompt });
      for (const { title, narration } of scenes.slice(1, -1)) {
        expect(title).toMatch(one);
        expect(title).toMatch(other);
        expect(narration.search(one)).toBeLessThan(narration.search(other));
      }
      const titles = scenes.map(({ title }) => title).join(' ');
      expect(criteria.filter((criterion) => !titles.includes(criterion))).toEqual([]);
    },
  );
});
