import { sentences } from '@kinora/contract/sentences';
import { ProviderError } from '@kinora/models';
import type { Buy, MicroDollars, RawAnswer } from '@kinora/models';
import { z } from 'zod';
import { endpointOf, isFreeServer, isSuccess, postOnce, refusalOf } from '../model-server.ts';
import type { ChatServer } from './chat-server.ts';

/** What is expected to be written at most, in tokens, by a step of a script: some thirty scenes. */
const LONG_ANSWER_TOKENS = 4_000;
/** Characters of a token, on the low side: English has four, other languages fewer. */
const CHARACTERS_OF_TOKEN = 3;

/** Why a model wrote nothing, or stopped (OpenAI's API reference, chat completions): answered like everything else, and paid. */
const ChoiceSchema = z
  .object({
    finish_reason: z.string().nullish().catch(null),
    message: z
      .object({ refusal: z.string().nullish().catch(null) })
      .nullish()
      .catch(null),
  })
  .catch({});
const AnswerSchema = z.object({
  choices: z.array(ChoiceSchema).min(1),
  usage: z.object({ prompt_tokens: z.number(), completion_tokens: z.number() }).nullish().catch(null),
});
/** How the client library asks: always with a body of JSON text. */
const AskedSchema = z.object({ body: z.string(), signal: z.instanceof(AbortSignal).nullish() });

/**
 * `fetch` for a client library that knows nothing of money: what it asks is bought through the gateway, which also answers
 * what a step has asked before.
 */
export function buyingFetch(server: ChatServer, buy: Buy): typeof fetch {
  const { prices } = server;
  return async (_address, init) => {
    const { body, signal } = AskedSchema.parse(init);
    const answer = await buy(
      {
        medium: 'text',
        provider: 'chat',
        endpoint: endpointOf(server),
        apiKey: server.apiKey ?? null,
        body: z.json().parse(JSON.parse(body)),
        isFree: isFreeServer(server, prices === null ? null : [prices.read, prices.written]),
        estimate: priceOf(server, {
          read: body.length / CHARACTERS_OF_TOKEN,
          written: LONG_ANSWER_TOKENS,
        }),
        send: ({ signal: sending }) =>
          postOnce(server, {
            path: '/chat/completions',
            body,
            signal: sending,
            unreachable: sentences.textModel.unreachable,
          }),
        readAnswer: (given) => Promise.resolve({ cost: costOf(server, given) }),
      },
      signal ?? new AbortController().signal,
    );
    refuseUnwritten(answer);
    return new Response(answer.body, {
      status: answer.status,
      headers: { 'content-type': 'application/json' },
    });
  };
}

/** What an answer has cost, by the tokens that it counts. @throws ProviderError the refusal it holds */
function costOf(server: ChatServer, answer: RawAnswer): MicroDollars | null {
  if (!isSuccess(answer)) {
    throw refusalOf(answer, sentences.textModel);
  }
  const { usage } = readWhole(answer);
  return usage === null || usage === undefined
    ? null
    : priceOf(server, { read: usage.prompt_tokens, written: usage.completion_tokens });
}

/** @throws ProviderError `policy` where the model, or a filter behind it, would not write what it was asked for */
function refuseUnwritten(answer: RawAnswer): void {
  const [choice] = readWhole(answer).choices;
  const refusal = choice?.message?.refusal ?? '';
  if (refusal !== '') {
    throw new ProviderError('policy', sentences.textModel.declined, { cause: new Error(refusal) });
  }
  if (choice?.finish_reason === 'content_filter') {
    throw new ProviderError('policy', sentences.textModel.filtered);
  }
}

/** @throws ProviderError `unknown` for a page of a proxy, or half an answer */
function readWhole({ body }: RawAnswer): z.infer<typeof AnswerSchema> {
  try {
    return AnswerSchema.parse(JSON.parse(body));
  } catch (cause) {
    throw new ProviderError('unknown', sentences.textModel.unreachable, { cause });
  }
}

/** So many dollars a million are so many millionths each. */
function priceOf({ prices }: ChatServer, tokens: { read: number; written: number }): MicroDollars | null {
  return prices === null ? null : Math.ceil(tokens.read * prices.read + tokens.written * prices.written);
}
