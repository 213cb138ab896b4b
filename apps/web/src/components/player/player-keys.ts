import type { KeyboardEvent } from 'react';
import type { Player } from './use-player.ts';

/** Seconds that J and L, and the arrows, jump. */
const LONG_JUMP_SECONDS = 10;
const SHORT_JUMP_SECONDS = 5;

/** The step of the volume keys. */
const VOLUME_STEP = 0.1;

/**
 * The player's keys: Space and K, J and L, arrows, F, M, C, P for the small window, < and > for the speed, and 0 to 9 for
 * tenths of the film.
 */
export function handlePlayerKey(event: KeyboardEvent, player: Player): void {
  if (event.ctrlKey || event.metaKey || event.altKey) {
    return;
  }
  const command = commandOf(event, player);
  if (command !== null) {
    event.preventDefault();
    command();
  }
}

const CONTROLS = [HTMLButtonElement, HTMLInputElement];

function volumeStep(by: number, { state, setVolume }: Player): () => void {
  return () => {
    setVolume((state.isMuted ? 0 : state.volume) + by);
  };
}

function commandOf(event: KeyboardEvent, player: Player): (() => void) | null {
  const isOnControl = CONTROLS.some((control) => event.target instanceof control);
  if (event.target instanceof HTMLSelectElement) {
    return null;
  }
  switch (event.key.toLowerCase()) {
    case ' ':
      // On a button Space presses that button.
      return isOnControl ? null : player.togglePlay;
    case 'k':
      return player.togglePlay;
    case 'j':
      return () => {
        player.seekBy(-LONG_JUMP_SECONDS);
      };
    case 'l':
      return () => {
        player.seekBy(LONG_JUMP_SECONDS);
      };
    case 'arrowleft':
      return () => {
        player.seekBy(-SHORT_JUMP_SECONDS);
      };
    case 'arrowright':
      return () => {
        player.seekBy(SHORT_JUMP_SECONDS);
      };
    case 'arrowup':
    case 'arrowdown':
      return isOnControl ? null : volumeStep(event.key === 'ArrowUp' ? VOLUME_STEP : -VOLUME_STEP, player);
    case '<':
    case '>':
      return () => {
        player.stepSpeed(event.key === '>' ? 1 : -1);
      };
    case 'p':
      return player.toggleSmallWindow;
    case 'f':
      return player.toggleFullscreen;
    case 'm':
      return player.toggleMute;
    case 'c':
      return player.captions.toggle;
    default:
      return /^\d$/.test(event.key)
        ? () => {
            player.seekTo((Number(event.key) / 10) * player.state.durationSeconds);
          }
        : null;
  }
}
