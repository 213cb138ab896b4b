import type { Espeak, VoiceSound } from './espeak.ts';
import { utteranceSsml } from './ssml.ts';
import { pitchStep } from './teller.ts';
import type { Teller } from './teller.ts';

/** The engine's pitch goes from 0 to 99 where others count in percent. */
const pitchPerPercent = 0.5;

/** Says sentences by eSpeak NG, which says itself when its words begin. `language` is the engine's own name for it. */
export function espeakTeller(
  espeak: Espeak,
  { language, sound }: { readonly language: string; readonly sound: VoiceSound },
): Teller {
  return {
    model: 'espeak-ng',
    sampleRateHz: espeak.sampleRateHz,
    say: ({ words }, index) =>
      espeak.speak(utteranceSsml(words, language), language, {
        ...sound,
        pitch: sound.pitch + pitchPerPercent * pitchStep(index),
      }),
  };
}
