import type { LanguageCode } from '@kinora/words';

type Change = readonly [written: RegExp, said: string];

/** Whoever runs after something wants to catch it: a wish is what one wants, and not what one does for it. */
const changes: Readonly<Record<LanguageCode, readonly Change[]>> = {
  en: [[/^(?:(?:run|race|chase) after|chase) (?!away|off|out|after)(?=\S)/u, 'catch ']],
  fr: [
    [/^courir (?:après|derrière) (?=\S)/u, 'attraper '],
    [/^poursuivre (?=\S)/u, 'attraper '],
  ],
  it: [
    [/^correre dietro all['’](?=\p{L})/u, "prendere l'"],
    [/^correre dietro allo (?=\S)/u, 'prendere lo '],
    [/^correre dietro alla (?=\S)/u, 'prendere la '],
    [/^correre dietro al (?=\S)/u, 'prendere il '],
    [/^correre dietro agli (?=\S)/u, 'prendere gli '],
    [/^correre dietro alle (?=\S)/u, 'prendere le '],
    [/^correre dietro ai (?=\S)/u, 'prendere i '],
    [/^correre dietro ad? (?=\S)/u, 'prendere '],
    [/^(?:inseguire|rincorrere) (?=\S)/u, 'prendere '],
  ],
  es: [
    [/^correr detrás del (?=\S)/u, 'alcanzar el '],
    [/^correr (?:tras|detrás de) (?=\S)/u, 'alcanzar '],
    [/^perseguir (?=\S)/u, 'alcanzar '],
  ],
  hi: [[/(?<=\S) के पीछे (?:दौड़ना|भागना)$/u, ' को पकड़ना']],
  ja: [[/を追いかける$/u, 'に追いつく']],
};

/** A wish to chase something as the wish to catch it; any other stays. */
export function caughtWish(action: string, code: LanguageCode): string {
  const [known, said] = changes[code].find(([written]) => written.test(action)) ?? [];
  return known === undefined || said === undefined ? action : action.replace(known, said);
}
