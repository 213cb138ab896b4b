import { PronunciationSchema, usualSpeech } from '@kinora/contract/api';
import { engineOf, languages } from '@kinora/contract/catalogue';
import { versionOfVoice } from '@kinora/contract/voices';
import { z } from 'zod';
import type { WantedStep } from '../../projects/index.ts';
import { occurringIn } from './respell.ts';
import { shareDialogue } from './share-dialogue.ts';
import type { StoredScene } from '../story-scene.ts';
import type { StorySettings } from '../story-settings.ts';

/** What one voice says; one part where there is one speaker. */
const SpokenPartSchema = z.object({
  speaker: z.int(),
  voiceId: z.string(),
  /** Of a voice whose model may become another one. */
  voiceVersion: z.exactOptional(z.string()),
  text: z.string(),
});

/** How it is spoken, where that is not the voices' own way. */
const SpokenWaySchema = z.object({
  pace: z.exactOptional(z.number()),
  pauseSeconds: z.exactOptional(z.number()),
  /** Words of the text that are said otherwise than they are written. */
  said: z.exactOptional(z.array(PronunciationSchema)),
});

/** Everything a narration depends on. */
export const NarrationInputSchema = z.object({
  parts: z.array(SpokenPartSchema).min(1),
  language: z.enum(languages),
  ...SpokenWaySchema.shape,
});
export type NarrationInput = z.infer<typeof NarrationInputSchema>;

const PhonemeTimesSchema = z.array(
  z.object({ phoneme: z.string(), startSeconds: z.number(), endSeconds: z.number() }),
);

/** What is kept beside a narration's sound. Offsets are UTF-16 positions in the text of all parts. */
export const NarrationResultSchema = z.object({
  durationSeconds: z.number(),
  words: z.array(
    z.object({
      text: z.string(),
      startSeconds: z.number(),
      endSeconds: z.number(),
      startOffset: z.int(),
      endOffset: z.int(),
    }),
  ),
  turns: z.array(
    z.object({
      speaker: z.int(),
      startSeconds: z.number(),
      endSeconds: z.number(),
      phonemes: PhonemeTimesSchema,
    }),
  ),
});
export type NarrationResult = z.infer<typeof NarrationResultSchema>;

/** What a scene wants spoken; null when it has nothing to say. */
export function narrationInput(
  { scene, turn }: Pick<StoredScene, 'scene' | 'turn'>,
  settings: StorySettings,
): NarrationInput | null {
  const text = scene.narration_script;
  if (text === '') {
    return null;
  }
  const { language } = settings;
  const voices = [scene.voice_id ?? settings.voice, settings.voice_2 ?? settings.voice];
  const lines =
    engineOf(settings.selected_engine).speakers === 2
      ? shareDialogue(text, turn % 2 === 0 ? 0 : 1, language)
      : [{ speaker: 0, text }];
  return {
    parts: lines.map(({ speaker, text: said }) => ({
      speaker,
      ...versioned(voices[speaker] ?? settings.voice),
      text: said,
    })),
    language,
    ...spokenWay(lines.map((line) => line.text).join(' '), settings),
  };
}

/** Nothing is said of what is usual: what was spoken before there was a choice is still the same narration. */
function spokenWay(
  text: string,
  { speech = usualSpeech, language }: StorySettings,
): z.infer<typeof SpokenWaySchema> {
  const { pace, pause_seconds: pauseSeconds } = speech;
  const said = occurringIn(text, speech.pronunciations, language);
  return {
    ...(pace === usualSpeech.pace ? {} : { pace }),
    ...(pauseSeconds === usualSpeech.pause_seconds ? {} : { pauseSeconds }),
    ...(said.length === 0 ? {} : { said }),
  };
}

function versioned(voiceId: string): { voiceId: string; voiceVersion?: string } {
  const voiceVersion = versionOfVoice(voiceId);
  return voiceVersion === null ? { voiceId } : { voiceId, voiceVersion };
}

export function narrationStep(input: NarrationInput): WantedStep {
  return { kind: 'narration', input, take: 0 };
}

/** The words of a narration as they are spoken and read: its parts, with a space between. */
export function spokenText({ parts }: NarrationInput): string {
  return parts.map((part) => part.text).join(' ');
}

/** All narrations of a story, the silent scenes left out. */
export function wantedNarrations(scenes: readonly StoredScene[], settings: StorySettings): WantedStep[] {
  return scenes.flatMap((stored) => {
    const input = narrationInput(stored, settings);
    return input === null ? [] : [narrationStep(input)];
  });
}
