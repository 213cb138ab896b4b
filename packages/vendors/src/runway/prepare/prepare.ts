import { sentences } from '@kinora/contract/sentences';
import { ProviderError } from '@kinora/models';
import type {
  Binding,
  JsonValue,
  MediaRequest,
  MicroDollars,
  PreparedMedia,
  ServiceCall,
  VideoRequest,
} from '@kinora/models';
import { effectWording, templateText, worded } from '../../wording/templates.ts';
import { mannerOf } from '../bindings.ts';
import type { Manner } from '../bindings.ts';
import { dollarsOf } from '../credits.ts';
import type { EndpointShape } from '../endpoints.ts';
import type { RunwayConnection } from '../runway-connection.ts';
import { uploadPicture } from './upload-picture.ts';

const LARGEST_SEED = 4_294_967_295;

type Fields = Readonly<Record<string, JsonValue>>;

/** Fits a wish to a model's fields. Whatever the model cannot do is refused before anything is uploaded. */
export async function prepare(
  runway: RunwayConnection,
  { binding, wanted }: { readonly binding: Binding; readonly wanted: MediaRequest },
  { signal }: Pick<ServiceCall, 'signal'>,
): Promise<PreparedMedia> {
  const manner = mannerOf(binding);
  if (manner === undefined || wanted.medium !== 'clip') {
    const cause = new Error(`It is not known how ${binding.endpoint} is asked for a ${wanted.medium}`);
    throw new ProviderError('invalid_input', sentences.mediaService.refused, { cause });
  }
  const { request } = wanted;
  const { shape } = manner;
  refuseWhatCannotBe(shape, request);
  const seconds = secondsOf(shape, request.durationSeconds);
  const words = wordsOf(shape, request);
  const picture =
    request.image === undefined ? {} : { promptImage: await uploadPicture(runway, request.image, signal) };
  const body = {
    ...fieldsOf(manner, request),
    ...words,
    ...lengthOf(seconds),
    ...picture,
    ...binding.fields,
  };
  return { endpoint: binding.endpoint, body, estimate: estimateOf(shape, seconds) };
}

function refuseWhatCannotBe({ task }: EndpointShape, { image, narration }: VideoRequest): void {
  const { needsPicture, tooManyPictures, speaksNot } = sentences.mediaService;
  const needed = task === 'image_to_video';
  if (needed !== (image !== undefined)) {
    throw new ProviderError('invalid_input', needed ? needsPicture : tooManyPictures(0));
  }
  if (narration !== undefined) {
    throw new ProviderError('invalid_input', speaksNot);
  }
}

/** The shortest length that is long enough; the longest, where none is. Null: the model decides. */
function secondsOf({ seconds }: EndpointShape, wished: number): number | null {
  return seconds.find((length) => length >= wished) ?? seconds.at(-1) ?? null;
}

/** What is said; a named effect is words around the prompt. */
function wordsOf(shape: EndpointShape, { prompt, effect }: VideoRequest): Fields {
  const wording = effect === undefined ? null : effectWording(effect);
  const plain = prompt.trim() === '' ? templateText('motion') : prompt;
  const words = wording === null ? plain : worded(wording.prompt, prompt);
  const { mostCharacters } = shape;
  if (mostCharacters !== null && words.length > mostCharacters) {
    throw new ProviderError('invalid_input', sentences.mediaService.longPrompt(mostCharacters));
  }
  const negative = shape.hasNegativePrompt ? wording?.negative_prompt : undefined;
  return { promptText: words, ...(negative === undefined ? {} : { negativePrompt: negative }) };
}

function fieldsOf({ model, shape }: Manner, { aspectRatio, seed }: VideoRequest): Fields {
  return {
    model,
    ...shape.constants,
    ratio: shape.ratios[aspectRatio],
    ...(shape.hasSeed ? { seed: Math.abs(Math.trunc(seed)) % LARGEST_SEED } : {}),
  };
}

function lengthOf(seconds: number | null): Fields {
  return seconds === null ? {} : { duration: seconds };
}

/** What a clip costs by the price of its seconds; null where either is not known. */
export function estimateOf(shape: EndpointShape | undefined, seconds: number | null): MicroDollars | null {
  const rate = shape?.creditsPerSecond ?? null;
  return rate === null || seconds === null ? null : dollarsOf(rate * seconds);
}
