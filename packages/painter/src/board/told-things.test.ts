import { layOutBoard } from '@kinora/renderer';
import type { BoardContent } from '@kinora/renderer';
import { openPictureIndex } from '@kinora/words';
import { expect, it } from 'vitest';
import { sceneText } from '../testing/scene-text.ts';
import { rankSubjects } from './rank-subjects.ts';
import { toldThings } from './told-things.ts';

interface Film {
  readonly filmTitle?: string;
  /** What is told with facts is explained. */
  readonly keyFacts?: readonly string[];
}

function told(narration: string, more: Partial<BoardContent> = {}, { filmTitle, keyFacts = [] }: Film = {}) {
  const scene = sceneText('en', narration, {
    title: 'A heap',
    keyFacts,
    ...(filmTitle === undefined ? {} : { filmTitle }),
  });
  const board: BoardContent = {
    template: 'hero',
    title: scene.title,
    pictures: [{ set: 'noto', name: 'volcano' }],
    notes: [],
    aspect: '16:9',
    language: 'en',
    seed: 2,
    ...more,
  };
  const subjects = rankSubjects(scene, openPictureIndex('en'), undefined);
  const setting = { scene, title: scene.title, turn: 0, ratioOf: () => 1 };
  const things = toldThings({ drawing: layOutBoard(board), board }, subjects, setting);
  return { things, drawing: layOutBoard({ ...board, told: things }), narration };
}

const long = 'It is a matter of much patience that nobody had thought of before then at all';

it('writes a number when it is said, unless it stands there already', () => {
  const narration = `${long}, and it was 12 cm deep.`;
  expect(told(narration).things).toMatchObject([{ text: '12 cm deep', cue: { word: 19 } }]);
  expect(told(narration, { notes: [{ text: 'It was 12 cm deep' }] }).things).toEqual([]);
});

it('draws what is named after seconds without anything new, where the board is empty', () => {
  const { things, drawing } = told(`${long}, until an old elephant came along the way with them.`);
  expect(things.map(({ picture }) => picture?.name)).toEqual(['elephant']);
  const boxes = drawing.elements.flatMap((element) =>
    element.kind === 'illustration' || element.kind === 'strokes' ? [element.box] : [],
  );
  const [one, other] = boxes;
  expect(boxes.length).toBe(2);
  const isBeside =
    (one?.x ?? 0) + (one?.width ?? 0) <= (other?.x ?? 0) ||
    (other?.x ?? 0) + (other?.width ?? 0) <= (one?.x ?? 0);
  expect(isBeside).toBe(true);
});

it('shows another view of what is drawn when that is spoken of', () => {
  const { things } = told(`Lava flows. ${long}, and a column of ash rises over all that is near.`);
  expect(things.map(({ picture }) => picture?.name)).toEqual(['volcano-1']);
});

it('shows no more views of a thing than make three pictures', () => {
  const words = `Lava flows. ${long}, and a column of ash rises over all that is near.`;
  const others = ['house', 'tree'].map((name) => ({ set: 'noto', name }) as const);
  const pictures = [{ set: 'noto', name: 'volcano' }, ...others] as const;
  expect(told(words, { pictures }).things.filter(({ picture }) => picture !== undefined)).toEqual([]);
  expect(told(words, { pictures: pictures.slice(0, 1) }).things).toHaveLength(1);
});

it('writes a number with its unit however late it is said', () => {
  const narration = `${long}, and in the end a whale of that kind was found to weigh 190 t.`;
  const written = (filmTitle: string): (string | undefined)[] =>
    told(narration, {}, filmTitle === undefined ? {} : { filmTitle }).things.map(({ text }) => text);
  expect(written('How heavy is a blue whale?')).toContain('190 t');
  expect(written('The history of whaling')).toContain('190 t');
});

it('writes the one year that is told of, and none of several or of a decade', () => {
  const written = (narration: string): (string | undefined)[] =>
    told(narration).things.map(({ text }) => text);
  expect(written(`${long}, and in 1828 it was there.`)).toContain('1828');
  expect(written(`${long}, and in 1828 it was there, and not in 1930.`)).not.toContain('1828');
  expect(written('In the 1820s it was there.')).toEqual([]);
  expect(written(`${long}, and in 1828 it was 12 cm deep.`)).toEqual(['12 cm deep']);
});

it('writes no year beside a birth that is not of it', () => {
  const later = 'In 1895 he sent a message over a hill, and much more came of it than that';
  const written = (narration: string): unknown[] => told(narration).things.map(({ text }) => text);
  expect(written(`He was born in Bologna, where his father had a house. ${later}.`)).not.toContain('1895');
  expect(written(`He lived in Bologna, where his father had a house. ${later}.`)).toContain('1895');
});

it('draws nothing without a year beside a line of several', () => {
  const narration = `${long}, until an old elephant came along the way with them.`;
  const moment = (date: string) => ({ date, picture: { set: 'noto', name: 'volcano' } }) as const;
  const names = (...dates: string[]): unknown[] =>
    told(narration, { template: 'timeline', pictures: [], events: dates.map(moment) }).things.map(
      ({ picture }) => picture?.name,
    );
  expect(names('1828')).toEqual(['elephant']);
  expect(names('1828', '1847')).toEqual([]);
});

it('names whose a number is, where a narration turns from one to another', () => {
  const narration = `${long}. The calcium, which the corals and the mussels use for their shells, stays dissolved for 12 years. The sodium, which nobody ever uses and nothing takes away from it, stays there for 60 years. ${long}.`;
  const { things } = told(narration, {}, { keyFacts: ['Calcium'] });
  expect(things.map(({ text }) => text).filter(Boolean)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^calcium: /u), expect.stringMatching(/^sodium: /u)]),
  );
});

it('writes nothing beside two that could be either’s', () => {
  const narration = `In everyday speech toads are told from frogs by their rough backs, squat bodies and life on land. ${long}, and its thicker skin loses moisture slowly.`;
  const pictures = ['frog', 'lizard'].map((name) => ({ set: 'noto', name }) as const);
  const texts = told(narration, { template: 'compare', pictures }, { keyFacts: ['Frogs'] }).things.map(
    ({ text }) => text,
  );
  expect(texts.filter((text) => /bodies|thicker/iu.test(text ?? ''))).toEqual([]);
});
