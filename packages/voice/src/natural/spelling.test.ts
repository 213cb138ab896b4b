import { beforeAll, describe, expect, it } from 'vitest';
import { Espeak } from '../synthesis/espeak.ts';
import { loadTokenizer } from '../text/japanese/load-tokenizer.ts';
import { readJapanese } from '../text/japanese/read-japanese.ts';
import { readText } from '../text/read-text.ts';
import { spellJapanese, spellSentence } from './spell-sentence.ts';
import type { Pronunciation } from './spell-sentence.ts';
import type { SpelledSentence } from './spelled-sentence.ts';
import { kanaSounds } from './symbols/kana-symbols.ts';
import { knownSymbols } from './symbols/vocabulary.ts';

let espeak: Espeak;
beforeAll(async () => {
  espeak = await Espeak.load();
});

const written = (sentences: readonly SpelledSentence[]) =>
  sentences.flatMap(({ sounds }) => sounds.map(({ symbols }) => symbols)).join('');

function spell(text: string, language: 'en' | 'fr' | 'it' | 'es' | 'hi', pronunciation: Pronunciation) {
  return written(readText(text, language).map((one) => spellSentence(espeak, one, pronunciation)));
}

const american = { espeakLanguage: 'en-us', set: 'american' } as const;
const british = { espeakLanguage: 'en-gb-x-rp', set: 'british' } as const;
const other = (espeakLanguage: string) => ({ espeakLanguage, set: 'other' }) as const;

describe('spelling for the natural voices', () => {
  // The symbols are those that misaki gives the same words (EN_PHONES.md and the samples of hexgrad/Kokoro-82M).
  it.each([
    ['Hello!', american, 'həlˈO!'],
    ['Judges wait.', american, 'ʤˈʌʤᵻz wˈAt.'],
    ['A better church, now?', american, 'ə bˈɛTəɹ ʧˈɜɹʧ, nˈW?'],
    ['Your colour is…', american, 'jʊɹ kˈʌləɹ ɪz…'],
    ['The boat goes near.', british, 'ðə bˈQt ɡQz nˈɪə.'],
  ])('says %s in American and British English', (text, pronunciation, symbols) => {
    expect(spell(text, 'en', pronunciation)).toBe(symbols);
  });

  it('says liaisons, nasal vowels, doubled consonants, accents and aspirates', () => {
    expect(spell('Les enfants bons.', 'fr', other('fr'))).toBe('lez ɑ̃fˈɑ̃ bˈɔ̃.'.normalize('NFD'));
    expect(spell('Tutta la notte.', 'it', other('it'))).toBe('tˈutːa la nˈɔtːe.');
    expect(spell('Cerveza. Luz. Luz.', 'es', other('es-419'))).toBe('seɾβˈesa.lˈus.lˈus.');
    expect(spell('अच्छा घर।', 'hi', other('hi'))).toMatch(/^ˈʌcʰcʰaː ɡʰˈʌɾ\.$/u);
  });

  it('says numbers by their words, with spaces between them', () => {
    expect(spell('Only 25 bees.', 'en', american)).toBe('ˈOnli twˈɛnti fˈIv bˈiz.');
  });

  it('reads Japanese by its dictionary, letters by their names and Latin words in English', async () => {
    const tokenizer = await loadTokenizer();
    const japanese = (text: string) =>
      written(readJapanese(text, tokenizer).map((one) => spellJapanese(espeak, one)));
    expect(japanese('太陽は白い。')).toBe('taijoː βa ɕiɾoi.');
    expect(japanese('ちょっと待って、行った。')).toBe('ʨoʔto maʔte, iʔta.');
    expect(japanese('DNAとGoogle')).toBe('dʲiːenɯeː to ɡˈuɡᵊl.');
  });

  it.each([
    ['シンブン', 'ɕimbɯɴ'],
    ['マンガ', 'maŋɡa'],
    ['キャッチャー', 'kʲaʔʨaː'],
    ['フィルム', 'ɸʲiɾɯmɯ'],
    ['チューリップ', 'ʨɨːɾʲiʔpɯ'],
    ['ウォーター', 'βoːtaː'],
    ['パーティー', 'paːtʲiː'],
  ])('spells the kana of %s as the voices learned them', (kana, symbols) => {
    const spelled = kanaSounds(kana)
      .map((sound) => sound.symbols)
      .join('');
    expect(spelled).toBe(symbols);
    expect(knownSymbols(spelled)).toBe(spelled);
  });
});
