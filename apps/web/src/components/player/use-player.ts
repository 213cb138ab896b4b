import { useRef } from 'react';
import type { RefObject } from 'react';
import { useCaptions } from './use-captions.ts';
import type { Captions } from './use-captions.ts';
import { usePlayerState } from './use-player-state.ts';
import type { PlayerState } from './use-player-state.ts';

export interface Player {
  state: PlayerState;
  togglePlay: () => void;
  seekTo: (seconds: number) => void;
  seekBy: (seconds: number) => void;
  toggleMute: () => void;
  captions: Captions;
  toggleFullscreen: () => void;
}

interface PlayerParts {
  videoRef: RefObject<HTMLVideoElement | null>;
  stageRef: RefObject<HTMLDivElement | null>;
  player: Player;
}

/** A video element's state and the commands that controls and keys give it. */
export function usePlayer(areCaptionsShown: boolean): PlayerParts {
  const videoRef = useRef<HTMLVideoElement>(null);
  const stageRef = useRef<HTMLDivElement>(null);
  const state = usePlayerState(videoRef);
  const captions = useCaptions(videoRef, areCaptionsShown);
  const withVideo = (action: (video: HTMLVideoElement) => void) => () => {
    if (videoRef.current !== null) {
      action(videoRef.current);
    }
  };
  const seekTo = (seconds: number) => {
    withVideo((video) => {
      if (Number.isFinite(video.duration)) {
        video.currentTime = Math.min(Math.max(0, seconds), video.duration);
      }
    })();
  };
  const player: Player = {
    state,
    captions,
    togglePlay: withVideo((video) => {
      if (video.paused) {
        void video.play();
      } else {
        video.pause();
      }
    }),
    seekTo,
    seekBy: (seconds) => {
      seekTo((videoRef.current?.currentTime ?? 0) + seconds);
    },
    toggleMute: withVideo((video) => {
      video.muted = !video.muted;
    }),
    toggleFullscreen: () => {
      void (document.fullscreenElement === null
        ? stageRef.current?.requestFullscreen()
        : document.exitFullscreen());
    },
  };
  return { videoRef, stageRef, player };
}
