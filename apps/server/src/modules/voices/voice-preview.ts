import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { Providers } from '@kinora/models';

/** Bump when previews must be spoken anew. */
const PREVIEW_VERSION = 1;
const RENDER_LIMIT_MS = 20_000;

export interface VoicesDeps {
  readonly providers: Pick<Providers, 'speech' | 'voicePreviews'>;
  readonly storage: Storage;
  readonly workRoot: string;
}

/** The storage key of a voice's preview, which is spoken once and kept. @throws AppError `not-found` */
export async function keepVoicePreview(deps: VoicesDeps, voiceId: string): Promise<string> {
  const voices = await deps.providers.speech.voices();
  if (!voices.some((voice) => voice.voice_id === voiceId)) {
    throw new AppError('not-found');
  }
  // Ids of other makers may differ in case alone, which not every file system tells apart.
  const name = createHash('sha256').update(voiceId).digest('hex').slice(0, 32);
  const key = `voices/${name}/preview-${PREVIEW_VERSION}.wav`;
  if (!(await deps.storage.exists(key))) {
    await speakPreview(deps, { voiceId, key });
  }
  return key;
}

async function speakPreview(deps: VoicesDeps, preview: { voiceId: string; key: string }): Promise<void> {
  const workFolder = await mkdtemp(join(deps.workRoot, 'preview-'));
  try {
    const signal = AbortSignal.timeout(RENDER_LIMIT_MS);
    const file = await deps.providers.voicePreviews.renderPreview(preview.voiceId, { signal, workFolder });
    await deps.storage.moveIn(file, preview.key);
  } finally {
    await rm(workFolder, { recursive: true, force: true });
  }
}
