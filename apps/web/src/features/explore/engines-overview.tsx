import { Link, useNavigate } from '@tanstack/react-router';
import { engines } from '@kinora/contract/catalogue';
import type { Engine, EngineKey } from '@kinora/contract/catalogue';
import { ArrowRight } from 'lucide-react';
import { memo } from 'react';
import { useEngineAvailability } from '../../api/get-catalogue.ts';
import { useMe } from '../../api/get-me.ts';
import { EngineCard } from '../../components/engine-picker/engine-card.tsx';
import { GuideCard } from '../../components/engine-picker/guide-card.tsx';
import { tierLock } from '../../components/engine-picker/engine-lock.ts';
import { MakerNote } from '../../components/maker-tag.tsx';
import { exploreLabels } from '../../labels/explore.ts';
import { labels } from '../../labels/index.ts';
import { useSteady } from '../../lib/use-steady.ts';

interface EnginesOverviewProps {
  selected: EngineKey | null;
  onChoose: (engine: Engine) => void;
}

/** Every engine with its sample, description, makers and the plan that opens it. */
export const EnginesOverview = memo(function EnginesOverview({ selected, onChoose }: EnginesOverviewProps) {
  const navigate = useNavigate();
  const me = useMe();
  const unavailableNote = useEngineAvailability();
  const openCount = engines.filter((engine) => tierLock(engine.tier, me) === null).length;
  const choose = useSteady((chosen: Engine) => {
    if (tierLock(chosen.tier, me) !== null) {
      void navigate({ to: '/pricing' });
    } else if (unavailableNote(chosen.key) === null) {
      onChoose(chosen);
    }
  });
  return (
    <section aria-labelledby="engines-title">
      <div className="mt-10 flex items-baseline gap-3 max-sm:mt-7">
        <h2 id="engines-title" className="text-20 tracking-[-.012em] whitespace-nowrap">
          {labels.screen.explore.enginesOverview}
        </h2>
        <span className="min-w-0 truncate text-ink-3">
          {me ? exploreLabels.enginesOpen(openCount, engines.length) : exploreLabels.elevenWays}
        </span>
        <span className="flex-1 max-sm:hidden" />
        <Link to="/pricing" className="flex items-center gap-1 text-ink-2 hover:text-ink max-sm:hidden">
          {labels.common.comparePlans} <ArrowRight size={14} aria-hidden="true" />
        </Link>
      </div>
      <MakerNote keys={engines.map(({ key }) => key)} className="mt-1" />
      <ul className="mt-4 grid grid-cols-1 gap-x-(--gap) gap-y-6 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        {engines.map((engine, index) => (
          <li key={engine.key}>
            <EngineCard
              engine={engine}
              me={me}
              size="overview"
              isFirst={index === 0}
              isSelected={engine.key === selected}
              isAvailable={unavailableNote(engine.key) === null}
              onChoose={choose}
            />
          </li>
        ))}
        <li>
          <GuideCard />
        </li>
      </ul>
    </section>
  );
});
