/** A calling, who is shown for it and how they look. */
type Calling = readonly [RegExp, 'man' | 'woman' | 'old man' | 'old woman', string];

/** Callings that the describer of pictures takes for nobody. */
const unknown: readonly Calling[] = [
  [/\btoymaker\b/u, 'old man', 'with glasses and short white hair in red overalls'],
  [/\b(?:violin|guitar)[ -]?maker\b/u, 'old man', 'in a brown apron with a violin'],
  [
    /\b(?:map|boat|cheese|candle|basket|puppet|lace|hat)[ -]?maker\b/u,
    'old woman',
    'with glasses and short grey hair in brown overalls',
  ],
  [/\bneighbour\b/u, 'man', 'in an orange shirt'],
];

/** Callings that the whiteboard draws otherwise than they are painted. */
const drawn: readonly Calling[] = [
  [/\bresearcher\b/u, 'woman', 'in a red hoodie'],
  [/\bgrandson\b/u, 'man', ''],
  [/\bgranddaughter\b/u, 'woman', ''],
];

const women = /\b(?:woman|women|lady|mother|grandmother|grandma|aunt|queen|wife)\b/u;
const men = /\b(?:man|men|father|grandfather|grandpa|uncle|king|keeper|husband)\b/u;

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

/** 'A toymaker at her bench'. */
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
