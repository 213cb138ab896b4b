import { tierLabels } from '@kinora/contract/plans';
import type { Voice } from '@kinora/contract/voices';
import { Check, Lock, Pause, Play } from 'lucide-react';
import { labels } from '../../labels/index.ts';
import { pickerLabels } from '../../labels/pickers.ts';
import { classNames } from '../../lib/class-names.ts';
import { formatClock } from '../../lib/format.ts';
import { Tag } from '../../ui/tag.tsx';
import type { PreviewState } from './use-voice-preview.ts';
import { voiceKind, voiceTags } from './voice-facts.ts';
import { VoiceWave } from './voice-wave.tsx';

interface VoiceRowProps {
  voice: Voice;
  isSelected: boolean;
  isLocked: boolean;
  /** Only one row is a tab stop; arrows move between rows. */
  isTabStop: boolean;
  playing: PreviewState | null;
  onChoose: () => void;
  onPreview: (() => void) | null;
}

const RING_LENGTH = 2 * Math.PI * 18;

/** A narrator: the ring plays, the row chooses. Space on the row plays too. */
export function VoiceRow({
  voice,
  isSelected,
  isLocked,
  isTabStop,
  playing,
  onChoose,
  onPreview,
}: VoiceRowProps) {
  const share =
    playing && playing.durationSeconds > 0 ? playing.positionSeconds / playing.durationSeconds : 0;
  return (
    <li
      className={classNames(
        'flex h-14 items-center gap-3 rounded-[10px] pr-3 pl-2 hover:bg-raised',
        (isSelected || playing) && 'bg-raised',
      )}
    >
      <button
        type="button"
        aria-label={playing ? pickerLabels.stopOf(voice.name) : labels.common.playOf(voice.name)}
        tabIndex={isTabStop ? 0 : -1}
        className="relative grid size-10 flex-none place-items-center rounded-full"
        aria-disabled={onPreview === null || undefined}
        onClick={() => onPreview?.()}
      >
        <svg
          viewBox="0 0 40 40"
          className="absolute inset-0 -rotate-90"
          fill="none"
          strokeWidth="2"
          aria-hidden="true"
        >
          <circle cx="20" cy="20" r="18" className="stroke-line" />
          <circle
            cx="20"
            cy="20"
            r="18"
            className="stroke-accent"
            strokeLinecap="round"
            strokeDasharray={`${share * RING_LENGTH} ${RING_LENGTH}`}
            opacity={share > 0 ? 1 : 0}
          />
        </svg>
        {playing ? (
          <Pause size={14} fill="currentColor" strokeWidth={0} />
        ) : (
          <Play size={14} fill="currentColor" strokeWidth={0} />
        )}
      </button>
      <button
        type="button"
        data-voice-row=""
        aria-pressed={isSelected}
        aria-disabled={isLocked || undefined}
        tabIndex={isTabStop ? 0 : -1}
        className="flex h-full min-w-0 flex-1 items-center gap-3 rounded-control text-left"
        onClick={onChoose}
        onKeyDown={(event) => {
          if (event.key === ' ') {
            event.preventDefault();
            onPreview?.();
          }
        }}
      >
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline gap-2 leading-5">
            <span className="max-w-4/5 flex-none truncate font-semibold">{voice.name}</span>
            <span className="min-w-0 truncate text-12 text-ink-2">{voiceKind(voice)}</span>
          </span>
          <span className="block truncate text-12 text-ink-3">{voiceTags(voice)}</span>
        </span>
        {playing && (
          <span aria-hidden="true" className="flex items-center gap-3 text-12 text-ink-2 tabular-nums">
            <VoiceWave seed={voice.voice_id} share={share} />
            {formatClock(playing.positionSeconds)} / {formatClock(playing.durationSeconds)}
          </span>
        )}
        {isLocked && (
          <Tag>
            <Lock size={12} aria-hidden="true" />
            {tierLabels[voice.tier]}
          </Tag>
        )}
        {isSelected && <Check size={16} aria-hidden="true" className="text-accent" />}
      </button>
    </li>
  );
}
