import type { LanguageCode } from '@kinora/contract/catalogue';

/** What is done with clothes that one does not wear yet, and all that is told of them. */
const made: Readonly<Record<LanguageCode, RegExp>> = {
  en: /(?<!\p{L})(?:sew|knit|weav|mend|ironing|washing|sell|buy|embroider|dream(?:s|ing)? of (?:an?|the|her|his)(?= ))(?:s|e|es|ing|ning|ting)?(?= )[^,.;:]{0,60}/gu,
  fr: /(?<!\p{L})(?:cou(?:dre|d|sant)|tricot(?:er|e|ant)|tiss(?:er|e|ant)|raccommod\p{L}+|vend(?:re|ant)?|achet\p{L}+|laver|brod(?:er|e|ant))(?= )[^,.;:]{0,60}/gu,
  it: /(?<!\p{L})(?:cuc(?:ire|e|endo)|ricam(?:are|a|ando)|tess(?:ere|e|endo)|rammend\p{L}+|vend(?:ere|e|endo)|compr(?:are|a|ando)|lavare|stirare)(?= )[^,.;:]{0,60}/gu,
  es: /(?<!\p{L})(?:cos(?:er|e|iendo)|bord(?:ar|a|ando)|tej(?:er|e|iendo)|remend\p{L}+|vend(?:er|e|iendo)|compr(?:ar|a|ando)|lavar|planchar)(?= )[^,.;:]{0,60}/gu,
  hi: /[^,।]{0,40}(?:सिल(?:ना|ने|ता|ती|कर|ाई)|बुन(?:ना|ने|ता|ती)|बेच(?:ना|ने|ता|ती)|ख़रीद\S*)/gu,
  ja: /[^、。]{0,20}を(?:縫|ぬ(?:う|い|って)|編|織|売|買|洗)/gu,
};

/** A description without clothes that somebody makes, sells or washes: a tailor who sews a dress wears her own. */
export function withoutMadeClothes(text: string, code: LanguageCode): string {
  return text.replace(made[code], (match) => ' '.repeat(match.length));
}
