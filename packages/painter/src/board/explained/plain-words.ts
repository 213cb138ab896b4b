import { foldWord } from '@kinora/words';

/** As the words that own pictures are chosen by are written: small letters without accents. */
export function plainWords(words: string): string {
  return foldWord(words)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/gu, '')
    .normalize('NFC');
}
