import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startComfyuiSimulator } from './comfyui-server.ts';
import type { ComfyuiSimulator } from './comfyui-server.ts';

let server: ComfyuiSimulator;
beforeAll(async () => {
  server = await startComfyuiSimulator();
});
afterAll(() => server.close());

type Node = { readonly class_type: string; readonly inputs: Readonly<Record<string, unknown>> };

const plain = {
  1: { class_type: 'CheckpointLoaderSimple', inputs: { ckpt_name: 'sd_xl_base_1.0.safetensors' } },
  2: { class_type: 'CLIPTextEncode', inputs: { text: 'A cat', clip: ['1', 1] } },
  3: { class_type: 'EmptyLatentImage', inputs: { width: 1024, height: 1024, batch_size: 1 } },
  4: { class_type: 'VAEDecode', inputs: { samples: ['3', 0], vae: ['1', 2] } },
  5: { class_type: 'SaveImage', inputs: { images: ['4', 0], filename_prefix: 'a' } },
} satisfies Record<string, Node>;

async function errorsOf(changed: Readonly<Record<string, Node>>): Promise<string[]> {
  const body = JSON.stringify({ prompt: { ...plain, ...changed } });
  const answer = await fetch(`${server.addresses.COMFYUI_URL}/prompt`, { method: 'POST', body });
  const said = (await answer.json()) as {
    error?: { type: string };
    node_errors: Record<string, { errors: { type: string }[] }>;
  };
  const ofNodes = Object.values(said.node_errors).flatMap(({ errors }) => errors.map(({ type }) => type));
  return ofNodes.length > 0 ? ofNodes : [said.error?.type ?? 'taken'];
}

describe('the simulator of ComfyUI', () => {
  it.each<[error: string, changed: Readonly<Record<string, Node>>]>([
    ['taken', {}],
    ['invalid_prompt', { 6: { class_type: 'Fancy', inputs: {} } }],
    ['prompt_no_outputs', { 5: plain[4] }],
    ['required_input_missing', { 2: { class_type: 'CLIPTextEncode', inputs: { clip: ['1', 1] } } }],
    ['return_type_mismatch', { 2: { class_type: 'CLIPTextEncode', inputs: { text: 'A', clip: ['1', 0] } } }],
    ['bad_linked_input', { 2: { class_type: 'CLIPTextEncode', inputs: { text: 'A', clip: '1' } } }],
    ['invalid_input_type', { 3: { ...plain[3], inputs: { ...plain[3].inputs, width: '1024' } } }],
    ['value_smaller_than_min', { 3: { ...plain[3], inputs: { ...plain[3].inputs, width: 8 } } }],
    ['value_bigger_than_max', { 3: { ...plain[3], inputs: { ...plain[3].inputs, width: 20_000 } } }],
    ['value_not_in_list', { 1: { ...plain[1], inputs: { ckpt_name: 'other.safetensors' } } }],
    ['unknown_input', { 3: { ...plain[3], inputs: { ...plain[3].inputs, depth: 8 } } }],
  ])('judges workflows as ComfyUI does: %s', async (error, changed) => {
    expect(await errorsOf(changed)).toEqual([error]);
  });
});
