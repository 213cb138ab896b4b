import type { ProviderCall } from '@kinora/models';
import type { SubjectFinder } from '@kinora/painter/cut-out';

/** A call with what finds the subjects of pictures. */
export interface StagingCall extends ProviderCall {
  readonly subjects: SubjectFinder;
}
