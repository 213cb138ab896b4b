import type { Change } from '../revisions/change.ts';
import type { SceneField } from '../revisions/scene-fields.ts';

/** What a field of a scene is called in a sentence. */
const fieldNames = {
  title: 'title',
  narration: 'narration',
  narration_script: 'spoken text',
  image_prompt: 'image prompt',
  video_prompt: 'motion prompt',
  visual_title: 'title on the picture',
  visual_image_prompt: 'image prompt',
  visual_video_prompt: 'motion prompt',
  selected_character_url: 'character',
  selected_image_url: 'picture',
  voice_id: 'voice',
  voice_name: 'voice',
  visual_aspect_ratio: 'shape',
  has_character: 'character',
  lipsync: 'lipsync',
  key_facts: 'key facts',
  shots: 'shots',
} as const satisfies Record<SceneField, string>;

/** Places that a sentence names before it says that there are more. */
const NAMED = 3;

/** Where a change is, as people say it: 'the narration of scene 2'. */
export function placeOfChange(change: Change, numberOf: (sceneId: string) => number | null): string {
  switch (change.kind) {
    case 'title':
      return 'the title';
    case 'order':
      return 'the order of the scenes';
    case 'scene': {
      const name = (change.after ?? change.before)?.title.trim() ?? '';
      const which = name === '' ? 'a scene' : `the scene “${name}”`;
      return change.after === null ? `${which}, deleted` : `${which}, added`;
    }
    case 'clip': {
      const number = numberOf(change.id);
      return number === null ? 'the clip of a deleted scene' : `the clip of scene ${number}`;
    }
    case 'field': {
      const number = numberOf(change.id);
      return `the ${fieldNames[change.field]} of ${number === null ? 'a deleted scene' : `scene ${number}`}`;
    }
  }
}

/** Several places in one phrase, each once. */
function phraseOf(places: readonly string[]): string {
  const distinct = [...new Set(places)];
  const rest = distinct.length - NAMED;
  return rest > 0 ? `${distinct.slice(0, NAMED).join(', ')} and ${rest} more` : distinct.join(', ');
}

/** What is said about edits that are kept on the server. */
export const revisionSentences = {
  placeOf: placeOfChange,
  places: phraseOf,
  conflict:
    'Somebody else has changed the same place meanwhile. Nothing was overwritten: choose which of the two texts stays.',
  staleReview: (places: readonly string[]) =>
    places.length === 0
      ? 'This script was changed elsewhere while you looked at it. Look at what changed, then confirm again.'
      : `This script was changed elsewhere while you looked at it: ${phraseOf(places)}. Look at it, then confirm again.`,
  nothingToUndo: 'There is nothing to undo.',
  nothingToRedo: 'There is nothing to redo.',
  changedSince: (places: readonly string[]) => `Changed again since, and left as it is: ${phraseOf(places)}.`,
  unknownRevision: 'What stood there then is not kept any more.',
  tooManyScenes: (maximum: number) => `A script has at most ${maximum} scenes. The last ones were not saved.`,
  tooLarge: 'This script is too large to be saved. Please delete some of its text.',
  noTitle: 'A project needs a title.',
  tooManyListeners: 'Too many pages of yours are open. This one looks for news by itself.',
} as const;
