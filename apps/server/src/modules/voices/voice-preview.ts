import { createHash } from 'node:crypto';
import { versionOfVoice } from '@kinora/contract/voices';
import type { Logger } from 'pino';
import type { Gateway } from '../../gateway/index.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Storage } from '../../platform/storage/storage.ts';

/** Bump when previews must be spoken anew. */
const PREVIEW_VERSION = 1;
/** A natural voice has its model loaded first, which takes longer than what it says. */
const RENDER_LIMIT_MS = 60_000;

export interface VoicesDeps {
  readonly gateway: Pick<Gateway, 'speech'>;
  readonly storage: Storage;
  readonly log: Logger;
}

/** The storage key of a voice's preview, which is spoken once and kept. @throws AppError `not-found` */
export async function keepVoicePreview(deps: VoicesDeps, voiceId: string): Promise<string> {
  const voices = await deps.gateway.speech.voices();
  if (!voices.some((voice) => voice.voice_id === voiceId)) {
    throw new AppError('not-found');
  }
  // Ids of other makers may differ in case alone, which not every file system tells apart.
  const name = createHash('sha256').update(voiceId).digest('hex').slice(0, 32);
  const key = `voices/${name}/preview-${versionOf(voiceId)}.wav`;
  if (!(await deps.storage.exists(key))) {
    const ask = { signal: AbortSignal.timeout(RENDER_LIMIT_MS), log: deps.log };
    await deps.gateway.speech.preview(voiceId, ask, (file) => deps.storage.moveIn(file, key));
  }
  return key;
}

/** Of what the sample is made by, as part of a file's name. */
function versionOf(voiceId: string): string {
  const model = versionOfVoice(voiceId);
  return model === null ? String(PREVIEW_VERSION) : `${PREVIEW_VERSION}-${model.replaceAll('/', '-')}`;
}
