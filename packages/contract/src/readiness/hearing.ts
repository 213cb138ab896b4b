import type { Plan } from '../plans/plans.ts';
import { readinessSentences } from '../sentences/readiness.ts';
import { isResting } from '../statuses/project-statuses.ts';
import type { ProjectStatus } from '../statuses/project-statuses.ts';
import { closedTierReasons } from './access.ts';
import { unknownVoice, wrongMoment } from './reason.ts';
import type { KnownVoice, Reason } from './reason.ts';

/** Why a scene cannot be heard. `voiceIds`: of whoever speaks in it. */
export function hearReasons(
  voiceIds: readonly string[],
  context: {
    readonly status: ProjectStatus;
    /** The plan that was in force when the project started. */
    readonly plan: Plan;
    readonly voices: readonly KnownVoice[];
  },
): Reason[] {
  const moment = isResting(context.status) ? [] : [wrongMoment(readinessSentences.notHeardNow)];
  const voices = voiceIds.flatMap((voiceId) => {
    const voice = context.voices.find((known) => known.voice_id === voiceId);
    return voice === undefined
      ? [unknownVoice('voice_id', voiceId)]
      : closedTierReasons([{ field: 'voice_id', tier: voice.tier }], context.plan);
  });
  return [...moment, ...voices];
}
