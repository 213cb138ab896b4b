import type { VideoStyle } from '@kinora/contract/catalogue';
import { pick } from '../random.ts';
import type { RandomSource } from '../random.ts';
import { cameraMoves, compositions, lights, pictureStyles } from './picture-words.ts';

/** What a picture shows; every word in English, for the picture and video models. */
export interface PictureIdea {
  /** 'a small red fox holding a paintbrush' */
  readonly subject: string;
  /** 'in a snowy birch forest'; nothing where the subject says it. */
  readonly setting?: string;
  /** What moves: 'the fox dips the brush and looks up'. */
  readonly motion?: string;
  readonly mood?: string;
}

const namedHour = /\b(?:at night|under the stars|in the evening|at dawn)\b/u;

/** One English sentence a picture model can use as it stands: subject, setting, light, composition, style. */
export function composeImagePrompt(idea: PictureIdea, style: VideoStyle, random: RandomSource): string {
  const words = pictureStyles[style];
  const light = pick(lights[style], random);
  const parts = [
    idea.subject,
    idea.setting ?? '',
    // No daylight where the picture itself says that it is night.
    namedHour.test(idea.subject) ? '' : light,
    pick(compositions, random),
    idea.mood === undefined ? '' : `${idea.mood} mood`,
    words,
    'no text, no watermark',
  ];
  return sentenceCase(parts.filter((part) => part !== '').join(', '));
}

/** One English sentence a video model can use as it stands: camera move, what moves, pace. */
export function composeVideoPrompt(idea: PictureIdea, style: VideoStyle, random: RandomSource): string {
  const motion = idea.motion ?? `${idea.subject}, small natural movements`;
  const parts = [
    pick(cameraMoves[style], random),
    motion,
    idea.setting ?? '',
    'steady motion, no cuts, no text',
  ];
  return sentenceCase(parts.filter((part) => part !== '').join(', '));
}

function sentenceCase(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
