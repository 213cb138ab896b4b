import { sentences } from '@kinora/contract/sentences';
import { ProviderError } from '@kinora/models';
import type { ScriptRequest } from '@kinora/models';
import { toTitle } from '../../article/scenes/scene-titles.ts';
import { languageCodes, languageNames } from '@kinora/words';
import type { LanguageCode } from '@kinora/words';
import type { Lexicon } from '../../lexicon/lexicon.ts';
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
import { curiousChild } from '../curious-child.ts';
import type { Premise } from '../premise.ts';
import type { StoryKnowledge } from '../read-premise.ts';
import type { StoryGrammar, WishMatter } from '../grammar/story-grammar.ts';
import type { WishSigns } from '../grammar/wish-signs.ts';
import type { StoryMiddle } from './story-middle.ts';
import { describeHero } from '../story-hero.ts';
import type { StoryHero } from '../story-hero.ts';
import { paintHero } from '../paint-hero.ts';
import { castFilm, heroSlotsOf, helperSlotsOf, paintCharacter } from './film-cast.ts';
import { actionSeen } from './action-seen.ts';
import type { StoryPicture } from './story-pictures.ts';
import { keepPremise, withGender } from './keep-premise.ts';
import { nameHero, nameSlots } from './name-hero.ts';
import { actionSlots, heroForms, worldSlots } from './story-slots.ts';
import { helpersFor, settleStory } from './story-setting.ts';
import type { StorySetting } from './story-setting.ts';
import { fillWish, readWish } from './read-wish.ts';
import type { Wish } from './read-wish.ts';
import { fateOf } from './story-fate.ts';
import type { StoryFate, WishOfHero } from './story-fate.ts';
import { seasonOf } from './story-season.ts';
import { goalSlots } from './wish-goal.ts';
import { sayWish } from './wish-words.ts';
import type { WishWords } from './wish-words.ts';
import { bodyOfHero } from '../worlds/hero-body.ts';
import { ownWish } from '../worlds/own-wish.ts';
import { worldWords } from '../worlds/story-worlds.ts';
import type { StoryWorld } from '../worlds/world-words.ts';
import { translatePremise } from '../translate-premise.ts';
import type { TranslatedPremise } from '../translate-premise.ts';

const grammars = {
  en: englishGrammar,
  hi: hindiGrammar,
  fr: frenchGrammar,
  it: italianGrammar,
  es: spanishGrammar,
  ja: japaneseGrammar,
} as const satisfies Record<LanguageCode, StoryGrammar>;

/** Everything one story is told with. */
export interface StoryPlan {
  readonly code: LanguageCode;
  readonly grammar: StoryGrammar;
  readonly values: TemplateValues;
  /** How the wish is said as the story goes on. */
  readonly wish: WishWords;
  /** The season that the idea names. */
  readonly season: string | undefined;
  /** What stands in the way: its beats belong together. */
  readonly middle: StoryMiddle;
  readonly title: string;
  readonly picture: StoryPicture;
  /** Said before the first beat. */
  readonly opening: string;
}

/** Casts the story: hero, wish, world, helper and what stands in the way, in the request's language. */
export function planStory(
  request: ScriptRequest,
  given: Premise,
  { knowledge, random }: { knowledge: StoryKnowledge; random: RandomSource },
): StoryPlan {
  const { lexicon } = knowledge;
  const premise = withGender(given, lexicon, random);
  const code = languageCodes[request.language];
  const grammar = grammars[code];
  const told = carryPremise(premise, request, knowledge);
  const hero = describeHero(told?.hero ?? { ...curiousChild(code), gender: 'f', pronoun: 'she' }, code);
  const setting = settleStory(premise, { prompt: request.prompt, code, lexicon }, random);
  const words = worldWords[code][setting.world];
  const cast = castFilm(request, premise, lexicon);
  const mayBeNamed = request.videoType !== 'film' && told !== undefined;
  const found = pick(helpersFor(premise, setting.world, lexicon), random);
  const { wish, middle, matters, signs } = wishOf(premise, { told, setting, code, lexicon }, random);
  const slots = {
    ...(told !== undefined && cast.hero !== undefined
      ? heroSlotsOf(cast.hero, told.hero, code)
      : castSlots(mayBeNamed ? premise : undefined, { hero, code }, random)),
    ...worldSlots(words, found, code),
    ...helperSlotsOf(cast.helper, words, code),
    ...actionSlots(wish.action, code),
    ...goalSlots(wish.action, { act: wish.act, code, lexicon }),
    place: (premise.code === code ? premise.place : undefined) ?? setting.place,
    plural: lowerNumber(premise.hero?.phrase ?? ''),
    quote: premise.title,
  };
  const matter = pick(matters, random);
  const character = paintCharacter(cast.hero);
  const bare: TemplateValues = { slots, gender: hero.gender, isFull: request.videoStyle !== 'minimal' };
  const values = withWishTold(bare, { ...matter, ...signs }, random);
  return {
    code,
    grammar,
    values,
    season: seasonOf(request.prompt, premise.code),
    wish: sayWish(wish.action, code, grammar.doIt),
    middle,
    title: nameStory(premise, { code, grammar, values, hero }, random),
    picture: {
      ...pictureOf(premise, { character, isTold: told !== undefined, knowledge, wish, setting }, random),
      ...propsInEnglish(setting.world, found, paintCharacter(cast.helper)),
      middle,
      matter: matters.indexOf(matter),
    },
    opening: openStory({ premise, isQuoted: told === undefined, request, grammar, values }, random),
  };
}

/** What the hero wishes for, and what becomes of it. */
function wishOf(
  premise: Premise,
  {
    told,
    setting: { world },
    code,
    lexicon,
  }: { told: TranslatedPremise | undefined; setting: StorySetting; code: LanguageCode; lexicon: Lexicon },
  random: RandomSource,
): StoryFate & { readonly wish: WishOfHero } {
  const body = bodyOfHero(premise, lexicon);
  const wish = {
    ...readWish(told, { world, own: ownWish(premise, body), code, lexicon }, random),
    isThing: body !== undefined,
  };
  return { wish, ...fateOf(wish, { body, code, grammar: grammars[code] }, random) };
}

/** Whom the story is about, what for and where, as the painter is told; `character`: who plays in a film. */
function pictureOf(
  premise: Premise,
  of: {
    readonly character: string | undefined;
    readonly isTold: boolean;
    readonly knowledge: StoryKnowledge;
    readonly wish: Wish & { readonly isThing: boolean };
    readonly setting: StorySetting;
  },
  random: RandomSource,
): Pick<StoryPicture, 'hero' | 'action' | 'act' | 'kind' | 'place' | 'isThing'> {
  const { character, isTold, knowledge, wish, setting } = of;
  return {
    hero: character ?? paintHero(premise, knowledge.lexicon, random),
    action: isTold ? englishAction(premise, knowledge, wish) : wish.english,
    act: wish.act,
    kind: wish.kind,
    isThing: wish.isThing,
    place: (premise.code === 'en' ? premise.place : undefined) ?? setting.seen,
  };
}

/** With what shows the wish before it is tried, and how it fares. */
function withWishTold(
  bare: TemplateValues,
  told: WishMatter & WishSigns,
  random: RandomSource,
): TemplateValues {
  return { ...bare, slots: { ...bare.slots, ...fillWish(told, bare, random) } };
}

/** What the story meets in its world, as the painter is told. */
function propsInEnglish(
  world: StoryWorld,
  helper: number,
  character: string | undefined,
): Pick<StoryPicture, 'helper' | 'storm' | 'keepsake' | 'keepsakes' | 'witnesses' | 'spot'> {
  const { helpers, storm, keepsake, witnesses, spot } = worldWords.en[world];
  return {
    helper: character ?? helpers[helper]?.[0] ?? 'a friend',
    // 'That shook the roof' is no town of roofs.
    storm: storm[0].replace(/ (?:that|through) .*$/u, ''),
    keepsake: keepsake[0],
    keepsakes: keepsake[2],
    witnesses,
    spot,
  };
}

/**
 * All forms of the hero, with a name where the premise asks for one. Those who play in a film bring their own names, and
 * whoever follows found words has none.
 */
function castSlots(
  named: Premise | undefined,
  { hero, code }: { hero: StoryHero; code: LanguageCode },
  random: RandomSource,
): Record<string, string> {
  const { gender } = hero;
  const forms = heroForms(hero, code);
  const name = named === undefined ? undefined : nameHero(named, { hero, code }, random);
  return { ...forms, ...nameSlots(name, forms, { code, gender }) };
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

/** 'Deux sœurs' inside a sentence is 'deux sœurs'. */
function lowerNumber(phrase: string): string {
  return phrase.charAt(0).toLocaleLowerCase() + phrase.slice(1);
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
  return parts
    .filter((part) => part !== '')
    .map((part) => expandTemplate(part, values, random))
    .join(' ');
}

function englishAction(
  premise: Premise,
  { lexicon }: StoryKnowledge,
  { act, english }: Pick<Wish, 'act' | 'english'>,
): string {
  if (premise.action === undefined || premise.code === 'en') {
    return premise.action ?? english;
  }
  return actionSeen(premise.action, premise.code, { lexicon, act, idea: premise.title }) ?? 'follow a dream';
}
