import type { AnimaticAnswer } from '@kinora/contract/api';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { SPEEDS } from '../../../components/player/use-player.ts';
import type { Player } from '../../../components/player/use-player.ts';
import { Reel } from './reel.ts';
import type { ReelSounds } from './reel.ts';
import { timelineOf } from './timeline.ts';

/** A reel on the page, with the commands of a film's player. */
export function useReel(
  answer: AnimaticAnswer,
  { sounds, stageRef }: { sounds: ReelSounds; stageRef: RefObject<HTMLDivElement | null> },
) {
  const [reel] = useState(() => new Reel(sounds));
  const [state, setState] = useState(reel.state);
  const [areCaptionsOn, setCaptionsOn] = useState(true);
  const timeline = useMemo(() => timelineOf(answer.scenes), [answer.scenes]);
  useEffect(() => {
    reel.load(timeline, answer.music.url);
  }, [reel, timeline, answer.music.url]);
  useClock(reel, setState);
  const player: Player = {
    state: {
      isPlaying: state.isPlaying,
      isMuted: reel.isMuted,
      volume: reel.volume,
      speed: reel.speed,
      positionSeconds: state.positionSeconds,
      durationSeconds: reel.durationSeconds,
    },
    ...commandsOf(reel, setState),
    toggleSmallWindow: null,
    captions: {
      isOn: areCaptionsOn,
      text: areCaptionsOn ? state.caption : '',
      toggle: () => {
        setCaptionsOn(!areCaptionsOn);
      },
    },
    toggleFullscreen: () => {
      void (document.fullscreenElement === null
        ? stageRef.current?.requestFullscreen()
        : document.exitFullscreen());
    },
  };
  return { player, timeline, isWaiting: state.isWaiting };
}

/** What controls and keys may ask of a reel. */
function commandsOf(
  reel: Reel,
  setState: (state: Reel['state']) => void,
): Omit<Player, 'state' | 'captions' | 'toggleSmallWindow' | 'toggleFullscreen'> {
  const setLevel = (volume: number, isMuted: boolean) => {
    reel.volume = volume;
    reel.isMuted = isMuted;
    setState(reel.state);
  };
  const seekTo = (seconds: number) => {
    reel.seekTo(seconds);
    setState(reel.state);
  };
  const setSpeed = (speed: number) => {
    reel.speed = speed;
    setState({ ...reel.state });
  };
  const togglePlay = () => {
    if (reel.state.isPlaying) {
      reel.pause();
    } else {
      reel.play();
    }
    setState(reel.state);
  };
  return {
    togglePlay,
    seekTo,
    seekBy: (seconds) => {
      seekTo(reel.state.positionSeconds + seconds);
    },
    playFrom: (seconds) => {
      seekTo(seconds);
      reel.play();
    },
    toggleMute: () => {
      setLevel(reel.volume, !reel.isMuted);
    },
    setVolume: (volume) => {
      const level = Math.min(1, Math.max(0, volume));
      setLevel(level, level === 0);
    },
    setSpeed,
    stepSpeed: (by) => {
      const at = SPEEDS.findIndex((speed) => speed >= reel.speed);
      setSpeed(SPEEDS[at + by] ?? reel.speed);
    },
  };
}

/** Plays from the first picture on, and falls silent with the page. */
function useClock(reel: Reel, tell: (state: Reel['state']) => void): void {
  const tellRef = useRef(tell);
  useEffect(() => {
    reel.play();
    let frame = requestAnimationFrame(function draw(nowMs) {
      reel.tick(nowMs / 1000);
      tellRef.current(reel.state);
      frame = requestAnimationFrame(draw);
    });
    return () => {
      cancelAnimationFrame(frame);
      reel.pause();
    };
  }, [reel]);
}
