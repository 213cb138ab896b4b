import { useNavigate, useSearch } from '@tanstack/react-router';
import { sentences } from '@kinora/contract/sentences';
import { useMe } from '../../api/get-me.ts';
import { adminLabels } from '../../labels/admin.ts';
import { connectionLabels } from '../../labels/connections.ts';
import { labels } from '../../labels/index.ts';
import { adminTabs } from '../../lib/search-params.ts';
import type { AdminTab } from '../../lib/search-params.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { tabPanelProps, Tabs } from '../../ui/tabs.tsx';
import { Applications } from './applications.tsx';
import { Invitations } from './invitations.tsx';
import { Jobs } from './jobs.tsx';
import { Mails } from './mails.tsx';
import { Connections } from './connections/connections.tsx';
import { Health } from './health.tsx';
import { Shares } from './shares.tsx';
import { Users } from './users.tsx';

const LABELS: Record<AdminTab, string> = {
  jobs: adminLabels.jobs.title,
  users: adminLabels.users.title,
  invitations: adminLabels.invitations.title,
  applications: adminLabels.applications.title,
  shares: adminLabels.shares.title,
  connections: connectionLabels.title,
  health: adminLabels.health.title,
  mails: adminLabels.mails.title,
};
const TABS = adminTabs.map((id) => ({ id, label: LABELS[id] }));

/** What only administrators see: what is being made, who is here and who would like to be, who serves what, mails. */
export function AdminPage() {
  const me = useMe();
  const { tab = 'jobs' } = useSearch({ from: '/shell/admin' });
  const navigate = useNavigate();
  return (
    <>
      <title>{labels.common.pageTitle(labels.common.administration)}</title>
      <h1 className="pt-7 text-28 tracking-[-.02em] max-sm:pt-2">{labels.common.administration}</h1>
      {me === undefined && <Skeleton className="mt-6 h-40 rounded-card!" />}
      {me !== undefined && me?.is_admin !== true && (
        <EmptyState sentence={sentences.refusal[me === null ? 'not-signed-in' : 'forbidden']} />
      )}
      {me?.is_admin === true && (
        <>
          <div className="mt-4 mb-6 border-b border-line">
            <Tabs
              label={adminLabels.parts}
              name="admin"
              look="line"
              items={TABS}
              active={tab}
              onSelect={(next) => {
                void navigate({ to: '/admin', search: { tab: next }, replace: true });
              }}
            />
          </div>
          <div {...tabPanelProps('admin', tab)}>
            {tab === 'jobs' && <Jobs />}
            {tab === 'invitations' && <Invitations />}
            {tab === 'applications' && <Applications />}
            {tab === 'users' && <Users />}
            {tab === 'shares' && <Shares />}
            {tab === 'connections' && <Connections />}
            {tab === 'health' && <Health />}
            {tab === 'mails' && <Mails />}
          </div>
        </>
      )}
    </>
  );
}
