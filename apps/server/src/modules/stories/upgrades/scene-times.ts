import { leadInSeconds, tailSeconds } from '@kinora/renderer';
import type { Language } from '@kinora/contract/catalogue';
import type { DatabaseOrTransaction } from '../../../db/client.ts';
import { inputHash, readStepsByHash } from '../../projects/index.ts';
import { NarrationResultSchema, narrationInput, spokenText } from '../narration/narration-steps.ts';
import { SILENT_SECONDS } from '../films/segment-steps.ts';
import type { StoredScene } from '../story-scene.ts';
import type { StorySettings } from '../story-settings.ts';
import type { ScenePart } from './plan-clips.ts';

/** How long a scene lasts, and who speaks when in it. */
export interface SceneTimes {
  readonly seconds: number;
  /** Input hash of its narration; null: nobody speaks, or it has not been spoken yet. */
  readonly narration: string | null;
  /** In the scene's time; empty before it has been spoken. */
  readonly turns: readonly ScenePart[];
}

/** Written characters that a narrator speaks in a second, for a narration that was not spoken yet. */
const usualCharacters = {
  English: 14.5,
  Hindi: 13,
  French: 15,
  Italian: 15,
  Spanish: 15.5,
  Japanese: 6.5,
} as const satisfies Record<Language, number>;

/** The times of scenes, of those not spoken yet as long as they will about last. */
export async function readSceneTimes(
  database: DatabaseOrTransaction,
  of: { projectId: string; scenes: readonly StoredScene[]; settings: StorySettings },
): Promise<SceneTimes[]> {
  const { projectId, settings } = of;
  const inputs = of.scenes.map((stored) => narrationInput(stored, settings));
  const hashes = inputs.flatMap((input) => (input === null ? [] : [inputHash(input)]));
  const known = await readStepsByHash(database, { projectId, hashes });
  return inputs.map((input): SceneTimes => {
    if (input === null) {
      return { seconds: SILENT_SECONDS, narration: null, turns: [] };
    }
    const hash = inputHash(input);
    const step = known.find((one) => one.kind === 'narration' && one.inputHash === hash);
    if (step?.state !== 'finished') {
      const spoken = spokenText(input).length / usualCharacters[settings.language];
      return { seconds: secondsOf(spoken), narration: null, turns: [] };
    }
    const { durationSeconds, turns } = NarrationResultSchema.parse(step.result);
    return {
      seconds: secondsOf(durationSeconds),
      narration: hash,
      turns: turns.map(({ speaker, startSeconds, endSeconds }) => ({
        speaker,
        startSeconds: startSeconds + leadInSeconds,
        endSeconds: endSeconds + leadInSeconds,
      })),
    };
  });
}

/** Seconds of a scene with so much speech. */
function secondsOf(spokenSeconds: number): number {
  return Math.max(SILENT_SECONDS, leadInSeconds + spokenSeconds + tailSeconds);
}
