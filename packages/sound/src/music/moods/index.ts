import type { Mood } from '../mood.ts';
import type { MusicMood } from '../music-brief.ts';
import { calm } from './calm.ts';
import { curious } from './curious.ts';
import { documentary } from './documentary.ts';
import { dramatic } from './dramatic.ts';
import { playful } from './playful.ts';
import { tense } from './tense.ts';
import { warm } from './warm.ts';
import { wonder } from './wonder.ts';

export const moods = {
  calm,
  curious,
  playful,
  dramatic,
  documentary,
  warm,
  wonder,
  tense,
} as const satisfies Readonly<Record<MusicMood, Mood>>;
