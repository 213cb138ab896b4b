import type { ReelSounds, Sound } from './reel.ts';

/**
 * The two sounds of an animatic, mixed by the browser. To be opened within a press: Safari lets only those elements play
 * without one that were loaded in one, and heeds levels of a mix alone, not an element's own volume.
 */
export function openSounds(): ReelSounds {
  const mix = new AudioContext();
  return {
    voice: openSound(mix),
    music: openSound(mix),
    // A phone that was locked, or a call that came in, has stopped it.
    wake: () => mix.resume(),
    close: () => mix.close(),
  };
}

function openSound(mix: AudioContext): Sound {
  const element = new Audio();
  element.load();
  const gain = mix.createGain();
  mix.createMediaElementSource(element).connect(gain).connect(mix.destination);
  return {
    element,
    setLevel: (level) => {
      gain.gain.value = level;
    },
  };
}
