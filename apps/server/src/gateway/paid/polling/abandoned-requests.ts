import { tmpdir } from 'node:os';
import { ProviderError } from '@kinora/models';
import type { MediaService, RawAnswer, SubmittedMedia } from '@kinora/models';
import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/client.ts';
import { paidRequests } from '../../../db/schema/index.ts';
import { inWorkFolder } from '../../../platform/files/in-work-folder.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { keptMediaAnswerOf } from '../kept-answers.ts';
import { unknownOutcome } from '../lost-requests.ts';
import { preparedOf, rawAnswerOf } from '../paid-request.ts';
import type { PaidRequest } from '../paid-request.ts';
import { acceptRequest, bookUnfetched, endRequest, noteBought, noteMade } from '../request-book.ts';

/**
 * Takes up a request whose sender has not come back, and to which no step does: a trial's, or one of a project that has
 * ended. What was answered goes on as any other; of the rest nobody knows, and its estimate is booked.
 */
export async function takeUpAbandoned(
  { database, storage }: { readonly database: Database; readonly storage: Storage },
  row: PaidRequest,
  {
    service,
    whenEnded,
  }: {
    readonly service: () => MediaService;
    readonly whenEnded: (tx: Transaction, request: PaidRequest) => Promise<void>;
  },
): Promise<void> {
  if (row.state === 'answered') {
    // Made and never looked at: it is paid all the same.
    await database.transaction((tx) => bookUnfetched(tx, eq(paidRequests.id, row.id)));
    return;
  }
  if (row.medium === 'text' || row.medium === 'speech') {
    await endBought(database, row, rawAnswerOf(row));
    return;
  }
  try {
    const submitted = await inWorkFolder({ root: tmpdir(), prefix: 'kinora-answer-' }, (workFolder) =>
      readSubmitted(row, { service, storage, workFolder }),
    );
    if (submitted.state === 'accepted') {
      await acceptRequest(database, row.id, submitted.operation);
    } else {
      await database.transaction((tx) => noteMade(tx, row, { ...submitted, isWanted: false }));
    }
  } catch (error) {
    if (!(error instanceof ProviderError)) {
      throw error;
    }
    const isUnknown = error.kind === 'unknown';
    const isClosed = !isUnknown || row.stepId === null;
    await endRequest(database, row, { state: isUnknown ? 'unknown' : 'refused', error, isClosed, whenEnded });
  }
}

/** Words and speech have nobody who asks for them later: an answer is paid, and without one nobody knows. */
export async function endBought(
  database: Database,
  row: PaidRequest,
  answer: RawAnswer | null,
): Promise<void> {
  if (answer !== null && answer.status < 300) {
    await noteBought(database, row, null);
    return;
  }
  const isRefused = answer !== null && answer.status < 500;
  const cause = new Error(
    answer === null ? 'The process ended while it was sent' : `Answer ${answer.status}`,
  );
  const error = unknownOutcome(cause);
  await endRequest(database, row, { state: isRefused ? 'refused' : 'unknown', error, isClosed: isRefused });
}

/** What the vendor said to the submit. @throws ProviderError for a refusal, and where nothing can be read */
async function readSubmitted(
  row: PaidRequest,
  { service, storage, workFolder }: { service: () => MediaService; storage: Storage; workFolder: string },
): Promise<SubmittedMedia> {
  const answer = await keptMediaAnswerOf(storage, row, workFolder);
  if (answer === null) {
    throw unknownOutcome(new Error('The process ended while the request was being sent'));
  }
  return await service().readSubmit(preparedOf(row), answer);
}
