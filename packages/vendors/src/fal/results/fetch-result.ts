import type { FetchedMedia, JsonValue, ServiceCall } from '@kinora/models';
import { downloadResult } from '../../results/download-result.ts';
import { FAL } from '../bindings.ts';
import type { FalConnection } from '../fal-connection.ts';
import { readAnswer } from './result.ts';

/** Downloads a result into the call's work folder. @throws ProviderError `transient` */
export async function fetchResult(
  fal: FalConnection,
  answer: JsonValue,
  call: Pick<ServiceCall, 'signal' | 'workFolder'>,
): Promise<FetchedMedia> {
  const { endpoint, ...result } = readAnswer(answer);
  return { file: await downloadResult(fal, result, call), madeBy: { provider: FAL, model: endpoint } };
}
