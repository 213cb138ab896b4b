import type { LanguageCode } from '@kinora/words';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import { pick } from '../../random.ts';
import type { RandomSource } from '../../random.ts';
import type { Premise } from '../premise.ts';
import { englishWords, isAfloat, worldsOfPremise } from '../worlds/hero-worlds.ts';
import { placesSeen, worldWords } from '../worlds/story-worlds.ts';
import { storyWorlds } from '../worlds/world-words.ts';
import type { StoryWorld } from '../worlds/world-words.ts';

/** Where a story is at home. */
export interface StorySetting {
  readonly world: StoryWorld;
  /** As it stands after 'lived', in the film's language. */
  readonly place: string;
  /** The same for a painter, in English. */
  readonly seen: string;
}

/** A place of the hero's own world, or the one of our places that an enhanced idea names ('Setting: …'). */
export function settleStory(
  premise: Premise,
  { prompt, code, lexicon }: { prompt: string; code: LanguageCode; lexicon: Lexicon },
  random: RandomSource,
): StorySetting {
  const named = allSettings(code).find(
    ({ place }) => prompt.includes(`: ${place}`) || prompt.includes(`：${place}`),
  );
  const world = pick(worldsOfPremise(premise, lexicon), random);
  const places = settingsOf(world, code);
  const away = places.filter(({ seen }) => !holdsTheIdea(premise, seen, lexicon));
  const fitting = away.length > 0 ? away : places;
  const wet = isAfloat(premise, lexicon) ? fitting.filter(({ seen }) => water.test(seen)) : [];
  const chosen = pick(wet.length > 0 ? wet : fitting, random);
  return named ?? chosen;
}

const water = /\b(?:sea|bay|harbour|beach|river|stream|waterhole)\b/u;

/** Nobody dreams of the moon who lives beside it, and no mountain lives at the foot of one. */
function holdsTheIdea({ hero, action, code }: Premise, seen: string, lexicon: Lexicon): boolean {
  const words = seen.split(/\P{L}+/u);
  return [hero?.phrase ?? '', action ?? '']
    .flatMap((text) => englishWords(text, code, lexicon))
    .some((name) => name.length > 3 && words.includes(name));
}

function allSettings(code: LanguageCode): readonly StorySetting[] {
  return storyWorlds.flatMap((world) => settingsOf(world, code));
}

function settingsOf(world: StoryWorld, code: LanguageCode): readonly StorySetting[] {
  return worldWords[code][world].places.map((place, index) => ({
    world,
    place,
    seen: placesSeen[world][index] ?? worldWords.en[world].places[index] ?? place,
  }));
}

/** Helpers of the world that are not the hero over again, by their place in its list. */
export function helpersFor(premise: Premise, world: StoryWorld, lexicon: Lexicon): readonly number[] {
  const { hero, code } = premise;
  const head = hero?.head.toLowerCase() ?? '';
  const noun = lexicon.nouns.find(
    ({ forms }) => forms[code].word === head || forms[code].spellings.includes(head),
  );
  const names = [...(noun === undefined ? [] : [noun.forms.en.word]), ...(code === 'en' ? [head] : [])];
  const indexes = worldWords.en[world].helpers.map((_helper, index) => index);
  const others = indexes.filter((index) => {
    const english = worldWords.en[world].helpers[index]?.[1] ?? '';
    const own = worldWords[code][world].helpers[index]?.join(' ').toLowerCase() ?? '';
    const isTheSame = names.some((name) => english.split(' ').includes(name));
    return !isTheSame && (head === '' || !own.includes(head));
  });
  return others.length > 0 ? others : indexes;
}
