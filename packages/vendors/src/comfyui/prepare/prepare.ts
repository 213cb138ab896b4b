import { comfyuiSentences, sentences } from '@kinora/contract/sentences';
import { ProviderError } from '@kinora/models';
import type { Binding, MediaRequest, PreparedMedia, ServiceCall } from '@kinora/models';
import type { ComfyuiConnection } from '../comfyui-connection.ts';
import { fillWorkflow } from '../workflows/fill-workflow.ts';
import { readWorkflow } from '../workflows/read-workflow.ts';
import type { Workflow } from '../workflows/read-workflow.ts';
import type { PreparedBody } from './prepared-body.ts';
import { uploadPicture } from './upload-picture.ts';
import { valuesOf } from './values.ts';

/** Where a workflow's picture is put before it is uploaded, so that everything else is judged first. */
const NOT_YET = 'picture.png';

/** Fills a workflow with a wish. Whatever it cannot do is refused before anything is uploaded. */
export async function prepare(
  comfyui: ComfyuiConnection,
  { binding, wanted }: { readonly binding: Binding; readonly wanted: MediaRequest },
  { signal }: Pick<ServiceCall, 'signal'>,
): Promise<PreparedMedia> {
  const workflow = await readWorkflow(comfyui.workflowsFolder, binding.endpoint);
  const [file] = picturesFor(workflow, wanted);
  const values = valuesOf(binding, wanted, workflow.graph);
  const hasPicture = file !== undefined;
  let graph = fillWorkflow(workflow, hasPicture ? { ...values, image: NOT_YET } : values);
  if (hasPicture) {
    graph = fillWorkflow(workflow, { ...values, image: await uploadPicture(comfyui, file, signal) });
  }
  const body = { medium: wanted.medium, graph } satisfies PreparedBody;
  return { endpoint: workflow.name, body, estimate: 0 };
}

/** @throws ProviderError `invalid_input` for more pictures, or fewer, than the workflow takes */
function picturesFor({ name, placeholders }: Workflow, wanted: MediaRequest): readonly string[] {
  const { mediaService } = sentences;
  if (wanted.medium === 'clip' && wanted.request.narration !== undefined) {
    throw new ProviderError('invalid_input', mediaService.speaksNot);
  }
  const files = filesOf(wanted);
  const takesPicture = placeholders.has('image');
  if (files.length > 0 && !takesPicture) {
    throw new ProviderError('invalid_input', comfyuiSentences.wordsAlone(name));
  }
  if (files.length === 0 && takesPicture) {
    throw new ProviderError('invalid_input', comfyuiSentences.needsPicture(name));
  }
  if (files.length > 1) {
    throw new ProviderError('invalid_input', mediaService.tooManyPictures(1));
  }
  return files;
}

function filesOf({ medium, request }: MediaRequest): readonly string[] {
  if (medium === 'picture') {
    return request.inputs;
  }
  return request.image === undefined ? [] : [request.image];
}
