import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { languageDetails } from '@kinora/contract/catalogue';
import { sentences } from '@kinora/contract/sentences';
import { builtInVoiceId, roboticVoiceLabel, voiceKindLabels, type Voice } from '@kinora/contract/voices';
import type { ProviderCall, SpeechModel, SpeechRequest, SpeechResult } from '@kinora/models';
import { ProviderError } from '@kinora/models';
import { previewSentences } from './preview-sentences.ts';
import type { NarrateJob, SpeechReply } from './thread/speech-job.ts';
import { Speaker } from './thread/speaker.ts';
import type { Speaking } from './thread/speaker.ts';
import { characters, isRobotic, listVoices, mainAccents, type BuiltinVoice } from './voices.ts';

/**
 * The voices that ship with the product. They need no key, no network and no download. Those of SVOX Pico are smooth; the
 * others, by eSpeak NG, are robotic, and said to be so.
 */
export interface BuiltinSpeech extends SpeechModel<ProviderCall> {
  /** Speaks to nobody where nothing was spoken yet: the first narration of a thread takes five times as long as others. */
  prepare(request: SpeechRequest): Promise<void>;
  /**
   * A few seconds of the voice in its own language, as a WAV in the call's work folder. Answers the file's path.
   * @throws ProviderError `invalid_input` when there is no such voice.
   */
  renderPreview(voiceId: string, call: Pick<ProviderCall, 'signal' | 'workFolder'>): Promise<string>;
  /** Stops the thread that speaks. */
  close(): Promise<void>;
}

const engine = 'builtin';

/** Makes the provider. Nothing runs until the first call; the speaker's threads then serve all of them. */
export function createBuiltinSpeech(speaker: Speaking = new Speaker()): BuiltinSpeech {
  return {
    voices: () => Promise.resolve(listVoices().map(describe)),
    synthesize: (request, call) => speak(speaker, request, call),
    prepare: async (request) => {
      if (speaker.isRunning) {
        return;
      }
      const workFolder = await mkdtemp(join(tmpdir(), 'kinora-voice-'));
      try {
        await speak(speaker, request, { signal: new AbortController().signal, workFolder });
      } finally {
        await rm(workFolder, { recursive: true, force: true });
      }
    },
    renderPreview: async (voiceId, call) => {
      const { language } = findVoice(voiceId);
      const { file } = await speak(speaker, { voiceId, language, text: previewSentences[language] }, call);
      return file;
    },
    close: () => speaker.close(),
  };
}

async function speak(
  speaker: Speaking,
  request: SpeechRequest,
  call: Pick<ProviderCall, 'signal' | 'workFolder'>,
): Promise<SpeechResult> {
  const voice = findVoice(request.voiceId);
  const job: NarrateJob = {
    kind: 'narrate',
    text: request.text,
    language: languageDetails[request.language].code,
    ...soundOf(voice, request),
    file: join(call.workFolder, fileName(request)),
  };
  const reply = await speakOrClean(speaker, job, call.signal);
  if (reply.kind === 'nothing-to-say') {
    throw new ProviderError('invalid_input', sentences.builtIn.nothingToSpeak);
  }
  if (reply.kind !== 'spoken') {
    const cause = reply.kind === 'failed' ? reply.error : undefined;
    throw new ProviderError('transient', sentences.builtIn.voiceFailed, { cause });
  }
  return { ...reply.outcome, file: job.file, madeBy: { provider: engine, model: reply.model ?? engine } };
}

/** How a voice says it, by either engine. Asked to speak another language it keeps its sound and takes on the main accent. */
function soundOf(
  voice: BuiltinVoice,
  { language, pace = 1 }: SpeechRequest,
): Pick<NarrateJob, 'robotic' | 'smooth'> {
  const { smooth, robotic } = characters[voice.character];
  const accent = voice.language === language ? voice : mainAccents[language];
  const { espeakLanguage, picoAccent } = accent;
  return {
    robotic: {
      language: espeakLanguage,
      sound: { ...robotic, wordsPerMinute: Math.round(robotic.wordsPerMinute * pace) },
    },
    ...(picoAccent === undefined
      ? {}
      : { smooth: { accent: picoAccent, sound: { ...smooth, pace: smooth.pace * pace } } }),
  };
}

async function speakOrClean(speaker: Speaking, job: NarrateJob, signal: AbortSignal): Promise<SpeechReply> {
  try {
    return await speaker.speak(job, signal);
  } catch (error) {
    await rm(job.file, { force: true });
    signal.throwIfAborted();
    throw new ProviderError('transient', sentences.builtIn.voiceFailed, { cause: error });
  }
}

function findVoice(voiceId: string): BuiltinVoice {
  const voice = listVoices().find((candidate) => idOf(candidate) === voiceId);
  if (voice === undefined) {
    throw new ProviderError('invalid_input', sentences.builtIn.unknownVoice(voiceId));
  }
  return voice;
}

function idOf({ language, name }: BuiltinVoice): string {
  return builtInVoiceId(language, name);
}

/** The same words in the same voice have the same name: a repeated call overwrites its own file. */
function fileName({ text, voiceId }: SpeechRequest): string {
  const digest = createHash('sha256').update(`${voiceId}\n${text}`).digest('hex');
  return `speech-${digest.slice(0, 16)}.wav`;
}

function describe(voice: BuiltinVoice): Voice {
  const { gender, age, tier } = characters[voice.character];
  const preview = `/media/voices/${idOf(voice)}.wav`;
  const { code } = languageDetails[voice.language];
  return {
    voice_id: idOf(voice),
    name: voice.name,
    labels: {
      gender,
      age,
      accent: voice.accent,
      tone: voice.character,
      description: isRobotic(voice) ? roboticVoiceLabel : voiceKindLabels['built-in'],
    },
    preview_url: preview,
    verified_languages: [
      { language: code, locale: voice.locale, accent: voice.accent, preview_url: preview },
    ],
    tier,
    engine,
    kind: 'built-in',
  };
}
