import type { JsonValue } from '@kinora/models';

/** A meadow, as plans of people have it behind them. */
export const sampleBackground = {
  kind: 'diorama',
  style: 'cel',
  seed: 1,
  aspectRatio: '16:9',
  place: 'meadow',
  time: 'day',
  weather: 'clear',
  season: 'summer',
  mood: 'calm',
  camera: 'medium',
  subjects: [],
  lettering: [],
};
export const samplePerson = {
  kind: 'person',
  style: 'cel',
  seed: 1,
  age: 'adult',
  build: 'feminine',
  skin: '#c68642',
  hair: '#2a1a14',
  eyes: '#402a1a',
  outfitColour: '#c0392b',
  hairstyle: 'bun',
  outfit: 'tee',
  hasGlasses: false,
  beard: 'none',
};

/** The plan of two people in a meadow. */
export function samplePeople({ yaw }: { readonly yaw: number }): JsonValue {
  const people = [500, 1400].map((x) => ({ person: samplePerson, pose: 'rest', yaw, x, y: 400, scale: 1 }));
  return { kind: 'cast', background: sampleBackground, people };
}
