import type { LanguageCode } from '../language/language-code.ts';

/** Words that every subject can be asked with, so that none is told apart by them. */
const genericWords: Readonly<Record<LanguageCode, ReadonlySet<string>>> = {
  en: new Set(
    'come comes came coming form forms formed forming happen happens happened happening work works working make makes made making create created arise arises exist exists begin began start started get gets go goes mean means called always actually thing things way ways people we you year years world'.split(
      ' ',
    ),
  ),
  fr: new Set(
    'vient viennent venir forme forment former formé arrive arrivent passe passent produit produisent fonctionne fonctionnent fonctionnement marche marchent fait font faire fabrique naît naissent naître existe existent commence commencé signifie appelle toujours chose choses façon gens monde'.split(
      ' ',
    ),
  ),
  it: new Set(
    'viene vengono forma formano formarsi nasce nascono nascere succede accade funziona funzionano funzionamento fa fanno fare fatto crea esiste esistono comincia cominciò significa chiama sempre cosa cose modo gente mondo'.split(
      ' ',
    ),
  ),
  es: new Set(
    'viene vienen forma forman formarse nace nacen surge surgen surgió ocurre ocurren sucede pasa funciona funcionan funcionamiento hace hacen hacer existe existen hay empezó comienza significa llama siempre cosa cosas manera gente mundo'.split(
      ' ',
    ),
  ),
  hi: new Set(
    'काम होता होती होते होना बनता बनती बनते बनना बना बनी करता करती करते करना आता आती आते आया शुरू कारण तरीका तरह चीज़ लोग दुनिया हमेशा मतलब'.split(
      ' ',
    ),
  ),
  ja: new Set('理由 方法 仕組 仕組み 働 出来 意味 世界 人 今 時'.split(' ')),
};

/** Whether a word says nothing of the subject it is asked about. */
export function isGenericWord(word: string, code: LanguageCode): boolean {
  return genericWords[code].has(word.toLowerCase());
}
