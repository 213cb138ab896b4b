import { createHash } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { languageDetails } from '@kinora/contract/catalogue';
import { sentences } from '@kinora/contract/sentences';
import { naturalVoiceId, voiceKindLabels } from '@kinora/contract/voices';
import type { Voice } from '@kinora/contract/voices';
import { ProviderError } from '@kinora/models';
import type { ProviderCall, SpeechModel, SpeechRequest, SpeechResult } from '@kinora/models';
import { previewSentences } from '../preview-sentences.ts';
import type { Speaking } from '../thread/speaker.ts';
import type { SpeechJob, SpeechReply, SpokenBreath } from '../thread/speech-job.ts';
import type { Breath } from './breaths.ts';
import { mainPronunciations, naturalVoices } from './natural-voices.ts';
import type { NaturalVoice } from './natural-voices.ts';
import { readStyle, sayBreath, voiceRateHz } from './say-breath.ts';
import type { VoiceModel } from './voice-model.ts';

type NaturalCall = Pick<ProviderCall, 'signal' | 'workFolder'>;

/** The voices that sound like people, where their model is installed. They need no key, and nothing leaves the machine. */
export interface NaturalSpeech extends SpeechModel<ProviderCall> {
  /** A few seconds of the voice in its own language. Answers the file's path. @throws ProviderError when it is not here */
  renderPreview(voiceId: string, call: NaturalCall): Promise<string>;
}

const engine = 'local';
const madeBy = { provider: engine, model: 'kokoro-82m' };

interface Parts {
  readonly speaker: Speaking;
  readonly model: VoiceModel;
}

/** Spells and records on the speaker's thread, and has the model speak in the process that `model` keeps. */
export function createNaturalSpeech(parts: Parts): NaturalSpeech {
  return {
    voices: () => listVoices(parts.model),
    synthesize: (request, call) => speak(parts, request, call),
    renderPreview: async (voiceId, call) => {
      const { language } = findVoice(voiceId);
      const request = { voiceId, language, text: previewSentences[language] };
      return (await speak(parts, request, call)).file;
    },
  };
}

async function listVoices(model: VoiceModel): Promise<Voice[]> {
  const installed = await model.installed(naturalVoices.map(({ style }) => style));
  return naturalVoices.filter(({ style }) => installed.includes(style)).map(describe);
}

async function speak(parts: Parts, request: SpeechRequest, call: NaturalCall): Promise<SpeechResult> {
  const voice = findVoice(request.voiceId);
  const style = await styleOf(parts.model, voice);
  const breaths = await spell(parts, { voice, request }, call.signal);
  const digest = createHash('sha256').update(`${request.voiceId}\n${request.text}`).digest('hex');
  const name = join(call.workFolder, `natural-${digest.slice(0, 16)}`);
  const raw = `${name}.f32`;
  try {
    const spoken = await sayAll(
      parts.model,
      { voice, breaths, style, raw, pace: request.pace ?? 1 },
      call.signal,
    );
    const file = `${name}.wav`;
    const job = { kind: 'record', raw, rateHz: voiceRateHz, breaths: spoken, file } as const;
    const reply = await ask(parts.speaker, job, call.signal);
    if (reply.kind !== 'spoken') {
      throw new ProviderError('transient', sentences.naturalVoice.failed);
    }
    return { ...reply.outcome, file, madeBy };
  } finally {
    await rm(raw, { force: true });
  }
}

async function canSpeak(model: VoiceModel, { style }: NaturalVoice): Promise<boolean> {
  return (await model.installed([style])).length > 0;
}

async function styleOf(model: VoiceModel, voice: NaturalVoice): Promise<Float32Array> {
  const bytes = (await canSpeak(model, voice)) ? await model.readStyle(voice.style) : null;
  if (bytes === null) {
    throw new ProviderError('gone', sentences.naturalVoice.removed);
  }
  return readStyle(bytes);
}

async function spell(
  { speaker }: Parts,
  { voice, request }: { voice: NaturalVoice; request: SpeechRequest },
  signal: AbortSignal,
): Promise<readonly Breath[]> {
  const { text, language } = request;
  const pronunciation = voice.language === language ? voice.pronunciation : mainPronunciations[language];
  const job = { kind: 'spell', text, language: languageDetails[language].code, pronunciation } as const;
  const reply = await ask(speaker, job, signal);
  if (reply.kind !== 'spelled') {
    throw new ProviderError('invalid_input', sentences.builtIn.nothingToSpeak);
  }
  return reply.breaths;
}

interface Saying {
  readonly voice: NaturalVoice;
  readonly style: Float32Array;
  readonly breaths: readonly Breath[];
  /** Where the samples go. */
  readonly raw: string;
  readonly pace: number;
}

/** Says breath after breath into one raw file, so that memory holds one at a time. */
async function sayAll(
  model: VoiceModel,
  { voice, breaths, style, raw, pace }: Saying,
  signal: AbortSignal,
): Promise<SpokenBreath[]> {
  const file = await open(raw, 'w', 0o600);
  try {
    const spoken: SpokenBreath[] = [];
    for (const breath of breaths) {
      signal.throwIfAborted();
      const { samples, durations } = await sayOrExplain(model, { voice, breath, style, pace }, signal);
      await file.writeFile(new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength));
      spoken.push({ ...breath, durations, sampleCount: samples.length });
    }
    return spoken;
  } finally {
    await file.close();
  }
}

/** Whoever removed the model in the middle is told so, and what its process throws is not shown to anybody. */
async function sayOrExplain(
  model: VoiceModel,
  said: Parameters<typeof sayBreath>[1] & Pick<Saying, 'voice'>,
  signal: AbortSignal,
): ReturnType<typeof sayBreath> {
  try {
    return await sayBreath(model, said, signal);
  } catch (cause) {
    signal.throwIfAborted();
    if (cause instanceof ProviderError) {
      throw cause;
    }
    throw (await canSpeak(model, said.voice))
      ? new ProviderError('transient', sentences.naturalVoice.failed, { cause })
      : new ProviderError('gone', sentences.naturalVoice.removed, { cause });
  }
}

async function ask(speaker: Speaking, job: SpeechJob, signal: AbortSignal): Promise<SpeechReply> {
  let reply: SpeechReply;
  try {
    reply = await speaker.speak(job, signal);
  } catch (cause) {
    signal.throwIfAborted();
    throw new ProviderError('transient', sentences.naturalVoice.failed, { cause });
  }
  if (reply.kind === 'failed') {
    throw new ProviderError('transient', sentences.naturalVoice.failed, { cause: reply.error });
  }
  return reply;
}

function findVoice(voiceId: string): NaturalVoice {
  const voice = naturalVoices.find((candidate) => idOf(candidate) === voiceId);
  if (voice === undefined) {
    throw new ProviderError('gone', sentences.naturalVoice.removed);
  }
  return voice;
}

function idOf({ language, name }: NaturalVoice): string {
  return naturalVoiceId(language, name);
}

function describe(voice: NaturalVoice): Voice {
  const { language, locale, accent, gender, tone } = voice;
  const preview = `/media/voices/${idOf(voice)}.wav`;
  return {
    voice_id: idOf(voice),
    name: voice.name,
    labels: { gender, accent, tone, description: voiceKindLabels.natural },
    preview_url: preview,
    verified_languages: [{ language: languageDetails[language].code, locale, accent, preview_url: preview }],
    tier: voice.tier,
    engine,
    kind: 'natural',
    ...(language === 'Japanese' ? { caution: sentences.naturalVoice.guessedPitch } : {}),
  };
}
