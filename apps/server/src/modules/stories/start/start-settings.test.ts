import { StartStoryDataSchema } from '@kinora/contract/api';
import { filmsEngine } from '@kinora/contract/catalogue';
import { DEFAULT_FILMS_VOICE, NATURAL_VOICE_VERSION, SMOOTH_VOICE_VERSION } from '@kinora/contract/voices';
import type { Voice } from '@kinora/contract/voices';
import { describe, expect, it } from 'vitest';
import { narrationInput } from '../narration/narration-steps.ts';
import type { StoredScene } from '../story-scene.ts';
import { choicesFrom } from './start-settings.ts';

const natural: Voice = {
  voice_id: 'natural-fr-siwis',
  name: 'Siwis',
  labels: {},
  preview_url: null,
  verified_languages: [{ language: 'fr', locale: 'fr-FR', accent: null, preview_url: null }],
  tier: 'basic',
  engine: 'local',
  kind: 'natural',
};

function filmIn(language: 'French' | 'Italian', voice: string | null = null) {
  const data = { user_query: 'Le phare', selected_engine: filmsEngine, language, voice };
  return choicesFrom(StartStoryDataSchema.parse(data), [natural]);
}

describe('the voice of a film that names none', () => {
  it('WORD-08 is the first natural one of its language, where there is one; a chosen one stays', () => {
    expect([filmIn('French').voice, filmIn('Italian').voice]).toEqual([
      natural.voice_id,
      DEFAULT_FILMS_VOICE,
    ]);
    expect(filmIn('French', 'builtin-fr-camille').voice).toBe('builtin-fr-camille');
  });

  it('has its narrations made anew when the model of its voice becomes another one', () => {
    const stored = (voiceId: string) =>
      narrationInput(
        // Nothing else of a scene is spoken.
        { scene: { narration_script: 'Le phare.', voice_id: voiceId }, turn: 0 } as StoredScene,
        { ...filmIn('French'), uploads: [], documentAssetId: null },
      )?.parts;
    expect(stored(natural.voice_id)).toEqual([
      { speaker: 0, voiceId: natural.voice_id, voiceVersion: NATURAL_VOICE_VERSION, text: 'Le phare.' },
    ]);
    expect(stored('builtin-fr-camille')).toEqual([
      { speaker: 0, voiceId: 'builtin-fr-camille', voiceVersion: SMOOTH_VOICE_VERSION, text: 'Le phare.' },
    ]);
    expect(stored('builtin-hi-asha')).toEqual([
      { speaker: 0, voiceId: 'builtin-hi-asha', text: 'Le phare.' },
    ]);
  });
});
