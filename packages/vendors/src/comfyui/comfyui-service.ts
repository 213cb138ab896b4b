import type { MediaService } from '@kinora/models';
import { z } from 'zod';
import { askComfyui, isSuccess, jsonOf, unanswered } from './ask-comfyui.ts';
import { cancel } from './cancel.ts';
import type { ComfyuiConnection } from './comfyui-connection.ts';
import { poll } from './poll.ts';
import { prepare } from './prepare/prepare.ts';
import { fetchResult } from './results/fetch-result.ts';
import { readSubmit, submit } from './submit.ts';
import { listWorkflows } from './workflows/list-workflows.ts';

/** What it runs on: whoever answers so is ComfyUI. */
const StatsSchema = z.object({ system: z.object({}), devices: z.array(z.unknown()) });

/**
 * ComfyUI's own HTTP calls, as server.py of github.com/comfyanonymous/ComfyUI has them and script_examples shows them:
 * `/upload/image`, `/prompt`, `/queue`, `/history/{prompt_id}`, `/view`, `/interrupt`, `/system_stats`. Progress by its web
 * socket is not asked for: the queue tells whose turn it is.
 */
export function createComfyuiService(comfyui: ComfyuiConnection): MediaService {
  return {
    isFree: true,
    prepare: (binding, wanted, call) => prepare(comfyui, { binding, wanted }, call),
    submit: (prepared, call) => submit(comfyui, prepared, call),
    readSubmit,
    poll: (operation, call) => poll(comfyui, operation, call),
    fetch: (answer, call) => fetchResult(comfyui, answer, call),
    cancel: (operation, call) => cancel(comfyui, operation, call),
    estimate: () => Promise.resolve(0),
    listEndpoints: () => listWorkflows(comfyui.workflowsFolder),
    async test({ signal }) {
      const answer = await askComfyui(comfyui, { path: '/system_stats', signal });
      if (!isSuccess(answer) || !StatsSchema.safeParse(jsonOf(answer)).success) {
        throw unanswered(answer);
      }
    },
  };
}
