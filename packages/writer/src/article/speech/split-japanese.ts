/** A sentence of more characters cannot be followed by ear. */
const longest = 45;
/** What is cut off is a sentence, and so is what is left. */
const shortest = 14;

/** Verbs in the form that goes on, with what makes them end: '分離し、' is '分離します。'. */
const goingOn: readonly (readonly [end: RegExp, polite: string])[] = [
  [/であり$/u, 'です'],
  [/(?<=て)おり$/u, 'います'],
  [/(?:さ|ら|わ|か|た|ま|ば|が|\p{sc=Han})れ$/u, 'ます'],
  [/\p{sc=Han}(?:え|け|げ|せ|べ|ね|め)$/u, 'ます'],
  [/(?<!但|少|無|もし)(?:\p{sc=Han}|に|と|く)し$/u, 'ます'],
  [/(?<!限|折|周|辺|通|残|代|頼|割)(?:\p{sc=Han}|つく|な|あ|かか|もた|のぼ)り$/u, 'ます'],
  [/[行失従洗使扱]い$|[含進富生包沈住編込]み$|[運選結並]び$|[持保立]ち$|(?:[起置続書築描引]|で)き$/u, 'ます'],
];
/** Not verbs: words that stand before a noun's clause ('により', 'に対し'). */
const postposition =
  /(?:によ|にあた|にわた|に限|つま|あま|ばか|とお|とは)り$|(?:に対|に関|に際|に反|に比|を通|を介|と称|とくら)し$|(?:に加え|を除き|を含め|に伴い|に応じ|に先立ち|ため|まで|それぞれ|いずれ|これ|それ|われ|初め)$/u;
/** Of the second part its own subject is named, and not far off. */
const ownSubject = /^(?:[^、はが]{1,24}、)?[^、はが]{1,22}(?:は|(?<!や)が)(?!、|ら)/u;
/** What leans on the first part. */
const leaning = /^(?:これ|それ|その|この|ここ|そこ|両|前者|後者|同)/u;

/** A long sentence in two that can both stand alone, at a verb that goes on: 'つくり、' is 'つくります。'. */
export function splitJapanese(sentence: string): string[] {
  if (countCharacters(sentence) <= longest) {
    return [sentence];
  }
  const places = [...sentence.matchAll(/、/gu)].map(({ index }) => index);
  const middle = sentence.length / 2;
  const cuts = places
    .flatMap((at) => {
      const head = endHere(sentence.slice(0, at), isPast.test(sentence));
      const tail = sentence.slice(at + 1);
      const isSure =
        head !== undefined && countCharacters(head) >= shortest && countCharacters(tail) >= shortest;
      return isSure && ownSubject.test(tail) && !leaning.test(tail) && !isWithin(sentence, at)
        ? [{ at, head, tail }]
        : [];
    })
    .toSorted((one, other) => Math.abs(one.at - middle) - Math.abs(other.at - middle));
  const [cut] = cuts;
  return cut === undefined ? atJoint(sentence) : [`${cut.head}。`, ...splitJapanese(cut.tail)];
}

/** What is set against the first half, goes against it, or comes of it: the first half ends, and a word says how the second follows. */
const joints: readonly (readonly [mark: RegExp, said: string])[] = [
  [/(?<=る|た|ない|いる|う|く|す)のに対し(?:て)?、/u, '一方、'],
  [/(?<=ある|あった|いる|いた|れる|れた|した|なる|なった|ない)が、/u, 'しかし、'],
  // What one does in order that something be is no reason: 'なるため' is one, '守るため' may be either.
  [/(?<=なる|ある|いる|ない|れる|た)(?:ため|ことから)、/u, 'そのため、'],
];

function atJoint(sentence: string): string[] {
  for (const [mark, said] of joints) {
    const { index = -1, 0: found = '' } = mark.exec(sentence) ?? {};
    const head = sentence.slice(0, Math.max(0, index));
    const tail = sentence.slice(index + found.length);
    const isSure = countCharacters(head) >= shortest && countCharacters(tail) >= leastAfter;
    if (index > 0 && isSure && !leaning.test(tail) && !isWithin(sentence, index)) {
      return [`${head}。`, ...splitJapanese(said + tail)];
    }
  }
  return [sentence];
}

/** After a word that says how it follows, a short sentence is whole. */
const leastAfter = 8;

/** The last verb says when all of it was. */
const isPast = /[ただ]。?$/u;

function endHere(clause: string, isOver: boolean): string | undefined {
  if (postposition.test(clause)) {
    return undefined;
  }
  const end = goingOn.find(([form]) => form.test(clause));
  if (end === undefined) {
    return undefined;
  }
  const said = end[1] === 'です' || /おり$/u.test(clause) ? clause.replace(end[0], end[1]) : clause + end[1];
  return isOver ? said.replace(/ます$/u, 'ました').replace(/です$/u, 'でした') : said;
}

/** Within a quotation nothing ends. */
function isWithin(sentence: string, at: number): boolean {
  const before = sentence.slice(0, at);
  return (before.match(/「|『/gu)?.length ?? 0) > (before.match(/」|』/gu)?.length ?? 0);
}

function countCharacters(text: string): number {
  return text.replace(/[\s\p{P}]/gu, '').length;
}

/**
 * '緑茶と同じ種の植物を原料とするが、緑茶が…' says not of what it speaks before it comes to it: without its first clause it is
 * whole, and shorter.
 */
export function withoutSubjectlessClause(sentence: string): string {
  const { rest = '' } =
    /^[^、。はが]{4,30}(?:する|した|れる|ある|ない|いる)が、(?<rest>[^、はが]{1,16}[はが].{16,})$/u.exec(
      sentence,
    )?.groups ?? {};
  return rest === '' || leaning.test(rest) ? sentence : rest;
}
