import type { LocalModel } from '@kinora/contract/api';
import { formatBytes } from '@kinora/contract/limits';
import { useLocalModels } from '../../../api/local-models.ts';
import { connectionLabels } from '../../../labels/connections.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { Section } from './section.tsx';

const words = connectionLabels.localModels;

/** Models that run on the server's own machine: how each stands, and what to type there. */
export function LocalModels() {
  const models = useLocalModels();
  return (
    <Section title={words.title} note={words.note}>
      {models.isPending && <Skeleton className="h-32 rounded-card!" />}
      {models.isError && <OfflineNotice onRetry={() => void models.refetch()} />}
      {models.data !== undefined && (
        <ul className="grid grid-cols-1 gap-4 md:grid-cols-2">
          {models.data.map((model) => (
            <li key={model.name} className="grid">
              <LocalModelCard model={model} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function LocalModelCard({ model }: { model: LocalModel }) {
  const { title, purpose, licence, by, bytes, state, problem, command } = model;
  return (
    <article className="grid content-start gap-2 rounded-card border border-line bg-surface p-5 max-sm:p-4">
      <header className="flex flex-wrap items-baseline justify-between gap-2">
        <h3 className="font-semibold">{title}</h3>
        <span className="text-12 text-ink-2">{words.states[state]}</span>
      </header>
      <p>{purpose}</p>
      <p className="text-12 text-ink-2">{words.facts(formatBytes(bytes), licence, by)}</p>
      {problem !== null && <p className="text-12 text-bad">{words.problem(problem)}</p>}
      <p className="text-12 text-ink-2">{state === 'installed' ? words.toRemove : words.toInstall}</p>
      <code className="block rounded-control border border-line bg-raised px-3 py-1.5 text-12 break-words">
        {command}
      </code>
    </article>
  );
}
