import { sentences } from '@kinora/contract';
import { useState } from 'react';
import { useMe } from '../../api/get-me.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { tabPanelProps, Tabs } from '../../ui/tabs.tsx';
import { Applications } from './applications.tsx';
import { Invitations } from './invitations.tsx';
import { Users } from './users.tsx';

const TABS = [
  { id: 'invitations', label: 'Invitations' },
  { id: 'applications', label: 'Applications' },
  { id: 'users', label: 'Users' },
] as const;

/** What only administrators see: invitations, applications for access, and users with their credits. */
export function AdminPage() {
  const me = useMe();
  const [tab, setTab] = useState<(typeof TABS)[number]['id']>('invitations');
  return (
    <>
      <title>Administration · Kinora</title>
      <h1 className="pt-7 text-28 tracking-[-.02em] max-sm:pt-2">Administration</h1>
      {me === undefined && <Skeleton className="mt-6 h-40 rounded-card!" />}
      {me !== undefined && me?.is_admin !== true && (
        <EmptyState sentence={sentences.refusal[me === null ? 'not-signed-in' : 'forbidden']} />
      )}
      {me?.is_admin === true && (
        <>
          <div className="mt-4 mb-6 border-b border-line">
            <Tabs
              label="Parts of the administration"
              name="admin"
              look="line"
              items={TABS}
              active={tab}
              onSelect={setTab}
            />
          </div>
          <div {...tabPanelProps('admin', tab)}>
            {tab === 'invitations' && <Invitations />}
            {tab === 'applications' && <Applications />}
            {tab === 'users' && <Users />}
          </div>
        </>
      )}
    </>
  );
}
