import {
  Captions,
  CaptionsOff,
  Maximize,
  Pause,
  PictureInPicture2,
  Play,
  Volume2,
  VolumeX,
} from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { labels } from '../../labels/index.ts';
import { playerLabels } from '../../labels/player.ts';
import { formatClock, formatCreditCount } from '../../lib/format.ts';
import type { Chapter } from './chapters.ts';
import { chapterAt } from './chapters.ts';
import { ChapterMarks } from './chapter-marks.tsx';
import { SPEEDS } from './use-player.ts';
import type { Player } from './use-player.ts';

interface PlayerControlsProps {
  player: Player;
  hasCaptions: boolean;
  chapters: readonly Chapter[];
}

/** The line of controls on the lower edge of the picture. */
export function PlayerControls({ player, hasCaptions, chapters }: PlayerControlsProps) {
  const { state } = player;
  const share = state.durationSeconds > 0 ? state.positionSeconds / state.durationSeconds : 0;
  const chapter = chapterAt(chapters, state.positionSeconds);
  // A custom property is not part of React's style type.
  const played = { '--played': `${share * 100}%` } as CSSProperties;
  return (
    <div className="absolute inset-x-0 bottom-0 z-10 bg-linear-to-t from-black/85 to-transparent px-5 pt-16 pb-3 text-[#f2f4f8] max-sm:px-3 max-sm:pt-10">
      <ChapterMarks chapters={chapters} durationSeconds={state.durationSeconds} />
      <input
        type="range"
        aria-label={playerLabels.position}
        aria-valuetext={labels.common.partOf(
          formatClock(state.positionSeconds),
          formatClock(state.durationSeconds),
        )}
        className="scrubber"
        style={played}
        min={0}
        max={Math.max(state.durationSeconds, 0.1)}
        step={0.1}
        value={state.positionSeconds}
        onChange={(event) => {
          player.seekTo(Number(event.target.value));
        }}
      />
      <div className="mt-1 flex items-center gap-1">
        <Control label={state.isPlaying ? playerLabels.pause : playerLabels.play} onClick={player.togglePlay}>
          {state.isPlaying ? (
            <Pause size={20} fill="currentColor" strokeWidth={0} />
          ) : (
            <Play size={20} fill="currentColor" strokeWidth={0} />
          )}
        </Control>
        <Control label={state.isMuted ? playerLabels.unmute : playerLabels.mute} onClick={player.toggleMute}>
          {state.isMuted ? <VolumeX size={20} /> : <Volume2 size={20} />}
        </Control>
        <VolumeRange player={player} />
        <span className="px-2 whitespace-nowrap tabular-nums max-sm:px-1">
          {formatClock(state.positionSeconds)} / {formatClock(state.durationSeconds)}
        </span>
        <span className="min-w-0 flex-1 truncate text-12 opacity-85 max-sm:hidden">
          {chapter !== undefined && playerLabels.chapter(chapter.number, chapter.title)}
        </span>
        <span className="flex-1 sm:hidden" />
        <SpeedChoice player={player} />
        {hasCaptions && (
          <Control
            label={player.captions.isOn ? playerLabels.hideCaptions : playerLabels.showCaptions}
            onClick={player.captions.toggle}
          >
            {player.captions.isOn ? <Captions size={20} /> : <CaptionsOff size={20} />}
          </Control>
        )}
        {player.toggleSmallWindow !== null && (
          <Control
            label={playerLabels.smallWindow}
            className="max-sm:hidden"
            onClick={player.toggleSmallWindow}
          >
            <PictureInPicture2 size={20} />
          </Control>
        )}
        <Control label={playerLabels.fullScreen} onClick={player.toggleFullscreen}>
          <Maximize size={20} />
        </Control>
      </div>
    </div>
  );
}

interface ControlProps {
  label: string;
  className?: string;
  onClick: () => void;
  children: ReactNode;
}

function Control({ label, className = '', onClick, children }: ControlProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={`grid size-9 flex-none place-items-center rounded-control text-[#f2f4f8] hover:bg-white/15 focus-visible:outline-white max-sm:size-11 ${className}`}
      onClick={onClick}
    >
      {children}
    </button>
  );
}

/** Where a pointer can hover; fingers have the buttons of their device. */
function VolumeRange({ player }: { player: Player }) {
  const volume = player.state.isMuted ? 0 : player.state.volume;
  // A custom property is not part of React's style type.
  const played = { '--played': `${volume * 100}%` } as CSSProperties;
  return (
    <input
      type="range"
      aria-label={playerLabels.volume}
      aria-valuetext={playerLabels.volumeValue(Math.round(volume * 100))}
      className="scrubber w-18! pointer-coarse:hidden max-sm:hidden"
      style={played}
      min={0}
      max={1}
      step={0.05}
      value={volume}
      onChange={(event) => {
        player.setVolume(Number(event.target.value));
      }}
    />
  );
}

function SpeedChoice({ player }: { player: Player }) {
  return (
    <select
      aria-label={playerLabels.speed}
      title={playerLabels.speed}
      className="h-9 rounded-control bg-transparent px-1.5 text-[#f2f4f8] tabular-nums hover:bg-white/15 focus-visible:outline-white max-sm:h-11 max-sm:appearance-none max-sm:px-0 max-sm:text-center"
      value={player.state.speed}
      onChange={(event) => {
        player.setSpeed(Number(event.target.value));
      }}
    >
      {SPEEDS.map((speed) => (
        <option key={speed} value={speed} className="bg-[#12141b]">
          {playerLabels.speedValue(formatCreditCount(speed))}
        </option>
      ))}
    </select>
  );
}
