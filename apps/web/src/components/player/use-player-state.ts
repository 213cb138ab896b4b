import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

export interface PlayerState {
  isPlaying: boolean;
  isMuted: boolean;
  /** 0 to 1. */
  volume: number;
  /** 1 is as it was made. */
  speed: number;
  positionSeconds: number;
  durationSeconds: number;
}

const START: PlayerState = {
  isPlaying: false,
  isMuted: false,
  volume: 1,
  speed: 1,
  positionSeconds: 0,
  durationSeconds: 0,
};

const EVENTS = [
  'play',
  'pause',
  'ended',
  'timeupdate',
  'durationchange',
  'volumechange',
  'ratechange',
  'seeked',
] as const;

/** What a video element is doing; the element itself is the only truth. */
export function usePlayerState(videoRef: RefObject<HTMLVideoElement | null>): PlayerState {
  const [state, setState] = useState(START);
  useEffect(() => {
    const video = videoRef.current;
    if (video === null) {
      return undefined;
    }
    const read = () => {
      setState(stateOf(video));
    };
    for (const name of EVENTS) {
      video.addEventListener(name, read);
    }
    read();
    return () => {
      for (const name of EVENTS) {
        video.removeEventListener(name, read);
      }
    };
  }, [videoRef]);
  return state;
}

function stateOf(video: HTMLVideoElement): PlayerState {
  return {
    isPlaying: !video.paused && !video.ended,
    isMuted: video.muted,
    volume: video.volume,
    speed: video.playbackRate,
    positionSeconds: video.currentTime,
    durationSeconds: Number.isFinite(video.duration) ? video.duration : 0,
  };
}
