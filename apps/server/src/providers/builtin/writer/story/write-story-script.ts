import { ProviderError } from '../../../spec/provider-error.ts';
import type { Script, ScriptRequest, ScriptScene } from '../../../spec/text-model.ts';
import { languageCodes, languageNames } from '../language/language-code.ts';
import type { LanguageCode } from '../language/language-code.ts';
import { countSpokenWords } from '../language/words.ts';
import { findNoun } from '../lexicon/lexicon.ts';
import { composeImagePrompt, composeVideoPrompt } from '../picture/compose-picture.ts';
import { pick } from '../random.ts';
import type { RandomSource } from '../random.ts';
import { fitsTitle, toTitle } from '../article/scene-titles.ts';
import { untranslatableSentence } from '../sentences.ts';
import { expandTemplate, finishSentences } from './expand-template.ts';
import type { TemplateValues } from './expand-template.ts';
import { englishGrammar } from './grammar-en.ts';
import { frenchGrammar } from './grammar-fr.ts';
import { hindiGrammar } from './grammar-hi.ts';
import { italianGrammar } from './grammar-it.ts';
import { japaneseGrammar } from './grammar-ja.ts';
import { spanishGrammar } from './grammar-es.ts';
import type { Premise } from './premise.ts';
import { readPremise } from './read-premise.ts';
import type { StoryKnowledge } from './read-premise.ts';
import { storyBeats } from './story-grammar.ts';
import type { StoryBeat, StoryGrammar } from './story-grammar.ts';
import { describeHero } from './story-hero.ts';
import type { HeroIdea, StoryHero } from './story-hero.ts';
import { paintBeat, paintHero } from './story-pictures.ts';
import type { StoryPicture } from './story-pictures.ts';
import { quoteWish, storyHelpers, storyPlaces, storyWishes } from './story-props.ts';
import type { StoryPlace } from './story-props.ts';
import { englishPronoun, translatePremise } from './translate-premise.ts';

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

/** Seven beats of this many words make about 70 seconds. */
const wordsPerBeat = 25;
/** So often another telling of a beat is tried when one is too long. */
const mostTellings = 4;

/** Everything one story is told with. */
interface StoryPlan {
  readonly code: LanguageCode;
  readonly grammar: StoryGrammar;
  readonly values: TemplateValues;
  readonly title: string;
  readonly picture: StoryPicture;
  /** Said before the first beat. */
  readonly opening: string;
}

/** A story of seven scenes over the idea's own hero and wish, in the request's language. */
export function writeStoryScript(
  request: ScriptRequest,
  { promptCode, knowledge, random }: { promptCode: LanguageCode; knowledge: StoryKnowledge; random: RandomSource },
): Omit<Script, 'madeBy'> {
  const plan = planStory(request, readPremise(request.prompt, promptCode, knowledge), { knowledge, random });
  const scenes: ScriptScene[] = [];
  let spokenWords = 0;
  for (const beat of storyBeats) {
    const wordsLeft = wordsPerBeat * (scenes.length + 1) - spokenWords;
    const scene = tellBeat(beat, plan, { request, random, wordsLeft });
    spokenWords += countSpokenWords(scene.narration, plan.code);
    scenes.push(scene);
  }
  return { title: plan.title, scenes, sources: [] };
}

function planStory(
  request: ScriptRequest,
  premise: Premise,
  { knowledge, random }: { knowledge: StoryKnowledge; random: RandomSource },
): StoryPlan {
  const code = languageCodes[request.language];
  const grammar = grammars[code];
  const told = premise.code === code ? keepPremise(premise, knowledge) : translatePremise(premise, code, knowledge.lexicon);
  if (told === undefined && premise.code !== code) {
    throw new ProviderError('invalid_input', untranslatableSentence(languageNames[premise.code], request.language));
  }
  const hero = describeHero(told?.hero ?? curiousChild(code), code);
  const place = (findNamedPlace(request.prompt, code) ?? pick(storyPlaces, random)).words;
  const helper = pick(storyHelpers.filter((candidate) => !isSameCreature(candidate, premise)), random);
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
    plural: premise.hero?.phrase ?? '',
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
      action: premise.code === 'en' && told !== undefined ? (premise.action ?? wish.en) : englishAction(premise, knowledge, wish.en),
      place: (premise.code === 'en' ? premise.place : undefined) ?? place.en,
      helper: helper.words.en.a,
    },
    opening: openStory({ premise, isQuoted: told === undefined, request, grammar, values }, random),
  };
}

/** An enhanced idea names one of our own places ('Setting: …'); then the story is at home there. */
function findNamedPlace(prompt: string, code: LanguageCode): StoryPlace | undefined {
  return storyPlaces.find((place) => prompt.includes(`: ${place.words[code]}`) || prompt.includes(`：${place.words[code]}`));
}

function keepPremise(premise: Premise, knowledge: StoryKnowledge): { hero: HeroIdea; action: string | undefined } | undefined {
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
  return noun === undefined && premise.hero?.determiner === 'name' ? 'they' : englishPronoun(noun);
}

/** Hero of an idea that names none: someone finds the words and follows them. */
function curiousChild(code: LanguageCode): HeroIdea {
  const words = {
    en: 'curious girl', hi: 'जिज्ञासु लड़की', fr: 'fillette curieuse', it: 'bambina curiosa', es: 'niña curiosa', ja: '好奇心いっぱいの女の子',
  } as const;
  const gender = code === 'en' || code === 'ja' ? 'm' : 'f';
  return { phrase: words[code], gender, determiner: 'indefinite', possessive: undefined, isPlural: false, pronoun: 'she' };
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
    return `di ${the}`.replace(/^di il /u, 'del ').replace(/^di la /u, 'della ').replace(/^di l'/u, "dell'");
  }
  return the;
}

function nameStory(
  premise: Premise,
  { code, grammar, values, hero }: { code: LanguageCode; grammar: StoryGrammar; values: TemplateValues; hero: StoryHero },
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

function openStory({ premise, isQuoted, request, grammar, values }: OpeningContext, random: RandomSource): string {
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

function tellBeat(
  beat: StoryBeat,
  plan: StoryPlan,
  { request, random, wordsLeft }: { request: ScriptRequest; random: RandomSource; wordsLeft: number },
): ScriptScene {
  const { grammar, values, code } = plan;
  const told = tellWithin(beat, plan, { random, wordsLeft });
  const next = storyBeats[storyBeats.indexOf(beat) + 1];
  const handover = request.speakers === 2 && next !== undefined && next !== 'beginning' ? grammar.handovers[next] : '';
  const narration = [beat === 'beginning' ? plan.opening : '', told, expandTemplate(handover, values, random)]
    .filter((part) => part !== '')
    .join(' ');
  const idea = paintBeat(beat, plan.picture);
  return {
    title: titleBeat(beat, plan, random),
    narration: finishSentences(narration, code),
    imagePrompt: composeImagePrompt(idea, request.videoStyle, random),
    videoPrompt: composeVideoPrompt(idea, request.videoStyle, random),
    keyFacts: [],
    hasCharacter: true,
  };
}

/** One of the beat's tellings that fits the words left, else the shortest of some; a tight one drops its asides. */
function tellWithin(
  beat: StoryBeat,
  { grammar, values, code }: StoryPlan,
  { random, wordsLeft }: { random: RandomSource; wordsLeft: number },
): string {
  let shortest = '';
  let fewestWords = Number.POSITIVE_INFINITY;
  for (let telling = 0; telling < mostTellings; telling += 1) {
    const isFull = values.isFull && telling === 0;
    const told = expandTemplate(pick(grammar.beats[beat], random), { ...values, isFull }, random);
    const words = countSpokenWords(told, code);
    if (words <= wordsLeft + 4) {
      return told;
    }
    if (words < fewestWords) {
      fewestWords = words;
      shortest = told;
    }
  }
  return shortest;
}

function titleBeat(beat: StoryBeat, { grammar, values, code }: StoryPlan, random: RandomSource): string {
  const titles = grammar.beatTitles[beat].map((title) => toTitle(finishSentences(expandTemplate(title, values, random), code)));
  const fitting = titles.filter((title) => fitsTitle(title, code));
  return pick(fitting.length > 0 ? fitting : titles, random);
}

function englishAction(premise: Premise, knowledge: StoryKnowledge, fallback: string): string {
  if (premise.action === undefined) {
    return fallback;
  }
  return translatePremise(premise, 'en', knowledge.lexicon)?.action ?? 'follow a dream';
}
