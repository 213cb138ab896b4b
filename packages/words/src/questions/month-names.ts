import type { LanguageCode } from '../language/language-code.ts';

/** The months as a regular expression reads them, either spelling of those that have two. */
export const monthNames: Readonly<Record<LanguageCode, string>> = {
  en: 'January|February|March|April|May|June|July|August|September|October|November|December',
  fr: 'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre',
  it: 'gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre',
  es: 'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre',
  hi: 'जनवरी|फ़रवरी|फरवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितम्बर|सितंबर|अक्टूबर|अक्तूबर|नवम्बर|नवंबर|दिसम्बर|दिसंबर',
  ja: String.raw`\d{1,2}月`,
};
