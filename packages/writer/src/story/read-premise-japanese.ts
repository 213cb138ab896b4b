import { findNoun } from '../lexicon/lexicon.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Premise, PremiseHero } from './premise.ts';
import { findIt, isGone, seekThing } from './sought-thing.ts';

const frameTail = /(?:の(?:お話|話|物語|動画|映画|ストーリー|アニメ)|(?:の)?(?:お話|物語))(?:を.*)?$/u;
const announcing =
  /(?:こと)?(?:を|が|に)?(?:学ぶ|習う|夢見る|夢みる|願う|あこがれる|挑戦する|挑む|決める|始める|できない|できるようになる)$/u;
const wanting = /^(.*?)([いきぎしちにびみりえけげせてねべめれ見着寝出煮])たい$/u;
/** The stem's last sound and the dictionary ending of a five-step verb. */
const endings: Readonly<Record<string, string>> = {
  い: 'う',
  き: 'く',
  ぎ: 'ぐ',
  し: 'す',
  ち: 'つ',
  に: 'ぬ',
  び: 'ぶ',
  み: 'む',
  り: 'る',
};

/** Reads a Japanese story idea: '絵を描くことを学ぶキツネ', '空を飛びたいペンギン', 'キツネが絵を習う'. */
export function readJapanesePremise(prompt: string, lexicon: Lexicon): Premise {
  const [first = ''] = prompt.trim().split(/[\n。.!?！？]/u);
  const title = first
    .replace(/^[「『"\s]+|(?<![」』"、\s])[」』"、\s]+$/gu, '')
    .replace(frameTail, '')

    .slice(0, 80);
  const idea = title.replace(/(?<=[たる])(?:夜|日|朝)$/u, '');
  const subjectFirst = /^([^がはをに、]{1,16})(?:が|は)(.+)$/u.exec(idea);
  // '海が恋しい船乗り' is about the sailor.
  const isDescribed = /^[^をにで、]{1,8}(?:い|な|る|た)[\p{sc=Han}\p{sc=Katakana}ー]+\p{sc=Hiragana}?$/u.test(
    subjectFirst?.[2] ?? '',
  );
  if (subjectFirst?.[1] !== undefined && subjectFirst[2] !== undefined && !isDescribed) {
    return {
      code: 'ja',
      title,
      hero: toHero(subjectFirst[1], lexicon),
      action: readAction(subjectFirst[2]),
      place: undefined,
    };
  }
  const other = companionOf(idea, lexicon);
  if (other !== undefined) {
    return { code: 'ja', title, hero: toHero(other.hero, lexicon), action: other.action, place: undefined };
  }
  // '海を見たいやかん': behind a wish whatever stands is the hero.
  const noun =
    findTrailingNoun(idea, lexicon) ??
    /(?<=[をにへがで].{1,6}たい)[\p{sc=Hiragana}ー]{2,6}$/u.exec(idea)?.[0];
  const isClause = /[をがはに]/u.test(idea);
  const sought = isClause ? undefined : seekThing(idea, { code: 'ja', head: noun ?? '', lexicon });
  if (sought !== undefined) {
    return { code: 'ja', title, ...sought, place: undefined };
  }
  const clause = noun === undefined ? '' : idea.slice(0, idea.length - noun.length);
  // The adjective or 'の' before the noun belongs to the hero, a verb before it is the wish.
  const parts =
    /^(.*?(?:う|く|ぐ|す|つ|ぬ|ぶ|む|る|たい|ない))((?!ない)(?:[^をがはに]{0,8}(?:の|な|い))?)$/u.exec(
      clause,
    );
  const verb = parts?.[1];
  const described = verb === undefined ? idea : (parts?.[2] ?? '') + (noun ?? '');
  return {
    code: 'ja',
    title,
    hero: toHero(described, lexicon),
    action: verb === undefined ? undefined : readAction(verb),
    place: undefined,
  };
}

/** '灯台守の娘と嵐': what is nobody is what the story is about, and no second hero. */
function companionOf(
  idea: string,
  lexicon: Lexicon,
): { readonly hero: string; readonly action: string } | undefined {
  const [, hero, other] = /^(?!ひと[りつ])([^とをがはに]{1,14})と([^とをがはに]{1,14})$/u.exec(idea) ?? [];
  if (hero === undefined || other === undefined || /[うくぐすつぬぶむる]$/u.test(hero)) {
    return undefined;
  }
  const kind = findNoun(lexicon, findTrailingNoun(other, lexicon) ?? other, 'ja')?.kind;
  if (kind === 'animal' || kind === 'person') {
    return undefined;
  }
  return { hero, action: isGone(other, 'ja') ? findIt(other, 'ja') : `${other}のひみつを知る` };
}

/** '旅を夢見る': what is dreamed of is done, become or seen. */
const dreamed = /^([^をがはに]{1,10})(?:を夢見る|を夢みる|にあこがれる)$/u;

function dreamOf(noun: string): string {
  if (/(?:旅|旅行|冒険|散歩|料理|勉強)$/u.test(noun)) {
    return `${noun}をする`;
  }
  return /(?:手|家|師|者|士|王|長|選手)$/u.test(noun) ? `${noun}になる` : `${noun}を見る`;
}

function readAction(told: string): string | undefined {
  const dream = dreamed.exec(told)?.[1];
  if (dream !== undefined && !/(?:こと|の)$/u.test(dream)) {
    return dreamOf(dream);
  }
  const clause = told.replace(/(?<=たい)と(?:願う|思う|望む|夢見る|願っている|思っている)$/u, '');
  const want = wanting.exec(clause);
  if (want?.[1] !== undefined && want[2] !== undefined) {
    return want[1] + toDictionaryForm(want[1], want[2]);
  }
  const bare = clause.replace(announcing, (match) =>
    /^(?:を|に)?(?:学ぶ|習う|始める)$/u.test(match) ? match : '',
  );
  const action = bare.replace(/(?:こと|の)(?:を|が|に)?$/u, '').replace(/ことを(?:学ぶ|習う|始める)$/u, '');
  return action.length < 2 || !/[うくぐすつぬぶむる]$/u.test(action) ? undefined : action;
}

function toDictionaryForm(before: string, sound: string): string {
  const isSuru = sound === 'し' && !/[\p{sc=Han}]$/u.test(before);
  if (isSuru || /(?:料理|旅|冒険|勉強|散歩|練習)$/u.test(before)) {
    return 'する';
  }
  return endings[sound] ?? `${sound}る`;
}

function findTrailingNoun(idea: string, lexicon: Lexicon): string | undefined {
  const known = lexicon.nouns
    .flatMap((noun) => noun.forms.ja.spellings)
    .filter((spelling) => idea.endsWith(spelling))
    .sort((one, other) => other.length - one.length)[0];
  const run = /(?:[\p{sc=Katakana}ー]+|[\p{sc=Han}々]+)$/u.exec(idea)?.[0];
  return run !== undefined && run.length > (known?.length ?? 0) ? run : known;
}

function toHero(text: string, lexicon: Lexicon): PremiseHero | undefined {
  const phrase = text.replace(/^(?:ある|一匹の|ひとりの|一人の)/u, '').trim();
  if (phrase === '' || phrase.length > 18 || !/\p{L}/u.test(phrase)) {
    return undefined;
  }
  const head = findTrailingNoun(phrase, lexicon) ?? phrase;
  return {
    phrase,
    head,
    determiner: 'indefinite',
    possessive: undefined,
    gender: undefined,
    isPlural: false,
  };
}
