import type { Soundscape } from '@kinora/sound';
import type { VideoRequest } from '@kinora/models';
import { readScenePlan, readSceneWords } from '@kinora/painter';
import type { ScenePlan } from '@kinora/painter';
import { effectHits } from './effect-hits.ts';

type Bed = Soundscape['beds'][number];
type Scenery = Pick<ReturnType<typeof readSceneWords>, 'place' | 'weather' | 'time' | 'season'>;

/** What is heard where. Places that are missing here are heard as the open air. */
const placeBeds: Partial<Record<ScenePlan['place'], readonly Bed[]>> = {
  meadow: [bed('wind', 0.35), bed('birds', 0.5)],
  forest: [bed('wind', 0.5), bed('birds', 0.7)],
  jungle: [bed('crickets', 0.35), bed('birds', 0.8), bed('wind', 0.25)],
  garden: [bed('birds', 0.7), bed('wind', 0.25)],
  farm: [bed('birds', 0.5), bed('wind', 0.4)],
  lake: [bed('stream', 0.3), bed('wind', 0.3), bed('birds', 0.3)],
  river: [bed('stream', 0.8), bed('birds', 0.3)],
  coast: [bed('sea', 1), bed('wind', 0.35)],
  beach: [bed('sea', 1)],
  island: [bed('sea', 0.9), bed('birds', 0.2)],
  village: [bed('birds', 0.4), bed('wind', 0.3)],
  cave: [bed('deep', 0.5), bed('stream', 0.2)],
  underwater: [bed('deep', 0.9), bed('stream', 0.15)],
  city: [bed('city', 1)],
  street: [bed('city', 0.9)],
  space: [bed('deep', 1)],
};
const indoors: ReadonlySet<string> = new Set([
  'room',
  'kitchen',
  'classroom',
  'library',
  'laboratory',
  'workshop',
  'theatre',
  'hall',
  'studio',
]);
const openAir: readonly Bed[] = [bed('wind', 0.8)];

function bed(kind: Bed['kind'], level: number): Bed {
  return { kind, level };
}

/** The sound of a clip: place and weather as they were painted or as the prompt says, and what an effect does. */
export function clipSound(request: VideoRequest): Soundscape {
  const { seed, effect, durationSeconds } = request;
  const heard = bedsOf(readScenePlan(request.imagePlan) ?? readSceneWords(request.prompt));
  const own = effect === undefined ? none : effectHits(effect, durationSeconds);
  return { seed: seed % 100_000, beds: [...heard, ...own.beds].slice(0, 6), hits: [...own.hits] };
}

const none: ReturnType<typeof effectHits> = { beds: [], hits: [] };

function bedsOf({ place, weather, time, season }: Scenery): Bed[] {
  if (place !== undefined && indoors.has(place)) {
    return [bed('room', 1)];
  }
  const heard = [...(place === undefined ? openAir : (placeBeds[place] ?? openAir))];
  if (place === 'underwater' || place === 'space') {
    return heard;
  }
  const isWet = weather === 'rain' || weather === 'storm';
  const isQuiet = isWet || weather === 'snow' || season === 'winter' || time === 'night';
  // Birds keep silent by night and in bad weather, crickets do not.
  const alive = isQuiet ? heard.filter(({ kind }) => kind !== 'birds') : heard;
  const isWarmNight = time === 'night' && !isWet && season !== 'winter' && place !== 'city';
  return [
    ...(alive.length === 0 ? openAir : alive),
    ...(isWet ? [bed('rain', weather === 'storm' ? 1 : 0.8)] : []),
    ...(weather === 'storm' ? [bed('rumble', 0.5)] : []),
    ...(weather === 'snow' ? [bed('wind', 0.5)] : []),
    ...(isWarmNight ? [bed('crickets', 0.4)] : []),
  ];
}
