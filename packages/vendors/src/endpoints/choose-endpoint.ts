import type { AspectRatio } from '@kinora/contract/catalogue';
import { sentences } from '@kinora/contract/sentences';
import { ProviderError } from '@kinora/models';
import type { Binding } from '@kinora/models';
import type { EndpointShape } from './endpoint-shape.ts';
import type { EndpointTable, FamilyMember, Manner } from './endpoint-table.ts';

/** What is wanted of a model, as far as it decides who can make it. */
export interface Demand {
  readonly pictures: number;
  readonly aspectRatio: AspectRatio;
}

/** The member of the model's family that takes so many pictures. @throws ProviderError `invalid_input` when there is none */
export function chooseEndpoint(
  { familyOf }: EndpointTable,
  { binding, manner: { shape, onlyWide } }: { readonly binding: Binding; readonly manner: Manner },
  { pictures, aspectRatio }: Demand,
): FamilyMember {
  const family = familyOf(binding.endpoint, shape);
  const found = family.find((member) => takes(member.shape, pictures));
  if (found === undefined) {
    const most = Math.max(...family.map((member) => member.shape.pictures?.most ?? 0));
    const { needsPicture, tooManyPictures } = sentences.mediaService;
    throw new ProviderError('invalid_input', pictures === 0 ? needsPicture : tooManyPictures(most));
  }
  if (!makes(found.shape, aspectRatio) || (onlyWide && aspectRatio !== '16:9')) {
    throw new ProviderError('invalid_input', sentences.mediaService.otherRatio(aspectRatio));
  }
  return found;
}

function takes({ pictures }: EndpointShape, count: number): boolean {
  return count >= (pictures?.least ?? 0) && count <= (pictures?.most ?? 0);
}

function makes({ frame }: EndpointShape, ratio: AspectRatio): boolean {
  if (frame === 'wide') {
    return ratio === '16:9';
  }
  return typeof frame === 'string' || frame.words[ratio] !== undefined;
}
