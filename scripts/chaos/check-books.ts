import { projectStatus } from '@kinora/contract/statuses';
import type { Pool } from 'pg';
import { z } from 'zod/mini';
import type { OpenDatabase } from '../../apps/server/src/db/client.ts';
import { reconcile } from '../../apps/server/src/modules/credits/index.ts';

const ProjectRowsSchema = z.array(
  z.object({
    id: z.string(),
    status: z.string(),
    price: z.string(),
    paid: z.string(),
    captures: z.number(),
    open_holds: z.number(),
  }),
);

/** Every project has ended, is paid once when it is complete and not at all otherwise, and the ledger adds up. */
export async function checkBooks(open: OpenDatabase): Promise<string[]> {
  const { drifts } = await reconcile(open.database);
  const { rows } = await open.pool.query(`
    select project.id, project.status::text as status, project.price_hundredths::text as price,
      coalesce(sum(transfer.amount_hundredths) filter (where own.id is not null), 0)::text as paid,
      count(own.id)::int as captures,
      (select count(*)::int from credit_holds hold where hold.subject_id = project.id and hold.state = 'open') as open_holds
    from projects project
      left join credit_transfers transfer on transfer.subject_id = project.id and transfer.kind = 'capture'
      left join credit_holds own on own.id = transfer.hold_id and own.key like 'project:%'
    group by project.id`);
  return [
    ...drifts.map(
      ({ kind, id, explanation }) => `The ledger does not add up: ${kind} ${id}, ${explanation}.`,
    ),
    ...ProjectRowsSchema.parse(rows).flatMap(complaintsAbout),
    ...(await checkStepHolds(open.pool)),
  ];
}

const StepHoldRowsSchema = z.array(
  z.object({ id: z.string(), state: z.string(), captures: z.number(), open_holds: z.number() }),
);

/** A wish with a price of its own, such as a scene made real, is paid once when it has come, and not at all otherwise. */
async function checkStepHolds(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query(`
    select step.id, step.state::text as state,
      count(*) filter (where hold.state = 'captured')::int as captures,
      count(*) filter (where hold.state = 'open')::int as open_holds
    from steps step join credit_holds hold on hold.key like 'step:' || step.id || ':%'
    group by step.id`);
  return StepHoldRowsSchema.parse(rows).flatMap(({ id, state, captures, open_holds: openHolds }) =>
    captures === (state === 'finished' ? 1 : 0) && openHolds === 0
      ? []
      : [`Step ${id} is ${state}, was paid ${captures} times and holds credits ${openHolds} times.`],
  );
}

function complaintsAbout(row: z.infer<typeof ProjectRowsSchema>[number]): string[] {
  const { id, status, price, paid, captures, open_holds: openHolds } = row;
  const isComplete = status === projectStatus.COMPLETE;
  const hasEnded = isComplete || status === projectStatus.FAILED;
  const isPaidRight = isComplete ? captures === 1 && paid === price : captures === 0;
  return [
    ...(hasEnded ? [] : [`Project ${id} never ended: it is ${status}.`]),
    ...(isPaidRight
      ? []
      : [`Project ${id} is ${status} and was paid ${captures} times, ${paid} of ${price}.`]),
    ...(hasEnded && openHolds > 0 ? [`Project ${id} is ${status} and still holds credits.`] : []),
  ];
}

const StepRowsSchema = z.array(
  z.object({ id: z.string(), kind: z.string(), status: z.string(), state: z.string() }),
);
const OrphanRowsSchema = z.array(
  z.object({ id: z.string(), kind: z.string(), project: z.nullable(z.string()) }),
);

/** Nothing of a complete project is unfinished but wishes of their own that failed, and no piece was kept twice. */
export async function checkSteps(pool: Pool): Promise<string[]> {
  const unfinished = await pool.query(
    `select step.id, step.kind::text as kind, project.status::text as status, step.state::text as state
      from steps step join projects project on project.id = step.project_id
      where project.status = $1 and step.state <> 'finished'
        and not (step.state = 'failed' and exists (
          select 1 from credit_holds hold where hold.key like 'step:' || step.id || ':%'))`,
    [projectStatus.COMPLETE],
  );
  const orphans = await pool.query(
    `select asset.id, asset.kind, asset.project_id as project from assets asset
      where asset.kind in ('picture', 'narration', 'music', 'segment', 'film')
        and not exists (select 1 from steps step where step.asset_id = asset.id)`,
  );
  return [
    ...StepRowsSchema.parse(unfinished.rows).map(
      ({ id, kind, state }) => `The ${kind} ${id} of a complete project is ${state}.`,
    ),
    ...OrphanRowsSchema.parse(orphans.rows).map(
      ({ id, kind, project }) => `The ${kind} ${id} of project ${project} belongs to no step.`,
    ),
  ];
}
