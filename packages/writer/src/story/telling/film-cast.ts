import { foldWord } from '@kinora/words';
import type { LanguageCode } from '@kinora/words';
import type { FilmCharacter, ScriptRequest } from '@kinora/models';
import { findNoun } from '../../lexicon/lexicon.ts';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import type { WorldWords } from '../worlds/world-words.ts';
import type { Premise } from '../premise.ts';
import { describeHero } from '../story-hero.ts';
import type { HeroIdea } from '../story-hero.ts';
import { isUnnamed, nameSlots } from './name-hero.ts';
import { heroForms, worldSlots } from './story-slots.ts';

/** Who of a film's characters plays whom. */
export interface FilmCast {
  /** Nobody where the idea names its hero itself. */
  readonly hero: FilmCharacter | undefined;
  /** Nobody where no other character is there. */
  readonly helper: FilmCharacter | undefined;
}

/** A name as it is said in a sentence, and no longer. */
const longestName = 30;

/**
 * Finds the hero among the characters: whoever the idea names, else whoever is described by the idea's own word. Only then
 * another of them plays who helps: of characters that no idea asks for nobody knows whether they belong to this film.
 */
export function castFilm(
  { videoType, characters = [] }: Pick<ScriptRequest, 'videoType' | 'characters'>,
  premise: Premise,
  lexicon: Lexicon,
): FilmCast {
  const sayable = characters.filter(({ name }) => videoType === 'film' && name.length <= longestName);
  const { hero } = premise;
  if (hero === undefined || hero.isPlural) {
    return { hero: undefined, helper: undefined };
  }
  const named = sayable.find(({ name }) => says(premise.title, name));
  const described = sayable.find(({ prompt }) =>
    headsOf(premise, lexicon).some((head) => says(prompt, head)),
  );
  const player = named ?? described;
  return {
    hero: named === undefined && isUnnamed(premise) ? described : undefined,
    helper: player === undefined ? undefined : sayable.find(({ name }) => name !== player.name),
  };
}

/** The hero's noun in the idea's language and in English, as either may describe a character. */
function headsOf({ hero, code }: Premise, lexicon: Lexicon): string[] {
  const head = hero?.head ?? '';
  const english = findNoun(lexicon, head, code)?.forms.en.word;
  return [head, ...(english === undefined ? [] : [english])].filter((word) => word !== '');
}

/** Whether words stand in a text as words; Japanese parts none. */
function says(text: string, words: string): boolean {
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(words)) {
    return text.includes(words);
  }
  return ` ${wordsOf(text)} `.includes(` ${wordsOf(words)} `);
}

function wordsOf(text: string): string {
  return (text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map(foldWord).join(' ');
}

/** The hero by a character's name: presented by the idea's own words, and called by the name from then on. */
export function heroSlotsOf(
  character: FilmCharacter,
  idea: HeroIdea,
  code: LanguageCode,
): Record<string, string> {
  const { name } = character;
  const pronoun = pronounOf(character) ?? idea.pronoun;
  const known: HeroIdea = { ...idea, ...(pronoun === undefined ? {} : { pronoun }) };
  const described = heroForms(describeHero(known, code), code);
  const bare: HeroIdea = { ...known, phrase: name, determiner: 'name', possessive: undefined };
  // No name changes its ending before a postposition.
  const byName = {
    ...heroForms(describeHero(bare, code), code),
    ...(code === 'hi' ? { heroOblique: name } : {}),
  };
  const told = { code, gender: idea.gender };
  const presented = Object.entries(nameSlots(name, described, told)).filter(
    ([slot]) => !slot.startsWith('who'),
  );
  // Who is called by the name everywhere is 'she' where other heroes are named.
  return { ...byName, ...nameSlots(undefined, byName, told), ...Object.fromEntries(presented) };
}

/** A character in the place of whoever helps in a world; nothing where nobody plays them. */
export function helperSlotsOf(
  helper: FilmCharacter | undefined,
  words: WorldWords,
  code: LanguageCode,
): Record<string, string> {
  if (helper === undefined) {
    return {};
  }
  const helpers = [[presentCharacter(helper, code), helper.name]] as const;
  const slots = worldSlots({ ...words, helpers }, 0, code);
  return code === 'hi' ? { ...slots, aHelperOblique: helper.name } : slots;
}

const calledBy: Readonly<Partial<Record<LanguageCode, (name: string, isF: boolean) => string>>> = {
  en: (name) => `called ${name}`,
  fr: (name, isF) => `${isF ? 'nommée' : 'nommé'} ${name}`,
  it: (name) => `di nome ${name}`,
  es: (name, isF) => `${isF ? 'llamada' : 'llamado'} ${name}`,
};

/** An indefinite article of each language, and which of them is feminine. */
const articles: Readonly<Partial<Record<LanguageCode, readonly [RegExp, RegExp]>>> = {
  en: [/^an? /iu, /^never$/u],
  fr: [/^une? /iu, /^une /iu],
  it: [/^(?:un|uno|una) |^un'/iu, /^una |^un'/iu],
  es: [/^una? /iu, /^una /iu],
};

/** 'An old sailor called Old Tom', where the description says who that is in the film's language; else the name. */
function presentCharacter({ name, prompt }: FilmCharacter, code: LanguageCode): string {
  const who = whoIs(prompt);
  const [article, feminine] = articles[code] ?? [];
  const words = who.split(' ').length;
  if (article?.test(who) !== true || feminine === undefined || words > 4 || says(who, name)) {
    return name;
  }
  return `${who.charAt(0).toLowerCase()}${who.slice(1)} ${calledBy[code]?.(name, feminine.test(who)) ?? ''}`;
}

/** 'An old sailor' of 'An old sailor with a white beard, laughing'. */
function whoIs(prompt: string): string {
  return (
    prompt
      .trim()
      .split(/\s(?:with|who|in|wearing|avec|qui|en|con|che|in|que|vestid[oa]|dal|dalla)\s|[,.;:(]/u)[0] ?? ''
  );
}

/** A character as a painter is told, where the description is English; undefined for others. */
export function paintCharacter(character: FilmCharacter | undefined): string | undefined {
  const who = character?.prompt.trim().split(/[.;\n]/u)[0] ?? '';
  return /^an? \p{L}/iu.test(who) ? who.charAt(0).toLowerCase() + who.slice(1) : undefined;
}

const women = /\b(?:woman|girl|lady|queen|princess|grandmother|mother|sister|aunt|she|her)\b/iu;
const men = /\b(?:man|boy|gentleman|king|prince|grandfather|father|brother|uncle|he|his)\b/iu;
/** Names of men that end as names of women do. */
const manly =
  /(?:luca|andrea|nicola|elia|mattia|joshua|ezra|nikita|sasha|krishna|aditya|raja|mustafa|shota|ryota|yuta|kenta|sota|noa)$/iu;

/** How English speaks of a character; undefined where neither the description nor the name says it. */
function pronounOf({ name, prompt }: FilmCharacter): 'she' | 'he' | undefined {
  if (women.test(prompt) || men.test(prompt)) {
    return women.test(prompt) ? 'she' : 'he';
  }
  return /(?:a|á|à|ette|elle|ine)$/iu.test(name) && !manly.test(name) ? 'she' : undefined;
}
