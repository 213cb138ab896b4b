import { expect, it } from 'vitest';
import { vendorName, vendorPhaseText } from './vendor-name.ts';

it('REAL-19 says in words where a request stands at its vendor', () => {
  const at = (phase: 'queued' | 'working', position: number | null) =>
    vendorPhaseText({ phase, position, provider: 'fal' });
  expect(at('queued', 3)).toBe('Waiting at fal, 3 before it');
  expect(at('queued', 0)).toBe('Next in line at fal');
  expect(at('queued', null)).toBe('Waiting at fal');
  expect(at('working', null)).toBe('fal is working on it');
});

it('writes vendors as they write themselves, and an unknown one by its key', () => {
  expect(['openai', 'elevenlabs', 'somebody'].map(vendorName)).toEqual(['OpenAI', 'ElevenLabs', 'somebody']);
});
