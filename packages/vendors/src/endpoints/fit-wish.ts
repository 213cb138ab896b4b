import { sentences } from '@kinora/contract/sentences';
import { ProviderError } from '@kinora/models';
import type { Binding, ImageRequest, MediaRequest, VideoRequest } from '@kinora/models';
import { WavReader } from '@kinora/sound';
import { effectWording, templateText, worded } from '../wording/templates.ts';
import type { Template } from '../wording/templates.ts';
import { chooseEndpoint } from './choose-endpoint.ts';
import type { EndpointShape } from './endpoint-shape.ts';
import type { EndpointTable } from './endpoint-table.ts';
import {
  clipSeconds,
  durationFields,
  frameFields,
  pictureFields,
  seedFields,
  soundFields,
} from './fields.ts';
import type { Fields } from './fields.ts';

/** A wish as an endpoint takes it. */
export interface FittedWish {
  readonly endpoint: string;
  readonly body: Fields;
  /** Of the clip; null: the model decides, or it is a picture. */
  readonly seconds: number | null;
}

/** Puts files of this machine where the vendor's models can read them, and answers their addresses. @throws ProviderError */
export interface Uploads {
  picture(file: string): Promise<string>;
  narration(file: string): Promise<string>;
}

/** Fits a wish to a model's fields. Whatever the model cannot do is refused before anything is uploaded. @throws ProviderError */
export async function fitWish(
  table: EndpointTable,
  { binding, wanted }: { readonly binding: Binding; readonly wanted: MediaRequest },
  uploads: Uploads,
): Promise<FittedWish> {
  const { request } = wanted;
  const manner = table.mannerOf(binding, wanted.medium);
  if (manner === undefined) {
    throw new ProviderError('invalid_input', sentences.mediaService.refused, {
      cause: new Error(
        `It is not known how ${binding.endpoint} is asked: its binding has no key that its vendor serves`,
      ),
    });
  }
  const files = filesOf(wanted);
  const demand = { pictures: files.length, aspectRatio: request.aspectRatio };
  const { endpoint, shape } = chooseEndpoint(table, { binding, manner }, demand);
  const wording =
    wanted.medium === 'clip'
      ? clipWording(wanted.request, shape)
      : pictureWording(wanted.request, manner.template);
  const words = fitting(wording.words, shape);
  const spoken = wanted.medium === 'clip' ? await spokenSeconds(wanted.request, shape) : null;
  const seconds =
    spoken ?? (wanted.medium === 'clip' ? clipSeconds(shape, wanted.request.durationSeconds) : null);
  // One after the other: a person's five pictures need no five connections.
  const addresses: string[] = [];
  for (const file of files) {
    addresses.push(await uploads.picture(file));
  }
  const narration = wanted.medium === 'clip' ? wanted.request.narration : undefined;
  const body: Fields = {
    ...shape.constants,
    ...(shape.wordsField === null ? {} : { [shape.wordsField]: words }),
    ...wording.fields,
    ...pictureFields(shape, addresses),
    ...(shape.narration === null || narration === undefined
      ? {}
      : { [shape.narration.field]: await uploads.narration(narration) }),
    ...frameFields(shape, request.aspectRatio, request.longSide),
    ...durationFields(shape, seconds),
    ...seedFields(shape, request.seed),
    ...soundFields(shape),
    ...binding.fields,
  };
  return { endpoint, body, seconds };
}

/** How long somebody speaks; null where nobody does. @throws ProviderError `invalid_input` where sound and model do not fit */
async function spokenSeconds(
  { narration }: VideoRequest,
  { narration: field }: EndpointShape,
): Promise<number | null> {
  if (narration === undefined || field === null) {
    if (narration === undefined && field === null) {
      return null;
    }
    const { needsNarration, speaksNot } = sentences.mediaService;
    throw new ProviderError('invalid_input', field === null ? speaksNot : needsNarration);
  }
  const reader = await WavReader.open(narration);
  await reader.close();
  const seconds = reader.format.frames / reader.format.sampleRateHz;
  if (seconds > field.mostSeconds) {
    throw new ProviderError('invalid_input', sentences.mediaService.longNarration(field.mostSeconds));
  }
  return seconds;
}

function filesOf(wanted: MediaRequest): readonly string[] {
  if (wanted.medium === 'picture') {
    return wanted.request.inputs;
  }
  return wanted.request.image === undefined ? [] : [wanted.request.image];
}

interface Wording {
  readonly words: string;
  readonly fields: Fields;
}

function pictureWording({ prompt }: ImageRequest, template: Template | null): Wording {
  return { words: template === null ? prompt : worded(templateText(template), prompt), fields: {} };
}

/** A named effect is words around the prompt; where the model has words of its own for it, these too. */
function clipWording({ prompt, effect }: VideoRequest, shape: EndpointShape): Wording {
  if (effect === undefined) {
    return { words: prompt.trim() === '' ? templateText('motion') : prompt, fields: {} };
  }
  const { prompt: template, negative_prompt: negative, camera_movement: camera } = effectWording(effect);
  const fields = {
    ...(shape.hasNegativePrompt ? { negative_prompt: negative } : {}),
    ...(shape.hasCameraMovement && camera !== undefined ? { camera_movement: camera } : {}),
  };
  return { words: worded(template, prompt), fields };
}

function fitting(words: string, { mostCharacters }: EndpointShape): string {
  if (mostCharacters !== null && words.length > mostCharacters) {
    throw new ProviderError('invalid_input', sentences.mediaService.longPrompt(mostCharacters));
  }
  return words;
}
