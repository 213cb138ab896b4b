import { sentences } from '@kinora/contract/sentences';
import { ProviderError } from '@kinora/models';
import type {
  FetchCall,
  FetchedMedia,
  JsonValue,
  PreparedMedia,
  RawAnswer,
  SubmittedMedia,
} from '@kinora/models';
import { z } from 'zod';
import { readAnswerJson, requirePicture, unusable, writePicture } from '../pictures/picture-file.ts';
import { isSuccess, unknownOutcome } from '../pictures/picture-service.ts';
import type { PictureService } from '../pictures/picture-service.ts';
import { refusalError } from '../refusal.ts';
import { GEMINI } from './bindings.ts';
import { costOf, UsageSchema } from './prices.ts';
import { readRefusal } from './refusals.ts';

/** What is left out or filled with something else is not there. */
function maybe<Schema extends z.ZodType>(schema: Schema) {
  return schema.nullable().catch(null);
}

const PartSchema = z.object({
  inlineData: maybe(z.object({ data: z.string().min(1) })),
  // What a model thinks in between may be a picture as well, and is not the result.
  thought: maybe(z.boolean()),
});
const AnswerSchema = z
  .object({
    candidates: maybe(
      z.array(
        z.object({
          content: maybe(z.object({ parts: maybe(z.array(PartSchema)) })),
          finishReason: maybe(z.string()),
        }),
      ),
    ),
    promptFeedback: maybe(z.object({ blockReason: maybe(z.string()) })),
    usageMetadata: maybe(UsageSchema),
  })
  .refine(({ candidates, promptFeedback }) => candidates !== null || promptFeedback !== null);
type Answer = z.infer<typeof AnswerSchema>;

const ResultSchema = z.object({ model: z.string() });

/** @throws ProviderError the refusal, which may look like a success; `unknown` where nobody can read it; `unusable` */
export async function readSubmit(
  gemini: PictureService,
  { endpoint }: PreparedMedia,
  answer: RawAnswer,
): Promise<SubmittedMedia> {
  if (!isSuccess(answer)) {
    throw refusalError(readRefusal(answer, gemini.now()));
  }
  const read = AnswerSchema.safeParse(await readAnswerJson(answer));
  if (!read.success) {
    throw unknownOutcome(read.error);
  }
  const base64 = pictureIn(read.data);
  if (base64 === null) {
    // Refused content is said to be a success that holds no picture, for one of many reasons or for none.
    throw new ProviderError('policy', sentences.mediaService.policy, {
      cause: new Error(`Gemini answered without a picture: ${reasonOf(read.data)}`),
    });
  }
  requirePicture(base64);
  return { state: 'made', answer: { model: endpoint }, cost: costOf(endpoint, read.data.usageMetadata) };
}

/** @throws ProviderError `unusable` where the answer is kept no more */
export async function fetchResult(
  result: JsonValue,
  { answerFile, workFolder }: FetchCall,
): Promise<FetchedMedia> {
  const { model } = ResultSchema.parse(result);
  if (answerFile === undefined) {
    throw unusable('The answer is kept no more');
  }
  const answer = AnswerSchema.parse(await readAnswerJson({ file: answerFile }));
  const file = await writePicture(pictureIn(answer) ?? '', workFolder);
  return { file, madeBy: { provider: GEMINI, model } };
}

function pictureIn({ candidates }: Answer): string | null {
  const parts = candidates?.[0]?.content?.parts ?? [];
  return (
    parts.find(({ inlineData, thought }) => inlineData !== null && thought !== true)?.inlineData?.data ?? null
  );
}

function reasonOf({ candidates, promptFeedback }: Answer): string {
  return promptFeedback?.blockReason ?? candidates?.[0]?.finishReason ?? 'it says no reason';
}
