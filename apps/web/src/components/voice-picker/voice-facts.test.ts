import { roboticVoiceLabel, speaksLanguage } from '@kinora/contract/voices';
import type { Voice } from '@kinora/contract/voices';
import { expect, it } from 'vitest';
import { previewUrl, voiceKind, voiceTags } from './voice-facts.ts';

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
  kind: 'cloud',
};

it('REAL-17 shows of a vendor’s voice who it is, where it is made and what it is for', () => {
  expect(voiceKind(sarah)).toBe('ElevenLabs (cloud)');
  expect(voiceTags(sarah)).toBe('American · female · young · narrative story');
  expect([speaksLanguage(sarah, 'Japanese'), speaksLanguage(sarah, 'French')]).toEqual([true, false]);
  expect(previewUrl(sarah, 'Japanese')).toBe(sarah.preview_url);
});

it('WORD-08 says of every voice what it is, how it sounds, and what to know beforehand', () => {
  const heart: Voice = {
    ...sarah,
    kind: 'natural',
    labels: { gender: 'female', accent: 'american', tone: 'warm' },
  };
  expect([voiceKind(heart), voiceTags(heart)]).toEqual([
    'Natural (on this machine)',
    'American · female · warm',
  ]);
  const asha: Voice = { ...heart, kind: 'built-in', labels: { description: roboticVoiceLabel } };
  expect(voiceKind(asha)).toBe('Built-in (robotic)');
  expect(voiceKind({ ...asha, labels: {} })).toBe('Built-in');
  expect(voiceKind({ ...heart, kind: 'cloud' })).toBe('Cloud');
  const labels = { ...heart.labels, accent: 'standard' };
  const guessing: Voice = { ...heart, labels, caution: 'Word accents are guessed' };
  expect(voiceTags(guessing)).toBe('Word accents are guessed · female · warm');
});
