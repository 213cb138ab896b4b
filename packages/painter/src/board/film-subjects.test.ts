import type { LanguageCode } from '@kinora/contract/catalogue';
import type { BoardContent } from '@kinora/renderer';
import { openPictureIndex } from '@kinora/words';
import { describe, expect, it } from 'vitest';
import { sceneText } from '../testing/scene-text.ts';
import { composeBoard } from './compose-board.ts';
import { besideFilm, withFilmSubjects } from './film-subjects.ts';
import { rankSubjects } from './rank-subjects.ts';
import type { SceneText } from './scene-text.ts';

function compose({
  code,
  narration,
  ...more
}: Partial<SceneText> & Pick<SceneText, 'code' | 'narration'>): BoardContent {
  const text = sceneText(code, narration, { index: 2, ...more });
  const index = openPictureIndex(text.code);
  const subjects = withFilmSubjects(rankSubjects(text, index, undefined), text, index);
  return composeBoard(text, subjects, { aspect: '16:9', style: 'classic', seed: 2, index, ratioOf: () => 1 });
}

/** A film's title, and a scene of it in which nothing can be drawn. */
const bare: readonly (readonly [LanguageCode, string, string, string])[] = [
  ['en', 'How a refrigerator works', 'It takes in and gives off again what it was given.', 'fridge'],
  ['fr', 'Comment fonctionne un réfrigérateur ?', 'Il prend et il rend ce qu’il a reçu.', 'fridge'],
  ['it', 'Come funziona un frigorifero?', 'Prende e rende ciò che ha ricevuto.', 'fridge'],
  ['es', '¿Cómo funciona un frigorífico o nevera?', 'Toma y devuelve lo que ha recibido.', 'fridge'],
  ['hi', 'रेडियो का आविष्कार किसने किया?', 'उन्होंने 1893 में यह योजना रखी।', 'radio'],
  ['ja', '虫歯はなぜできるのですか', 'それが続くことが、発生の直接の原因である。', 'tooth'],
];

describe('a scene that names nothing to be drawn', () => {
  it.each(bare)('shows what its film is about, and letters no lone word, %s: %s', (...of) => {
    const [code, filmTitle, narration, picture] = of;
    const told = compose({ code, narration, filmTitle });
    expect(told).toMatchObject({ template: 'hero', pictures: [{ name: picture }] });
    expect(compose({ code, narration }).template).toBe('card');
  });

  it('shows it beside the one thing that is told of', () => {
    const narration = 'La presión del líquido baja de golpe.';
    const board = compose({ code: 'es', narration, filmTitle: '¿Cómo funciona una nevera?' });
    expect(board.pictures.map(({ name }) => name)).toEqual(['fridge', 'droplet']);
  });
});

describe('a scene that names enough', () => {
  const narration = 'The volcano threw out rock.';

  it('is left as it is', () => {
    const names = (filmTitle?: string): string[] =>
      compose({ code: 'en', narration, ...(filmTitle === undefined ? {} : { filmTitle }) }).pictures.map(
        ({ name }) => name,
      );
    expect(names('Why whales sing')).toEqual(names());
  });

  it.each([0, 5])('begins with what the film is about where it is asked or answered, scene %i', (index) => {
    const filmTitle = 'How bread is baked';
    const told = 'The castle was quiet. In the castle they had bread.';
    const lead = (at: number): string | undefined =>
      compose({ code: 'en', narration: told, filmTitle, index: at }).pictures[0]?.name;
    expect(lead(index)).toContain('bread');
    expect(lead(2)).toBe('castle');
  });
});

it('sets the two of a film that compares against each other, whatever else the scene names', () => {
  const narration = 'Toads are told from frogs by their life on land, whereas frogs live near water.';
  const board = compose({ code: 'en', narration, filmTitle: 'Compare frogs and toads' });
  const pictures = board.pictures.map(({ name, label }) => [name, label]);
  expect(new Map(pictures as [string, string][]).get('frog')).toBe('frogs');
  expect(pictures.map(([name]) => name).toSorted()).toEqual(['frog', 'frog-face']);
});

it('draws a toad as a toad and a frog as a frog', () => {
  const board = compose({
    code: 'en',
    title: 'Frogs and toads: skin',
    narration: 'The skin of frogs is moist. The skin of toads is dry.',
  });
  const [frog, toad] = board.pictures;
  expect(frog?.strokes?.shapes.length).toBeGreaterThan(3);
  expect(toad?.strokes?.shapes.length).toBeGreaterThan(3);
  expect(toad?.strokes).not.toEqual(frog?.strokes);
});

it('draws a compost heap, which no bundled picture shows', () => {
  const board = compose({ code: 'en', narration: 'Compost is organic matter.' });
  expect(board.pictures[0]?.strokes?.shapes.length).toBeGreaterThan(8);
});

it.each([
  ['en', 'It is 30 metres long and the walk takes 12 kilometres.'],
  ['es', 'Mide 30 metros y el camino tiene 12 kilómetros.'],
  ['hi', 'यह हज़ार किलोमीटर तक पहुँची है।'],
] as const)('draws no ruler for a length, in %s', (code, narration) => {
  expect(compose({ code, narration }).pictures.map(({ name }) => name)).not.toContain('ruler-measure');
  expect(compose({ code, narration }).pictures.map(({ name }) => name)).not.toContain('straight-ruler');
});

describe('two that are compared', () => {
  it('are not drawn alike where their word has a second picture', () => {
    const board = compose({
      code: 'en',
      title: 'Cities and towns: size',
      narration: 'Cities are large. Towns are smaller.',
    });
    expect(new Set(board.pictures.map(({ name }) => name)).size).toBe(2);
  });

  it.each([
    [
      'en',
      'Frogs and toads: young',
      'Frogs: Most species spawn in water, where the larvae live. Toads return to ponds to breed.',
      'Toads return to ponds to breed',
      'Most species spawn in water',
    ],
    [
      'ja',
      '緑茶と紅茶：産地',
      '緑茶については、日本の主産地は静岡県と鹿児島県で、三重県が続く。紅茶については、世界で最も多く生産される茶である。',
      '世界で最も多く生産される茶である',
      '日本の主産地は静岡県と鹿児島県',
    ],
  ] as const)('have each a column of what is said of it, in %s', (...of) => {
    const [code, title, narration, fact, other] = of;
    const { template, columns } = compose({ code, title, narration, keyFacts: [fact] });
    expect(template).toBe('balance');
    // The verb that closes a Japanese sentence is no part of a caption.
    const caption = fact.replace(/である$/u, '');
    expect(columns?.map((column) => column.map(({ text }) => text))).toEqual([[other], [caption]]);
  });
});

/** A film's title, and a scene of dates whose first names nothing that can be drawn. */
const dated: readonly (readonly [LanguageCode, string, string, string])[] = [
  ['en', 'The history of chocolate', 'In 1847 it was agreed. In 1875 milk was added.', '1847: agreed'],
  ['fr', 'L’histoire du chocolat', 'En 1847 on en convint. En 1875 on ajouta du lait.', '1847: accord'],
  ['it', 'La storia del cioccolato', 'Nel 1847 fu deciso. Nel 1875 si aggiunse il latte.', '1847: accordo'],
  ['es', 'La historia del chocolate', 'En 1847 se acordó. En 1875 se añadió leche.', '1847: acuerdo'],
  ['hi', 'चॉकलेट का इतिहास', '1847 में यह तय हुआ। 1875 में दूध मिलाया गया।', '1847: निर्णय'],
  ['ja', 'チョコレートの歴史', '1847年に決まりました。1875年に牛乳を加えました。', '1847: 合意'],
];

describe('a line of dates', () => {
  it.each(dated)('begins with what the film is about where its first year shows nothing, %s', (...of) => {
    const [code, filmTitle, narration, fact] = of;
    const keyFacts = [code === 'ja' ? fact.replace('1847', '1847年') : fact];
    const board = compose({ code, filmTitle, narration, keyFacts });
    const names = board.events?.map(({ picture }) => picture?.name);
    expect(board.template).toBe('timeline');
    expect(names?.[0]).toBe('chocolate-bar');
    expect(names?.[1]).not.toBe('chocolate-bar');
  });
});

describe('every date of a line', () => {
  it.each([
    [
      'fr',
      'L’histoire de l’avion',
      'Le premier vol dura peu en 1903. Louis Blériot passa la Manche en 1909. La ligne ouvrit en 1927.',
    ],
    [
      'es',
      'La historia del teléfono',
      'El teléfono se patentó en 1876. La primera línea fue inaugurada en 1956. La central cerró en 1973.',
    ],
  ] as const)('has a picture, and no two beside each other the same, %s', (code, filmTitle, narration) => {
    const { events = [] } = compose({ code, filmTitle, narration, keyFacts: [narration] });
    // As it looked then, it is drawn by ourselves.
    const views = events.map(({ picture }) =>
      [picture?.name, picture?.detail !== undefined, picture?.strokes?.shapes.length].join(),
    );
    expect(events.map(({ picture }) => picture === undefined)).toEqual([false, false, false]);
    expect(views.some((view, place) => view === views[place + 1])).toBe(false);
  });
});

describe('what a film is about and has one picture', () => {
  it('is seen nearer in one scene, and in another way when it is drawn again', () => {
    const narration = 'It is told of chocolate.';
    const lead = (index: number, take = 0) =>
      compose({ code: 'en', filmTitle: 'The history of chocolate', narration, index, take }).pictures[0];
    expect([1, 2, 3, 4].map((index) => lead(index)?.detail !== undefined)).toEqual([
      false,
      false,
      true,
      false,
    ]);
    expect(lead(3, 1)?.detail).toBeUndefined();
    expect(lead(1)).toMatchObject({ name: 'chocolate-bar', label: 'chocolate' });
  });

  it('shows what the scene speaks of where we have drawn it, before what is named beside it', () => {
    const narration =
      'The compressor of the cycle takes in vapour; the gas condenses, and the liquid loses its pressure.';
    const board = compose({ code: 'en', filmTitle: 'How a refrigerator works', narration });
    expect(board.pictures[0]?.name).toBe('fridge');
    const plain = compose({
      code: 'en',
      filmTitle: 'How a refrigerator works',
      narration: 'The volcano threw out rock.',
    });
    expect(plain.pictures[0]?.name).not.toBe('fridge');
  });
});

describe('what comes to a board in the middle of a film', () => {
  const index = openPictureIndex('en');
  const names = (filmTitle: string, narration: string, at: number): (string | undefined)[] => {
    const scene = sceneText('en', narration, { filmTitle, index: at, count: 5 });
    return besideFilm(rankSubjects(scene, index, undefined), scene, index).map(
      ({ pictures: [lead] }) => lead?.name,
    );
  };

  it('is not the one picture of what the film is about', () => {
    const narration = 'The elephant drinks water.';
    expect(names('The elephant', narration, 0)).toContain('elephant');
    expect(names('The elephant', narration, 2)).toEqual(['droplet']);
    expect(names('The elephant', narration, 4)).toContain('elephant');
    expect(names('The desert', narration, 2)).toContain('elephant');
  });

  it('may be another view of it', () => {
    expect(names('The volcano', 'The volcano threw out ash.', 2)).toContain('volcano');
  });
});
