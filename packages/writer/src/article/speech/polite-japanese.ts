/** An ending and how it is said politely; the first that fits. */
type Ending = readonly [end: RegExp, polite: string];

const rowI: Readonly<Record<string, string>> = {
  う: 'い',
  く: 'き',
  ぐ: 'ぎ',
  す: 'し',
  つ: 'ち',
  ぬ: 'に',
  ぶ: 'び',
  む: 'み',
  る: 'り',
};
/** Kana of a verb that drops its る: 用いる, 加える. */
const beforeRu = '[いきぎしじちぢにびみりえけげせぜてでねべめれ]';
/** Written by one character and る, and yet of that kind: 見る. Every other is like 切る. */
const oneCharacter = '見着似煮得経出寝居射鋳診観';

/** What is said already as to people, or ends on a noun, stays. */
const isPolite = /(?:です|ます|ました|ません|ませんでした|でした|でしょう|ましょう|ください)$/u;
const nouns = /(?:違い|争い|匂い|臭い|扱い|戦い|くらい|ぐらい|狙い|願い|よう|ほう|べき)$/u;

const copulas: readonly Ending[] = [
  [/ではなかった$/u, 'ではありませんでした'],
  [/(?:ではない|でない)$/u, 'ではありません'],
  [/であった$|だった$/u, 'でした'],
  [/(?:であろう|だろう)$/u, 'でしょう'],
  [/である$/u, 'です'],
];

/** Adjectives that look like a verb that is denied. */
const lacking = /(?:少|危|切|すく|あぶ|きた|つたな)ない$/u;

const denials: readonly Ending[] = [
  [/(?<=[泳防注継嗅急騒脱])がない$/u, 'ぎません'],
  [/(?<=[はがもの]|しか|ほか)ない$/u, 'ありません'],
  [/くない$/u, 'くありません'],
  [/来ない$/u, '来ません'],
  [/こない$/u, 'きません'],
  [/しない$/u, 'しません'],
  [new RegExp(`(?<=${beforeRu})ない$`, 'u'), 'ません'],
  [new RegExp(`(?<=[${oneCharacter}])ない$`, 'u'), 'ません'],
  [/らない$/u, 'りません'],
  [/わない$/u, 'いません'],
  [/かない$/u, 'きません'],
  [/さない$/u, 'しません'],
  [/たない$/u, 'ちません'],
  [/ばない$/u, 'びません'],
  [/まない$/u, 'みません'],
];

/** The past of verbs whose dictionary form it does not show. */
const pasts: readonly Ending[] = [
  [/した$/u, 'しました'],
  [/(?<=[てで])いった$/u, 'いきました'],
  [/(?<=[へに])行った$/u, '行きました'],
  [/行った$/u, '行いました'],
  [
    /(?<=しま|もら|つか|おこな|ともな|うしな|したが|[使習言思買洗扱伴失従争補担負追吸救違願襲覆払養飼縫誘戦向])った$/u,
    'いました',
  ],
  [/(?<=[持立待打勝育放保断絶])った$/u, 'ちました'],
  [/(?<!い)った$/u, 'りました'],
  [/(?<=[てで用率報])いた$/u, 'いました'],
  [/(?<=\p{sc=Han}|つ|お|ひら|みちび|もとづ)いた$/u, 'きました'],
  [/(?<=[泳継防注急騒脱仰])いだ$/u, 'ぎました'],
  [/(?<=[読飲込進富済包住含望摘刻産生編噛組積踏])んだ$/u, 'みました'],
  [/(?<=[選運学並呼飛結及叫遊転])んだ$/u, 'びました'],
  [/死んだ$/u, '死にました'],
  [/きた$/u, 'きました'],
  [new RegExp(`(?<=${beforeRu.replace('い', '')}|[${oneCharacter}])た$`, 'u'), 'ました'],
];

const presents: readonly Ending[] = [
  [/(?<=[しりきちみびえれ])うる$/u, 'えます'],
  [/くる$/u, 'きます'],
  [/来る$/u, '来ます'],
  [/する$/u, 'します'],
  [/ずる$/u, 'じます'],
  [/(?<=[切知走散減滑握限])る$/u, 'ります'],
  [new RegExp(`(?<=${beforeRu}|[${oneCharacter}])る$`, 'u'), 'ます'],
];

/**
 * A written sentence as one says it to people: 'である' is 'です', '溶け出す' is '溶け出します'. What already is polite, ends on a
 * noun or cannot be told by its last letters stays.
 */
export function politeJapanese(sentence: string): string {
  const [, body = '', mark = ''] = /^([^]*?)([。．！？]?)$/u.exec(sentence) ?? [];
  return withPoliteClauses(polite(body)) + mark;
}

/** A clause without its mark, as one says it at the end of a sentence. */
function polite(body: string): string {
  if (isPolite.test(body) || nouns.test(body)) {
    return body;
  }
  const copula = replaceEnd(body, copulas);
  if (copula !== undefined) {
    return copula;
  }
  if (lacking.test(body)) {
    return `${body}です`;
  }
  const denied = replaceEnd(body.replace(/なかった$/u, 'ない'), denials);
  if (denied !== undefined) {
    return body.endsWith('なかった') ? `${denied}でした` : denied;
  }
  if (/い$/u.test(body) || /[^かつた]かった$/u.test(body)) {
    return verbsOnKaru.test(body) ? body.replace(/った$/u, 'りました') : `${body}です`;
  }
  const verb = replaceEnd(body, [...pasts, ...presents]);
  return verb ?? byLastKana(body);
}

const verbsOnKaru = /(?:分|助|預|見つ|授|受)かった$/u;

/** A verb by its last kana: 書く is 書きます; だ after a noun is です. */
function byLastKana(body: string): string {
  const last = body.at(-1) ?? '';
  const stem = body.slice(0, -1);
  if (last === 'だ' && !/[んい]$/u.test(stem)) {
    return `${stem}です`;
  }
  const kana = rowI[last];
  const isVerb = kana !== undefined && /[\p{sc=Han}\p{sc=Hiragana}]$/u.test(stem);
  return isVerb ? `${stem}${kana}ます` : body;
}

function replaceEnd(body: string, endings: readonly Ending[]): string | undefined {
  const found = endings.find(([end]) => end.test(body));
  return found === undefined ? undefined : body.replace(found[0], found[1]);
}

/** '原料とするが、' before a polite end is '原料としますが、'. */
function withPoliteClauses(body: string): string {
  return body.replace(/([^、。]*(?:る|た|ない|である))が、/gu, (whole, clause: string) => {
    const said = polite(clause);
    return said === clause ? whole : `${said}が、`;
  });
}
