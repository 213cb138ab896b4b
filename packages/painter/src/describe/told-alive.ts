import type { LanguageCode } from '@kinora/contract/catalogue';

/** A thing that wears something: the sign by which a story's hero is known in every picture of a film. */
const wears =
  /^ {0,2}with an? (?:[\p{L}-]+ ){0,3}(?:scarf|neckerchief|kerchief|cap|hat|satchel|bell on a ribbon)(?!\p{L})/u;

/** What only somebody feels or does. */
const feels: Readonly<Record<LanguageCode, RegExp>> = {
  en: /(?<!\p{L})(?:smil(?:es?|ing)|laugh(?:s|ing)|cr(?:ies|ying)|gaz(?:es|ing)|dream(?:s|ing)|looking around|(?:is |feels )?(?:sad|happy|afraid|lonely|proud|shy|sleepy)|happily|who (?:wants?|dreams?|wish(?:es)?|longs?|learns?|is|loves?|cannot)|speaks?|speaking|listens?|listening)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:sourit|souriante?|rit|pleure|rêve|triste|heureu(?:x|se)|timide|effrayée?|qui (?:veut|voudrait|aime|apprend|a peur|chante))(?!\p{L})/u,
  it: /(?<!\p{L})(?:sorride(?:nte)?|ride|piange|sogna|triste|felice|timid[oa]|spaventat[oa]|che (?:vuole|vorrebbe|ama|impara|ha paura|canta))(?!\p{L})/u,
  es: /(?<!\p{L})(?:sonríe|sonriente|ríe|llora|sueña|triste|feliz|tímid[oa]|asustad[oa]|que (?:quiere|quisiera|ama|aprende|tiene miedo|canta))(?!\p{L})/u,
  hi: /मुस्कुरा|हँस|रो रह|सपना|उदास|ख़ुश|खुश|चाहत/u,
  ja: /笑|泣|夢見|悲し|嬉し|うれし|さびし/u,
};

/** The same right before a name. */
const feeling: Readonly<Partial<Record<LanguageCode, RegExp>>> = {
  en: /(?<!\p{L})(?:smiling|laughing|crying|dreaming|sad|happy|lonely|sleepy|shy|proud|frightened) $/u,
  hi: /(?:मुस्कुरात[ाीे] हुआ|मुस्कुरात[ाीे] हुई|मुस्कुरात[ाीे]|उदास|ख़ुश|खुश) $/u,
  ja: /(?:笑う|笑っている|泣く|泣いている|悲しい|夢見る|さびしい|うれしい)$/u,
};

/** What is in somebody's hands, and is not who does what is told next: 'holding a book, gazing'. */
const isHeld =
  /(?<!\p{L})(?:holding|carrying|reading|tenant|portant|tenendo|leggendo|sosteniendo|llevando|leyendo) (?:[\p{L}'’-]+ ){0,3}$/u;

/** From here on somebody or something else is told of. */
const apart =
  /[,.;:!?、。।]|(?<![\p{L}\p{M}])(?:and|beside|near|next to|under|over|behind|with|et|près|avec|e|ed|accanto|vicino|con|y|junto|cerca|और|के पास)(?![\p{L}\p{M}])|と(?!て)/u;

/** Right behind a lighthouse: who keeps it. */
const isKept = /^ lightkeeper/u;

/** How much is read behind a name, and before it. */
const reach = 44;

interface ToldThing {
  readonly at: number;
  readonly name: string;
  /** All that is named in the text. */
  readonly others?: readonly { readonly at: number }[];
}

/** Whether a thing is told of as one that feels: a boat with a scarf, a kettle that smiles, a tree that dreams. */
export function isToldAlive(text: string, { at, name, others = [] }: ToldThing, code: LanguageCode): boolean {
  // It is they who are shy, and not the tower that they keep.
  if (isKept.test(text.slice(at + name.length))) {
    return false;
  }
  const next = Math.min(...others.map((each) => each.at).filter((each) => each > at));
  const behind = text.slice(at + name.length, Math.min(next, at + name.length + reach));
  if (wears.test(behind)) {
    return true;
  }
  const [own = ''] = behind.split(apart);
  const before = text.slice(Math.max(0, at - reach), at);
  if (isHeld.test(before)) {
    return false;
  }
  return feels[code].test(own) || feeling[code]?.test(before) === true;
}
