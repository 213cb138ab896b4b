import { comfyuiSentences, sentences } from '@kinora/contract/sentences';
import { ProviderError } from '@kinora/models';
import type { RawAnswer } from '@kinora/models';
import { z } from 'zod';
import { jsonOf, unanswered } from './ask-comfyui.ts';
import { retryAfterMs } from '../retry-after.ts';
import { shortened, withStop } from './wording.ts';

/** An error of the whole workflow, or of one input (`validate_prompt` and `validate_inputs` in ComfyUI's execution.py). */
const ErrorSchema = z.object({
  type: z.string().catch(''),
  message: z.string().catch(''),
  details: z.string().catch(''),
  extra_info: z
    .object({
      input_name: z.string().optional().catch(undefined),
      received_value: z.unknown().optional(),
      class_type: z.string().optional().catch(undefined),
    })
    .nullish()
    .catch(null),
});
type NodeError = z.infer<typeof ErrorSchema>;

const RefusalSchema = z.object({
  error: ErrorSchema.nullish().catch(null),
  node_errors: z
    .record(
      z.string(),
      z.object({ class_type: z.string().catch(''), errors: z.array(ErrorSchema).catch([]) }),
    )
    .catch({}),
});

/** Folders of ComfyUI's `models`, by the input that names a file in them (nodes.py, `get_filename_list`). */
const folders: Readonly<Record<string, string>> = {
  ckpt_name: 'models/checkpoints',
  unet_name: 'models/diffusion_models',
  clip_name: 'models/text_encoders',
  clip_name1: 'models/text_encoders',
  clip_name2: 'models/text_encoders',
  vae_name: 'models/vae',
  lora_name: 'models/loras',
  control_net_name: 'models/controlnet',
  style_model_name: 'models/style_models',
};

const words = comfyuiSentences;

/** Why a workflow was not taken; null: nobody knows whether it was. */
export function refusalError(workflow: string, answer: RawAnswer): ProviderError | null {
  const { status, headers } = answer;
  switch (status) {
    case 400:
      return invalid(workflow, answer);
    case 413:
      return new ProviderError('invalid_input', sentences.mediaService.refused, { cause: causeOf(answer) });
    case 401:
    case 403:
    // ComfyUI has this address: somebody else answers in its place, as while it starts behind a proxy.
    case 404:
    case 405:
      return unanswered(answer);
    case 429: {
      const waitMs = retryAfterMs(headers['retry-after'], Date.now());
      return new ProviderError('rate_limited', sentences.mediaService.busy, {
        cause: causeOf(answer),
        ...(waitMs === undefined ? {} : { retryAfterMs: waitMs }),
      });
    }
    default:
      return null;
  }
}

/** A page that is no JSON comes from something in between; nothing was taken all the same. */
function invalid(workflow: string, answer: RawAnswer): ProviderError {
  const read = RefusalSchema.safeParse(jsonOf(answer));
  const { error, node_errors: nodes } = read.data ?? { error: null, node_errors: {} };
  const found = Object.entries(nodes).flatMap(([id, { class_type: node, errors }]) =>
    errors.map((each) => ({ id, node, error: each })),
  );
  // A file that is missing is what most first tries of a workflow fail with, and explains what else is wrong.
  const first = found.find((each) => missingFileOf(each.error) !== null) ?? found[0];
  const sentence =
    first === undefined ? wholeSentence(workflow, error ?? null) : nodeSentence(workflow, first);
  const said = found.map(({ id, node, error: { type, details } }) => `${id} ${node}: ${type}: ${details}`);
  const detail = said.length > 0 ? said.join('; ') : `${error?.type ?? ''} ${error?.message ?? answer.body}`;
  const cause = new Error(shortened(`ComfyUI answered ${answer.status}: ${detail}`, 500));
  return new ProviderError('invalid_input', sentence, { cause });
}

function wholeSentence(workflow: string, error: NodeError | null): string {
  const node =
    error?.extra_info?.class_type ??
    /\bnode '?(.+?)'? (?:does not exist|not found)/iu.exec(error?.message ?? '')?.[1];
  return node === undefined
    ? words.couldNotRun(workflow, reasonOf([error?.message, error?.details]))
    : words.missingNode(workflow, shortened(node, 80));
}

function nodeSentence(workflow: string, { node, error }: { node: string; error: NodeError }): string {
  const missing = missingFileOf(error);
  return missing === null
    ? words.couldNotRun(workflow, reasonOf([node, error.message, error.details]))
    : words.missingFile(workflow, missing);
}

/** A name of a file that is not in the list of those that are there. */
function missingFileOf({
  type,
  extra_info: about,
}: NodeError): { file: string; folder: string | null } | null {
  const file = about?.received_value;
  if (type !== 'value_not_in_list' || typeof file !== 'string' || !/\.\w{2,12}$/u.test(file)) {
    return null;
  }
  return { file: shortened(file, 120), folder: folders[about?.input_name ?? ''] ?? null };
}

function reasonOf(parts: readonly (string | undefined)[]): string {
  const said = parts.filter((part) => part !== undefined && part.trim() !== '').join(': ');
  return said === '' ? words.wordless : withStop(shortened(said, 240));
}

function causeOf({ status, body }: RawAnswer): Error {
  return new Error(shortened(`ComfyUI answered ${status}: ${body}`, 500));
}
