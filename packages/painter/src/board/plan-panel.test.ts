import type { Language } from '@kinora/contract/catalogue';
import type { ImageRequest } from '@kinora/models';
import type { Drawing } from '@kinora/renderer';
import { describe, expect, it } from 'vitest';
import type { PanelBoard } from '../plan/cast-plan.ts';
import { createPanelPlanner } from './plan-panel.ts';

const plan = createPanelPlanner();

function boardFor(
  narration: string,
  language: Language = 'English',
  { fact = 'A fact', filmTitle = '', index = 1 }: { fact?: string; filmTitle?: string; index?: number } = {},
): PanelBoard {
  const request: ImageRequest = {
    prompt: '',
    aspectRatio: '16:9',
    language,
    videoStyle: 'auto',
    seed: 4,
    inputs: [],
    longSide: 320,
    scene: { title: '', narration, keyFacts: [fact], index, count: 4, filmTitle },
  };
  const board = plan(request, { aspectRatio: '16:9', hasHeading: false });
  if (board === undefined) {
    throw new Error('no board');
  }
  return board;
}

const picturesOf = ({ elements }: Drawing): string[] =>
  elements.flatMap((element) =>
    element.kind === 'illustration' || element.kind === 'strokes' ? [element.name] : [],
  );
const wordsOf = ({ elements }: Drawing): string[] =>
  elements.flatMap((element) => (element.kind === 'text' ? [element.lines.join(' ')] : []));

const told = {
  English:
    'Every single evening of the year, a frog leaves its cool pond and looks for food. Then an old bee flies home.',
  French:
    'Chaque soir, pendant toute l’année, une grenouille quitte son étang et cherche à manger. Puis une abeille rentre chez elle.',
  Italian:
    'Ogni sera, per tutto l’anno, sempre, una rana lascia il suo stagno e cerca da mangiare. Poi una vecchia ape torna a casa sua.',
  Spanish:
    'Cada tarde, durante todo el año, una rana deja su charca fresca y busca comida. Luego una abeja vuela de nuevo a su casa.',
  Hindi: 'पूरे साल हर शाम को बहुत देर से एक मेंढक अपने तालाब को छोड़कर भोजन खोजता है। फिर एक मधुमक्खी अपने घर लौट आती है।',
  Japanese:
    '毎晩のようにいつも同じ時間になると一匹のカエルが池を離れて食べ物を探します。そのあとミツバチが家に帰ります。',
} as const satisfies Record<Language, string>;

describe('the board behind who explains', () => {
  it.each(Object.entries(told))('is turned to what is spoken of, one after the other: %s', (name, words) => {
    // The table's keys are languages.
    const { pages } = boardFor(words, name as Language);
    const frog = pages.findIndex(({ drawing }) => picturesOf(drawing).includes('frog'));
    const bee = pages.findIndex(({ drawing }) => picturesOf(drawing).includes('honeybee'));
    expect(frog).toBeGreaterThanOrEqual(0);
    expect(bee).toBeGreaterThan(frog);
    expect(pages.every(({ drawing }) => picturesOf(drawing).length === 1)).toBe(true);
  });

  it('turns its page with the sentence that tells of something, and not before the page before was looked at', () => {
    const words = told.English;
    const { pages } = boardFor(words);
    const froms = pages.map(({ from }) => Math.round(from * words.length));
    expect(froms).toContain(words.indexOf('Then an old bee'));
    expect(froms.every((from, index) => from - (froms[index - 1] ?? 0) >= 30)).toBe(true);
  });

  it('is turned to each of the drawings that explain a scene together, where it is told', () => {
    const words =
      'How do I water it? Water dry layers as you lay them. What keeps the rain off? A lid or a piece of old carpet keeps the rain off. How do I know it is right? A handful squeezed hard should yield no more than a drop or two.';
    const { pages } = boardFor(words, 'English', { filmTitle: 'How to make a compost heap' });
    expect(pages.map(({ drawing }) => picturesOf(drawing))).toEqual([
      ['explained-watered-heap'],
      ['explained-squeezed-handful'],
    ]);
    expect(Math.round((pages.at(-1)?.from ?? 0) * words.length)).toBe(words.indexOf('A handful'));
  });

  it('shows a number of which nothing drawable is named beside what explains the scene', () => {
    const { pages } = boardFor(
      'In the ocean, for hundreds of millions of years, the water evaporates and the salt stays behind, some 35 g in every litre of it, say those who measure it.',
      'English',
      { filmTitle: 'Why is the sea salty?' },
    );
    const page = pages.find(({ drawing }) => wordsOf(drawing).some((text) => /35 g/u.test(text)));
    expect(page === undefined ? [] : picturesOf(page.drawing)).toEqual(['explained-salt-stays']);
  });

  it('calls a thing the same on every page', () => {
    const { drawing, pages } = boardFor(
      'What is compost? Compost is organic matter, such as garden and kitchen waste or manure, that has rotted in the presence of air until it resembles the humus of a forest floor.',
      'English',
      { filmTitle: 'How to make a compost heap', index: 0 },
    );
    const [waste] = picturesOf(drawing).slice(1);
    const page = pages.find((each) => picturesOf(each.drawing).includes(waste ?? ''));
    expect(wordsOf(page?.drawing ?? drawing)).toEqual(['green waste']);
    expect(wordsOf(drawing)).toContain('green waste');
  });

  it('shows a number beside what it is told of, and a span whole', () => {
    const { pages } = boardFor(
      'Nobody there had ever seen anything like it before: a frog that was 30 to 32 cm long, they said.',
    );
    const page = pages.find(({ drawing }) => wordsOf(drawing).includes('30–32 cm'))?.drawing;
    expect(page === undefined ? [] : picturesOf(page)).toEqual(['frog']);
  });

  it.each([
    [
      'English',
      'Compare frogs and toads',
      'In everyday speech toads are told from frogs by their rough backs and squat bodies. The name frog is kept for smooth animals, as far as anybody knows it.',
    ],
    [
      'Spanish',
      'Comparar ranas y abejas',
      'En el habla de todos los días las abejas se distinguen de las ranas por sus dorsos rugosos. El nombre de rana se guarda para los animales lisos, que se sepa.',
    ],
  ] as const)('shows both where a sentence is about both of two, in %s', (language, title, words) => {
    const { drawing, pages } = boardFor(words, language, { filmTitle: title });
    expect(picturesOf(drawing)).toHaveLength(2);
    expect(pages.map((page) => picturesOf(page.drawing))).toEqual([['frog']]);
  });

  it('turns to no place that is only named behind what the film is about', () => {
    const words =
      'In the whole wide world there live some toads of mountain streams and forests, as far as anybody there knows it.';
    const { pages } = boardFor(words, 'English', { filmTitle: 'Compare frogs and toads' });
    expect(pages.flatMap(({ drawing }) => picturesOf(drawing))).toEqual(['frog-face']);
  });

  it('tells no number of an animal whose it is not', () => {
    const { pages } = boardFor(
      'And how much is that in the end, if you come to think about it? A male elephant of Africa weighs about 6 t, so that it takes twenty-five of them, or a few more.',
      'English',
      { filmTitle: 'How heavy is a blue whale?' },
    );
    const page = pages.find(({ drawing }) => wordsOf(drawing).includes('6 t'))?.drawing;
    expect(page === undefined ? [] : picturesOf(page)).toEqual(['elephant']);
  });

  it('is turned to each year of a history with what was then', () => {
    const words =
      'The first railway of iron rails was opened to all in 1825 by George Stephenson. Far away, the line of Baltimore was put into service in 1830, to the joy of everybody there.';
    const { drawing, pages } = boardFor(words, 'English', { filmTitle: 'The history of the railway' });
    const all = [drawing, ...pages.map((page) => page.drawing)];
    expect(all.map((page) => picturesOf(page).length)).toEqual([1, 1]);
    expect(all.map((page) => wordsOf(page)[0])).toEqual(['1825', '1830']);
    expect(pages.map(({ from }) => Math.round(from * words.length))).toEqual([words.indexOf('Far away')]);
  });

  it('is turned to every step that is summed up, with its own words', () => {
    const words =
      'Mix the flour with water; knead the dough; let the yeast work; shape a loaf; bake it in the oven.';
    const { drawing, pages } = boardFor(words, 'English', { index: 3 });
    const shown = [drawing, ...pages.map((page) => page.drawing)].map((page) => picturesOf(page).join());
    expect(new Set(shown).size).toBe(5);
    expect(pages.map(({ from }) => words.slice(Math.round(from * words.length)).slice(0, 4))).toEqual([
      'knea',
      'let ',
      'shap',
      'bake',
    ]);
  });

  it('writes beside a picture what is said in the words that name it, and nothing else', () => {
    const fact = 'a frog breathes through its skin';
    const words = `It took a very long time to find out that ${fact}. Then, one day, an old bee flew home.`;
    const { pages } = boardFor(words, 'English', { fact });
    const notes = (name: string) =>
      pages.flatMap(({ drawing }) => (picturesOf(drawing).includes(name) ? wordsOf(drawing) : []));
    expect(notes('frog')).toContain(fact);
    expect(notes('honeybee')).not.toContain(fact);
    expect(notes('honeybee').length).toBeGreaterThan(0);
  });

  it('shows as a whole what has no pictures of its own', () => {
    const narration = 'The refrigerant runs round a circuit. The compressor squeezes it, and it grows hot.';
    const { drawing, pages } = boardFor(narration, 'English', { filmTitle: 'How does a refrigerator work?' });
    expect(pages).toEqual([]);
    expect(wordsOf(drawing)).toContain('compressor');
  });

  it('shows somebody at their work who is on the board itself in another way', () => {
    const { pages } = boardFor(
      'बात यहाँ तक कैसे पहुँची? जेम्स क्लर्क मैक्सवेल ने तरंगों की भविष्यवाणी की। हाइनरिख़ हर्ट्ज़ ने उन्हें प्रयोगशाला में पैदा किया। एदुआर ब्रांली, ऑलिवर लॉज, जगदीश चन्द्र बसु, अलेक्ज़ान्दर पोपोव और निकोला टेस्ला ने उन यन्त्रों और विधियों का विकास किया जिन पर मार्कोनी का कार्य आधारित था।',
      'Hindi',
      { fact: 'जेम्स क्लर्क मैक्सवेल ने तरंगों की भविष्यवाणी की', filmTitle: 'रेडियो का आविष्कार किसने किया?' },
    );
    expect(pages.flatMap(({ drawing }) => picturesOf(drawing)).join(' ')).toMatch(
      /explained-person-\d+-trial/u,
    );
  });
});
