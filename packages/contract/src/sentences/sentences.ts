import { emptyStateSentences } from './empty-states.ts';
import { failureSentences } from './failures.ts';
import { readinessSentences } from './readiness.ts';
import { refusalSentences } from './refusals.ts';
import { progressLabels, storySentences } from './story.ts';
import { validationSentences } from './validation.ts';

/** Every sentence a user can read, by subject. Screens and answers take their words from here and build none. */
export const sentences = {
  empty: emptyStateSentences,
  failure: failureSentences,
  readiness: readinessSentences,
  progress: progressLabels,
  refusal: refusalSentences,
  story: storySentences,
  validation: validationSentences,
} as const;
