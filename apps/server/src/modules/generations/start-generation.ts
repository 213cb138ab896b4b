import { hundredthsOf } from '@kinora/contract/money';
import { effectivePlan } from '@kinora/contract/plans';
import { sentences } from '@kinora/contract/sentences';
import type { SingleMode } from '@kinora/contract/catalogue';
import type { Plan } from '@kinora/contract/plans';
import type { AccountContext, Reason } from '@kinora/contract/readiness';
import type { FastifyRequest } from 'fastify';
import type { Transaction } from '../../db/client.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { UploadedFile } from '../../platform/http/multipart-rule.ts';
import type { JsonValue } from '@kinora/models';
import { refuseOverQuota, writeAsset } from '../assets/index.ts';
import type { KeptFile } from '../assets/index.ts';
import { readBalance } from '../credits/index.ts';
import {
  enqueueStep,
  ensureHold,
  findRepeated,
  initialTitle,
  inputHash,
  insertProject,
  planSteps,
  refuseFor,
} from '../projects/index.ts';
import type { NewProject } from '../projects/index.ts';
import { hashUploads, receiveUploads, storeImages } from '../uploads/index.ts';
import type { GenerationJob } from './generation-jobs.ts';
import type { GenerationsDeps } from './generations-deps.ts';

export interface GenerationStart {
  readonly user: { readonly id: string; readonly storedPlan: Plan };
  readonly mode: SingleMode;
  readonly job: GenerationJob;
  /** Everything the caller said beside files: what makes a repeated call the same one. */
  readonly said: { [key: string]: JsonValue };
  readonly prompt: string;
  /** What it is called; the beginning of the prompt when absent. */
  readonly title?: string;
  readonly sessionId: string | null;
  readonly idempotencyKey: string | null;
  readonly uploads: readonly UploadedFile[];
  /** The form's field of the uploads. */
  readonly field: 'image' | 'images';
  readonly request: Pick<FastifyRequest, 'signal' | 'log'>;
  /** The rules of the mode. */
  readonly reasons: (account: AccountContext) => readonly Reason[];
  /** Whether somebody here can make it; asked after the rules. */
  readonly isAvailable: () => boolean;
  /** Why the budget has no room for it, in a sentence; null: it has. */
  readonly refusalOfBudget: (by: { readonly ownerId: string }) => Promise<string | null>;
  /** Whether a vendor makes it. */
  readonly isBought: () => boolean;
  readonly priceCredits: number;
  /** The step's input with the ids of the kept uploads; made after the rules have let the call pass. */
  readonly inputOf: (uploadIds: string[]) => JsonValue;
}

/**
 * Starts a single image or clip: project, uploads, credit hold and job in one transaction. The same key with the same
 * words and files answers the project it started before. @throws AppError for every reason it cannot start
 */
export async function startGeneration(deps: GenerationsDeps, start: GenerationStart): Promise<string> {
  const requestFingerprint = inputHash({
    ...start.said,
    mode: start.mode,
    uploads: await hashUploads(start.uploads),
  });
  const request = { ownerId: start.user.id, requestKey: start.idempotencyKey, requestFingerprint };
  const repeated = await findRepeated(deps.database, request);
  if (repeated !== undefined) {
    return repeated.id;
  }
  const account = { ...(await readAccount(deps, start.user)), ownPriceCredits: start.priceCredits };
  refuseFor(start.reasons(account));
  if (!start.isAvailable()) {
    const message = sentences.generation.modelUnavailable;
    throw new AppError('invalid', { detail: message, errors: [{ path: 'model_name', message }] });
  }
  const refusal = await start.refusalOfBudget({ ownerId: start.user.id });
  if (refusal !== null) {
    throw new AppError('budget_reached', { detail: refusal });
  }
  await refuseOverQuota(deps, { ownerId: start.user.id, uploads: start.uploads });
  const received = await receiveUploads(deps, {
    images: start.uploads,
    field: start.field,
    ownerId: start.user.id,
    signal: start.request.signal,
    log: start.request.log,
  });
  const fresh = freshProject(deps, { start, requestFingerprint, plan: effectivePlan(account) });
  const images = { ownerId: fresh.ownerId, projectId: fresh.id, received: received.images };
  const { isKept } = await storeImages(deps, images, (kept) => writeStart(deps, { start, fresh, kept }));
  // Lost the race against the same request: the winner's project is the answer.
  const project = isKept ? fresh : await findRepeated(deps.database, request);
  if (project === undefined) {
    throw new AppError('conflict');
  }
  return project.id;
}

async function readAccount(deps: GenerationsDeps, user: GenerationStart['user']): Promise<AccountContext> {
  const { availableHundredths } = await readBalance(deps.database, user.id);
  return { availableHundredths, storedPlan: user.storedPlan };
}

function freshProject(
  deps: GenerationsDeps,
  about: { start: GenerationStart; requestFingerprint: string; plan: Plan },
): NewProject {
  const { start, requestFingerprint, plan } = about;
  return {
    id: deps.ids.next(),
    ownerId: start.user.id,
    sessionId: start.sessionId ?? deps.ids.next(),
    mode: start.mode,
    requestKey: start.idempotencyKey,
    requestFingerprint,
    title: start.title ?? initialTitle(start.prompt),
    prompt: start.prompt,
    settings: start.said,
    plan,
    priceHundredths: hundredthsOf(start.priceCredits),
    status: start.job.begins.from,
    scenes: [],
    now: deps.clock.now(),
  };
}

interface StartToWrite {
  readonly start: GenerationStart;
  readonly fresh: NewProject;
  readonly kept: readonly KeptFile[];
}

async function writeStart(deps: GenerationsDeps, write: StartToWrite): Promise<{ isKept: boolean }> {
  return await deps.database.transaction(async (tx) => {
    const project = await insertProject(tx, write.fresh);
    if (project === undefined) {
      return { isKept: false };
    }
    for (const kept of write.kept) {
      await writeAsset(tx, { kept, now: write.fresh.now });
    }
    await ensureHold(tx, project);
    await queueFirstStep(tx, deps, { ...write, project });
    return { isKept: true };
  });
}

async function queueFirstStep(
  tx: Transaction,
  deps: GenerationsDeps,
  { start, project, kept }: StartToWrite & { project: { id: string; run: number; ownerId: string } },
): Promise<void> {
  const { definition, kind } = start.job;
  const wanted = [{ kind, input: start.inputOf(kept.map((file) => file.assetId)), take: 0 }];
  const now = deps.clock.now();
  const [step] = await planSteps(tx, { projectId: project.id, wanted, now, ids: deps.ids });
  const lane = start.isBought() ? 'outside' : definition.expectedLength;
  await enqueueStep(tx, deps.queue, { definition, project, step, lane });
}
