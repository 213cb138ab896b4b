import type { LanguageCode } from '@kinora/contract/catalogue';

/** An ending and what stands in its place in a dictionary; the first fitting one is the likeliest. */
type EndingRule = readonly [ending: string, ...replacements: string[]];

/**
 * Endings by language, the longest first. They may propose words that do not exist: only what stands in the picture
 * index is ever found, so a wrong proposal costs nothing.
 */
const endingRules: Readonly<Record<Exclude<LanguageCode, 'ja'>, readonly EndingRule[]>> = {
  en: [
    ["'s", ''],
    ['ies', 'y', 'ie'],
    ['ves', 'f', 'fe', 've'],
    ['ied', 'y'],
    ['ying', 'y', 'ie'],
    ['ing', '', 'e'],
    ['ed', '', 'e'],
    ['sses', 'ss'],
    ['xes', 'x'],
    ['zes', 'z', 'ze'],
    ['ches', 'ch', 'che'],
    ['shes', 'sh'],
    ['oes', 'o', 'oe'],
    ['s', ''],
  ],
  hi: [
    ['ियों', 'ी', 'ि'],
    ['ियां', 'ी', 'ि'],
    ['ाओं', 'ा'],
    ['ाएं', 'ा'],
    ['ुओं', 'ू', 'ु'],
    ['ों', '', 'ा', 'ी'],
    ['ें', '', 'ा'],
    ['ते', 'ना'],
    ['ता', 'ना'],
    ['ती', 'ना'],
    ['ने', 'ना'],
    ['े', 'ा', 'ना'],
    ['ी', 'ा', 'ना'],
    ['ा', 'ना'],
  ],
  fr: [
    ['issent', 'ir'],
    ['aient', 'er', 'ir', 're'],
    ['euses', 'eur'],
    ['euse', 'eur'],
    ['trices', 'teur'],
    ['trice', 'teur'],
    ['aux', 'al', 'ail', 'au'],
    ['ant', 'er', 'ir', 're'],
    ['ait', 'er', 'ir', 're'],
    ['ent', 'er', 'ir', 're'],
    ['ées', 'er', 'é'],
    ['és', 'er', 'é'],
    ['ée', 'er', 'é'],
    ['ennes', 'en'],
    ['enne', 'en'],
    ['onnes', 'on'],
    ['onne', 'on'],
    ['es', 'e', 'er'],
    ['é', 'er'],
    ['it', 'ir', 're'],
    ['s', ''],
    ['x', ''],
    ['e', 'er'],
  ],
  it: [
    ['iamo', 'are', 'ere', 'ire'],
    ['ando', 'are'],
    ['endo', 'ere', 'ire'],
    ['avano', 'are'],
    ['evano', 'ere'],
    ['ivano', 'ire'],
    ['ava', 'are'],
    ['eva', 'ere'],
    ['iva', 'ire'],
    ['ano', 'are'],
    ['ono', 'ere', 'ire'],
    ['ato', 'are'],
    ['ata', 'are'],
    ['uto', 'ere'],
    ['ito', 'ire'],
    ['chi', 'co'],
    ['che', 'ca'],
    ['ghi', 'go'],
    ['ghe', 'ga'],
    ['ici', 'ico'],
    ['i', 'o', 'e', 'a', 'io'],
    ['e', 'a', 'ere', 'ire'],
    ['a', 'are'],
  ],
  es: [
    ['ciones', 'ción'],
    ['iendo', 'er', 'ir'],
    ['aban', 'ar'],
    ['ando', 'ar'],
    ['aba', 'ar'],
    ['ían', 'er', 'ir'],
    ['ado', 'ar'],
    ['ada', 'ar', 'ado'],
    ['ces', 'z'],
    ['ía', 'er', 'ir'],
    ['an', 'ar'],
    ['en', 'er', 'ir'],
    ['ón', 'ar'],
    ['as', 'a', 'ar'],
    ['os', 'o'],
    ['es', '', 'e'],
    ['s', ''],
    ['ó', 'ar'],
    ['a', 'ar'],
    ['e', 'er', 'ir'],
  ],
};

/** Plurals no rule finds. */
const irregularForms: Readonly<Partial<Record<LanguageCode, Readonly<Record<string, string>>>>> = {
  en: {
    mice: 'mouse',
    geese: 'goose',
    teeth: 'tooth',
    feet: 'foot',
    men: 'man',
    women: 'woman',
    children: 'child',
    people: 'person',
    slept: 'sleep',
    grew: 'grow',
    grown: 'grow',
    thought: 'think',
    flew: 'fly',
    swam: 'swim',
    wrote: 'write',
    written: 'write',
    drew: 'draw',
    drawn: 'draw',
    froze: 'freeze',
    frozen: 'freeze',
    ate: 'eat',
    eaten: 'eat',
  },
  fr: { yeux: 'œil', cieux: 'ciel', oeil: 'œil', coeur: 'cœur', oeuf: 'œuf', oeufs: 'œuf' },
  it: { uomini: 'uomo', uova: 'uovo', dita: 'dito', mani: 'mano', uccelli: 'uccello' },
  es: { gata: 'gato', gatas: 'gato', perra: 'perro', loba: 'lobo', osa: 'oso', niñas: 'niña' },
};

/** A nasal without a vowel before a letter spoken where it is: भूकम्प is भूकंप, अन्त is अंत. */
const halfNasal = /ङ्(?=[क-घ])|ञ्(?=[च-झ])|ण्(?=[ट-ढ])|न्(?=[त-ध])|म्(?=[प-भ])/gu;

/** A word in the one spelling it is looked up by: small letters, Devanagari without the dots that writers leave out. */
export function foldWord(word: string): string {
  return word
    .normalize('NFD')
    .replaceAll('\u{93c}', '')
    .normalize('NFC')
    .replaceAll('ँ', 'ं')
    .replace(halfNasal, 'ं')
    .replaceAll('’', "'")
    .toLowerCase();
}

/** A folded word and the dictionary forms it may come from, the word itself first. */
export function baseForms(folded: string, code: LanguageCode): readonly string[] {
  if (code === 'ja') {
    return [folded];
  }
  const forms = new Set([folded]);
  const irregular = irregularForms[code]?.[folded];
  if (irregular !== undefined) {
    forms.add(irregular);
  }
  for (const [ending, ...replacements] of endingRules[code]) {
    const stem = folded.slice(0, -ending.length);
    if (!folded.endsWith(ending) || stem.length < 2) {
      continue;
    }
    for (const replacement of replacements) {
      forms.add(stem + replacement);
    }
    // 'Running' and 'planned' double the letter; 'carries' has two of its own.
    if (code === 'en' && /^(?:ing|ed)$/u.test(ending) && /([bdgmnprt])\1$/u.test(stem)) {
      forms.add(stem.slice(0, -1));
    }
  }
  return [...forms];
}
