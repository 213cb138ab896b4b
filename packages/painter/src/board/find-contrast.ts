import type { LanguageCode } from '@kinora/contract/catalogue';
import { findMentions } from '@kinora/words';
import type { PictureIndex } from '@kinora/words';
import type { Subject } from './rank-subjects.ts';
import type { SceneText } from './scene-text.ts';

/** Words that set two things against each other. */
const contrastWords: Readonly<Record<LanguageCode, RegExp>> = {
  en: /\b(?:versus|vs|unlike|whereas|compared (?:to|with)|in contrast|rather than|instead of|difference between)\b/u,
  hi: /(?:बनाम|जबकि|के विपरीत|की तुलना में|के बजाय|में अंतर)/u,
  fr: /(?:\bcontre\b|\btandis que\b|\balors que\b|\bcontrairement\b|\bau lieu de\b|\bdifférence entre\b|\bpar rapport\b)/u,
  it: /\b(?:contro|mentre invece|al contrario|a differenza|invece di|rispetto a|differenza tra)\b/u,
  es: /\b(?:frente a|mientras que|a diferencia|en cambio|en lugar de|en vez de|diferencia entre|versus)\b/u,
  ja: /(?:に対して|に対し|と違って|と異なり|の違い|一方で|比べて|ではなく)/u,
};

/** Titles of films that set two against each other in every scene that speaks of both. */
const comparing =
  /compar|confront|differ|différ|diferen|(?<!\p{L})(?:versus|vs)(?!\p{L})|अंतर|अन्तर|तुलना|फ़र्क|फर्क|違い|比べ|比較/iu;

/** Whether a film sets two against each other. */
export function isOfTwo({ filmTitle = '' }: Pick<SceneText, 'filmTitle'>): boolean {
  return comparing.test(filmTitle);
}

/** 'Frogs and toads: skin': both are judged by what stands after the colon. */
export const judgedTitle: Readonly<Record<LanguageCode, RegExp>> = {
  en: /^(.+?) and (.+?): /u,
  hi: /^(.+?) और (.+?): /u,
  fr: /^(.+?) et (.+?) ?: /u,
  it: /^(.+?) e (.+?): /u,
  es: /^(.+?) y (.+?): /u,
  ja: /^(.+?)と(.+?)：/u,
};

/** The two that a scene sets against each other: named by a title that compares, or on both sides of a comparing word. */
export function findContrast(
  scene: SceneText,
  subjects: readonly Subject[],
  index: PictureIndex,
): readonly [Subject, Subject] | undefined {
  const words = contrastWords[scene.code];
  const judged = judgedTitle[scene.code].exec(scene.title);
  if (judged !== null) {
    const [, one = '', other = ''] = judged;
    return pairOf(columnOf(one, scene, { subjects, index }), columnOf(other, scene, { subjects, index }));
  }
  if (words.test(scene.title.toLowerCase())) {
    const named = subjects.filter((subject) => subject.isInTitle);
    return pairOf(named[0], named[1]);
  }
  const narration = scene.narration.toLowerCase();
  const match = words.exec(narration);
  const isCompared = isOfTwo(scene);
  const [one, other] = match === null && !isCompared ? [] : comparedInFilm(scene, subjects, index);
  if (one !== undefined && other !== undefined) {
    return [one, other];
  }
  if (match === null) {
    return undefined;
  }
  const middle = match.index;
  const start = Math.max(...['.', '!', '?', '।', '。'].map((mark) => narration.lastIndexOf(mark, middle)));
  const length = narration.slice(middle).search(/[.!?।。]|$/u);
  const spokenIn = (from: number, to: number): Subject | undefined =>
    subjects.find(
      // What explains the scene is neither of the two.
      ({ spokenAt, draw }) =>
        draw === undefined && spokenAt !== undefined && spokenAt > from && spokenAt < to,
    );
  return pairOf(spokenIn(start, middle), spokenIn(middle, middle + length));
}

/** The two that the film's title names, where the scene speaks of both: 'Compare frogs and toads'. */
function comparedInFilm(
  { filmTitle = '' }: SceneText,
  subjects: readonly Subject[],
  index: PictureIndex,
): Subject[] {
  const named = findMentions(filmTitle, index).flatMap(({ entry }) => entry.pictures.slice(0, 1));
  const told = [...new Set(named.map(({ name }) => name))].flatMap((name) => {
    const subject = subjects.find(({ pictures: [lead] }) => lead?.name === name);
    return subject?.spokenAt === undefined ? [] : [subject];
  });
  return told.length === 2 ? told : [];
}

/** A column under its own name: frogs and toads, green tea and black tea have one picture between them. */
function columnOf(
  name: string,
  { narration }: SceneText,
  known: { readonly subjects: readonly Subject[]; readonly index: PictureIndex },
): Subject | undefined {
  const [mention] = findMentions(name, known.index);
  const lead = mention?.entry.pictures[0];
  const subject = known.subjects.find(({ pictures: [first] }) => first?.name === lead?.name);
  if (mention === undefined || subject === undefined) {
    return undefined;
  }
  const told = narration.toLowerCase();
  const plural = told.indexOf(mention.name.toLowerCase());
  // 'Frogs' are told of as 'the goliath frog' as well.
  const spokenAt = plural < 0 ? told.indexOf(mention.name.toLowerCase().replace(/s$/u, '')) : plural;
  return { ...subject, word: name, spokenAt: spokenAt < 0 ? undefined : spokenAt, spokenAgainAt: undefined };
}

function pairOf(
  one: Subject | undefined,
  other: Subject | undefined,
): readonly [Subject, Subject] | undefined {
  return one === undefined || other === undefined ? undefined : [one, other];
}
