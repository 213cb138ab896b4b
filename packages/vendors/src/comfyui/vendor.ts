import type { MediaVendor } from '@kinora/models';
import { bindings, COMFYUI } from './bindings.ts';
import { connectComfyui, WORKFLOWS_FOLDER } from './comfyui-connection.ts';
import { createComfyuiService } from './comfyui-service.ts';

/** ComfyUI on a graphics card of the operator's own: it runs workflow files, wants no key and costs nothing. */
export const comfyui: MediaVendor = {
  key: COMFYUI,
  title: 'ComfyUI',
  keyUrl: null,
  variables: { apiKey: null, addresses: ['COMFYUI_URL'], settings: [WORKFLOWS_FOLDER] },
  isKeyOptional: true,
  bindings,
  open: (access) => createComfyuiService(connectComfyui(access)),
};
