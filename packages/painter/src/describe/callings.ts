/** A calling, who is shown for it and how they look. */
type Calling = readonly [RegExp, 'man' | 'woman' | 'old man' | 'old woman', string];

/** Callings that the describer of pictures takes for nobody. */
const unknown: readonly Calling[] = [
  [/\bferry captain\b/u, 'man', 'in a red sweater'],
  [/\b(?:forester|ranger)\b/u, 'man', 'in a green shirt'],
  [/\b(?:bookseller|librarian)\b/u, 'woman', 'in a purple sweater'],
  [/\b(?:shepherdess|milkmaid)\b/u, 'woman', 'in a brown dress'],
  [/(?<!german |australian )\bshepherd\b(?! dogs?\b)/iu, 'man', 'in a brown sweater'],
  [/\b(?:travelling )?merchant\b/u, 'man', 'in a red kurta'],
  [/\bbeekeeper\b/u, 'woman', 'in a straw hat and a yellow shirt'],
  [/\bclockmaker\b/u, 'old man', 'with glasses and short grey hair in brown overalls'],
  [/\btoymaker\b/u, 'old man', 'with glasses and short white hair in red overalls'],
  [/\b(?:violin|guitar)[ -]?maker\b/u, 'old man', 'in a brown apron with a violin'],
  [
    /\b(?:shoe|map|boat|cheese|candle|basket|puppet|lace|hat)[ -]?maker\b/u,
    'old woman',
    'with glasses and short grey hair in brown overalls',
  ],
  [/\binventor\b/u, 'woman', 'in an orange hoodie'],
  [/\bneighbour\b/u, 'man', 'in an orange shirt'],
];

/** Callings that the whiteboard draws otherwise than they are painted. */
const drawn: readonly Calling[] = [
  [/\b(?:tram|bus) driver\b/u, 'man', 'in a blue uniform'],
  [/\bgardener in a straw hat\b/u, 'man', 'in a straw hat and a green shirt'],
  [/\bresearcher\b/u, 'woman', 'in a red hoodie'],
  [/\bgrandson\b/u, 'man', ''],
  [/\bgranddaughter\b/u, 'woman', ''],
];

const women = /\b(?:woman|women|lady|mother|grandmother|grandma|aunt|queen|nurse|wife)\b/u;
const men = /\b(?:man|men|father|grandfather|grandpa|uncle|fisherman|farmer|sailor|king|keeper|husband)\b/u;

/**
 * An English prompt in which people who go by their calling alone are called a woman or a man. Beside a woman it is a man
 * and the other way round: one name would stand for both.
 */
export function withCallings(prompt: string): string {
  return unknown.reduce(calledByName, prompt);
}

/** The same for the whiteboard. */
export function withDrawnCallings(prompt: string): string {
  return [...unknown, ...drawn].reduce(calledByName, prompt);
}

/** 'A clockmaker at her bench'. */
const ownWords = [
  [/\bher\b/u, 'woman'],
  [/\bhis\b/u, 'man'],
] as const;

function calledByName(prompt: string, [calling, usual, look]: Calling): string {
  // 'A woman in a green coat, a clockmaker,' is one person, and a neighbour's garden nobody.
  const text = prompt.replace(new RegExp(`, an? (?:old )?(?:${calling.source})(?=,)`, calling.flags), '');
  const alone = new RegExp(`${calling.source}(?!['’]s\\b)`, calling.flags);
  if (!alone.test(text)) {
    return text;
  }
  if (look === '') {
    return text.replace(alone, usual.endsWith('woman') ? 'little girl' : 'little boy');
  }
  const rest = text.replace(alone, '');
  const told = ownWords.find(([word]) => word.test(rest))?.[1] ?? (usual.endsWith('woman') ? 'woman' : 'man');
  const taken = told === 'man' ? men : women;
  const other = told === 'man' ? 'woman' : 'man';
  const age = usual.startsWith('old ') ? 'old ' : '';
  return text
    .replace(alone, `${age}${taken.test(rest) ? other : told} ${look}`)
    .replace(/\bold old (?=(?:wo)?man\b)/u, 'old ')
    .replace(/\ba (?=old (?:wo)?man\b)/giu, 'an ');
}
