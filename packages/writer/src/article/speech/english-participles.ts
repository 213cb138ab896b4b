/** Participles that no rule finds. */
const irregular: Readonly<Record<string, string>> = {
  beaten: 'beat',
  begun: 'begin',
  bent: 'bend',
  bound: 'bind',
  broken: 'break',
  brought: 'bring',
  built: 'build',
  burnt: 'burn',
  chosen: 'choose',
  cut: 'cut',
  dealt: 'deal',
  dried: 'dry',
  drawn: 'draw',
  driven: 'drive',
  dug: 'dig',
  fed: 'feed',
  filed: 'file',
  fixed: 'fix',
  folded: 'fold',
  frozen: 'freeze',
  ground: 'grind',
  grown: 'grow',
  hidden: 'hide',
  hung: 'hang',
  kept: 'keep',
  knitted: 'knit',
  laid: 'lay',
  left: 'leave',
  let: 'let',
  lit: 'light',
  made: 'make',
  put: 'put',
  rolled: 'roll',
  sent: 'send',
  set: 'set',
  sewn: 'sew',
  shaken: 'shake',
  shut: 'shut',
  sown: 'sow',
  split: 'split',
  spread: 'spread',
  spun: 'spin',
  stuck: 'stick',
  swept: 'sweep',
  taken: 'take',
  threaded: 'thread',
  thrown: 'throw',
  tied: 'tie',
  torn: 'tear',
  dyed: 'dye',
  wound: 'wind',
  woven: 'weave',
  written: 'write',
  wrung: 'wring',
  added: 'add',
  focused: 'focus',
  guided: 'guide',
  layered: 'layer',
  invited: 'invite',
  ignited: 'ignite',
  united: 'unite',
  pasted: 'paste',
  wasted: 'waste',
  bathed: 'bathe',
};

/** Nobody does what these say: they tell what is thought, needed or so by itself. */
const noDeeds: ReadonlySet<string> = new Set(
  `affected allowed associated attracted based believed called caused composed concerned considered created
  defined derived described destroyed done expected finished formed given known located lost mentioned named needed
  obtained permitted preferred produced reached recognised recognized recommended regarded related required
  resembled said seen shown situated supposed termed thought threatened understood advised found held born published
  discussed reported estimated accepted designed intended suited exposed limited`.split(/\s+/u),
);

const vowel = /[aeiou]/u;

/**
 * The verb that a participle is of: 'turned' is of 'turn', 'placed' of 'place', 'chopped' of 'chop'.
 *
 * @returns undefined for what is no participle of something that one does
 */
export function verbOf(participle: string): string | undefined {
  if (noDeeds.has(participle)) {
    return undefined;
  }
  const known = irregular[participle];
  if (known !== undefined || !/^\p{Ll}{2,}ed$/u.test(participle)) {
    return known;
  }
  const stem = participle.slice(0, -2);
  if (stem.endsWith('i')) {
    return `${stem.slice(0, -1)}y`;
  }
  if (/([bdgmnprt])\1$/u.test(stem)) {
    return stem.slice(0, -1);
  }
  return endsOnSilentE(stem) ? `${stem}e` : stem;
}

/** Whether the verb of a participle has an 'e' of its own: 'plac-ed', 'bak-ed', and not 'soak-ed', 'water-ed'. */
function endsOnSilentE(stem: string): boolean {
  if (/(?:[cuvz]|[^s]s|[nrd]g|[bcdfgkptz]l)$/u.test(stem)) {
    return !/(?:[aeiou]w|ng[aeiou]ng|zz)$/u.test(stem);
  }
  const [last = '', before = '', earlier = ''] = [...stem].toReversed();
  const isSingle = !vowel.test(last) && vowel.test(before) && !vowel.test(earlier);
  if (!isSingle || /[wxyh]/u.test(last)) {
    return false;
  }
  const syllables = stem.match(/[aeiouy]+/gu)?.length ?? 0;
  // 'Watered', 'opened', 'seasoned', 'edited' are stressed on the first syllable, and have none.
  if (/(?:e[rnl]|i[tp]|o[nrp]|u[p])$/u.test(stem)) {
    return syllables === 1;
  }
  return true;
}
