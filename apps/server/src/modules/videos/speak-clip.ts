import { join } from 'node:path';
import { defaultCharacterModel, languageDetails } from '@kinora/contract/catalogue';
import { limits } from '@kinora/contract/limits';
import { sentences } from '@kinora/contract/sentences';
import type { Language } from '@kinora/contract/catalogue';
import { ProviderError } from '@kinora/models';
import type {
  ImageRequest,
  JsonValue,
  ProviderCall,
  SpeechResult,
  SpokenTurn,
  VideoRequest,
} from '@kinora/models';
import { joinFilm, leadInSeconds, tailSeconds } from '@kinora/renderer';
import { mixSoundtrack } from '@kinora/sound/mix';
import type { Gateway } from '../../gateway/index.ts';
import { languageOfLetters } from '../generations/index.ts';
import type { StepCall } from '../projects/index.ts';
import type { ClipFacts } from './clip-file.ts';

/** A clip in which somebody speaks: what its model must know besides, and the voice to lay under it. */
export interface SpokenClip {
  readonly request: VideoRequest;
  readonly narration: SpeechResult;
}

type SpeechDeps = Pick<Gateway, 'speech' | 'media'>;

const longestSpeechSeconds = limits.clipSeconds.longest - leadInSeconds - tailSeconds;
const defaultPresenter = 'A friendly presenter';

/** Lets a presenter say the words of a clip's prompt, as many as fit into a clip. */
export async function speakPrompt(
  deps: SpeechDeps,
  request: VideoRequest,
  call: StepCall,
): Promise<SpokenClip> {
  const { spoken, presenter } = wordsOfPrompt(request.prompt);
  const narration = await synthesize(deps, spoken, call);
  const plan = await portray(deps, { ...request, prompt: presenter || defaultPresenter }, call);
  const seconds = narration.durationSeconds + leadInSeconds + tailSeconds;
  const { shortest, longest } = limits.clipSeconds;
  return {
    narration,
    request: {
      ...request,
      prompt: presenter || defaultPresenter,
      durationSeconds: Math.min(longest, Math.max(shortest, seconds)),
      characters: plan === undefined ? [] : [plan],
      speech: [turnOf(narration)],
      lipsync: true,
    },
  };
}

async function synthesize(deps: SpeechDeps, text: string, call: StepCall): Promise<SpeechResult> {
  const language = languageOfLetters(text);
  const voiceId = await basicVoice(deps, language);
  const whole = await deps.speech.say({ text, voiceId, language }, call, call.paidFor);
  const fitting = fittingText(text, whole.words, longestSpeechSeconds);
  return fitting === text
    ? whole
    : await deps.speech.say({ text: fitting, voiceId, language }, call, call.paidFor);
}

async function basicVoice(deps: SpeechDeps, language: Language): Promise<string> {
  const { code } = languageDetails[language];
  const voices = (await deps.speech.voices()).filter(({ tier }) => tier === 'basic');
  const speakers = voices.filter(({ verified_languages: verified }) =>
    verified.some((known) => known.language === code),
  );
  const voice = speakers[0] ?? voices[0];
  if (voice === undefined) {
    throw new ProviderError('gone', sentences.validation.invalidVoice);
  }
  return voice.voice_id;
}

/** The plan of a person as the prompt describes them; undefined when no painter of ours portrays people here. */
async function portray(
  { media }: SpeechDeps,
  { prompt, aspectRatio, seed, longSide }: VideoRequest,
  call: ProviderCall,
): Promise<JsonValue | undefined> {
  if (!media.isBuiltIn(defaultCharacterModel)) {
    return undefined;
  }
  const request: ImageRequest = {
    prompt,
    aspectRatio,
    seed,
    longSide,
    language: languageOfLetters(prompt),
    videoStyle: 'auto',
    isPortrait: true,
    inputs: [],
  };
  const model = defaultCharacterModel;
  return (await media.makeFree({ medium: 'picture', model, request: () => Promise.resolve(request) }, call))
    .plan;
}

function turnOf({ durationSeconds, phonemes = [] }: SpeechResult): SpokenTurn {
  return {
    character: 0,
    startSeconds: leadInSeconds,
    endSeconds: leadInSeconds + durationSeconds,
    phonemes: phonemes.map(({ phoneme, startSeconds, endSeconds }) => ({
      phoneme,
      startSeconds: startSeconds + leadInSeconds,
      endSeconds: endSeconds + leadInSeconds,
    })),
  };
}

/** Lays the voice under a silent clip, whose picture is copied as it is. @returns the path of the clip that speaks */
export async function layVoice(
  clip: { file: string; facts: ClipFacts; narration: SpeechResult },
  call: ProviderCall,
): Promise<string> {
  const soundtrack = join(call.workFolder, 'voice.m4a');
  const { file, facts, narration } = clip;
  await mixSoundtrack(
    {
      segments: [{ frames: facts.frames, narrationFile: narration.file, leadInSeconds }],
      framesPerSecond: facts.framesPerSecond,
      music: null,
      output: soundtrack,
    },
    { signal: call.signal },
  );
  const output = join(call.workFolder, 'spoken.mp4');
  await joinFilm({ segments: [file], soundtrack, output }, { signal: call.signal });
  return output;
}

const quotedParts = /[“"«「『]([^”"»」』]+)[”"»」』]/gu;

/** What an avatar is to say, and who it is. */
interface AvatarWords {
  readonly spoken: string;
  /** Describes the presenter; empty when the prompt says nothing about them. */
  readonly presenter: string;
}

/** The words in quotation marks are spoken and the rest describes who speaks; without any, all of it is spoken. */
export function wordsOfPrompt(prompt: string): AvatarWords {
  const quoted = [...prompt.matchAll(quotedParts)].flatMap((match) => match[1]?.trim() ?? []);
  if (quoted.length === 0) {
    return { spoken: prompt.trim(), presenter: '' };
  }
  const rest = prompt.replaceAll(quotedParts, ' ').replaceAll(/\s+/gu, ' ');
  return { spoken: quoted.join(' '), presenter: rest.replaceAll(/\s*[:：,]\s*$/gu, '').trim() };
}

interface TimedWord {
  readonly endSeconds: number;
  readonly endOffset: number;
}

/**
 * As much of a text as is spoken in the time: whole sentences when at least one fits, else whole words.
 * @param words of the text, in their order
 */
export function fittingText(text: string, words: readonly TimedWord[], seconds: number): string {
  const fitting = words.filter((word) => word.endSeconds <= seconds);
  if (fitting.length === words.length) {
    return text;
  }
  const ends = fitting.filter(({ endOffset }) => /^[.!?。！？।]/u.test(text.slice(endOffset)));
  const end = ends.at(-1) ?? fitting.at(-1);
  return end === undefined ? text : text.slice(0, end.endOffset + (ends.length > 0 ? 1 : 0));
}
