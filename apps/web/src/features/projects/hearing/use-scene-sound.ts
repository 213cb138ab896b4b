import { useCallback, useEffect, useRef, useState } from 'react';
import { beginSound } from '../../../lib/one-at-a-time.ts';

/** One sound at a time; its element is made in the touch itself, since some browsers let no other one play. */
export function useSceneSound() {
  const audioRef = useRef<HTMLAudioElement | null>(null);
  const [playingId, setPlayingId] = useState<string | null>(null);

  const stop = useCallback(() => {
    audioRef.current?.pause();
    audioRef.current = null;
    setPlayingId(null);
  }, []);
  useEffect(() => stop, [stop]);

  const prepare = useCallback(() => {
    stop();
    const audio = new Audio();
    audio.addEventListener('ended', stop);
    audioRef.current = audio;
    return audio;
  }, [stop]);

  const play = useCallback(
    ({ audio, sceneId }: { audio: HTMLAudioElement; sceneId: string }, url: string, onFailed: () => void) => {
      if (audioRef.current !== audio) {
        return;
      }
      beginSound(stop);
      audio.src = url;
      setPlayingId(sceneId);
      audio.play().catch((error: unknown) => {
        // A pause right after the start is what somebody asked for.
        if (!(error instanceof DOMException && error.name === 'AbortError')) {
          onFailed();
        }
      });
    },
    [stop],
  );

  return { playingId, prepare, play, stop };
}
