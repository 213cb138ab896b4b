import { Link } from '@tanstack/react-router';
import { formatBytes, isStorageNear } from '@kinora/contract/limits';
import { formatCredits } from '@kinora/contract/money';
import { sentences } from '@kinora/contract/sentences';
import type { MeAnswer } from '@kinora/contract/api';
import { ShieldCheck } from 'lucide-react';
import { useMe } from '../../api/get-me.ts';
import { useSignOut } from '../../api/sign-out.ts';
import { useDialogs } from '../../components/dialogs.tsx';
import { planLabels } from '../../components/plan-labels.ts';
import { accountLabels } from '../../labels/account.ts';
import { labels } from '../../labels/index.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { Devices } from './devices.tsx';
import { MovementTable } from './movement-table.tsx';
import { Notifications } from './notifications.tsx';
import { PasswordForm } from './password-form.tsx';
import { ProfileForm } from './profile-form.tsx';

/** Who one is here, where one is signed in, what one has with every movement of it, and the way out. */
export function AccountPage() {
  const me = useMe();
  const dialogs = useDialogs();
  return (
    <>
      <title>{labels.common.pageTitle(labels.common.account)}</title>
      <h1 className="pt-7 text-28 tracking-[-.02em] max-sm:pt-2">{labels.common.account}</h1>
      {me === undefined && <Skeleton className="mt-6 h-40 rounded-card!" />}
      {me === null && (
        <EmptyState sentence={sentences.refusal['not-signed-in']}>
          <Button
            look="primary"
            onClick={() => {
              dialogs.open('sign-in');
            }}
          >
            {labels.screen.views.signIn}
          </Button>
        </EmptyState>
      )}
      {me && <Account me={me} />}
    </>
  );
}

function Account({ me }: { me: MeAnswer }) {
  const signOut = useSignOut();
  return (
    <>
      <section
        aria-label={accountLabels.overview}
        className="mt-6 overflow-hidden rounded-card border border-line bg-line"
      >
        <dl className="grid grid-cols-2 gap-px sm:grid-cols-4">
          <Fact name={labels.common.plan} value={planLabels[me.plan]} />
          <Fact name={labels.common.credits} value={formatCredits(me.credits)} />
          <Fact name={accountLabels.heldForWork} value={formatCredits(me.held)} />
          <Fact
            name={accountLabels.storage}
            value={accountLabels.storageOf(
              formatBytes(me.storage.used_bytes),
              formatBytes(me.storage.limit_bytes),
            )}
          />
        </dl>
      </section>
      {isStorageNear(me.storage) && <p className="mt-3 text-ink-2">{sentences.account.storageNear}</p>}
      <div className="mt-4 flex flex-wrap gap-2">
        <Link to="/pricing" className="button" data-look="quiet">
          {labels.common.comparePlans}
        </Link>
        {me.is_admin && (
          <Link to="/admin" search={{}} className="button" data-look="quiet">
            <ShieldCheck size={16} aria-hidden="true" /> {labels.common.administration}
          </Link>
        )}
        <Button
          look="plain"
          isBusy={signOut.isPending}
          onClick={() => {
            signOut.mutate();
          }}
        >
          {labels.screen.views.signOut}
        </Button>
      </div>
      <div className="mt-6 grid grid-cols-1 gap-4 lg:grid-cols-2">
        <ProfileForm key={me.id} me={me} />
        <PasswordForm />
      </div>
      <div className="mt-4 grid grid-cols-1 gap-4 lg:grid-cols-2">
        <Notifications me={me} />
        <Devices />
      </div>
      <MovementTable />
      <div className="mt-10">
        <DeleteAccount />
      </div>
    </>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="min-w-0 bg-surface px-4 py-3">
      <dt className="text-12 text-ink-3">{name}</dt>
      <dd className="truncate font-semibold tabular-nums" title={value}>
        {value}
      </dd>
    </div>
  );
}
