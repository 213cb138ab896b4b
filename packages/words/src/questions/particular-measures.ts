import type { LanguageCode } from '../language/language-code.ts';

/** What can be measured: how it is asked for, and in which units it is answered. */
export interface Measure {
  readonly asks: RegExp;
  readonly units: RegExp;
  /** What an article calls it, in headings and sentences. */
  readonly names: RegExp;
}

const metric = String.raw`(?<!\p{L})(?:k?m|cm|mm)(?!\p{L}|[²³])`;

function lengths(words: string): RegExp {
  return new RegExp(`${metric}|${words}`, 'iu');
}

const metres = {
  en: lengths(String.raw`\b(?:(?:kilo|centi|milli)?met(?:re|er)s?|feet|foot|miles?|inch(?:es)?)\b`),
  fr: lengths(String.raw`(?<!\p{L})(?:(?:kilo|centi|milli)?mètres?)(?!\p{L})`),
  it: lengths(String.raw`(?<!\p{L})(?:chilometr[oi]|metr[oi]|centimetr[oi])(?!\p{L})`),
  es: lengths(String.raw`(?<!\p{L})(?:(?:kiló|centí|milí)?metros?)(?!\p{L})`),
  hi: lengths('किमी|किलोमीटर|मीटर|सेंटीमीटर'),
  ja: lengths('(?:キロ|センチ|ミリ)?メートル'),
} as const;

const years = {
  en: /\b(?:years?|months?|weeks?|days?|decades|hours?)\b/iu,
  fr: /(?<!\p{L})(?:ans?|années?|mois|semaines?|jours?|heures?)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:ann[oi]|mes[ei]|settiman[ae]|giorn[oi]|or[ae])(?!\p{L})/iu,
  es: /(?<!\p{L})(?:años?|mes(?:es)?|semanas?|días?|horas?)(?!\p{L})/iu,
  hi: /वर्ष|साल|महीने|माह|दिन|घण्टे|घंटे/u,
  ja: /年|か月|ヶ月|日|時間/u,
} as const;

const times = {
  en: /\b(?:years?|months?|weeks?|days?|decades|centuries|hours?|minutes?|seconds?)\b/iu,
  fr: /(?<!\p{L})(?:ans?|années?|mois|semaines?|jours?|heures?|minutes?|secondes?|siècles?)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:ann[oi]|mes[ei]|settiman[ae]|giorn[oi]|or[ae]|minut[oi]|second[oi]|secol[oi])(?!\p{L})/iu,
  es: /(?<!\p{L})(?:años?|mes(?:es)?|semanas?|días?|horas?|minutos?|segundos?|siglos?)(?!\p{L})/iu,
  hi: /वर्ष|साल|महीने|माह|सप्ताह|दिन|घण्टे|घंटे|मिनट|सेकंड/u,
  ja: /年|か月|ヶ月|週間|日|時間|分|秒/u,
} as const;

/** How old something grows, how long it takes, how high and how deep it is: told apart from other figures in the same units. */
export const particularMeasures: Readonly<Record<LanguageCode, readonly Measure[]>> = {
  en: [
    {
      asks: /\bhow long (?:do|does|can|did|will) .*\blive|\blifespan\b|\blife expectancy\b|\bhow old (?:do|does|can) .*\b(?:get|become|grow|live)/iu,
      units: years.en,
      names: /\b(?:lives?|lived|lifespan|longevity|age)\b/iu,
    },
    {
      asks: /\bhow long (?:do|does|did|will|would|has|have|should|must|is it)\b|\bhow much time\b/iu,
      units: times.en,
      names: /\b(?:takes?|lasts?|lasted|ready|needs?|after|remains?|stays?|during|over)\b/iu,
    },
    {
      asks: /\bhow (?:tall|high)\b|\b(?:height|elevation|altitude) of\b/iu,
      units: metres.en,
      names: /\b(?:tall|high|height|heights|above sea level|elevation|altitude|rises? to)\b/iu,
    },
    {
      asks: /\bhow deep\b|\bdepth of\b/iu,
      units: metres.en,
      names: /\b(?:deep|depths?|deepest)\b/iu,
    },
  ],
  fr: [
    {
      asks: /combien de temps .*(?<!\p{L})vi(?:t|vent|vre)(?!\p{L})|espérance de vie|durée de vie|longévité/iu,
      units: years.fr,
      names: /(?<!\p{L})(?:vi(?:t|vent|vre|e)|longévité|âge)(?!\p{L})/iu,
    },
    {
      asks: /combien de temps|(?<!\p{L})(?:dure(?:nt)?|durée)(?!\p{L})/iu,
      units: times.fr,
      names: /(?<!\p{L})(?:dur\p{L}+|reste(?:nt)?|demeure(?:nt)?|pendant|séjour|faut)(?!\p{L})/iu,
    },
    {
      asks: /(?<!\p{L})(?:hauteur|altitude|haute?s?)(?!\p{L})/iu,
      units: metres.fr,
      names: /(?<!\p{L})(?:hauteur|altitude|haute?s?|niveau d|culmine)/iu,
    },
    {
      asks: /(?<!\p{L})profond/iu,
      units: metres.fr,
      names: /(?<!\p{L})profond/iu,
    },
  ],
  it: [
    {
      asks: /quanto (?:tempo )?(?:viv(?:e|ono)|campa\p{L}*)(?!\p{L})|(?:durata|aspettativa) (?:della|di) vita|longevità/iu,
      units: years.it,
      names: /(?<!\p{L})(?:viv(?:e|ono|ere)|vita|longevità|età)(?!\p{L})/iu,
    },
    {
      asks: /(?<!\p{L})(?:alt[oaie]|altezza|altitudine)(?!\p{L})/iu,
      units: metres.it,
      names: /(?<!\p{L})(?:alt[oaie]|altezza|altitudine|livello del mare)(?!\p{L})/iu,
    },
    {
      asks: /(?<!\p{L})profond/iu,
      units: metres.it,
      names: /(?<!\p{L})profond/iu,
    },
    {
      asks: /(?<!\p{L})lung[oah]/iu,
      units: metres.it,
      names: /(?<!\p{L})(?:lung[oah]|lunghezza)/iu,
    },
  ],
  es: [
    {
      asks: /cuánto(?:s años)? (?:tiempo )?(?:puede )?viv(?:e|en|ir)(?!\p{L})|esperanza de vida|longevidad/iu,
      units: years.es,
      names: /(?<!\p{L})(?:viv(?:e|en|ir)|vida|longevidad|edad)(?!\p{L})/iu,
    },
    {
      asks: /(?<!\p{L})(?:duran?|dura(?:ción)?|tardan?|cuánto tiempo)(?!\p{L})/iu,
      units: times.es,
      names: /(?<!\p{L})(?:duran?|duración|tardan?|durante)(?!\p{L})/iu,
    },
    {
      asks: /(?<!\p{L})(?:alt[oa]s?|altura|altitud)(?!\p{L})/iu,
      units: metres.es,
      names: /(?<!\p{L})(?:alt[oa]s?|altura|altitud|nivel del mar)(?!\p{L})/iu,
    },
    {
      asks: /(?<!\p{L})(?:profundidad|profund[oa]s?)(?!\p{L})/iu,
      units: metres.es,
      names: /(?<!\p{L})profund/iu,
    },
  ],
  hi: [
    {
      asks: /कितने (?:साल|वर्ष|दिन) (?:तक )?(?:जी|जीवित)|(?:आयु|उम्र|जीवनकाल)/u,
      units: years.hi,
      names: /जीवित|जीवन|आयु|उम्र/u,
    },
    { asks: /ऊँच|ऊंच/u, units: metres.hi, names: /ऊँच|ऊंच|समुद्र तल/u },
    { asks: /गहर/u, units: metres.hi, names: /गहर|उथले/u },
    {
      asks: /तेज़|तेज|गति|रफ़्तार|रफ्तार|वेग/u,
      units: /(?:किमी|किलोमीटर|मीटर|सेंटीमीटर) प्रति/u,
      names: /वेग|गति|चाल/u,
    },
  ],
  ja: [
    { asks: /寿命|何年(?:くらい|ぐらい)?(?:生き|いき)/u, units: years.ja, names: /寿命|生き/u },
    { asks: /高さ|標高|どれ(?:くらい|ぐらい)高/u, units: metres.ja, names: /高さ|標高/u },
    { asks: /深さ|水深|どれ(?:くらい|ぐらい)深/u, units: metres.ja, names: /深/u },
    { asks: /何度|温度/u, units: /\d\s?度|℃|°C/u, names: /温度|湯|気温|度から/u },
  ],
};
