import type { Language } from '@kinora/contract/catalogue';

/** Sentences with what makes words hard to find: elisions, numbers, quotes, marks on letters, emoji, no spaces at all. */
export const spokenTexts = {
  English:
    "In 1969, people's first steps on the moon — “one small step” — were seen by 600 million 🌙 viewers.",
  Hindi: 'मधुमक्खियाँ फूलों से रस लेती हैं। फिर वे छत्ते में शहद बनाती हैं, जो महीनों तक टिकता है।',
  French:
    "L'été, les abeilles s'éloignent jusqu'à trois kilomètres de la ruche. Qu'est-ce qu'elles cherchent ?",
  Italian: "Perché le foglie cambiano colore? D'autunno la clorofilla scompare, e resta il giallo.",
  Spanish: '¿Cómo se hace la miel? Las abejas recogen néctar, lo espesan y lo guardan en celdas de cera.',
  Japanese: '月は約27日で地球を一周します。潮の満ち引きは、月の引力で起こります。',
} as const satisfies Record<Language, string>;
