import type { FetchedMedia, JsonValue, ServiceCall } from '@kinora/models';
import { downloadResult } from '../../results/download-result.ts';
import { COMFYUI } from '../bindings.ts';
import type { ComfyuiConnection } from '../comfyui-connection.ts';
import { readAnswer } from './outputs.ts';

/**
 * Downloads a result into the call's work folder. The names in ComfyUI's answer are words of a question to ComfyUI itself,
 * and never a path here. @throws ProviderError `transient`
 */
export async function fetchResult(
  comfyui: ComfyuiConnection,
  answer: JsonValue,
  call: Pick<ServiceCall, 'signal' | 'workFolder'>,
): Promise<FetchedMedia> {
  const { workflow, medium, filename, subfolder, type } = readAnswer(answer);
  const query = new URLSearchParams({ filename, subfolder, type });
  const url = `${comfyui.url}/view?${query.toString()}`;
  const file = await downloadResult(comfyui, { url, medium }, call);
  return { file, madeBy: { provider: COMFYUI, model: workflow } };
}
