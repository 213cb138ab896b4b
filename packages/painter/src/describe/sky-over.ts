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

/** Weather of which a telling says that it is over. */
const pastWeather = new RegExp(
  [
    '(?:fog|mist|rain|storm|gale|snow)s? (?:had )?(?:rose|risen|lifted|cleared|stopped|passed|parted)(?!\\p{L})',
    '(?:brouillard|brume|pluie|orage|tempête|neige) (?:se leva|se dissipa|cessa|passa|s.arrêta)(?!\\p{L})',
    '(?:nebbia|pioggia|temporale|tempesta|neve) (?:si alzò|si diradò|cessò|passò|smise)(?!\\p{L})',
    '(?:niebla|bruma|lluvia|tormenta|nieve) (?:subió|se levantó|se disipó|cesó|pasó|paró)(?!\\p{L})',
    '(?:कोहरा|धुंध|बारिश|तूफ़ान|बर्फ़?) [^।,]{0,16}(?:उठ[ाीे]|छँट|थम|रुक)',
    '(?:霧|雨|嵐|雪)[がは][^、。]{0,8}?(?:上が|晴れ|やみ|やん|去)',
  ].join('|'),
  'giu',
);

/** A telling without the weather that is over in it: 'the fog rose like a curtain' ends in clear air. */
export function withoutPastWeather(telling: string): string {
  return telling.replace(pastWeather, ' ');
}

/** A storm that is only spoken of does not rage over whoever is glad or calm. */
function toldWeather(
  told: Pick<SkyWords, 'weather'> | undefined,
  { mood }: Pick<SkyWords, 'mood'>,
): SkyWords['weather'] {
  const isOver = told?.weather === 'storm' && (mood === 'joyful' || mood === 'calm');
  return isOver ? undefined : told?.weather;
}

/** What the sky is like over who is sad: the same in a film, another in the next one. It is day where no other hour is told. */
const glooms: readonly Sky[] = [
  { weather: 'overcast', time: 'day' },
  { weather: 'rain', time: 'day' },
  { weather: 'cloudy', time: 'dawn' },
  { weather: 'fog', time: 'morning' },
  { weather: 'cloudy', time: 'golden' },
];

function gloomOf(seed: number): (typeof glooms)[number] | undefined {
  return glooms[Math.floor(seededRandom(partSeed(seed, 'gloom'))() * glooms.length)];
}
