import { partSeed, seededRandom } from '../canvas/random.ts';
import type { ScenePlan, TimeOfDay } from '../plan/scene-plan.ts';

type Sky = Pick<ScenePlan, 'weather' | 'time'>;

/** What words say of the sky, and of the mood under it. */
interface SkyWords {
  readonly weather: ScenePlan['weather'] | undefined;
  readonly time: TimeOfDay | undefined;
  readonly mood: ScenePlan['mood'] | undefined;
}

/** Weather and hour: as told, else those of a mood, else the usual ones. */
export function skyOver(
  of: { readonly words: SkyWords; readonly told: SkyWords | undefined; readonly seed: number },
  usual: () => TimeOfDay,
): Sky {
  const { words, told, seed } = of;
  const gloom = words.mood === 'sad' ? gloomOf(seed) : undefined;
  return {
    weather: words.weather ?? toldWeather(told, words) ?? gloom?.weather ?? 'clear',
    time: words.time ?? told?.time ?? gloom?.time ?? usual(),
  };
}

/** A storm that is only spoken of does not rage over whoever is glad or calm. */
function toldWeather(
  told: Pick<SkyWords, 'weather'> | undefined,
  { mood }: Pick<SkyWords, 'mood'>,
): SkyWords['weather'] {
  const isOver = told?.weather === 'storm' && (mood === 'joyful' || mood === 'calm');
  return isOver ? undefined : told?.weather;
}

/** What the sky is like over who is sad: the same in a film, another in the next one. */
const glooms: readonly Sky[] = [
  { weather: 'overcast', time: 'day' },
  { weather: 'rain', time: 'day' },
  { weather: 'cloudy', time: 'dusk' },
  { weather: 'rain', time: 'dusk' },
  { weather: 'cloudy', time: 'golden' },
];

function gloomOf(seed: number): (typeof glooms)[number] | undefined {
  return glooms[Math.floor(seededRandom(partSeed(seed, 'gloom'))() * glooms.length)];
}
