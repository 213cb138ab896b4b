import { sentences } from '@kinora/contract/sentences';
import type { AccountSession } from '@kinora/contract/api';
import { LogOut, Monitor, Smartphone } from 'lucide-react';
import { failureText } from '../../api/api-error.ts';
import { useAccountSessions, useEndSessions } from '../../api/account-sessions.ts';
import { accountLabels } from '../../labels/account.ts';
import { labels } from '../../labels/index.ts';
import { deviceName } from '../../lib/device-name.ts';
import { formatDay } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/notify.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tag } from '../../ui/tag.tsx';
import { AccountSection } from './account-section.tsx';

/** Where the account is signed in, and how to end that. */
export function Devices() {
  const sessions = useAccountSessions();
  const end = useEndSessions();
  const hasOthers = sessions.data?.some((session) => !session.is_current) === true;

  function endSession(id: string | null, sentence: string): void {
    end.mutate(id, {
      onSuccess: () => {
        void notify({ text: sentence, tone: 'good' });
      },
      onError: (error) => {
        void notify({ text: failureText(error, (reason) => reason), tone: 'bad' });
      },
    });
  }

  return (
    <AccountSection
      title={accountLabels.devices}
      action={
        hasOthers && (
          <Button
            size="small"
            isBusy={end.isPending && end.variables === null}
            onClick={() => {
              endSession(null, sentences.account.otherSessionsEnded);
            }}
          >
            {accountLabels.signOutOthers}
          </Button>
        )
      }
    >
      {sessions.isPending && <Skeleton className="h-24" />}
      {sessions.isError && (
        <p role="alert" className="flex items-center gap-3 text-ink-2">
          {sentences.failure.backendOffline}
          <Button size="small" onClick={() => void sessions.refetch()}>
            {labels.common.tryAgain}
          </Button>
        </p>
      )}
      <ul className="grid">
        {sessions.data?.map((session) => (
          <li key={session.id} className="border-line not-first:border-t">
            <Device
              session={session}
              isEnding={end.isPending && end.variables === session.id}
              onEnd={() => {
                endSession(session.id, sentences.account.sessionEnded);
              }}
            />
          </li>
        ))}
      </ul>
    </AccountSection>
  );
}

interface DeviceProps {
  session: AccountSession;
  isEnding: boolean;
  onEnd: () => void;
}

function Device({ session, isEnding, onEnd }: DeviceProps) {
  const device = deviceName(session.device);
  const name = device?.name ?? sentences.account.unknownDevice;
  const Icon = device?.isPhone === true ? Smartphone : Monitor;
  const seen = formatDay(session.last_seen_at, new Date());
  return (
    <div className="flex items-center gap-3 py-3">
      <span className="grid size-10 flex-none place-items-center rounded-control bg-raised text-ink-2">
        <Icon size={18} aria-hidden="true" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          {name}
          {session.is_current && <Tag>{sentences.account.thisDevice}</Tag>}
        </p>
        <p className="truncate text-12 text-ink-3">
          {accountLabels.lastSeen(seen)}
          {session.address !== null && session.address !== '' && ` · ${session.address}`}
        </p>
      </div>
      {!session.is_current && (
        <Button
          size="small"
          look="plain"
          isBusy={isEnding}
          icon={<LogOut size={14} aria-hidden="true" />}
          aria-label={accountLabels.signOutOf(name, seen)}
          onClick={onEnd}
        >
          {accountLabels.signOut}
        </Button>
      )}
    </div>
  );
}
