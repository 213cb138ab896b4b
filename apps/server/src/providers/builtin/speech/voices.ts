import type { Language, Tier } from '@kinora/contract';
import type { VoiceSound } from './synthesis/espeak.ts';

/** One built-in voice. */
export interface BuiltinVoice {
  readonly name: string;
  readonly language: Language;
  readonly locale: string;
  readonly accent: string;
  readonly gender: 'female' | 'male';
  readonly age: 'young' | 'middle-aged' | 'old';
  readonly tier: Tier;
  readonly sound: VoiceSound;
}

export const builtinVoices: readonly BuiltinVoice[] = [
  {
    name: 'Aria',
    language: 'English',
    locale: 'en-US',
    accent: 'american',
    gender: 'female',
    age: 'young',
    tier: 'basic',
    sound: { espeakVoice: 'en-us+f3', pitch: 50, pitchRange: 60, wordsPerMinute: 152 },
  },
  {
    name: 'Rohan',
    language: 'Hindi',
    locale: 'hi-IN',
    accent: 'standard',
    gender: 'male',
    age: 'young',
    tier: 'basic',
    sound: { espeakVoice: 'hi+m3', pitch: 50, pitchRange: 60, wordsPerMinute: 150 },
  },
];
