import { languageDetails } from '@kinora/contract/catalogue';
import type { LanguageCode } from '@kinora/contract/catalogue';
import type { ImageRequest } from '@kinora/models';
import { partSeed, pickFrom, seededRandom } from '../canvas/random.ts';
import type { Random } from '../canvas/random.ts';
import {
  readLexicon,
  readWith,
  promptLanguage,
  foldWord,
  roleWords,
  ageWords,
  buildWords,
  clothColourWords,
  featureWords,
  hairWords,
  hairstyleWords,
  hatWords,
  outfitWords,
  skinWords,
  umbrellaWords,
} from '@kinora/words';
import type { StyleKey } from '../plan/style-keys.ts';
import { ages, builds, hairstyles, hats, outfits } from '../plan/person-plan.ts';
import type { PersonPlan } from '../plan/person-plan.ts';
import { withoutMadeClothes } from './made-clothes.ts';
import { isCalledLittle } from './little-ones.ts';
import { readYears } from './read-years.ts';
import { roleLook } from './roles.ts';

type Read = (table: string) => readonly string[];

/** Reads who is described; the seed decides what the description leaves open. A `calling` that is known already goes before one in the words. */
export function readPerson(
  request: Pick<ImageRequest, 'prompt' | 'language' | 'seed'>,
  style: StyleKey,
  calling?: string,
): PersonPlan {
  const code = promptLanguage(request.prompt, languageDetails[request.language].code);
  const years = readYears(foldWord(request.prompt));
  const text = withHairSaid(withoutMadeClothes(years.rest, code));
  // Each table is read from the whole text: a girl is both a child and feminine.
  const read: Read = (table) => readWith(readLexicon(table, code), text, code).values;
  const clothColour = clothColourIn(text, code);
  // Each by numbers of its own: what one picture tells of somebody changes nothing else of them.
  const draw = (part: string): Random => seededRandom(partSeed(request.seed, `person ${part}`));
  const role = roleLook(calling ?? read(roleWords)[0]);
  const age =
    years.age ??
    known(ages, read(ageWords)) ??
    (isCalledLittle(request.prompt, code) ? 'child' : undefined) ??
    role.age ??
    pickFrom(draw('age'), ['young', 'adult', 'adult']);
  const features = read(featureWords);
  const isBearded = features.includes('beard') || features.includes('moustache');
  const anyBuild: PersonPlan['build'] = isBearded
    ? 'masculine'
    : pickFrom(draw('build'), ['feminine', 'masculine']);
  const build = role.build ?? known(builds, read(buildWords)) ?? anyBuild;
  const skin = read(skinWords)[0] ?? role.skin ?? usualSkin(code, draw('skin'));
  const hat = role.hat ?? known(hats, read(hatWords));
  const worn: NonNullable<PersonPlan['worn']> = [
    ...(role.worn ?? []),
    ...(read(umbrellaWords).length > 0 ? (['umbrella'] as const) : []),
  ];
  const fixed = { kind: 'person', style, seed: request.seed, age, build, skin } as const;
  return {
    ...fixed,
    hair: read(hairWords)[0] ?? usualHair(age, skin, draw('hair')),
    eyes: usualEyes(skin, draw('eyes')),
    hairstyle:
      hairstyleUnder(hat, build) ??
      known(hairstyles, read(hairstyleWords)) ??
      role.hairstyle ??
      usualHairstyle(fixed, draw('hairstyle'), read(hairWords).length > 0),
    outfit: known(outfits, read(outfitWords)) ?? role.outfit ?? usualOutfit(fixed, draw('outfit')),
    outfitColour: clothColour ?? role.outfitColour ?? pickFrom(draw('cloth'), clothColours),
    hasGlasses:
      role.hasGlasses === true || features.includes('glasses') || (age === 'old' && draw('glasses')() < 0.4),
    beard: roleBeard(role.beard, fixed) ?? readBeard(features, fixed, draw('beard')),
    ...(hat === undefined ? {} : { hat }),
    ...(worn.length === 0 ? {} : { worn }),
    ...(role.holds === undefined ? {} : { holds: { thing: role.holds } }),
  };
}

/** A captain has a beard, but no woman and no child among them. */
function roleBeard(
  beard: PersonPlan['beard'] | undefined,
  { age, build }: Pick<PersonPlan, 'age' | 'build'>,
): PersonPlan['beard'] | undefined {
  return age === 'child' || build === 'feminine' ? undefined : beard;
}

/** White hair and dark skin say nothing about clothes. */
function clothColourIn(text: string, code: LanguageCode): string | undefined {
  const bare = [hairWords, skinWords].reduce(
    (rest, table) => readWith(readLexicon(table, code), rest, code).rest,
    text,
  );
  return readWith(readLexicon(clothColourWords, code), bare, code).values[0];
}

/** 'Long red hair' says both how long and how red it is; 'red braids' and 'a white beard' say it of hair. */
function withHairSaid(text: string): string {
  return text
    .replace(/\b(long|short|wavy|curly|spiky) (\p{L}+) hair\b/gu, '$1 hair $2 hair')
    .replace(/\b(\p{L}+) (long|short|wavy|curly|spiky) hair\b/gu, '$1 hair $2 hair')
    .replace(
      /\b(red|black|brown|blonde?|golden|white|gr[ae]y|silver|dark) ((?:\p{L}+ )?(?:braids?|pigtails?|plaits?|ponytails?|curls|locks|bun|beard|moustache))\b/gu,
      '$1 hair $2',
    );
}

function known<Value extends string>(values: readonly Value[], found: readonly string[]): Value | undefined {
  return values.find((value) => value === found[0]);
}

const clothColours = [
  '#2f6fae',
  '#b8472e',
  '#3a8a6a',
  '#6f4a9a',
  '#d08a2e',
  '#2a7f8c',
  '#a83e5c',
  '#4a5f8a',
] as const;

/** Faces of the places where the prompt's language is mostly spoken, and everybody's. */
function usualSkin(code: LanguageCode, random: Random): string {
  const everybody = ['#f0c8a4', '#e3b088', '#c98f64', '#94603f', '#6b4229'] as const;
  if (code === 'ja') {
    return pickFrom(random, ['#f0cda8', '#edc39c', '#e6b78e']);
  }
  return code === 'hi'
    ? pickFrom(random, ['#c98f64', '#b57d54', '#d9a378', '#9c6844'])
    : pickFrom(random, everybody);
}

function isDark(skin: string): boolean {
  return Number.parseInt(skin.slice(1, 3), 16) < 0xd0;
}

function usualHair(age: PersonPlan['age'], skin: string, random: Random): string {
  if (age === 'old') {
    return pickFrom(random, ['#d6d2cc', '#b9b4ae', '#8f8a86']);
  }
  return isDark(skin)
    ? pickFrom(random, ['#1c1719', '#241a18', '#33221b'])
    : pickFrom(random, ['#2b1d18', '#4a2f20', '#6b4226', '#8f5d33', '#c79a52', '#8a3f22']);
}

function usualEyes(skin: string, random: Random): string {
  return isDark(skin)
    ? pickFrom(random, ['#3a2418', '#4a2e1c'])
    : pickFrom(random, ['#5a3a22', '#4a6b4a', '#4a76a0', '#6b5a3a']);
}

type Fixed = Pick<PersonPlan, 'age' | 'build' | 'skin'>;

/** A helmet or hood lies close to the head: no great hair goes into it. */
function hairstyleUnder(
  hat: PersonPlan['hat'],
  build: PersonPlan['build'],
): PersonPlan['hairstyle'] | undefined {
  if (hat !== 'space-helmet' && hat !== 'hood') {
    return undefined;
  }
  return build === 'feminine' && hat === 'space-helmet' ? 'bob' : 'crop';
}

/** Curls belong to hair of which no colour is told: short and red, they are taken for a man's. */
function usualHairstyle(
  { age, build, skin }: Fixed,
  random: Random,
  isColourTold: boolean,
): PersonPlan['hairstyle'] {
  if (build === 'feminine') {
    if (age === 'old') {
      return pickFrom(random, ['bun', 'short', 'bob']);
    }
    if (age === 'child') {
      return pickFrom(random, ['long', 'ponytail', 'wavy']);
    }
    return isDark(skin) && !isColourTold
      ? pickFrom(random, ['long', 'curly', 'bun', 'afro', 'wavy'])
      : pickFrom(random, ['long', 'wavy', 'bob', 'ponytail', 'bun']);
  }
  if (age === 'old') {
    return pickFrom(random, ['side-part', 'bald', 'short']);
  }
  return age === 'child'
    ? pickFrom(random, ['short', 'curly', 'spiky'])
    : pickFrom(random, ['short', 'crop', 'side-part', 'curly']);
}

function usualOutfit({ age, build }: Fixed, random: Random): PersonPlan['outfit'] {
  if (age === 'child') {
    return build === 'feminine' ? 'dress' : pickFrom(random, ['tee', 'hoodie', 'overalls']);
  }
  return age === 'old'
    ? pickFrom(random, ['sweater', 'shirt'])
    : pickFrom(random, ['shirt', 'sweater', 'tee', 'hoodie']);
}

function readBeard(features: readonly string[], { age, build }: Fixed, random: Random): PersonPlan['beard'] {
  if (features.includes('beard')) {
    return 'full';
  }
  if (features.includes('moustache')) {
    return 'moustache';
  }
  if (build === 'feminine' || age === 'child' || age === 'young') {
    return 'none';
  }
  return pickFrom(random, ['none', 'none', 'stubble', 'full', 'moustache']);
}
