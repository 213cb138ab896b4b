import { limits } from '../limits/limits.ts';
import type { Plan } from '../plans/plans.ts';
import type { Scene } from '../scenes/scene.ts';
import { readinessSentences } from '../sentences/readiness.ts';
import type { ProjectStatus } from '../statuses/project-statuses.ts';
import { closedTierReasons } from './access.ts';
import { invalid, loadingReasons, unknownVoice, wrongMoment } from './reason.ts';
import type { KnownVoice, Reason } from './reason.ts';

/** A running project against which a review is judged. */
export interface ProjectContext {
  readonly status: ProjectStatus;
  /** The plan that was in force when the project started; holds that lowered the balance since do not count. */
  readonly plan: Plan;
  readonly voices: readonly KnownVoice[];
  readonly isLoading?: boolean;
}

/** Scenes are confirmed in their review, and once more from the review of the images and after completion. */
const confirming: readonly ProjectStatus[] = ['SCENES_READY', 'IMAGES_READY', 'COMPLETE'];
/** Edited scenes are kept while they are reviewed, and after a failure, before it is tried again. */
const saving: readonly ProjectStatus[] = ['SCENES_READY', 'IMAGES_READY', 'FAILED'];

function momentReasons(status: ProjectStatus, moments: readonly ProjectStatus[] = confirming): Reason[] {
  return moments.includes(status) ? [] : [wrongMoment(readinessSentences.scenesNotInReview)];
}

function countReasons(scenes: readonly Scene[]): Reason[] {
  if (scenes.length === 0) {
    return [invalid('scenes', 'scenes-missing', readinessSentences.noScenes)];
  }
  if (scenes.length > limits.counts.scenes) {
    return [invalid('scenes', 'too-many-scenes', readinessSentences.tooManyScenes(limits.counts.scenes))];
  }
  return [];
}

/** Texts of a scene that a video has no room for, though they are kept while they are written. */
function tooLongReasons(scene: Scene, index: number): Reason[] {
  const { text } = limits;
  const isLong = [
    [scene.title, text.title],
    [scene.narration, text.narration],
    [scene.narration_script, text.narration],
    [scene.image_prompt, text.imagePrompt],
    [scene.video_prompt, text.videoPrompt],
    ...scene.visual_elements.key_facts.map((fact) => [fact, text.keyFact] as const),
  ].some(([words, maximum]) => [...String(words)].length > Number(maximum));
  const isMany = scene.visual_elements.key_facts.length > limits.counts.keyFactsPerScene;
  return isLong || isMany
    ? [invalid(`scenes.${index}`, 'scene-too-long', readinessSentences.sceneTooLong(index + 1))]
    : [];
}

/** A voice that is named must be known and open to the plan. */
function namedVoiceReasons(scene: Scene, index: number, context: ProjectContext): Reason[] {
  if (scene.voice_id === null) {
    return [];
  }
  const field = `scenes.${index}.voice_id`;
  const voice = context.voices.find((known) => known.voice_id === scene.voice_id);
  if (voice === undefined) {
    return [unknownVoice(field, scene.voice_id)];
  }
  return closedTierReasons([{ field, tier: voice.tier }], context.plan);
}

function filmSceneReasons(scene: Scene, index: number): Reason[] {
  const reasons: Reason[] = [];
  const number = index + 1;
  if (scene.voice_id === null) {
    reasons.push(invalid(`scenes.${index}.voice_id`, 'voice-missing', readinessSentences.sceneVoice(number)));
  }
  if (!scene.has_character) {
    return reasons;
  }
  if (scene.selected_character_url === null) {
    const field = `scenes.${index}.selected_character_url`;
    reasons.push(invalid(field, 'character-missing', readinessSentences.sceneCharacter(number)));
  }
  if (scene.lipsync === null) {
    reasons.push(
      invalid(`scenes.${index}.lipsync`, 'lipsync-missing', readinessSentences.sceneLipsync(number)),
    );
  }
  return reasons;
}

/** Why the scenes of a story cannot be confirmed. `scenes` are normalized; a scene without a voice has the story's. */
export function storyScenesReasons(scenes: readonly Scene[], context: ProjectContext): Reason[] {
  return [
    ...loadingReasons(context),
    ...momentReasons(context.status),
    ...countReasons(scenes),
    ...scenes.flatMap((scene, index) => [
      ...tooLongReasons(scene, index),
      ...namedVoiceReasons(scene, index, context),
    ]),
  ];
}

/** Why edited scenes cannot be kept. `scenes` are normalized. Whether a film's are complete is asked on confirming. */
export function saveScenesReasons(scenes: readonly Scene[], context: ProjectContext): Reason[] {
  return [
    ...loadingReasons(context),
    ...momentReasons(context.status, saving),
    ...countReasons(scenes),
    ...scenes.flatMap((scene, index) => [
      ...tooLongReasons(scene, index),
      ...namedVoiceReasons(scene, index, context),
    ]),
  ];
}

/** Why the scenes of a film cannot be confirmed. `scenes` are normalized. */
export function filmScenesReasons(scenes: readonly Scene[], context: ProjectContext): Reason[] {
  return [
    ...loadingReasons(context),
    ...momentReasons(context.status),
    ...countReasons(scenes),
    ...scenes.flatMap((scene, index) => [
      ...tooLongReasons(scene, index),
      ...filmSceneReasons(scene, index),
      ...namedVoiceReasons(scene, index, context),
    ]),
  ];
}
