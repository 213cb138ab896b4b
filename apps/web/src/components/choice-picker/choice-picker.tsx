import { Link } from '@tanstack/react-router';
import { planOfTier, planThresholdCredits } from '@kinora/contract/plans';
import { sentences } from '@kinora/contract/sentences';
import type { MeAnswer } from '@kinora/contract/api';
import type { Tier } from '@kinora/contract/plans';
import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useMe } from '../../api/get-me.ts';
import { labels } from '../../labels/index.ts';
import { formatCreditCount } from '../../lib/format.ts';
import { PickerSurface } from '../../ui/picker-surface.tsx';
import { tierLock } from '../engine-picker/engine-lock.ts';
import { recentFirst } from '../../lib/recent-choices.ts';
import { MakerNote } from '../maker-tag.tsx';
import { useRecentChoices } from '../use-recent-choices.ts';
import type { Choice, ChoiceGroup } from './choice.ts';
import { ChoiceRow } from './choice-row.tsx';

interface ChoicePickerProps<Key extends string> {
  label: string;
  anchor: HTMLElement | null;
  groups: readonly ChoiceGroup<Key>[];
  selected: Key | null;
  /** A first line that takes the choice back, such as "The engine's own". */
  noneLabel?: string;
  onChoose: (key: Key | null) => void;
  onClose: () => void;
}

/** Models or effects in groups. Arrows move; a locked one says which plan opens it instead of being chosen. */
export function ChoicePicker<Key extends string>(props: ChoicePickerProps<Key>) {
  const { label, anchor, groups, selected, noneLabel, onChoose, onClose } = props;
  const me = useMe();
  const { recent, remember } = useRecentChoices();
  const listRef = useRef<HTMLDivElement>(null);
  const [refusal, setRefusal] = useState<string | null>(null);

  function choose(choice: Choice<Key>): void {
    if (tierLock(choice.tier, me) !== null) {
      setRefusal(upgradeHint(choice.tier, me));
      return;
    }
    if (choice.unavailable !== null) {
      setRefusal(choice.unavailable);
      return;
    }
    remember(choice.key);
    onChoose(choice.key);
    onClose();
  }

  return (
    <PickerSurface label={label} anchor={anchor} widthPixels={460} onClose={onClose}>
      <div
        ref={listRef}
        className="min-h-0 flex-1 overflow-y-auto p-2"
        onKeyDown={(event) => {
          moveWithArrows(event, listRef.current);
        }}
      >
        <MakerNote
          keys={groups.flatMap((group) => group.choices.map((choice) => choice.key))}
          className="px-3 pt-2 pb-1"
        />
        {noneLabel !== undefined && (
          <button
            type="button"
            data-choice-row=""
            aria-pressed={selected === null}
            className="w-full rounded-[10px] px-3 py-2.5 text-left font-semibold -outline-offset-2! hover:bg-raised aria-pressed:bg-raised"
            onClick={() => {
              onChoose(null);
              onClose();
            }}
          >
            {noneLabel}
          </button>
        )}
        {groups.map((group) => (
          <section key={group.title} aria-label={group.title}>
            <h3 className="px-3 pt-3 pb-1.5 text-12 text-ink-3">{group.title}</h3>
            {recentFirst(group.choices, recent, ({ key }) => key).map((choice) => (
              <ChoiceRow
                key={choice.key}
                choice={choice}
                me={me}
                isSelected={choice.key === selected}
                onChoose={() => {
                  choose(choice);
                }}
              />
            ))}
          </section>
        ))}
      </div>
      {refusal !== null && (
        <p
          role="alert"
          className="flex flex-none items-center gap-3 border-t border-line px-4 py-3 text-ink-2"
        >
          {refusal}
          <Link to="/pricing" className="link ml-auto flex-none font-semibold text-ink">
            {labels.common.comparePlans}
          </Link>
        </p>
      )}
    </PickerSurface>
  );
}

function upgradeHint(tier: Tier, me: MeAnswer | null | undefined): string {
  const gap = Math.ceil(planThresholdCredits[planOfTier[tier]] - (me?.credits ?? 0));
  return sentences.account.upgradeWithCredits(tier, formatCreditCount(gap));
}

function moveWithArrows(event: KeyboardEvent, list: HTMLElement | null): void {
  if (list === null || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) {
    return;
  }
  const rows = [...list.querySelectorAll<HTMLElement>('[data-choice-row]')];
  const here = rows.findIndex((row) => row === document.activeElement);
  const next = event.key === 'ArrowDown' ? here + 1 : Math.max(here - 1, 0);
  event.preventDefault();
  rows[Math.min(next, rows.length - 1)]?.focus();
}
