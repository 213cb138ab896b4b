import type { ProviderCall } from '@kinora/models';
import type { Painting } from '@kinora/painter';
import type { SubjectFinder } from '@kinora/painter/cut-out';

/** A call with what finds the subjects of pictures, and who paints. */
export interface StagingCall extends ProviderCall {
  readonly subjects: SubjectFinder;
  readonly painting: Painting;
}
