import { guardedFetch } from '@kinora/outside';
import type { VendorAccess } from '@kinora/models';
import { addressSchema } from '../address-schema.ts';

const MEBIBYTE = 1024 * 1024;

/** The setting that names the folder of the operator's workflow files. */
export const WORKFLOWS_FOLDER = 'COMFYUI_WORKFLOWS_DIR';
/** Where ComfyUI listens unless it is told otherwise. */
const USUAL_ADDRESS = 'http://127.0.0.1:8188';

/** How long and how large; shorter and smaller in tests. */
export interface ComfyuiLimits {
  readonly submitMs: number;
  readonly questionMs: number;
  readonly transferMs: number;
  readonly resultBytes: number;
}

const limits: ComfyuiLimits = {
  submitMs: 30_000,
  questionMs: 30_000,
  transferMs: 600_000,
  resultBytes: 512 * MEBIBYTE,
};

/** What a test has of its own. */
export interface ComfyuiParticular {
  readonly limits?: Partial<ComfyuiLimits>;
}

/** ComfyUI as this installation reaches it. */
export interface ComfyuiConnection {
  /** Without a slash at its end. */
  readonly url: string;
  /** Null: the workflows that ship are all there are. */
  readonly workflowsFolder: string | null;
  /** For its answers. */
  readonly fetch: typeof fetch;
  /** For results. They stand on its own origin, and a redirect would lead elsewhere. */
  readonly fetchResult: typeof fetch;
  readonly limits: ComfyuiLimits;
}

/** The queue holds every workflow that waits, whole. */
const MOST_ANSWER_BYTES = 16 * MEBIBYTE;

export function connectComfyui(
  access: Pick<VendorAccess, 'addresses' | 'settings'>,
  particular: ComfyuiParticular = {},
): ComfyuiConnection {
  const url = addressSchema.parse((access.addresses['COMFYUI_URL'] ?? USUAL_ADDRESS).trim());
  const all = { ...limits, ...particular.limits };
  const fetchHere = guardedFetch({ trustedUrls: [url], mostBytes: MOST_ANSWER_BYTES });
  const fetchFile = guardedFetch({ trustedUrls: [url], mostBytes: all.resultBytes });
  return {
    url,
    workflowsFolder: access.settings?.[WORKFLOWS_FOLDER] ?? null,
    fetch: fetchHere,
    fetchResult: (address, init) => fetchFile(address, { ...init, redirect: 'error' }),
    limits: all,
  };
}
