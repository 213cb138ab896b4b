import { join } from 'node:path';
import type { SpeechResult } from '@kinora/models';
import type { Gateway } from '../../../gateway/index.ts';
import type { StepCall } from '../../projects/index.ts';
import { addPauses } from './add-pauses.ts';
import type { NarrationInput } from './narration-steps.ts';
import { respell } from './respell.ts';

/** Speaks one part as its project is spoken. Words and offsets are those of the text as it is written. */
export async function sayPart(
  speech: Gateway['speech'],
  { part, input }: { part: NarrationInput['parts'][number]; input: NarrationInput },
  call: StepCall,
): Promise<SpeechResult> {
  const { language, pace, pauseSeconds = 0, said = [] } = input;
  const { text, voiceId } = part;
  const respelled = respell(text, said, language);
  const request = { text: respelled.text, voiceId, language, ...(pace === undefined ? {} : { pace }) };
  const spoken = await speech.say(request, call, call.paidFor);
  const written = { ...spoken, words: respelled.written(spoken.words) };
  return pauseSeconds === 0
    ? written
    : await addPauses(
        written,
        { text, language, pauseSeconds },
        join(call.workFolder, `pauses-${input.parts.indexOf(part)}.wav`),
      );
}
