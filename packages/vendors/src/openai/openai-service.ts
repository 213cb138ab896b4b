import type { MediaService, RawAnswer } from '@kinora/models';
import { z } from 'zod';
import { ANSWERS_WITHIN_SECONDS, askPictureService, isSuccess } from '../pictures/picture-service.ts';
import { listOf } from '../pictures/model-list.ts';
import { nothingToAskAbout } from '../pictures/nothing-to-ask-about.ts';
import { unansweredError } from '../refusal.ts';
import { authorizationOf, isFreeHere } from './openai-connection.ts';
import type { OpenAiConnection } from './openai-connection.ts';
import { prepare } from './prepare.ts';
import { estimateOf } from './prices.ts';
import { readRefusal } from './refusals.ts';
import { fetchResult, readSubmit } from './result.ts';
import { submit } from './submit.ts';

const ListSchema = z.object({ data: z.array(z.object({ id: z.string() })) });

export function createOpenAiService(openai: OpenAiConnection): MediaService {
  const askForModels = async (signal: AbortSignal): Promise<RawAnswer> => {
    const answer = await askPictureService(
      openai,
      { path: '/models', headers: authorizationOf(openai) },
      signal,
    );
    if (!isSuccess(answer)) {
      throw unansweredError(readRefusal(answer, openai.now()));
    }
    return answer;
  };
  return {
    answersWithin: ANSWERS_WITHIN_SECONDS,
    isFree: isFreeHere(openai),
    prepare: (binding, wanted, call) => prepare(openai, { binding, wanted }, call),
    submit: (prepared, call) => submit(openai, prepared, call),
    readSubmit: (prepared, answer) => readSubmit(openai, prepared, answer),
    fetch: (result, call) => fetchResult(openai, result, call),
    ...nothingToAskAbout,
    estimate: ({ endpoint, fields }) => Promise.resolve(estimateOf(openai, endpoint, fields['quality'])),
    async listEndpoints(endpoints, signal) {
      const { data } = listOf(ListSchema, await askForModels(signal));
      return new Map(data.filter(({ id }) => endpoints.includes(id)).map(({ id }) => [id, 'active']));
    },
    async test({ signal }) {
      await askForModels(signal);
    },
  };
}
