/** A voice as the service lists it. */
export interface SimulatedVoice {
  readonly voice_id: string;
  readonly name: string;
  readonly category: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly preview_url: string | null;
  readonly verified_languages: readonly Readonly<Record<string, string | null>>[];
}

/** Some of the voices that every account has, in the service's own words; samples stand at `origin`. */
export function usualVoices(origin: string): SimulatedVoice[] {
  const french = { language: 'fr', model_id: 'eleven_multilingual_v2', accent: 'parisian', locale: 'fr-FR' };
  return [
    {
      voice_id: 'EXAVITQu4vr4xnSDxMaL',
      name: 'Sarah',
      category: 'premade',
      labels: {
        accent: 'american',
        age: 'young',
        gender: 'female',
        use_case: 'narrative_story',
        language: 'en',
      },
      preview_url: `${origin}/samples/EXAVITQu4vr4xnSDxMaL.mp3`,
      verified_languages: [{ ...french, preview_url: `${origin}/samples/fr.mp3` }],
    },
    {
      voice_id: 'JBFqnCBsd6RMkjVDRZzb',
      name: 'George',
      category: 'professional',
      labels: { accent: 'british', age: 'middle_aged', gender: 'male', use_case: 'narrative_story' },
      preview_url: null,
      verified_languages: [],
    },
  ];
}
