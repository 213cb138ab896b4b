import type { Voice } from '@kinora/contract/voices';
import { expect, it } from 'vitest';
import { previewUrl, speaks, voiceTags } from './voice-facts.ts';

const sarah: Voice = {
  voice_id: 'eleven-EXAVITQu4vr4xnSDxMaL',
  name: 'Sarah',
  labels: {
    accent: 'american',
    age: 'young',
    gender: 'female',
    use_case: 'narrative story',
    description: 'ElevenLabs (cloud)',
  },
  preview_url: '/media/voices/eleven-EXAVITQu4vr4xnSDxMaL.wav',
  verified_languages: [{ language: 'ja', locale: 'ja-JP', accent: null, preview_url: null }],
  tier: 'pro',
  engine: 'elevenlabs',
};

it('REAL-17 shows of a vendor’s voice who it is, where it is made and what it is for', () => {
  expect(voiceTags(sarah)).toBe('American · female · young · ElevenLabs (cloud) · narrative story');
  expect([speaks(sarah, 'Japanese'), speaks(sarah, 'French')]).toEqual([true, false]);
  expect(previewUrl(sarah, 'Japanese')).toBe(sarah.preview_url);
});
