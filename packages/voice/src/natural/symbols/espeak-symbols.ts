/** Whose spelling of English or of the other languages a voice was trained on. */
export type SymbolSet = 'american' | 'british' | 'other';

type Rules = readonly (readonly [from: string, to: string])[];

/*
 * From eSpeak NG's phonemes, which arrive one by one, to the symbols that Kokoro was trained on. The facts are misaki's
 * (hexgrad/misaki: EspeakFallback and EspeakG2P in misaki/espeak.py, EN_PHONES.md). Longer ones stand first.
 */
const diphthongs: Rules = [
  ['aɪ', 'I'],
  ['aʊ', 'W'],
  ['eɪ', 'A'],
  ['ɔɪ', 'Y'],
  ['dʒ', 'ʤ'],
  ['tʃ', 'ʧ'],
];

const english: Rules = [
  ...diphthongs,
  ['əl', 'ᵊl'],
  ['n̩', 'ᵊn'],
  ['l̩', 'ᵊl'],
  ['m̩', 'ᵊm'],
  ['ɚ', 'əɹ'],
  ['r', 'ɹ'],
  ['x', 'k'],
  ['ç', 'k'],
  ['ɬ', 'l'],
  ['ʔ', 't'],
  ['ɾ', 'T'],
  ['ʲ', ''],
  ['\u0303', ''],
];

const rulesOf: Readonly<Record<SymbolSet, Rules>> = {
  american: [
    ['oʊ', 'O'],
    ['ɜːɹ', 'ɜɹ'],
    ['ɜː', 'ɜɹ'],
    ['ɪə', 'iə'],
    ...english,
    ['ɐ', 'ə'],
    ['e', 'A'],
    ['o', 'ɔ'],
    ['ː', ''],
  ],
  british: [['eə', 'ɛː'], ['iə', 'ɪə'], ['əʊ', 'Q'], ...english, ['ɐ', 'ə'], ['e', 'A'], ['o', 'ɔ']],
  other: [...diphthongs, ['oʊ', 'O'], ['əʊ', 'Q'], ['dz', 'ʣ'], ['ts', 'ʦ'], ['ss', 'S'], ['r.', 'ɽ']],
};

/** What the voice is given for one phoneme of eSpeak NG: stress mark first, nothing for a pause or a change of language. */
export function symbolsOf(phoneme: string, set: SymbolSet): string {
  const bare = bareOf(phoneme);
  const stress = /^[ˈˌ]/u.exec(bare)?.[0] ?? '';
  return stress + translated(bare.slice(stress.length), rulesOf[set]);
}

/** A phoneme as mouths know it: without stress. Empty for a pause or a change of language. */
export function soundOf(phoneme: string): string {
  return bareOf(phoneme).replaceAll(/[ˈˌ]/gu, '');
}

/** `(en)` tells that the next word is spoken as an English one; hyphens join what is said in one go. */
function bareOf(phoneme: string): string {
  return phoneme
    .normalize('NFD')
    .replaceAll('c\u0327', 'ç')
    .replaceAll(/\([^)]*\)|[-_^]/gu, '');
}

/** From left to right, so that nothing is translated twice. */
function translated(text: string, rules: Rules): string {
  let rest = text;
  let out = '';
  while (rest !== '') {
    const at = rest;
    const rule = rules.find(([from]) => at.startsWith(from));
    const taken = rule?.[0] ?? [...at].slice(0, 1).join('');
    out += rule?.[1] ?? taken;
    rest = at.slice(taken.length);
  }
  return out;
}
