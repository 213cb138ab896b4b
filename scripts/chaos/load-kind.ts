import { sentences } from '@kinora/contract/sentences';
import type { PatientClient } from './patient-client.ts';
import type { Random } from './random.ts';

/**
 * What a submitted piece of work has come to. `given-up`: one of its steps lost its worker three times in a row, which is
 * what a step that kills its worker looks like, or nobody knows whether its paid request arrived; its owner has the credits
 * back and tries again.
 */
export type LoadState = 'working' | 'complete' | 'cancelled' | 'given-up' | 'failed';

/** Whether a failure is one of ours that a person answers by trying again. */
export function isLost(error: string | null): boolean {
  return error === sentences.failure.unknown || error === sentences.notice.paidCallUnknown;
}

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
