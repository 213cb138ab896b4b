import { useCallback, useEffect, useRef, useState } from 'react';
import { sentences } from '@kinora/contract/sentences';
import { beginSound } from '../../lib/one-at-a-time.ts';
import { notify } from '../../ui/notify.ts';

export interface PreviewState {
  voiceId: string;
  positionSeconds: number;
  durationSeconds: number;
}

/** Plays one voice's sample at a time; nothing sounds without a press. */
export function useVoicePreview() {
  const audioRef = useRef<HTMLAudioElement | null>(null);
  const [playing, setPlaying] = useState<PreviewState | null>(null);

  const stop = useCallback(() => {
    audioRef.current?.pause();
    audioRef.current = null;
    setPlaying(null);
  }, []);

  useEffect(() => stop, [stop]);

  const toggle = useCallback(
    (voiceId: string, url: string) => {
      const wasPlaying = audioRef.current?.dataset['voice'] === voiceId;
      stop();
      if (wasPlaying) {
        return;
      }
      const audio = new Audio(url);
      audio.dataset['voice'] = voiceId;
      const showProgress = () => {
        const durationSeconds = Number.isFinite(audio.duration) ? audio.duration : 0;
        setPlaying({ voiceId, positionSeconds: audio.currentTime, durationSeconds });
      };
      audio.addEventListener('timeupdate', showProgress);
      audio.addEventListener('durationchange', showProgress);
      audio.addEventListener('ended', stop);
      audioRef.current = audio;
      beginSound(stop);
      setPlaying({ voiceId, positionSeconds: 0, durationSeconds: 0 });
      audio.play().catch((error: unknown) => {
        // A pause right after the start aborts the promise; that is what the user asked for.
        if (!(error instanceof DOMException && error.name === 'AbortError')) {
          stop();
          void notify({ text: sentences.failure.unknown, tone: 'bad' });
        }
      });
    },
    [stop],
  );

  return { playing, toggle };
}
