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
import { refusalError } from '../refusal.ts';
import { downloadResult } from '../results/download-result.ts';
import { OPENAI } from './bindings.ts';
import type { OpenAiConnection } from './openai-connection.ts';
import { costOf, UsageSchema } from './prices.ts';
import { readRefusal } from './refusals.ts';

/** What a server leaves out or fills with something else is not there. */
function maybe<Schema extends z.ZodType>(schema: Schema) {
  return schema.nullable().catch(null);
}

const PictureSchema = z.object({ b64_json: maybe(z.string().min(1)), url: maybe(z.string().min(1)) });
const AnswerSchema = z.object({ data: z.array(PictureSchema), usage: maybe(UsageSchema) });

/** What a result is fetched with. Null: it stands in the answer itself. */
const ResultSchema = z.object({ model: z.string(), url: z.string().nullable() });

/** @throws ProviderError the refusal; `unknown` where nobody can read it; `unusable` for an answer without a picture */
export async function readSubmit(
  openai: OpenAiConnection,
  { endpoint }: PreparedMedia,
  answer: RawAnswer,
): Promise<SubmittedMedia> {
  if (!isSuccess(answer)) {
    throw refusalError(readRefusal(answer, openai.now()));
  }
  const read = AnswerSchema.safeParse(await readAnswerJson(answer));
  if (!read.success) {
    throw unknownOutcome(read.error);
  }
  const { data, usage } = read.data;
  const { b64_json: base64, url } = data[0] ?? { b64_json: null, url: null };
  if (base64 !== null) {
    requirePicture(bare(base64));
  } else if (url === null) {
    throw unusable('OpenAI answered without a picture');
  }
  const result = { model: endpoint, url: base64 === null ? url : null } satisfies z.infer<
    typeof ResultSchema
  >;
  return { state: 'made', answer: result, cost: costOf(openai, endpoint, usage) };
}

/** @throws ProviderError `unusable` where the answer is kept no more; `transient` where its address does not answer */
export async function fetchResult(
  openai: OpenAiConnection,
  result: JsonValue,
  call: FetchCall,
): Promise<FetchedMedia> {
  const { model, url } = ResultSchema.parse(result);
  const file =
    url === null
      ? await writePicture(await readBase64(call), call.workFolder)
      : await downloadResult(openai, { url, medium: 'picture' }, call);
  return { file, madeBy: { provider: OPENAI, model } };
}

async function readBase64({ answerFile }: FetchCall): Promise<string> {
  if (answerFile === undefined) {
    throw unusable('The answer is kept no more');
  }
  const { data } = AnswerSchema.parse(await readAnswerJson({ file: answerFile }));
  return bare(data[0]?.b64_json ?? '');
}

/** Some servers answer an address that holds the bytes. */
function bare(base64: string): string {
  return base64.replace(/^data:[^,]*,/u, '');
}
