import type { LanguageCode } from '@kinora/words';

const french = /^(?:pattes|dents|émissions)$/u;
const spanish = /^(?:patas|dientes|emisiones)$/u;
const italian: readonly (readonly [names: RegExp, article: string])[] = [
  [/^(?:dimensioni|zampe|emissioni)$/u, 'le loro'],
  [/^denti$/u, 'i loro'],
  [
    /^(?:pelle|testa|lavorazione|caffeina|composizione|preparazione|alimentazione|riproduzione|durata della vita|voce|difesa|velocità|autonomia|energia|provenienza)$/u,
    'la loro',
  ],
  [/^/u, 'il loro'],
];

/** What two things are compared by, as theirs: 'leur taille', 'sus patas'. */
export function criterionPhrase(name: string, code: LanguageCode): string {
  switch (code) {
    case 'fr':
      return `${french.test(name) ? 'leurs' : 'leur'} ${name}`;
    case 'es':
      return `${spanish.test(name) ? 'sus' : 'su'} ${name}`;
    case 'it':
      return `${italian.find(([names]) => names.test(name))?.[1] ?? 'il loro'} ${name}`;
    default:
      return name;
  }
}
