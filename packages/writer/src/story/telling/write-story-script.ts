import type { Script, ScriptRequest, ScriptScene } from '@kinora/models';
import { fitsTitle, toTitle } from '../../article/scene-titles.ts';
import type { LanguageCode } from '@kinora/words';
import { countSpokenWords } from '@kinora/words';
import { composeImagePrompt, composeVideoPrompt } from '../../picture/compose-picture.ts';
import { pick } from '../../random.ts';
import type { RandomSource } from '../../random.ts';
import { expandTemplate, finishSentences } from '../grammar/expand-template.ts';
import { readPremise } from '../read-premise.ts';
import type { StoryKnowledge } from '../read-premise.ts';
import { storyBeats } from '../grammar/story-grammar.ts';
import type { StoryBeat } from '../grammar/story-grammar.ts';
import { paintBeat } from './story-pictures.ts';
import { planStory } from './story-plan.ts';
import type { StoryPlan } from './story-plan.ts';

/** Seven beats of this many words make some 75 seconds. */
const wordsPerBeat = 27;
const wordsPerMinimalBeat = 22;
/** So often another telling of a beat is tried when one is too long. */
const mostTellings = 6;
/** So many words more than its share a beat may take. */
const slackWords = 3;

/** A story of seven scenes over the idea's own hero and wish, in the request's language. */
export function writeStoryScript(
  request: ScriptRequest,
  {
    promptCode,
    knowledge,
    random,
  }: { promptCode: LanguageCode; knowledge: StoryKnowledge; random: RandomSource },
): Omit<Script, 'madeBy'> {
  const plan = planStory(request, readPremise(request.prompt, promptCode, knowledge), { knowledge, random });
  const scenes: ScriptScene[] = [];
  let spokenWords = 0;
  for (const beat of storyBeats) {
    const share = plan.values.isFull ? wordsPerBeat : wordsPerMinimalBeat;
    const wordsLeft = share * (scenes.length + 1) - spokenWords;
    const scene = tellBeat(beat, plan, { request, random, wordsLeft });
    spokenWords += countSpokenWords(scene.narration, plan.code);
    scenes.push(scene);
  }
  return { title: plan.title, scenes, sources: [] };
}

function tellBeat(
  beat: StoryBeat,
  plan: StoryPlan,
  { request, random, wordsLeft }: { request: ScriptRequest; random: RandomSource; wordsLeft: number },
): ScriptScene {
  const { grammar, values, code } = plan;
  const told = tellWithin(beat, plan, { random, wordsLeft });
  const isFirstSpeaker = storyBeats.indexOf(beat) % 2 === 0;
  const next = storyBeats[storyBeats.indexOf(beat) + 1];
  const handover =
    request.speakers === 2 && isFirstSpeaker && next !== undefined && next !== 'beginning'
      ? grammar.handovers[next]
      : '';
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

/** One of the beat's tellings that fits the words left, else one of the shorter ones; a tight one drops its asides. */
function tellWithin(
  beat: StoryBeat,
  { grammar, thread, values, code }: StoryPlan,
  { random, wordsLeft }: { random: RandomSource; wordsLeft: number },
): string {
  const templates: readonly string[] =
    beat === 'beginning' || beat === 'want' ? grammar.beats[beat] : grammar.threads[thread][beat];
  const tight: { readonly told: string; readonly words: number }[] = [];
  for (let telling = 0; telling < mostTellings; telling += 1) {
    const isFull = values.isFull && telling === 0;
    const told = expandTemplate(pick(templates, random), { ...values, isFull }, random);
    const words = countSpokenWords(told, code);
    if (words <= wordsLeft + slackWords) {
      return told;
    }
    tight.push({ told, words });
  }
  const fewest = Math.min(...tight.map(({ words }) => words));
  return pick(
    tight.filter(({ words }) => words <= fewest + slackWords),
    random,
  ).told;
}

function titleBeat(beat: StoryBeat, { grammar, values, code }: StoryPlan, random: RandomSource): string {
  const titles = grammar.beatTitles[beat].map((title) =>
    toTitle(finishSentences(expandTemplate(title, values, random), code)),
  );
  const fitting = titles.filter((title) => fitsTitle(title, code));
  return pick(fitting.length > 0 ? fitting : titles, random);
}
