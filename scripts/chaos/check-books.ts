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
      coalesce(sum(transfer.amount_hundredths), 0)::text as paid, count(transfer.id)::int as captures,
      (select count(*)::int from credit_holds hold where hold.subject_id = project.id and hold.state = 'open') as open_holds
    from projects project
      left join credit_transfers transfer on transfer.subject_id = project.id and transfer.kind = 'capture'
    group by project.id`);
  return [
    ...drifts.map(
      ({ kind, id, explanation }) => `The ledger does not add up: ${kind} ${id}, ${explanation}.`,
    ),
    ...ProjectRowsSchema.parse(rows).flatMap(complaintsAbout),
  ];
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

const StepRowsSchema = z.array(z.object({ id: z.string(), status: z.string(), state: z.string() }));
const OrphanRowsSchema = z.array(
  z.object({ id: z.string(), kind: z.string(), project: z.nullable(z.string()) }),
);

/** Nothing of a complete project is unfinished, and no piece was kept twice. */
export async function checkSteps(pool: Pool): Promise<string[]> {
  const unfinished = await pool.query(
    `select step.id, project.status::text as status, step.state::text as state
      from steps step join projects project on project.id = step.project_id
      where project.status = $1 and step.state <> 'finished'`,
    [projectStatus.COMPLETE],
  );
  const orphans = await pool.query(
    `select asset.id, asset.kind, asset.project_id as project from assets asset
      where asset.kind in ('picture', 'narration', 'segment', 'film')
        and not exists (select 1 from steps step where step.asset_id = asset.id)`,
  );
  return [
    ...StepRowsSchema.parse(unfinished.rows).map(
      ({ id, state }) => `Step ${id} of a complete project is ${state}.`,
    ),
    ...OrphanRowsSchema.parse(orphans.rows).map(
      ({ id, kind, project }) => `The ${kind} ${id} of project ${project} belongs to no step.`,
    ),
  ];
}
