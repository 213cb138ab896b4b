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
  playFrom: (seconds: number) => void;
  toggleMute: () => void;
  /** 0 to 1. */
  setVolume: (volume: number) => void;
  setSpeed: (speed: number) => void;
  /** The next speed up or down. */
  stepSpeed: (by: 1 | -1) => void;
  /** Null where the browser has no window of that kind. */
  toggleSmallWindow: (() => void) | null;
  captions: Captions;
  toggleFullscreen: () => void;
}

interface PlayerParts {
  videoRef: RefObject<HTMLVideoElement | null>;
  stageRef: RefObject<HTMLDivElement | null>;
  player: Player;
}

/** Speeds to choose from, slowest first. */
export const SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;

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
    playFrom: (seconds) => {
      seekTo(seconds);
      withVideo((video) => {
        void video.play();
      })();
    },
    toggleMute: withVideo((video) => {
      video.muted = !video.muted;
    }),
    ...soundAndSpeed(withVideo),
    toggleFullscreen: () => {
      void (document.fullscreenElement === null
        ? stageRef.current?.requestFullscreen()
        : document.exitFullscreen());
    },
  };
  return { videoRef, stageRef, player };
}

type WithVideo = (action: (video: HTMLVideoElement) => void) => () => void;

function soundAndSpeed(
  withVideo: WithVideo,
): Pick<Player, 'setVolume' | 'setSpeed' | 'stepSpeed' | 'toggleSmallWindow'> {
  return {
    setVolume: (volume) => {
      withVideo((video) => {
        video.volume = Math.min(1, Math.max(0, volume));
        video.muted = video.volume === 0;
      })();
    },
    setSpeed: (speed) => {
      withVideo((video) => {
        video.playbackRate = speed;
      })();
    },
    stepSpeed: (by) => {
      withVideo((video) => {
        const nearest = SPEEDS.findIndex((speed) => speed >= video.playbackRate);
        video.playbackRate = SPEEDS[nearest + by] ?? video.playbackRate;
      })();
    },
    toggleSmallWindow: document.pictureInPictureEnabled
      ? withVideo((video) => {
          const done =
            document.pictureInPictureElement === video
              ? document.exitPictureInPicture()
              : video.requestPictureInPicture();
          // A browser may refuse before it knows the film's size; then nothing happens.
          done.catch(() => undefined);
        })
      : null,
  };
}
