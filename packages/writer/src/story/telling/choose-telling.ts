import { countSpokenWords, splitSentences } from '@kinora/words';
import { pick } from '../../random.ts';
import type { RandomSource } from '../../random.ts';
import { expandTemplate, finishSentences } from '../grammar/expand-template.ts';
import type { TemplateValues } from '../grammar/expand-template.ts';
import type { StoryBeat } from '../grammar/story-grammar.ts';
import { keepSeason } from './story-season.ts';
import type { StoryPlan } from './story-plan.ts';
import { actionSlots } from './story-slots.ts';

/** So often another telling of a beat is tried when one does not fit. */
const mostTellings = 12;
/** So many of them with their asides: what the first tries look like is worth more than that the days were quiet. */
const fullTellings: Readonly<Record<StoryBeat, number>> = {
  beginning: 1,
  want: 1,
  attempt: mostTellings,
  setback: 1,
  help: 1,
  change: 1,
  ending: 1,
};
/** So many words more than its share a beat may take. */
const slackWords = 3;

interface Telling {
  readonly told: string;
  readonly words: number;
  /** Whether it names its hero as often as an ear likes. */
  readonly isEasy: boolean;
}

/**
 * One of the beat's tellings that fits the words left and what was said before, else one of the shorter ones; those that
 * are tried late drop their asides.
 */
export function chooseTelling(
  beat: StoryBeat,
  plan: StoryPlan,
  { random, wordsLeft, before }: { random: RandomSource; wordsLeft: number; before: string },
): string {
  const { code, season } = plan;
  const values = withWish(plan, beat);
  const templates = templatesOf(beat, plan).map((template) => keepSeason(template, season, code));
  const tried: Telling[] = [];
  for (let telling = 0; telling < mostTellings; telling += 1) {
    const isFull = values.isFull && telling < fullTellings[beat];
    const told = expandTemplate(pick(templates, random), { ...values, isFull }, random);
    const words = countSpokenWords(told, code);
    const isEasy = isEasyToHear(before, told, plan);
    if (isEasy && words <= wordsLeft + slackWords) {
      return told;
    }
    tried.push({ told, words, isEasy });
  }
  const easy = tried.filter(({ isEasy }) => isEasy);
  const left = easy.length > 0 ? easy : tried;
  const fewest = Math.min(...left.map(({ words }) => words));
  return pick(
    left.filter(({ words }) => words <= fewest + slackWords),
    random,
  ).told;
}

function templatesOf(beat: StoryBeat, { grammar, middle }: StoryPlan): readonly string[] {
  if (beat === 'beginning' || beat === 'want') {
    return grammar.beats[beat];
  }
  return middle.thread === 'course' ? [middle.course[beat]] : grammar.threads[middle.thread][beat];
}

/** The wish as it is said in a beat: in full where it is wished, and shorter from then on. */
function withWish({ values, wish, code }: StoryPlan, beat: StoryBeat): TemplateValues {
  const { full, tried, later, reached } = wish;
  const said: Readonly<Partial<Record<StoryBeat, string>>> = { want: full, attempt: tried, change: reached };
  return { ...values, slots: { ...values.slots, ...actionSlots(said[beat] ?? later, code) } };
}

/** No name in three sentences running, and room for the next beat to name it; nothing said a second time. */
function isEasyToHear(before: string, told: string, { values, code }: StoryPlan): boolean {
  const earlier = splitSentences(before, code);
  const sentences = splitSentences(finishSentences(told, code), code);
  const names = namesOf(values.slots);
  let running = 0;
  let longest = 0;
  for (const sentence of [...earlier.slice(-2), ...sentences]) {
    running = names.some((name) => sentence.toLowerCase().includes(name)) ? running + 1 : 0;
    longest = Math.max(longest, running);
  }
  return longest <= 2 && running <= 1 && sentences.every((sentence) => !earlier.includes(sentence));
}

/** How the hero is named, without an article. */
function namesOf({ hero = '', heroOblique = hero }: Readonly<Record<string, string>>): readonly string[] {
  return [hero, heroOblique].map((name) => name.toLowerCase().replace(/^(?:the|le|la|il|lo|el) |^l'/u, ''));
}
