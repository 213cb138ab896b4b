import type { PatientClient } from './patient-client.ts';
import type { Random } from './random.ts';
import { cancelledStoryLoad, storyLoad } from './story-load.ts';

/** What a submitted piece of work has come to. `failed` is right only where it was asked for. */
export type LoadState = 'working' | 'complete' | 'cancelled' | 'failed';

/** A kind of work that people submit. */
export interface LoadKind {
  readonly name: string;
  /** Submits under a request id of its own. @returns the project's id */
  submit(client: PatientClient, request: { requestId: string; random: Random }): Promise<string>;
  /** Does what a person would do next, and answers how it stands. */
  goOn(client: PatientClient, projectId: string): Promise<LoadState>;
  /** Addresses of everything it was made for. */
  results(client: PatientClient, projectId: string): Promise<readonly string[]>;
}

/** Every kind of work that is submitted; a kind that stands here twice is submitted twice as often. */
export const loadKinds: readonly LoadKind[] = [storyLoad, storyLoad, storyLoad, cancelledStoryLoad];
