import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { languageDetails } from '@kinora/contract/catalogue';
import { sentences } from '@kinora/contract/sentences';
import { ProviderError } from '@kinora/models';
import type { BuyingCall, SpeechRequest, SpeechResult, WordTime } from '@kinora/models';
import { joinSounds } from '../narration/join-sounds.ts';
import { buyPiece, pieceOutput } from './buy-piece.ts';
import type { SpokenPiece } from './buy-piece.ts';
import { ELEVENLABS } from './eleven-labs.ts';
import type { ElevenLabs } from './eleven-labs.ts';
import { factsOf } from './speech-models.ts';
import { cutText, surroundingsOf } from './text-pieces.ts';
import type { TextPiece } from './text-pieces.ts';
import { vendorVoiceOf } from './voice-id.ts';

/** Speaks a text: a long one piece by piece, each bought once, joined into one sound. @throws ProviderError */
export async function speak(
  server: ElevenLabs,
  request: SpeechRequest,
  call: Pick<BuyingCall, 'signal' | 'workFolder' | 'buy'>,
): Promise<SpeechResult> {
  const { text, voiceId, language, pace = 1 } = request;
  if (!/[\p{L}\p{N}]/u.test(text)) {
    throw new ProviderError('invalid_input', sentences.builtIn.nothingToSpeak);
  }
  const { mostCharacters, takesSurroundings } = factsOf(server.model);
  const pieces = cutText(text, languageDetails[language].code, mostCharacters);
  const digest = digestOf(request);
  const spoken: SpokenPiece[] = [];
  // One after the other: an account has few places for requests at once.
  for (const [index, piece] of pieces.entries()) {
    const wish = {
      voice: vendorVoiceOf(voiceId),
      language,
      piece,
      pace,
      surroundings: takesSurroundings ? surroundingsOf(text, piece) : {},
      output: pieceOutput(call.workFolder, digest, index),
    };
    spoken.push(await buyPiece(server, wish, call));
  }
  const file = join(call.workFolder, `speech-${digest}.wav`);
  await joinSounds(
    spoken.map((part) => part.file),
    file,
  );
  return {
    file,
    durationSeconds: spoken.reduce((sum, { durationSeconds }) => sum + durationSeconds, 0),
    words: wordsOf(pieces, spoken),
    madeBy: { provider: ELEVENLABS, model: server.model },
  };
}

/** Counts times and offsets of the pieces through. */
function wordsOf(pieces: readonly TextPiece[], spoken: readonly SpokenPiece[]): WordTime[] {
  let seconds = 0;
  return spoken.flatMap(({ words, durationSeconds }, index) => {
    const at = { seconds, offset: pieces[index]?.offset ?? 0 };
    seconds += durationSeconds;
    return words.map((word) => ({
      text: word.text,
      startSeconds: word.startSeconds + at.seconds,
      endSeconds: word.endSeconds + at.seconds,
      startOffset: word.startOffset + at.offset,
      endOffset: word.endOffset + at.offset,
    }));
  });
}

/** The same words in the same voice have the same name: a repeated call overwrites its own file. */
function digestOf({ voiceId, text }: SpeechRequest): string {
  return createHash('sha256').update(`${voiceId}\n${text}`).digest('hex').slice(0, 16);
}
