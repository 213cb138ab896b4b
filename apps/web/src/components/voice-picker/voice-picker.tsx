import { effectivePlanOfCredits, planAllows } from '@kinora/contract/plans';
import { sentences } from '@kinora/contract/sentences';
import { speaksLanguage } from '@kinora/contract/voices';
import type { Language } from '@kinora/contract/catalogue';
import type { Voice } from '@kinora/contract/voices';
import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useMe } from '../../api/get-me.ts';
import { useVoices } from '../../api/get-voices.ts';
import { labels } from '../../labels/index.ts';
import { pickerLabels } from '../../labels/pickers.ts';
import { recentFirst } from '../../lib/recent-choices.ts';
import { Button } from '../../ui/button.tsx';
import { PickerSurface } from '../../ui/picker-surface.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useRecentChoices } from '../use-recent-choices.ts';
import { useVoicePreview } from './use-voice-preview.ts';
import { previewUrl } from './voice-facts.ts';
import { VoiceFilters } from './voice-filters.tsx';
import type { VoiceFilter } from './voice-filters.tsx';
import { VoiceRow } from './voice-row.tsx';

interface VoicePickerProps {
  label: string;
  anchor: HTMLElement | null;
  selectedId: string | null;
  language: Language;
  onChoose: (voice: Voice, language: Language) => void;
  onClose: () => void;
}

/** The narrators: filters above, rows below. Arrows move, Space plays, Enter chooses. */
export function VoicePicker({ label, anchor, selectedId, language, onChoose, onClose }: VoicePickerProps) {
  const { voices, isLoading, isFailed, reload } = useVoices();
  const me = useMe();
  const [filter, setFilter] = useState<VoiceFilter>({ query: '', language, labels: {} });
  const [refusal, setRefusal] = useState<string | null>(null);
  const { playing, toggle } = useVoicePreview();
  const listRef = useRef<HTMLUListElement>(null);
  const { recent, remember } = useRecentChoices();
  const found = recentFirst(voices, recent, ({ voice_id: id }) => id).filter((voice) =>
    passes(voice, filter),
  );
  const tabStopId = found.find((voice) => voice.voice_id === selectedId)?.voice_id ?? found[0]?.voice_id;
  const plan = me
    ? effectivePlanOfCredits({ availableCredits: me.credits, storedPlan: me.stored_plan })
    : 'free';

  function choose(voice: Voice): void {
    if (!planAllows(plan, voice.tier)) {
      setRefusal(sentences.readiness.closedTier(voice.tier));
      return;
    }
    remember(voice.voice_id);
    onChoose(voice, filter.language);
    onClose();
  }

  return (
    <PickerSurface label={label} anchor={anchor} widthPixels={444} onClose={onClose}>
      <div
        className="contents"
        onKeyDown={(event) => {
          moveWithArrows(event, listRef.current);
        }}
      >
        <VoiceFilters voices={voices} filter={filter} onChange={setFilter} />
        <div className="min-h-0 flex-1 overflow-y-auto px-2 pb-2">
          <p className="flex px-2 pt-3.5 pb-1 text-12 font-semibold text-ink-3">
            {pickerLabels.allVoices(filter.language)}
            <span className="ml-auto font-medium tabular-nums">{found.length}</span>
          </p>
          {isLoading && <Skeleton className="m-2 h-40" />}
          <ul ref={listRef} aria-label={pickerLabels.voices}>
            {found.map((voice) => {
              const url = previewUrl(voice, filter.language);
              return (
                <VoiceRow
                  key={voice.voice_id}
                  voice={voice}
                  isSelected={voice.voice_id === selectedId}
                  isLocked={!planAllows(plan, voice.tier)}
                  isTabStop={voice.voice_id === tabStopId}
                  playing={playing?.voiceId === voice.voice_id ? playing : null}
                  onChoose={() => {
                    choose(voice);
                  }}
                  onPreview={
                    url === null
                      ? null
                      : () => {
                          toggle(voice.voice_id, url);
                        }
                  }
                />
              );
            })}
          </ul>
          {isFailed && (
            <div role="alert" className="grid justify-items-center gap-3 px-2 py-8 text-center text-ink-2">
              {sentences.failure.backendOffline}
              <Button size="small" onClick={reload}>
                {labels.common.tryAgain}
              </Button>
            </div>
          )}
          {!isLoading && !isFailed && found.length === 0 && (
            <p className="px-2 py-8 text-center text-ink-2">{sentences.validation.invalidVoice}</p>
          )}
        </div>
        {refusal !== null && (
          <p role="alert" className="flex-none border-t border-line px-4 py-3 text-ink-2">
            {refusal}
          </p>
        )}
        <KeyHints />
      </div>
    </PickerSurface>
  );
}

function KeyHints() {
  return (
    <p
      aria-hidden="true"
      className="flex flex-none items-center gap-2 border-t border-line px-4 py-2.5 text-12 text-ink-3 max-sm:hidden"
    >
      <span className="keycap">↑↓</span> {pickerLabels.keys.move}{' '}
      <span className="keycap ml-1">{pickerLabels.keys.space}</span> {pickerLabels.keys.play}
      <span className="keycap ml-1">{pickerLabels.keys.enter}</span> {pickerLabels.keys.choose}
    </p>
  );
}

function passes(voice: Voice, filter: VoiceFilter): boolean {
  const text = `${voice.name} ${Object.values(voice.labels).join(' ')}`.toLowerCase();
  return (
    speaksLanguage(voice, filter.language) &&
    text.includes(filter.query.trim().toLowerCase()) &&
    Object.entries(filter.labels).every(([name, value]) => voice.labels[name] === value)
  );
}

function moveWithArrows(event: KeyboardEvent, list: HTMLUListElement | null): void {
  if (
    list === null ||
    (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') ||
    event.target instanceof HTMLSelectElement
  ) {
    return;
  }
  const rows = [...list.querySelectorAll<HTMLElement>('[data-voice-row]')];
  const here = rows.findIndex((row) => row.closest('li')?.contains(document.activeElement));
  const next = event.key === 'ArrowDown' ? here + 1 : Math.max(here - 1, 0);
  event.preventDefault();
  rows[Math.min(next, rows.length - 1)]?.focus();
}
