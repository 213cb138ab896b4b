import { accountSentences } from './account.ts';
import { administrationSentences } from './administration.ts';
import { builtInSentences } from './built-in-models.ts';
import { chatSentences } from './chat.ts';
import { dialogSentences } from './dialogs.ts';
import { emptyStateSentences } from './empty-states.ts';
import { failureSentences } from './failures.ts';
import { fieldSentences } from './fields.ts';
import { generationSentences } from './generations.ts';
import { jobSentences } from './jobs.ts';
import { mailSentences } from './mails.ts';
import { movementSentences } from './movements.ts';
import { jobStatusLabels, projectNotices, projectProgress, projectStatusLabels } from './projects.ts';
import { readinessSentences } from './readiness.ts';
import { refusalSentences } from './refusals.ts';
import { screenSentences } from './screens.ts';
import { sharingSentences } from './sharing.ts';
import { speechServerSentences } from './speech-server.ts';
import { storySentences } from './story.ts';
import { textModelSentences } from './text-model.ts';
import { toolSentences } from './tools.ts';
import { tourSentences } from './tour.ts';
import { uploadSentences } from './uploads.ts';
import { validationSentences } from './validation.ts';

/** Every sentence a user can read, by subject. Screens and answers take their words from here and build none. */
export const sentences = {
  account: accountSentences,
  admin: administrationSentences,
  builtIn: builtInSentences,
  chat: chatSentences,
  dialog: dialogSentences,
  empty: emptyStateSentences,
  failure: failureSentences,
  field: fieldSentences,
  generation: generationSentences,
  job: jobSentences,
  jobStatus: jobStatusLabels,
  mail: mailSentences,
  movement: movementSentences,
  notice: projectNotices,
  projectProgress,
  projectStatus: projectStatusLabels,
  readiness: readinessSentences,
  refusal: refusalSentences,
  screen: screenSentences,
  sharing: sharingSentences,
  speechServer: speechServerSentences,
  story: storySentences,
  textModel: textModelSentences,
  tool: toolSentences,
  tour: tourSentences,
  upload: uploadSentences,
  validation: validationSentences,
} as const;
