import type { Logger } from 'pino';
import type { z } from 'zod';
import type { ExpectedLength, Lane } from './lanes.ts';

/** One kind of background work: its name, what it is told (ids, not objects) and how long it may take. */
export interface JobDefinition<Payload> {
  /** kebab-case verb-noun, unique: a missing or second handler stops the boot. */
  readonly name: string;
  readonly payload: z.ZodType<Payload>;
  /** Seconds after which a run counts as lost. Its heartbeat is separate and much shorter. */
  readonly timeoutSeconds: number;
  /** How long a slot is kept as a rule. A piece of a film is long: its film brings many of them. */
  readonly expectedLength: ExpectedLength;
}

/** What a handler gets. It must be idempotent: the queue may run it twice, even at the same time. */
export interface JobRun {
  readonly jobId: string;
  /** 1 for the first run; counts runs that ended in an error or with their worker, not orderly restarts. */
  readonly attempt: number;
  /** Aborts on cancel, on timeout, on a lost lease and when the worker stops. */
  readonly signal: AbortSignal;
  readonly log: Logger;
}

export type JobHandler<Payload> = (payload: Payload, run: JobRun) => Promise<void>;

/** A definition joined with its handler; what the worker registers. Made by `registerJob`. */
export interface RegisteredJob {
  readonly definition: JobDefinition<unknown>;
  readonly handler: JobHandler<unknown>;
  /** Told once the queue has used up every try of a job: the place to fail the project and give its money back. */
  readonly whenGivenUp?: JobHandler<unknown>;
}

/** Joins a definition with what runs it, keeping the payload's type inside. */
export function registerJob<Payload>(
  definition: JobDefinition<Payload>,
  handler: JobHandler<Payload>,
  whenGivenUp?: JobHandler<Payload>,
): RegisteredJob {
  // The worker parses the payload with this very definition before it calls, so the types meet at run time.
  const registered = {
    definition,
    handler,
    ...(whenGivenUp === undefined ? {} : { whenGivenUp }),
  } as RegisteredJob;
  return registered;
}

export interface EnqueueOptions {
  /** Jobs of one group share workers fairly with other groups: the user's id. */
  readonly group: string;
  /** Where it waits; by what its kind is expected to take unless told. */
  readonly lane?: Lane;
  /** It takes its turn before whatever else of its group waits in its lane; nobody else's turn changes. */
  readonly isFirstOfGroup?: boolean;
  /** At most one job with this key is waiting or running. A refusal is not an error: the work is already there. */
  readonly singletonKey?: string;
  readonly startAfterSeconds?: number;
}
