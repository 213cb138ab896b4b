import type { ImageRequest } from '@kinora/models';
import type { Detail, Place, Subject, TimeOfDay } from '../plan/scene-plan.ts';

/** Who appears by night where no hour is named. */
const nocturnal = /^(?:ghost|vampire|witch|zombie)$|^icon:(?:owl|bat|jack-o)/u;

/** The hour of a scene whose words name none: that of its place and cast, else one that the roll picks. */
export function usualTime(
  of: {
    readonly place: Place;
    readonly shown: readonly Subject[];
    readonly details: readonly Detail[];
    readonly request: Pick<ImageRequest, 'videoStyle' | 'scene'>;
  },
  roll: number,
): TimeOfDay {
  const isNight =
    of.place === 'space' ||
    of.place === 'theatre' ||
    of.details.includes('neon') ||
    of.details.includes('aurora') ||
    of.details.includes('fullmoon') ||
    of.details.includes('fireworks') ||
    of.shown.some(({ figure }) => nocturnal.test(figure));
  if (isNight) {
    return 'night';
  }
  const { videoStyle, scene } = of.request;
  const isGrand = videoStyle === 'cinematic' || videoStyle === 'dramatic';
  // The words of a film's scene would name an evening.
  const grand: readonly TimeOfDay[] =
    scene === undefined ? ['golden', 'sunset', 'dusk'] : ['golden', 'morning', 'dawn'];
  const choices: readonly TimeOfDay[] = isGrand ? grand : ['morning', 'day', 'golden'];
  return choices[Math.floor(roll * choices.length)] ?? 'day';
}
