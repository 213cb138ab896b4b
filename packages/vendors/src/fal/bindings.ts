import { openEndpointTable } from '../endpoints/endpoint-table.ts';
import { clipCandidates, pictureCandidates } from './candidates.ts';
import { clipEndpoints } from './endpoints/clip-endpoints.ts';
import { pictureEndpoints } from './endpoints/picture-endpoints.ts';

/** The vendor's key: bindings name it, and results are kept under it. */
export const FAL = 'fal';

export const falEndpoints = openEndpointTable({
  provider: FAL,
  shapes: { ...pictureEndpoints, ...clipEndpoints },
  candidates: { ...pictureCandidates, ...clipCandidates },
});
export const { bindings, shapeOf } = falEndpoints;
