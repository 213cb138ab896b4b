import type { MediaService, RawAnswer } from '@kinora/models';
import { z } from 'zod';
import { listOf } from '../pictures/model-list.ts';
import { nothingToAskAbout } from '../pictures/nothing-to-ask-about.ts';
import { ANSWERS_WITHIN_SECONDS, askPictureService, isSuccess } from '../pictures/picture-service.ts';
import type { PictureService } from '../pictures/picture-service.ts';
import { unansweredError } from '../refusal.ts';
import { keyHeader } from './gemini-connection.ts';
import { prepare } from './prepare.ts';
import { estimateOf } from './prices.ts';
import { readRefusal } from './refusals.ts';
import { fetchResult, readSubmit } from './result.ts';
import { submit } from './submit.ts';

const ListSchema = z.object({ models: z.array(z.object({ name: z.string() })) });
/** As many as a page may have: they are all on one. */
const LIST = '/models?pageSize=1000';

export function createGeminiService(gemini: PictureService): MediaService {
  const askForModels = async (signal: AbortSignal): Promise<RawAnswer> => {
    const answer = await askPictureService(gemini, { path: LIST, headers: keyHeader(gemini) }, signal);
    if (!isSuccess(answer)) {
      throw unansweredError(readRefusal(answer, gemini.now()));
    }
    return answer;
  };
  return {
    answersWithin: ANSWERS_WITHIN_SECONDS,
    prepare: (binding, wanted, call) => prepare({ binding, wanted }, call),
    submit: (prepared, call) => submit(gemini, prepared, call),
    readSubmit: (prepared, answer) => readSubmit(gemini, prepared, answer),
    fetch: fetchResult,
    ...nothingToAskAbout,
    estimate: ({ endpoint, fields }) => Promise.resolve(estimateOf(endpoint, fields['imageSize'])),
    async listEndpoints(endpoints, signal) {
      const { models } = listOf(ListSchema, await askForModels(signal));
      const names = new Set(models.map(({ name }) => name));
      return new Map(
        endpoints.filter((endpoint) => names.has(`models/${endpoint}`)).map((each) => [each, 'active']),
      );
    },
    async test({ signal }) {
      await askForModels(signal);
    },
  };
}
