import { sentences } from '@kinora/contract/sentences';
import { ProviderError } from '@kinora/models';
import type { ScriptRequest } from '@kinora/models';
import { toTitle } from '../../article/scene-titles.ts';
import { languageCodes, languageNames } from '@kinora/words';
import type { LanguageCode } from '@kinora/words';
import { findNoun } from '../../lexicon/lexicon.ts';
import { pick } from '../../random.ts';
import type { RandomSource } from '../../random.ts';
import { expandTemplate, finishSentences } from '../grammar/expand-template.ts';
import type { TemplateValues } from '../grammar/expand-template.ts';
import { englishGrammar } from '../grammar/grammar-en.ts';
import { spanishGrammar } from '../grammar/grammar-es.ts';
import { frenchGrammar } from '../grammar/grammar-fr.ts';
import { hindiGrammar } from '../grammar/grammar-hi.ts';
import { italianGrammar } from '../grammar/grammar-it.ts';
import { japaneseGrammar } from '../grammar/grammar-ja.ts';
import type { Premise } from '../premise.ts';
import type { StoryKnowledge } from '../read-premise.ts';
import type { StoryGrammar } from '../grammar/story-grammar.ts';
import { describeHero } from '../story-hero.ts';
import type { HeroIdea, StoryHero } from '../story-hero.ts';
import { paintHero } from '../paint-hero.ts';
import type { StoryPicture } from './story-pictures.ts';
import { quoteWish, storyHelpers, storyPlaces, storyWishes } from '../worlds/story-props.ts';
import type { StoryPlace } from '../worlds/story-props.ts';
import { englishPronoun, translateAction, translatePremise } from '../translate-premise.ts';
import type { TranslatedPremise } from '../translate-premise.ts';

const grammars = {
  en: englishGrammar,
  hi: hindiGrammar,
  fr: frenchGrammar,
  it: italianGrammar,
  es: spanishGrammar,
  ja: japaneseGrammar,
} as const satisfies Record<LanguageCode, StoryGrammar>;

/** The story's place when it is named again at the end. */
const thereWords = {
  en: 'in those parts',
  fr: 'par là-bas',
  it: 'da quelle parti',
  es: 'por allí',
  hi: 'उधर',
  ja: 'そのあたり',
} as const satisfies Record<LanguageCode, string>;

/** Everything one story is told with. */
export interface StoryPlan {
  readonly code: LanguageCode;
  readonly grammar: StoryGrammar;
  readonly values: TemplateValues;
  readonly title: string;
  readonly picture: StoryPicture;
  /** Said before the first beat. */
  readonly opening: string;
}

/** Casts the story: hero, wish, place and helper in the request's language. */
export function planStory(
  request: ScriptRequest,
  premise: Premise,
  { knowledge, random }: { knowledge: StoryKnowledge; random: RandomSource },
): StoryPlan {
  const code = languageCodes[request.language];
  const grammar = grammars[code];
  const told = carryPremise(premise, request, knowledge);
  const hero = describeHero(told?.hero ?? curiousChild(code), code);
  const setting = findNamedPlace(request.prompt, code) ?? pick(storyPlaces, random);
  const place = setting.words;
  const others = storyHelpers.filter((candidate) => !isSameCreature(candidate, premise));
  // A hero of one letter is part of every name.
  const helper = pick(others.length === 0 ? storyHelpers : others, random);
  const wish = told === undefined ? quoteWish : pick(storyWishes, random);
  const action = told?.action ?? wish[code];
  const ownPlace = premise.code === code ? premise.place : undefined;
  const slots = {
    ...hero.slots,
    ...readHelper(helper, code),
    action,
    actionOblique: action.replace(/ना$/u, 'ने'),
    place: ownPlace ?? place[code],
    there: thereWords[code],
    plural: lowerNumber(premise.hero?.phrase ?? ''),
    quote: premise.title,
  };
  const values: TemplateValues = { slots, gender: hero.gender, isFull: request.videoStyle !== 'minimal' };
  return {
    code,
    grammar,
    values,
    title: nameStory(premise, { code, grammar, values, hero }, random),
    picture: {
      hero: paintHero(premise, knowledge.lexicon, random),
      action:
        premise.code === 'en' && told !== undefined
          ? (premise.action ?? wish.en)
          : englishAction(premise, knowledge, wish.en),
      place: (premise.code === 'en' ? premise.place : undefined) ?? setting.seen ?? place.en,
      helper: helper.words.en.a,
    },
    opening: openStory({ premise, isQuoted: told === undefined, request, grammar, values }, random),
  };
}

/** The idea in the film's language; nothing when it names no hero, a refusal when it cannot be carried over. */
function carryPremise(
  premise: Premise,
  request: ScriptRequest,
  knowledge: StoryKnowledge,
): TranslatedPremise | undefined {
  const code = languageCodes[request.language];
  if (premise.code === code) {
    return keepPremise(premise, knowledge);
  }
  const told = translatePremise(premise, code, knowledge.lexicon);
  if (told === undefined) {
    const sentence = sentences.builtIn.untranslatable(languageNames[premise.code], request.language);
    throw new ProviderError('invalid_input', sentence);
  }
  return told;
}

/** An enhanced idea names one of our own places ('Setting: …'); then the story is at home there. */
function findNamedPlace(prompt: string, code: LanguageCode): StoryPlace | undefined {
  return storyPlaces.find(
    (place) => prompt.includes(`: ${place.words[code]}`) || prompt.includes(`：${place.words[code]}`),
  );
}

function keepPremise(premise: Premise, knowledge: StoryKnowledge): TranslatedPremise | undefined {
  if (premise.hero === undefined) {
    return undefined;
  }
  const noun = findNoun(knowledge.lexicon, premise.hero.head, premise.code);
  const gender = premise.hero.gender ?? noun?.forms[premise.code].gender ?? 'm';
  return { hero: { ...premise.hero, gender, pronoun: readPronoun(premise, noun) }, action: premise.action };
}

/** The idea's own 'her' or 'his' decides before the dictionary does. */
function readPronoun(premise: Premise, noun: ReturnType<typeof findNoun>): 'it' | 'she' | 'he' | 'they' {
  const own = /\b(her|his|its|their)\b/iu.exec(premise.title)?.[1]?.toLowerCase();
  const pronouns = { her: 'she', his: 'he', its: 'it', their: 'they' } as const;
  if (own === 'her' || own === 'his' || own === 'its' || own === 'their') {
    return pronouns[own];
  }
  if (noun === undefined) {
    const isPerson =
      premise.hero?.determiner === 'name' ||
      /(?:er|or|ist|ian|man|woman|chef|nurse|pilot)$/u.test(premise.hero?.head ?? '');
    return isPerson ? 'they' : 'it';
  }
  return englishPronoun(noun);
}

/** 'Deux sœurs' inside a sentence is 'deux sœurs'. */
function lowerNumber(phrase: string): string {
  return phrase.charAt(0).toLocaleLowerCase() + phrase.slice(1);
}

/** Hero of an idea that names none: someone finds the words and follows them. */
function curiousChild(code: LanguageCode): HeroIdea {
  const words = {
    en: 'curious girl',
    hi: 'जिज्ञासु लड़की',
    fr: 'fillette curieuse',
    it: 'bambina curiosa',
    es: 'niña curiosa',
    ja: '好奇心いっぱいの女の子',
  } as const;
  const gender = code === 'en' || code === 'ja' ? 'm' : 'f';
  return {
    phrase: words[code],
    gender,
    determiner: 'indefinite',
    possessive: undefined,
    isPlural: false,
    pronoun: 'she',
  };
}

function isSameCreature(helper: (typeof storyHelpers)[number], premise: Premise): boolean {
  const helperWords = `${helper.words.en.a} ${helper.words.fr.a} ${helper.words.it.a} ${helper.words.es.a} ${helper.hindi.direct} ${helper.japanese}`;
  const head = premise.hero?.head ?? '';
  return head !== '' && helperWords.toLowerCase().includes(head.toLowerCase());
}

function readHelper(helper: (typeof storyHelpers)[number], code: LanguageCode): Record<string, string> {
  if (code === 'hi') {
    return { helper: helper.hindi.direct, helperOblique: helper.hindi.oblique };
  }
  if (code === 'ja') {
    return { helper: helper.japanese, aHelper: helper.japanese };
  }
  const { the, a } = helper.words[code];
  return { helper: the, aHelper: a, delHelper: describeOwner(the, code) };
}

function describeOwner(the: string, code: 'en' | 'fr' | 'it' | 'es'): string {
  if (code === 'es') {
    return the.startsWith('el ') ? `del ${the.slice(3)}` : `de ${the}`;
  }
  if (code === 'it') {
    return `di ${the}`
      .replace(/^di il /u, 'del ')
      .replace(/^di la /u, 'della ')
      .replace(/^di l'/u, "dell'");
  }
  return the;
}

function nameStory(
  premise: Premise,
  {
    code,
    grammar,
    values,
    hero,
  }: { code: LanguageCode; grammar: StoryGrammar; values: TemplateValues; hero: StoryHero },
  random: RandomSource,
): string {
  if (premise.code === code && premise.title !== '' && premise.title.length <= 80) {
    return toTitle(premise.title);
  }
  const told = finishSentences(expandTemplate(grammar.title, values, random), code);
  return told.length <= 80 ? toTitle(told) : toTitle(hero.slots['hero'] ?? told);
}

interface OpeningContext {
  readonly premise: Premise;
  readonly isQuoted: boolean;
  readonly request: ScriptRequest;
  readonly grammar: StoryGrammar;
  readonly values: TemplateValues;
}

function openStory(
  { premise, isQuoted, request, grammar, values }: OpeningContext,
  random: RandomSource,
): string {
  const parts: string[] = [];
  const style = request.videoStyle;
  if (style === 'playful' || style === 'dramatic' || style === 'documentary') {
    parts.push(grammar.tones[style]);
  }
  if (isQuoted) {
    parts.push(grammar.quotedOpening);
  } else if (premise.hero?.isPlural === true) {
    parts.push(grammar.pluralOpening);
  }
  return parts.map((part) => expandTemplate(part, values, random)).join(' ');
}

function englishAction(premise: Premise, knowledge: StoryKnowledge, fallback: string): string {
  if (premise.action === undefined) {
    return fallback;
  }
  const { lexicon } = knowledge;
  return translateAction(premise.action, premise.code, { target: 'en', lexicon }) ?? 'follow a dream';
}
