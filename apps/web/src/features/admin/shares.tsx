import { sentences } from '@kinora/contract/sentences';
import type { AdminShare } from '@kinora/contract/api';
import { failureText } from '../../api/api-error.ts';
import { useAdminShares, useEndShare } from '../../api/administration.ts';
import { adminLabels } from '../../labels/admin.ts';
import { formatDay } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/notify.ts';
import { AdminTable } from './admin-table.tsx';

const COLUMNS = [
  adminLabels.shares.video,
  adminLabels.jobs.owner,
  adminLabels.users.since,
  adminLabels.actions,
] as const;

/** What everybody with a link can watch; a share that should not be is ended here. */
export function Shares() {
  const shares = useAdminShares();
  return (
    <>
      <p className="mb-4 text-ink-2">{sentences.admin.sharesNote}</p>
      <AdminTable
        label={adminLabels.shares.title}
        columns={COLUMNS}
        query={shares}
        rows={shares.data ?? []}
        emptySentence={sentences.admin.noShares}
        keyOf={(share) => share.id}
        cells={(share) => [
          share.path === null ? (
            share.title
          ) : (
            <a key="video" href={share.path} target="_blank" rel="noreferrer" className="link font-semibold">
              {share.title}
            </a>
          ),
          <span key="owner" className="grid">
            {share.owner.name}
            <span className="text-12 text-ink-3">{share.owner.email}</span>
          </span>,
          formatDay(share.shared_at, new Date()),
          <EndButton key="end" share={share} />,
        ]}
      />
    </>
  );
}

function EndButton({ share }: { share: AdminShare }) {
  const end = useEndShare();
  return (
    <Button
      size="small"
      look="plain"
      isBusy={end.isPending}
      aria-label={adminLabels.shares.endOf(share.title)}
      onClick={() => {
        end.mutate(share.id, {
          onSuccess: () => {
            void notify({ text: sentences.sharing.ended, tone: 'good' });
          },
          onError: (error) => {
            void notify({ text: failureText(error, (reason) => reason), tone: 'bad' });
          },
        });
      }}
    >
      {adminLabels.shares.end}
    </Button>
  );
}
