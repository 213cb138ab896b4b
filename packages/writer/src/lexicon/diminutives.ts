import type { LanguageCode } from '@kinora/words';

/** Young animals that are named by a word of their own. */
const ownNames: Readonly<Partial<Record<LanguageCode, Readonly<Record<string, string>>>>> = {
  fr: {
    ourson: 'ours',
    oursonne: 'ours',
    louveteau: 'loup',
    renardeau: 'renard',
    lapereau: 'lapin',
    souriceau: 'souris',
    caneton: 'canard',
    oisillon: 'oiseau',
    lionceau: 'lion',
    éléphanteau: 'éléphant',
    girafon: 'girafe',
    dragonneau: 'dragon',
    baleineau: 'baleine',
    chevreau: 'chèvre',
    porcelet: 'cochon',
    ânon: 'âne',
    poulain: 'cheval',
    faon: 'cerf',
  },
  it: { cagnolino: 'cane', cagnolina: 'cane', cagnetto: 'cane', lupetto: 'lupo', agnellino: 'pecora' },
};

/** Endings that make a thing little, and what they leave of its name. */
const endings: Readonly<Partial<Record<LanguageCode, RegExp>>> = {
  es: /(?:(?:e?c)?it|ill)[oa]s?$/u,
  it: /(?:(?:ol|ic|c)?in|ett|ell|ucci|acchiott)[oaie]$/u,
};
const completions: Readonly<Partial<Record<LanguageCode, readonly string[]>>> = {
  es: ['o', 'a', 'e', '', 'on'],
  it: ['o', 'a', 'e'],
};

/** What a word of a little one may be the little one of: 'oso' of 'osito', 'coniglio' of 'coniglietto', without accents. */
export function namesOfLittle(word: string, code: LanguageCode): string[] {
  const wanted = word.toLowerCase();
  const own = ownNames[code]?.[wanted] ?? ownNames[code]?.[wanted.replace(/[sx]$/u, '')];
  if (own !== undefined) {
    return [withoutAccents(own)];
  }
  const ending = endings[code];
  const stem = ending === undefined ? wanted : wanted.replace(ending, '');
  if (stem === wanted || stem.length < shortestStem) {
    return [];
  }
  const stems = [stem, stem.replace(/qu$/u, 'c'), stem.replace(/gu$/u, 'g'), stem.replace(/c(?:e)?$/u, 'z')];
  // Before i and e an h keeps the sound.
  const sounds = [...stems, stem.replace(/(?<=[cg])h$/u, ''), stem.replace(/i$/u, '')];
  return [...new Set(sounds)].flatMap((each) =>
    (completions[code] ?? []).map((completion) => withoutAccents(each + completion)),
  );
}

const shortestStem = 2;

export function withoutAccents(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '');
}
