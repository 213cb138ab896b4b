import { sentences } from '@kinora/contract/sentences';
import { ProviderError } from '@kinora/models';
import { WavReader } from '@kinora/sound';
import type {
  Binding,
  ImageRequest,
  MediaRequest,
  PreparedMedia,
  ServiceCall,
  VideoRequest,
} from '@kinora/models';
import { mannerOf } from '../bindings.ts';
import type { EndpointShape } from '../endpoints/endpoint-shape.ts';
import type { FalConnection } from '../fal-connection.ts';
import type { Amount, PriceList } from '../prices.ts';
import { effectWording, templateText, worded } from '../../wording/templates.ts';
import type { Template } from '../../wording/templates.ts';
import { chooseEndpoint } from './choose-endpoint.ts';
import {
  clipSeconds,
  durationFields,
  frameFields,
  pictureFields,
  pixelSize,
  seedFields,
  soundFields,
} from './fields.ts';
import type { Fields } from './fields.ts';
import { uploadNarration, uploadPicture } from './upload-picture.ts';

/** Fits a wish to a model's fields. Whatever the model cannot do is refused before anything is uploaded. */
export async function prepare(
  { fal, prices }: { readonly fal: FalConnection; readonly prices: PriceList },
  { binding, wanted }: { readonly binding: Binding; readonly wanted: MediaRequest },
  call: Pick<ServiceCall, 'signal'>,
): Promise<PreparedMedia> {
  const { request } = wanted;
  const manner = mannerOf(binding, wanted.medium);
  if (manner === undefined) {
    throw new ProviderError('invalid_input', sentences.mediaService.refused, {
      cause: new Error(
        `It is not known how ${binding.endpoint} is asked: its binding has no key that fal serves`,
      ),
    });
  }
  const files = filesOf(wanted);
  const demand = { pictures: files.length, aspectRatio: request.aspectRatio };
  const { endpoint, shape } = chooseEndpoint(binding, manner, demand);
  const wording =
    wanted.medium === 'clip'
      ? clipWording(wanted.request, shape)
      : pictureWording(wanted.request, manner.template);
  const words = fitting(wording.words, shape);
  const spoken = wanted.medium === 'clip' ? await spokenSeconds(wanted.request, shape) : null;
  const length =
    spoken ?? (wanted.medium === 'clip' ? clipSeconds(shape, wanted.request.durationSeconds) : null);
  // One after the other: a person's five pictures need no five connections.
  const addresses: string[] = [];
  for (const file of files) {
    addresses.push(await uploadPicture(fal, file, call.signal));
  }
  const narration = wanted.medium === 'clip' ? wanted.request.narration : undefined;
  const body: Fields = {
    ...shape.constants,
    ...(shape.wordsField === null ? {} : { [shape.wordsField]: words }),
    ...wording.fields,
    ...pictureFields(shape, addresses),
    ...(shape.narration === null || narration === undefined
      ? {}
      : { [shape.narration.field]: await uploadNarration(fal, narration, call.signal) }),
    ...frameFields(shape, request.aspectRatio, request.longSide),
    ...durationFields(shape, length),
    ...seedFields(shape, request.seed),
    ...soundFields(shape),
    ...binding.fields,
  };
  const estimate = await prices.estimate(endpoint, amountOf(wanted, length), call.signal);
  return { endpoint, body: { ...body }, estimate };
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

function amountOf({ medium, request }: MediaRequest, seconds: number | null): Amount {
  if (medium === 'clip') {
    return { seconds, megapixels: null };
  }
  const { width, height } = pixelSize(request.aspectRatio, request.longSide);
  return { seconds: null, megapixels: (width * height) / 1_000_000 };
}
