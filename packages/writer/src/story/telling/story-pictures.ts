import type { PictureIdea } from '../../picture/compose-picture.ts';
import type { StoryBeat } from '../grammar/story-grammar.ts';

/** The story in English, for the picture models. */
export interface StoryPicture {
  /** The same words in every scene, so that the hero looks the same: 'a little fox with a blue scarf'. */
  readonly hero: string;
  readonly action: string;
  readonly place: string;
  readonly helper: string;
}

/** What each beat of the story shows. */
export function paintBeat(beat: StoryBeat, { hero, action, place, helper }: StoryPicture): PictureIdea {
  const scenes: Record<StoryBeat, PictureIdea> = {
    beginning: {
      subject: `${hero} looking around`,
      setting: place,
      mood: 'calm, curious',
      motion: `${hero} looks up as the wind moves the grass`,
    },
    want: {
      subject: `${hero} gazing into the distance, dreaming of being able to ${action}`,
      setting: place,
      mood: 'longing, hopeful',
      motion: `${hero} slowly raises its eyes, lights drift by like thoughts`,
    },
    attempt: {
      subject: `${hero} eagerly trying to ${action}`,
      setting: place,
      mood: 'energetic',
      motion: `${hero} tries to ${action}, stumbles, tries again`,
    },
    setback: {
      subject: `${hero} sitting alone, shoulders low, after failing to ${action}`,
      setting: 'in light rain',
      mood: 'quiet, sad',
      motion: `rain falls, ${hero} lowers its head`,
    },
    help: {
      subject: `${helper} and ${hero} side by side`,
      setting: place,
      mood: 'warm, trusting',
      motion: `${helper} leans closer and speaks, ${hero} listens`,
    },
    change: {
      subject: `${hero} calm and focused, beginning to ${action} at last`,
      setting: place,
      mood: 'bright, concentrated',
      motion: `${hero} begins to ${action}, slowly and surely`,
    },
    ending: {
      subject: `${hero} smiling, with friends gathered around`,
      setting: place,
      mood: 'joyful, peaceful',
      motion: `friends gather around ${hero}, lanterns glow`,
    },
  };
  return scenes[beat];
}
