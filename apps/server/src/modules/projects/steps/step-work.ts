import type { Database, Transaction } from '../../../db/client.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { IdSource } from '../../../platform/ids.ts';
import type { JobQueue } from '../../../platform/queue/job-queue.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { PaidFor } from '../../../gateway/index.ts';
import type { JsonValue, MadeBy, ProviderCall } from '@kinora/models';
import type { FileToKeep, KeptFile } from '../../assets/index.ts';
import type { ClaimedStep, StepPlace } from './claim-step.ts';

/** What every job of a project's pipeline works with. */
export interface PipelineDeps {
  readonly database: Database;
  readonly queue: JobQueue;
  readonly storage: Storage;
  readonly clock: Clock;
  readonly ids: IdSource;
  /** An existing private folder; every attempt gets a folder of its own in it, removed afterwards. */
  readonly workRoot: string;
}

/** The outcome of a step's work: what to remember, and the files to keep. The first one is the step's own asset. */
export interface MadeStep {
  readonly result: JsonValue;
  readonly madeBy: MadeBy;
  readonly files: readonly Omit<FileToKeep, 'ownerId' | 'projectId' | 'madeBy'>[];
}

/** A made step whose files are in the store, in the order they were made. */
export interface KeptStep extends MadeStep {
  readonly kept: readonly KeptFile[];
}

/** Work that a vendor does elsewhere: the step waits, and its job comes back when there is news. */
export interface AwaitedStep {
  readonly awaited: true;
}

export interface StepWork {
  readonly place: StepPlace;
  perform(claimed: ClaimedStep, call: StepCall): Promise<MadeStep | AwaitedStep>;
  /** Runs in the transaction that makes the step finished, with the project locked: fan-in and what comes next. */
  settle(tx: Transaction, claimed: ClaimedStep, kept: KeptStep): Promise<void>;
  /** What a final failure means when it is not the end of the project. False: it is the end. */
  readonly comeBack?: (tx: Transaction, claimed: ClaimedStep) => Promise<boolean>;
  /** Queues the same task again after a passing failure, and while a provider works. */
  tryAgain(tx: Transaction, claimed: ClaimedStep, delaySeconds: number): Promise<void>;
}

export interface StepCall extends ProviderCall {
  /** Whose receipt it is on when something is bought. */
  readonly paidFor: PaidFor;
  /** Says that long work gets on. Cheap to call often. */
  readonly noteProgress: () => void;
}
