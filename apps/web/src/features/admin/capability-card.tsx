import { sentences } from '@kinora/contract/sentences';
import type { AdminCapability, Capability } from '@kinora/contract/api';
import {
  AudioLines,
  CircleCheck,
  CircleMinus,
  CircleX,
  Clapperboard,
  Image,
  Mail,
  Search,
  Type,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { adminLabels } from '../../labels/admin.ts';
import { formatDay } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { labels } from '../../labels/index.ts';

const ICONS: Record<Capability, LucideIcon> = {
  text: Type,
  images: Image,
  video: Clapperboard,
  speech: AudioLines,
  search: Search,
  mail: Mail,
};

const words = sentences.admin;
const serverNames: Readonly<Record<string, string>> = words.servers;

interface CapabilityCardProps {
  provider: AdminCapability;
  onTest: () => void;
}

/** One capability, who serves it, and how that goes. */
export function CapabilityCard({ provider, onTest }: CapabilityCardProps) {
  const { capability, check } = provider;
  const Icon = ICONS[capability];
  const isUnderWay = check !== null && check.finished_at === null;
  const name = `${words.capabilities[capability]}, ${serverName(provider)}`;
  return (
    <article
      aria-label={name}
      className="flex flex-col gap-4 rounded-card border border-line bg-surface p-5 max-sm:p-4"
    >
      <header className="flex items-start gap-3">
        <span className="grid size-10 flex-none place-items-center rounded-control bg-raised text-ink-2">
          <Icon size={18} aria-hidden="true" />
        </span>
        <div className="min-w-0 flex-1">
          <h2 className="text-16 font-semibold tracking-[-.01em]">{words.capabilities[capability]}</h2>
          <p className="text-12 text-ink-3">{words.capabilityUses[capability]}</p>
        </div>
        {provider.is_configured && (
          <Button
            size="small"
            isBusy={isUnderWay}
            aria-label={adminLabels.health.testOf(name)}
            onClick={onTest}
          >
            {adminLabels.health.test}
          </Button>
        )}
      </header>
      <dl className="grid gap-2 border-t border-line pt-4">
        <Fact name={adminLabels.health.servedBy}>
          <span className="font-semibold">{serverName(provider)}</span>
          {serverDetail(provider) !== '' && (
            <span className="block text-12 break-all text-ink-3">{serverDetail(provider)}</span>
          )}
        </Fact>
        <Fact name={adminLabels.health.lastWork}>
          <LastWork provider={provider} />
        </Fact>
        <Fact name={adminLabels.health.lastTest}>
          <LastTest provider={provider} />
        </Fact>
      </dl>
    </article>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[5.5rem_1fr] gap-3">
      <dt className="text-12 leading-[21px] text-ink-3">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}

function serverName({ provider, is_configured: isConfigured }: AdminCapability): string {
  if (!isConfigured) {
    return labels.screen.views.notSet;
  }
  return serverNames[provider] ?? provider;
}

function serverDetail({ address, model, model_count: modelCount }: AdminCapability): string {
  const models = modelCount === null ? null : adminLabels.health.models(modelCount);
  return [address, model, models].filter((part) => part !== null).join(' · ');
}

function LastWork({ provider }: { provider: AdminCapability }) {
  const { last_success_at: success, last_failure_at: failure, last_failure: reason } = provider;
  if (success === null && failure === null) {
    return <span className="text-ink-2">{unusedWords(provider)}</span>;
  }
  return (
    <>
      {success !== null && <Outcome isGood>{formatDay(success, new Date())}</Outcome>}
      {failure !== null && (
        <Outcome isGood={false}>
          {reason === null
            ? formatDay(failure, new Date())
            : adminLabels.health.failedBecause(formatDay(failure, new Date()), reason)}
        </Outcome>
      )}
    </>
  );
}

function unusedWords({ capability, is_configured: isConfigured }: AdminCapability): string {
  if (isConfigured) {
    return words.neverUsed;
  }
  return capability === 'mail' ? words.mailsAreKept : words.searchIsOff;
}

function LastTest({ provider: { check, is_configured: isConfigured } }: { provider: AdminCapability }) {
  if (check === null) {
    return isConfigured ? <span className="text-ink-2">{words.notTested}</span> : <NothingToTest />;
  }
  if (check.is_working === null) {
    return (
      <span role="status" className="flex items-center gap-2 text-ink-2">
        <Spinner className="size-3.5!" /> {words.checkWaits}
      </span>
    );
  }
  return (
    <Outcome isGood={check.is_working}>
      <span className="break-words">{check.sentence}</span>
      <span className="block text-12 text-ink-3">
        {check.took_ms === null
          ? formatDay(check.asked_at, new Date())
          : adminLabels.health.testedIn(
              formatDay(check.asked_at, new Date()),
              (check.took_ms / 1000).toFixed(1),
            )}
      </span>
    </Outcome>
  );
}

function NothingToTest() {
  return (
    <span className="flex items-center gap-2 text-ink-2">
      <CircleMinus size={14} aria-hidden="true" className="flex-none text-ink-3" /> {words.nothingToTest}
    </span>
  );
}

function Outcome({ isGood, children }: { isGood: boolean; children: ReactNode }) {
  return (
    <span className="flex items-start gap-2">
      {isGood ? (
        <CircleCheck size={14} aria-hidden="true" className="mt-[3.5px] flex-none text-ok" />
      ) : (
        <CircleX size={14} aria-hidden="true" className="mt-[3.5px] flex-none text-bad" />
      )}
      <span className="min-w-0">
        <span className="sr-only">{isGood ? adminLabels.health.worked : adminLabels.health.failed}</span>
        {children}
      </span>
    </span>
  );
}
