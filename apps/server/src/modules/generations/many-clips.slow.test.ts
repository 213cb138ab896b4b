import { sentences } from '@kinora/contract/sentences';
import { projectStatus } from '@kinora/contract/statuses';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { paidRequests, projects } from '../../db/schema/index.ts';
import { readSpending } from '../../gateway/paid/money/spending.ts';
import { createFalApp } from '../../testing/generations/fal-app.ts';
import { reconcile } from '../credits/index.ts';

const CLIPS = 500;
const OWNERS = 4;
/** A clip takes five calls: one in twenty of them goes wrong. */
const CLIPS_PER_FAULT = 5;
const CLIP_CREDITS = 3;
const LIMIT_MS = 3_600_000;

const { notice, mediaService } = sentences;

/** What fal does with a clip, and what its owner is told at the end; null: it is made. */
const faults: readonly (readonly [scene: string, failure: string | null])[] = [
  ['busy:1', null],
  ['foreign-urls', null],
  ['queue:2', null],
  ['status-html', null],
  ['status-malformed', null],
  ['status-cut:60', null],
  ['status-status:500', null],
  ['status-status:429', null],
  ['state:PAUSED', null],
  ['early:2', null],
  ['result-html', null],
  ['result-page:422', null],
  ['result-malformed', null],
  ['result-cut:80', null],
  ['drop-before', notice.paidCallUnknown],
  ['drop-after', notice.paidCallUnknown],
  ['submit-status:500', notice.paidCallUnknown],
  ['submit-html', notice.paidCallUnknown],
  ['submit-malformed', notice.paidCallUnknown],
  ['submit-cut:40', notice.paidCallUnknown],
  ['locked', mediaService.noCredit],
  ['forbidden', mediaService.keyRefused],
  ['fail:policy', mediaService.policy],
  ['empty', mediaService.unusable],
  ['fail:500', mediaService.failed],
  ['media-half', mediaService.unusable],
  ['media-html', mediaService.unusable],
  ['media-expired', mediaService.unusable],
];
const drawn = fc.sample(fc.constantFrom(...faults), { numRuns: CLIPS / CLIPS_PER_FAULT, seed: 7 });

const world = await createFalApp();
const { simulator, open } = world;
afterAll(() => simulator.close());

interface Bought {
  readonly id: string;
  readonly scene: string;
  readonly failure: string | null;
}

async function buy(owner: { cookie: string }, index: number): Promise<Bought> {
  const fault = index % CLIPS_PER_FAULT === 0 ? drawn[index / CLIPS_PER_FAULT] : undefined;
  const [scene, failure] = fault ?? ['', null];
  const prompt = `Wave ${index} rolls in${scene === '' ? '' : ` [[${scene}]]`}`;
  const data = { prompt, model_name: 'seedance_lite_t2v', aspect_ratio: '16:9' };
  const id = await world.startedId('/video/generate-video-async', { cookie: owner.cookie, data });
  return { id, scene, failure };
}

describe('many clips of a vendor of whose answers one in twenty goes wrong', () => {
  it(
    'REAL-04 REAL-05 REAL-06 REAL-11 whatever can be made is made, and charges, budget and credits agree',
    { timeout: LIMIT_MS },
    async () => {
      // One after the other: the first of them becomes the admin.
      const owners: { id: string; cookie: string }[] = [];
      while (owners.length < OWNERS) {
        owners.push(await world.signUp(`Owner${owners.length}`, 1_000));
      }
      const before = await Promise.all(owners.map(({ id }) => world.balance(id)));
      const bought = await Promise.all(
        owners.map(async (owner, at) => {
          const mine: Bought[] = [];
          for (let index = at; index < CLIPS; index += OWNERS) {
            mine.push(await buy(owner, index));
          }
          return mine;
        }),
      );
      const rows = await world.until(async () => {
        const all = await open.database.select().from(projects);
        const ended = [projectStatus.COMPLETE, projectStatus.FAILED] as readonly string[];
        return all.every(({ status }) => ended.includes(status)) ? all : undefined;
      });
      const ends = new Map(
        rows.map(({ id, status, error }) => [id, status === projectStatus.COMPLETE ? null : error]),
      );
      expect(bought.flat().map(({ id, scene }) => [scene, ends.get(id)])).toEqual(
        bought.flat().map(({ scene, failure }) => [scene, failure]),
      );

      const requests = await open.database.select().from(paidRequests);
      const made = bought.flat().filter(({ failure }) => failure === null);
      const madeRequests = requests.filter(({ state }) => state === 'made');
      expect(madeRequests.map(({ projectId }) => projectId).toSorted()).toEqual(
        made.map(({ id }) => id).toSorted(),
      );

      // Every charge is known by the one request that caused it, or that request says that nobody knows.
      expect(new Set(simulator.charges.values())).toEqual(new Set([1]));
      const handles = requests.flatMap(({ operation }) =>
        operation === null ? [] : [(operation as { requestId: string }).requestId],
      );
      expect(new Set(handles).size).toBe(handles.length);
      expect(handles.filter((handle) => !simulator.charges.has(handle))).toEqual([]);
      const nobodys = simulator.charges.size - handles.length;
      const unsaid = ['[[drop-after]]', '[[submit-malformed]]', '[[submit-cut:40]]'];
      expect(nobodys).toBe(unsaid.map(countSubmits).reduce((sum, count) => sum + count, 0));

      const booked = requests.map(({ bookedMicro }) => bookedMicro ?? Number.NaN);
      const spentMicro = booked.reduce((sum, micro) => sum + micro, 0);
      expect(await readSpending(open.database)).toEqual({ spentMicro, reservedMicro: 0 });

      const after = await Promise.all(owners.map(({ id }) => world.balance(id)));
      const paid = after.map((now, at) => (before[at]?.balanceHundredths ?? 0n) - now.balanceHundredths);
      expect(after.map(({ heldHundredths }) => heldHundredths)).toEqual(owners.map(() => 0n));
      expect(paid).toEqual(
        bought.map((mine) =>
          BigInt(mine.filter(({ failure }) => failure === null).length * CLIP_CREDITS * 100),
        ),
      );
      expect((await reconcile(open.database)).drifts).toEqual([]);
    },
  );
});

/** Submits whose prompt holds a scene. */
function countSubmits(scene: string): number {
  return simulator.submits.filter(({ body }) => String(body['prompt']).includes(scene)).length;
}
