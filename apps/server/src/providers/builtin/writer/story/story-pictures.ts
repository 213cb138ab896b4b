import { findNoun } from '../lexicon/lexicon.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { PictureIdea } from '../picture/compose-picture.ts';
import { pick } from '../random.ts';
import type { RandomSource } from '../random.ts';
import type { Premise } from './premise.ts';
import type { StoryBeat } from './story-grammar.ts';
import { articleFor } from './story-hero.ts';
import { translatePremise } from './translate-premise.ts';

/** The story in English, for the picture models. */
export interface StoryPicture {
  /** The same words in every scene, so that the hero looks the same: 'a little fox with a blue scarf'. */
  readonly hero: string;
  readonly action: string;
  readonly place: string;
  readonly helper: string;
}

const marks = [
  'a small blue scarf',
  'a yellow neckerchief',
  'a red woollen cap',
  'a green satchel',
  'a striped scarf',
  'a tiny bell on a ribbon',
];

/** The hero in English, with a mark to know it by. */
export function paintHero(premise: Premise, lexicon: Lexicon, random: RandomSource): string {
  const mark = pick(marks, random);
  const { hero } = premise;
  if (hero === undefined) {
    return `a curious girl with ${mark}`;
  }
  if (premise.code === 'en') {
    const isBare = hero.isPlural && !/\sand\s/u.test(hero.phrase);
    return `${isBare || hero.determiner === 'name' ? '' : `${articleFor(hero.phrase)} `}${hero.phrase} with ${mark}`;
  }
  const translated = translatePremise({ ...premise, action: undefined }, 'en', lexicon)?.hero.phrase;
  const noun = translated ?? findNoun(lexicon, hero.head, premise.code)?.forms.en.word;
  return noun === undefined
    ? `the hero, “${hero.phrase}”, with ${mark}`
    : `${articleFor(noun)} ${noun} with ${mark}`;
}

/** What each beat of the story shows. */
export function paintBeat(beat: StoryBeat, { hero, action, place, helper }: StoryPicture): PictureIdea {
  const scenes: Record<StoryBeat, PictureIdea> = {
    beginning: {
      subject: `${hero} at home`,
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
      subject: `${helper} and ${hero} sitting side by side, talking`,
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
