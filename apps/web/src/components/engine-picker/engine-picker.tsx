import { Link } from '@tanstack/react-router';
import { engines } from '@kinora/contract/catalogue';
import { planThresholdCredits, tierLabels } from '@kinora/contract/plans';
import { sentences } from '@kinora/contract/sentences';
import type { MeAnswer } from '@kinora/contract/api';
import type { Engine, EngineKey } from '@kinora/contract/catalogue';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useEngineAvailability } from '../../api/get-catalogue.ts';
import { labels } from '../../labels/index.ts';
import { pickerLabels } from '../../labels/pickers.ts';
import { PickerSurface } from '../../ui/picker-surface.tsx';
import { recentFirst } from '../../lib/recent-choices.ts';
import { planLabels } from '../plan-labels.ts';
import { MakerNote } from '../maker-tag.tsx';
import { useRecentChoices } from '../use-recent-choices.ts';
import { EngineCard } from './engine-card.tsx';
import { tierLock } from './engine-lock.ts';

interface EnginePickerProps {
  anchor: HTMLElement | null;
  me: MeAnswer | null | undefined;
  selected: EngineKey | null;
  onChoose: (engine: EngineKey) => void;
  onClose: () => void;
}

interface EngineGroup {
  title: string;
  note: string;
  members: readonly Engine[];
}

/** The engines of stories in three groups: what one can use, then what Pro and ProXL open. */
export function EnginePicker({ anchor, me, selected, onChoose, onClose }: EnginePickerProps) {
  const [query, setQuery] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const unavailableNote = useEngineAvailability();
  const { recent, remember } = useRecentChoices();
  const storyEngines = engines.filter((engine) => engine.mode === 'stories');
  // What works on this server comes first, then what was used; the order is otherwise the catalogue's.
  const found = recentFirst(storyEngines, recent, ({ key }) => key)
    .filter((engine) => matches(engine, query))
    .sort(
      (one, other) => Number(unavailableNote(one.key) !== null) - Number(unavailableNote(other.key) !== null),
    );

  function choose(engine: Engine): void {
    if (tierLock(engine.tier, me) !== null) {
      setRefusal(sentences.readiness.closedTier(engine.tier));
      return;
    }
    const note = unavailableNote(engine.key);
    if (note !== null) {
      setRefusal(note);
      return;
    }
    remember(engine.key);
    onChoose(engine.key);
    onClose();
  }

  return (
    <PickerSurface label={pickerLabels.engines} anchor={anchor} widthPixels={560} onClose={onClose}>
      <div className="flex-none border-b border-line p-3">
        <label className="field">
          <Search size={16} aria-hidden="true" />
          <input
            type="search"
            aria-label={pickerLabels.searchEngines}
            placeholder={pickerLabels.searchEngineCount(storyEngines.length)}
            value={query}
            onChange={(event) => {
              setQuery(event.target.value);
            }}
          />
        </label>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto px-3 pb-4">
        <MakerNote keys={found.map(({ key }) => key)} className="px-1 pt-3" />
        {groupsOf(found, me).map((group) => (
          <section key={group.title} aria-label={group.title}>
            <h3 className="flex items-center px-1 pt-4 pb-2.5 text-12 text-ink-3">
              {group.title}
              <span className="ml-auto font-medium">{group.note}</span>
            </h3>
            <div className="grid grid-cols-2 gap-x-3 gap-y-4">
              {group.members.map((engine) => (
                <EngineCard
                  key={engine.key}
                  engine={engine}
                  me={me}
                  size="picker"
                  isSelected={engine.key === selected}
                  isAvailable={unavailableNote(engine.key) === null}
                  onChoose={choose}
                />
              ))}
            </div>
          </section>
        ))}
        {found.length === 0 && (
          <p className="px-1 py-8 text-center text-ink-2">{pickerLabels.noEngineFound}</p>
        )}
      </div>
      {refusal !== null && (
        <p
          role="alert"
          className="flex flex-none items-center gap-3 border-t border-line px-4 py-3 text-ink-2"
        >
          {refusal}
          <Link to="/pricing" className="link ml-auto font-semibold text-ink">
            {labels.common.comparePlans}
          </Link>
        </p>
      )}
    </PickerSurface>
  );
}

function matches(engine: Engine, query: string): boolean {
  const haystack = `${engine.name} ${engine.best_for} ${engine.description}`.toLowerCase();
  return haystack.includes(query.trim().toLowerCase());
}

function groupsOf(found: readonly Engine[], me: MeAnswer | null | undefined): EngineGroup[] {
  const isOpen = (engine: Engine) => tierLock(engine.tier, me) === null;
  const groups: EngineGroup[] = [
    {
      title: pickerLabels.yours,
      note: me ? pickerLabels.planNote(planLabels[me.plan]) : '',
      members: found.filter(isOpen),
    },
    ...(['pro', 'proXL'] as const).map((tier) => ({
      title: tierLabels[tier],
      note: pickerLabels.fromCredits(planThresholdCredits[tier === 'pro' ? 'pro' : 'proxl']),
      members: found.filter((engine) => engine.tier === tier && !isOpen(engine)),
    })),
  ];
  return groups.filter((group) => group.members.length > 0);
}
