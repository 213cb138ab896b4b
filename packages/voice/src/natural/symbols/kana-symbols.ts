/** A consonant or a vowel: the symbols that the voice is given for it, and the sound that a mouth shows. */
export interface KanaSound {
  readonly symbols: string;
  readonly phoneme: string;
}

/*
 * Kokoro's Japanese voices were trained on the sounds of kana without pitch (hexgrad/misaki, misaki/cutlet.py): the facts of
 * that table, by rows. A row without a vowel of its own has none there.
 */
const rows: Readonly<Record<string, string>> = {
  アイウエオ: 'a i ɯ e o',
  カキクケコ: 'ka kʲi kɯ ke ko',
  ガギグゲゴ: 'ɡa ɡʲi ɡɯ ɡe ɡo',
  サシスセソ: 'sa ɕi sɨ se so',
  ザジズゼゾ: 'ʣa ʥi zɨ ʣe ʣo',
  タチツテト: 'ta ʨi ʦɨ te to',
  ダヂヅデド: 'da ʥi zɨ de do',
  ナニヌネノ: 'na ɲi nɯ ne no',
  ハヒフヘホ: 'ha çi ɸɯ he ho',
  バビブベボ: 'ba bʲi bɯ be bo',
  パピプペポ: 'pa pʲi pɯ pe po',
  マミムメモ: 'ma mʲi mɯ me mo',
  ラリルレロ: 'ɾa ɾʲi ɾɯ ɾe ɾo',
  ヤユヨ: 'ja jɯ jo',
  ワヰヱヲ: 'βa i e o',
  ヴヷヸヹヺ: 'vɯ va vʲi ve vo',
  ヵヶ: 'ka ke',
};

/** What a kana is before a small one: キャ is `kʲ` and `a`. */
const beforeSmall: Readonly<Record<string, string>> = {
  キ: 'kʲ',
  ギ: 'ɡʲ',
  シ: 'ɕ',
  ジ: 'ʥ',
  チ: 'ʨ',
  ヂ: 'ʥ',
  ニ: 'ɲ',
  ヒ: 'ç',
  ビ: 'bʲ',
  ピ: 'pʲ',
  ミ: 'mʲ',
  リ: 'ɾʲ',
  テ: 'tʲ',
  デ: 'dʲ',
  フ: 'ɸ',
  ヴ: 'v',
  ツ: 'ʦ',
  ク: 'kᵝ',
  グ: 'ɡᵝ',
  ウ: 'β',
  イ: 'j',
  ト: 't',
  ド: 'd',
  ス: 's',
  ズ: 'z',
};

const smallVowels: Readonly<Record<string, string>> = {
  ャ: 'a',
  ュ: 'ɨ',
  ョ: 'o',
  ァ: 'a',
  ィ: 'i',
  ゥ: 'ɯ',
  ェ: 'e',
  ォ: 'o',
  ヮ: 'a',
};

/** The small vowels that soften the consonant before them where ツァ and ファ do not: フィ, フュ, ヴィ. */
const softening = /[ィュョ]/u;

const single: ReadonlyMap<string, string> = new Map(
  Object.entries(rows).flatMap(([kana, symbols]) => {
    const written = symbols.split(' ');
    return [...kana].map((one, index) => [one, written[index] ?? ''] as const);
  }),
);

/** How Latin letters are called in Japanese. */
const letterNames: Readonly<Record<string, string>> = {
  A: 'エー',
  B: 'ビー',
  C: 'シー',
  D: 'ディー',
  E: 'イー',
  F: 'エフ',
  G: 'ジー',
  H: 'エイチ',
  I: 'アイ',
  J: 'ジェー',
  K: 'ケー',
  L: 'エル',
  M: 'エム',
  N: 'エヌ',
  O: 'オー',
  P: 'ピー',
  Q: 'キュー',
  R: 'アール',
  S: 'エス',
  T: 'ティー',
  U: 'ユー',
  V: 'ブイ',
  W: 'ダブリュー',
  X: 'エックス',
  Y: 'ワイ',
  Z: 'ゼット',
};

/** Letters that stand for themselves, called by their names. */
export function spelledOut(letters: string): string {
  return [...letters.toUpperCase()].map((letter) => letterNames[letter] ?? '').join('');
}

/** The sounds of a word in katakana; what is no kana is left out. */
export function kanaSounds(katakana: string): KanaSound[] {
  const kana = [...katakana];
  const sounds: KanaSound[] = [];
  for (let index = 0; index < kana.length; index += 1) {
    const here = kana[index] ?? '';
    const next = kana[index + 1] ?? '';
    if (next in smallVowels && here in beforeSmall) {
      sounds.push(...soundsOfMora(joined(here, next)));
      index += 1;
    } else if (here === 'ー') {
      lengthen(sounds);
    } else {
      sounds.push(...soundsOfMora(singleMora(here, next)));
    }
  }
  return sounds;
}

function lengthen(sounds: KanaSound[]): void {
  const last = sounds.pop();
  if (last !== undefined) {
    sounds.push({ ...last, symbols: `${last.symbols}ː` });
  }
}

function singleMora(here: string, next: string): string {
  if (here === 'ッ') {
    return 'ʔ';
  }
  return here === 'ン' ? nasalBefore(single.get(next) ?? '') : (single.get(here) ?? smallVowels[here] ?? '');
}

function joined(kana: string, small: string): string {
  const consonant = beforeSmall[kana] ?? '';
  if (consonant === 'v' && /[ュョ]/u.test(small)) {
    return `bʲ${smallVowels[small] ?? ''}`;
  }
  const isSoft = /^[ɸvʦ]$/u.test(consonant) && softening.test(small);
  return `${consonant}${isSoft ? 'ʲ' : ''}${smallVowels[small] ?? ''}`;
}

/** ン is said where the next sound is made. */
function nasalBefore(next: string): string {
  if (/^[mpb]/u.test(next)) {
    return 'm';
  }
  if (/^[kɡ]/u.test(next)) {
    return 'ŋ';
  }
  if (/^[ɲʨʥ]/u.test(next)) {
    return 'ɲ';
  }
  return /^[ntdɾz]/u.test(next) ? 'n' : 'ɴ';
}

/** The mouth shows the consonant, then the vowel; β stands for a w. */
function soundsOfMora(mora: string): KanaSound[] {
  const [, consonant = '', vowel = ''] = /^(.*?)([aiɯɨeo]?)$/u.exec(mora) ?? [];
  return [consonant, vowel]
    .filter((symbols) => symbols !== '')
    .map((symbols) => ({ symbols, phoneme: symbols.replace('β', 'w').replace(/[ʲᵝ]/gu, '') }));
}
