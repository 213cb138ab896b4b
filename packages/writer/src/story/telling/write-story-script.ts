import type { Script, ScriptRequest, ScriptScene } from '@kinora/models';
import { fitsTitle, toTitle } from '../../article/scenes/scene-titles.ts';
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
import { chooseTelling } from './choose-telling.ts';
import { paintBeat } from './story-pictures.ts';
import { planStory } from './story-plan.ts';
import type { StoryPlan } from './story-plan.ts';

/** Seven beats of this many words make some 80 seconds. */
const wordsPerBeat = 27;
const wordsPerMinimalBeat = 22;

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
    const before = scenes.map(({ narration }) => narration).join(' ');
    const scene = tellBeat(beat, plan, { request, random, wordsLeft, before });
    spokenWords += countSpokenWords(scene.narration, plan.code);
    scenes.push(scene);
  }
  return { title: plan.title, scenes, sources: [] };
}

function tellBeat(
  beat: StoryBeat,
  plan: StoryPlan,
  {
    request,
    random,
    wordsLeft,
    before,
  }: { request: ScriptRequest; random: RandomSource; wordsLeft: number; before: string },
): ScriptScene {
  const { grammar, values, code } = plan;
  const opening = beat === 'beginning' ? plan.opening : '';
  const told = chooseTelling(beat, plan, { random, wordsLeft, before: before + opening });
  const isFirstSpeaker = storyBeats.indexOf(beat) % 2 === 0;
  const next = storyBeats[storyBeats.indexOf(beat) + 1];
  const handover =
    request.speakers === 2 && isFirstSpeaker && next !== undefined && next !== 'beginning'
      ? grammar.handovers[next]
      : '';
  const narration = [opening, told, expandTemplate(handover, values, random)]
    .filter((part) => part !== '')
    .join(' ');
  const idea = paintBeat(beat, plan.picture, plan.season);
  return {
    title: titleBeat(beat, plan, random),
    narration: finishSentences(narration, code),
    imagePrompt: composeImagePrompt(idea, request.videoStyle, random),
    videoPrompt: composeVideoPrompt(idea, request.videoStyle, random),
    keyFacts: [],
    hasCharacter: true,
  };
}

function titleBeat(beat: StoryBeat, { grammar, values, code }: StoryPlan, random: RandomSource): string {
  const titles = grammar.beatTitles[beat].map((title) =>
    toTitle(finishSentences(expandTemplate(title, values, random), code)),
  );
  const fitting = titles.filter((title) => fitsTitle(title, code));
  return pick(fitting.length > 0 ? fitting : titles, random);
}
