import type { MediaService } from '@kinora/models';
import { mannerOf } from './bindings.ts';
import { cancel } from './cancel.ts';
import { fetchResult } from './fetch-result.ts';
import { poll } from './poll.ts';
import { estimateOf, prepare } from './prepare/prepare.ts';
import type { RunwayConnection } from './runway-connection.ts';
import { readSubmit, submit } from './submit.ts';
import { testKey } from './test-key.ts';

/** Runway has no news of a task sooner than that. */
const PAUSE_SECONDS = 5;

export function createRunwayService(runway: RunwayConnection): MediaService {
  return {
    pauseSeconds: PAUSE_SECONDS,
    prepare: (binding, wanted, call) => prepare(runway, { binding, wanted }, call),
    submit: (prepared, call) => submit(runway, prepared, call),
    readSubmit: (prepared, answer) => readSubmit(runway, prepared, answer),
    poll: (operation, call) => poll(runway, operation, call),
    fetch: (answer, call) => fetchResult(runway, answer, call),
    cancel: (operation, call) => cancel(runway, operation, call),
    estimate: (binding, { seconds }) => Promise.resolve(estimateOf(mannerOf(binding)?.shape, seconds)),
    test: (call) => testKey(runway, call),
  };
}
