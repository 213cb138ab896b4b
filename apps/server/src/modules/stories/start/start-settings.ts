import { StoryChoicesSchema } from '@kinora/contract/api';
import { engineOf } from '@kinora/contract/catalogue';
import type { StartStoryData } from '@kinora/contract/api';
import type { EngineKey } from '@kinora/contract/catalogue';
import { firstNaturalVoice } from '@kinora/contract/voices';
import type { Voice } from '@kinora/contract/voices';
import { AppError } from '../../../platform/errors/app-error.ts';
import { speaksOnScreen } from '../pictures/cast.ts';
import { traitsOf } from '../story-settings.ts';
import type { StorySettings } from '../story-settings.ts';

/** The choices of a start call; what is uploaded with it is kept first. */
export type StartChoices = Omit<StorySettings, 'uploads' | 'documentAssetId'>;

/** The rules have refused every missing choice; this says so to the compiler and to whoever changes them. */
export function choicesFrom(data: StartStoryData, voices: readonly Voice[]): StartChoices {
  const engine = chosen<EngineKey>(data.selected_engine);
  const { videoType, defaultVoice } = traitsOf({ selected_engine: engine });
  const voice = chosen(
    data.voice ?? (defaultVoice === null ? null : voiceUnasked(data, voices, defaultVoice)),
  );
  const speakingVoices = engineOf(engine).speakers === 2 ? [voice, data.voice_2] : [voice];
  return {
    ...StoryChoicesSchema.parse({
      ...data,
      selected_engine: engine,
      voice,
      video_type: videoType ?? chosen(data.video_type),
    }),
    speakers: speaksOnScreen(engine)
      ? speakingVoices.map((id, index) =>
          lookOf(
            voices.find((known) => known.voice_id === id),
            index,
          ),
        )
      : [],
  };
}

/** Where nobody chooses: a natural voice of the language that is open to everybody, where there is one. */
function voiceUnasked(data: StartStoryData, voices: readonly Voice[], otherwise: string): string {
  return firstNaturalVoice(voices, data.language, (tier) => tier === 'basic')?.voice_id ?? otherwise;
}

function chosen<Value>(choice: Value | null): Value {
  if (choice === null) {
    throw new AppError('invalid');
  }
  return choice;
}

const people = { female: 'woman', male: 'man' } as const;
const outfits = ['in a warm red jumper', 'in a blue shirt'] as const;

/** How somebody with this voice may look, for a picture model: the second of two is told from the first by their clothes. */
function lookOf(voice: Voice | undefined, index: number): string {
  const { gender, age } = voice?.labels ?? {};
  const person = gender === 'female' || gender === 'male' ? people[gender] : 'person';
  return `A friendly ${age ?? 'young'} ${person} ${outfits[index] ?? outfits[0]}, facing the viewer`;
}
