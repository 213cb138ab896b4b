import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { loadKinds, type LoadKind, type LoadState } from './load.ts';
import type { PatientClient } from './patient-client.ts';
import type { Random } from './random.ts';

/** A piece of work that was accepted. */
export interface Submission {
  readonly projectId: string;
  readonly kind: LoadKind;
  readonly startedAt: number;
  state: LoadState;
}

/** People at work: so many pieces at once, a new one for each that ends. */
export interface Traffic {
  readonly submissions: readonly Submission[];
  working(): number;
  /** Submits no more and waits for the end of everything. @throws when something takes longer than the limit */
  drain(limitMs: number): Promise<void>;
}

const LOOK_PAUSE_MS = 400;

/** Keeps `together` pieces going until it is drained. */
export function startTraffic(
  client: PatientClient,
  { together, random }: { together: number; random: Random },
): Traffic {
  const submissions: Submission[] = [];
  let isDraining = false;
  let deadline = Number.POSITIVE_INFINITY;
  const person = async (): Promise<void> => {
    while (!isDraining) {
      const kind = random.pick(loadKinds);
      const projectId = await kind.submit(client, { requestId: randomUUID(), random });
      const submission: Submission = { projectId, kind, startedAt: performance.now(), state: 'working' };
      submissions.push(submission);
      while (submission.state === 'working') {
        await delay(LOOK_PAUSE_MS);
        submission.state = await kind.goOn(client, projectId);
        if (performance.now() > deadline) {
          throw new Error(`The ${kind.name} ${projectId} did not end.`);
        }
      }
    }
  };
  const people = Promise.all(Array.from({ length: together }, person));
  // Awaited when it is drained; a failure before that must not end the process.
  people.catch(() => undefined);
  return {
    submissions,
    working: () => submissions.filter(({ state }) => state === 'working').length,
    async drain(limitMs) {
      isDraining = true;
      deadline = performance.now() + limitMs;
      await people;
    },
  };
}
