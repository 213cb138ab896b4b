import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

export interface Captions {
  isOn: boolean;
  toggle: () => void;
  /** The words to show now; empty between cues and while captions are off. */
  text: string;
}

/**
 * The captions of a video element. The browser reads and times them, we draw them: its own drawing would lie under the
 * controls.
 */
export function useCaptions(videoRef: RefObject<HTMLVideoElement | null>, startsOn: boolean): Captions {
  const [isOn, setIsOn] = useState(startsOn);
  const [text, setText] = useState('');
  useEffect(() => {
    const track = videoRef.current?.textTracks[0];
    if (track === undefined) {
      return undefined;
    }
    track.mode = isOn ? 'hidden' : 'disabled';
    const read = () => {
      setText(isOn ? cueText(track) : '');
    };
    track.addEventListener('cuechange', read);
    read();
    return () => {
      track.removeEventListener('cuechange', read);
    };
  }, [videoRef, isOn]);
  return {
    isOn,
    text,
    toggle: () => {
      setIsOn(!isOn);
    },
  };
}

function cueText(track: TextTrack): string {
  return [...(track.activeCues ?? [])]
    .map((cue) => (cue instanceof VTTCue ? (cue.getCueAsHTML().textContent ?? '') : ''))
    .filter((line) => line !== '')
    .join('\n');
}
