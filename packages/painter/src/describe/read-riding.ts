import type { LanguageCode } from '@kinora/contract/catalogue';
import type { Subject } from '../plan/scene-plan.ts';
import { isMount } from './mounts.ts';
import type { Sighting } from './sightings.ts';

/** Words before (or, in Hindi and Japanese, after) what one rides in or on. */
const ridingWords: Readonly<Record<LanguageCode, { before?: string; after?: string }>> = {
  en: { before: 'on|in|aboard|onto|inside|riding|rides|steering|sailing|rowing|on top of' },
  fr: { before: "sur|dans|à bord d'|à bord de|en" },
  it: { before: 'su|sul|sulla|sullo|in|a bordo di|dentro' },
  es: { before: 'en|sobre|a bordo de|montando|montado en' },
  hi: { after: 'में|पर|पे' },
  ja: { after: 'の上|に乗|で|の中' },
};

/** Whoever is said to be on or in what can be ridden rides it. */
export function aboard(
  sightings: readonly Sighting[],
  subjects: readonly Subject[],
  { text, code }: { text: string; code: LanguageCode },
): Subject[] {
  const host = sightings.findIndex(
    (sighting, index) =>
      isMount(sighting.figure) &&
      (code === 'hi' || code === 'ja' || index > 0) &&
      isRidden(sighting, text, code),
  );
  if (host < 0) {
    return [...subjects];
  }
  return subjects.map((subject, index) =>
    index !== host &&
    subject.relation !== 'far' &&
    !isMount(subject.figure) &&
    (code === 'hi' || code === 'ja' || index < host)
      ? { ...subject, relation: 'aboard' as const }
      : subject,
  );
}

function isRidden({ at, name }: Sighting, text: string, code: LanguageCode): boolean {
  const { before, after } = ridingWords[code];
  if (before !== undefined) {
    const clause = text.slice(Math.max(0, at - 26), at);
    return new RegExp(`(?:^|\\s)(?:${before})\\s*(?:\\S+\\s+){0,2}$`, 'u').test(clause);
  }
  return new RegExp(`^\\s*(?:${after ?? ''})`, 'u').test(text.slice(at + name.length));
}
