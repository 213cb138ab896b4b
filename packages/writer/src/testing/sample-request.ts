import pino from 'pino';
import type { ProviderCall, ScriptRequest } from '@kinora/models';

/** A request as the tests of this folder make it; everything a test does not care about is usual. */
export function sampleRequest(
  changes: Partial<ScriptRequest> & Pick<ScriptRequest, 'prompt'>,
): ScriptRequest {
  return {
    videoType: 'story',
    videoStyle: 'auto',
    language: 'English',
    sources: [],
    speakers: 1,
    ...changes,
  };
}

/** A call that may be aborted through its signal. */
export function sampleCall(signal: AbortSignal = new AbortController().signal): ProviderCall {
  return { signal, workFolder: '/nonexistent', log: pino({ level: 'silent' }) };
}
