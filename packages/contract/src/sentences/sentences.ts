import { accountSentences } from './people/account.ts';
import { administrationSentences } from './people/administration.ts';
import { builtInSentences } from './makers/built-in-models.ts';
import { chatSentences } from './chat.ts';
import { consentSentences } from './people/consents.ts';
import { elevenLabsSentences } from './makers/elevenlabs.ts';
import { failureSentences } from './failures.ts';
import { fieldSentences } from './fields.ts';
import { generationSentences } from './generations.ts';
import { jobSentences } from './jobs.ts';
import { mediaServiceSentences } from './makers/media-service.ts';
import { movementReasons, movementSentences } from './people/movements.ts';
import { paidSentences } from './paid.ts';
import { jobStatusLabels, projectNotices, projectProgress, projectStatusLabels } from './projects.ts';
import { readinessSentences } from './readiness.ts';
import { refusalSentences } from './refusals.ts';
import { sharingSentences } from './people/sharing.ts';
import { naturalVoiceSentences } from './makers/natural-voices.ts';
import { speechServerSentences } from './makers/speech-server.ts';
import { storySentences } from './makers/story.ts';
import { textModelSentences } from './makers/text-model.ts';
import { upgradeSentences } from './upgrades.ts';
import { uploadSentences } from './uploads.ts';
import { validationSentences } from './validation.ts';
import { waitlistSentences } from './people/waitlist.ts';

/** Every sentence that answers hold, or that server and screens share, by subject; nobody builds one. */
export const sentences = {
  account: accountSentences,
  admin: administrationSentences,
  builtIn: builtInSentences,
  chat: chatSentences,
  consent: consentSentences,
  elevenLabs: elevenLabsSentences,
  failure: failureSentences,
  field: fieldSentences,
  generation: generationSentences,
  job: jobSentences,
  jobStatus: jobStatusLabels,
  mediaService: mediaServiceSentences,
  movement: movementSentences,
  movementReason: movementReasons,
  notice: projectNotices,
  paid: paidSentences,
  projectProgress,
  projectStatus: projectStatusLabels,
  readiness: readinessSentences,
  refusal: refusalSentences,
  sharing: sharingSentences,
  naturalVoice: naturalVoiceSentences,
  speechServer: speechServerSentences,
  story: storySentences,
  textModel: textModelSentences,
  upgrade: upgradeSentences,
  upload: uploadSentences,
  validation: validationSentences,
  waitlist: waitlistSentences,
} as const;
