import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { LoadKind, LoadState } from './load-kind.ts';
import type { PatientClient } from './patient-client.ts';
import type { Random } from './random.ts';

/** A piece of work that was accepted. */
export interface Submission {
  readonly projectId: string;
  readonly kind: LoadKind;
  state: LoadState;
  /** How often its owner tried again after it was given up. */
  retries: number;
}

/** People at work: so many pieces at once, a new one for each that ends. */
export interface Traffic {
  readonly submissions: readonly Submission[];
  /** What could not be submitted, or did not end. */
  readonly complaints: readonly string[];
  working(): number;
  /** Settles when so many pieces have been submitted. */
  untilSubmitted(count: number): Promise<void>;
  /** Submits no more and waits for the end of everything; what takes longer than the limit is complained about. */
  drain(limitMs: number): Promise<void>;
}

const LOOK_PAUSE_MS = 400;
const MOST_RETRIES = 6;

/** A person tries again what was given up, a few times. */
async function goOn(client: PatientClient, submission: Submission): Promise<LoadState> {
  const { kind, projectId } = submission;
  const state = await kind.goOn(client, projectId);
  if (state !== 'given-up' || submission.retries === MOST_RETRIES) {
    return state;
  }
  submission.retries += 1;
  await client.post(`/api/project/${projectId}/retry`, {});
  return 'working';
}

/** Keeps `together` pieces going until it is drained. */
export function startTraffic(
  client: PatientClient,
  { together, random, kinds }: { together: number; random: Random; kinds: readonly LoadKind[] },
): Traffic {
  const submissions: Submission[] = [];
  const complaints: string[] = [];
  let isDraining = false;
  let deadline = Number.POSITIVE_INFINITY;
  const makeOne = async (kind: LoadKind): Promise<void> => {
    const projectId = await kind.submit(client, { requestId: randomUUID(), random });
    const submission: Submission = { projectId, kind, state: 'working', retries: 0 };
    submissions.push(submission);
    while (submission.state === 'working') {
      await delay(LOOK_PAUSE_MS);
      submission.state = await goOn(client, submission);
      if (performance.now() > deadline) {
        throw new Error(`The ${kind.name} ${projectId} did not end.`);
      }
    }
  };
  const person = async (): Promise<void> => {
    while (!isDraining) {
      const kind = random.pick(kinds);
      try {
        await makeOne(kind);
      } catch (error) {
        // Whoever was refused is told about in the verdict, and does the next thing.
        const reason = error instanceof Error ? error.message : String(error);
        complaints.push(`Making a ${kind.name}: ${reason}`);
        await delay(LOOK_PAUSE_MS);
      }
    }
  };
  const people = Promise.all(Array.from({ length: together }, person));
  return {
    submissions,
    complaints,
    working: () => submissions.filter(({ state }) => state === 'working').length,
    async untilSubmitted(count) {
      while (submissions.length < count) {
        await delay(LOOK_PAUSE_MS);
      }
    },
    async drain(limitMs) {
      isDraining = true;
      deadline = performance.now() + limitMs;
      await people;
    },
  };
}
