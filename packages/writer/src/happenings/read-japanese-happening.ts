import { longestRead } from './happening.ts';
import type { Happening } from './happening.ts';
import { countryNames } from './known-names.ts';
import type { TaleSigns } from './tale-signs.ts';

const frame = /(?:について)?の(?:お話|話|物語|動画|映画|ストーリー|アニメ|ドキュメンタリー)(?:を.{0,12})?$/u;
const history = /の歴史$/u;
const onceUponATime = /^(?:むかしむかし|昔々|昔むかし|むかし|あるところに)/u;

/** What ends in these names what happened by itself. */
const events =
  /(?:革命|維新|大戦|一揆|の乱|の変|の役|合戦|震災|大地震|噴火|沈没|崩壊|独立|着陸|条約|憲法|開国|来航|改新|統一|建国|登頂|大火|オリンピック|五輪|万博|博覧会|暗殺|即位|遷都|鎖国|原爆投下|大虐殺|事変|条約締結|世界一周|黒船|打ち上げ|飢饉|大流行|パンデミック|陥落|返還|奴隷解放|奉還|冷戦|空襲|独立戦争|恐慌|移植|解放)$/u;
/** Nouns of doing that name it with what was done to. */
const makings =
  /(?:の|を)?(?:発明|発見|建設|建造|開通|創設|誕生|始まり|起源|滅亡|終わり|処刑|開業|廃止|成立|導入|制定|調印|締結|流行|発布)$/u;
/** What nobody ever invented. */
const feelings = /^(?:笑い|笑顔|愛|友情|希望|喜び|幸せ|悲しみ|夢|魔法|勇気)$/u;
/** Nouns of strife, of children's tales as well. */
const conflicts =
  /(?:裁判|戦争|戦い|攻防|包囲戦|遠征|計画|ミッション|事件|事故|運動|行進|行軍|選挙|危機|火事|洪水)$/u;
/** Nouns of moving, mostly of tales. */
const motions = /(?:航海|飛行|探検|横断|競争|レース|旅)$/u;
/** A name of many syllables is a discoverer's rather than a child's. */
const longName = /^[\p{sc=Katakana}ー・]{4,}$/u;
const firsts = /最初|初めて|はじめて|初(?=[\p{sc=Han}])|人類|世界|第[一二三四五六七八九十\d]+次/u;

/** Somebody who acts in public, as the line's subject. */
const actors =
  /^(?:.{0,12}(?:市|町|村|県|府|都|国|州|議会|市議会|政府|内閣|首相|大統領|大臣|知事|市長|町長|村長|裁判所|最高裁|地裁|高裁|警察|国会|衆院|参院|与党|野党|委員会|省|庁|当局|銀行|企業|会社|大学|病院|チーム|研究者|科学者ら|探査機|衛星|ロケット|宇宙船|旅客機|列車|電車|台風\d*号?|地震|大雨|豪雨|火山|津波|物価|家賃|株価|円|賃金|失業率|景気|代表|選手|橋|宇宙飛行士|農家|市民|住民|医師|教師|学校|博物館|美術館|教員|職員|新幹線|猛暑|大雪|NASA|JAXA|国連|EU))$/u;
/** Nouns of doing on which a headline ends where others would have a verb. */
const acts =
  /(?:可決|否決|発表|着陸|上陸|接近|逮捕|起訴|優勝|勝利|敗退|成立|決定|開始|終了|禁止|判断|判決|上昇|下落|減少|増加|帰還|発見|打ち上げ|開業|閉鎖|通行止め|運休|辞任|就任|当選|合意|調印|署名|導入|廃止|延期|中止|再開|死亡|負傷|受賞|成功|失敗|避難|停電|倒産|買収|値上げ|引き上げ|引き下げ|承認|認可|提案|要求|警告|確認|爆発|噴火|発射|観測|公開|解散|制定|改定|表明|封鎖|返還|閣議決定|最高|最多|本塁打|連覇|救助|開館|発効|座礁|植樹|到着|脱線|衝突|墜落|ストライキ|ストライキ入り|開幕|再開|全焼|行方不明)(?:へ|か)?$/u;
/** What only the news says: how strong, and how many. */
const counted =
  /震度\d|マグニチュード|[一二三四五六七八九十百千万\d]+人(?:が)?(?:死亡|負傷|けが|行方不明|避難)/u;
/** 'Xが崩れた日': what a day is remembered by. */
const clauseFrame = /^(.{2,24}?)(?:が|は)(.{2,24})(?:日|夜|年|とき|時)$/u;

/** Reads whether a Japanese prompt names or reports something that happened. */
export function readJapaneseHappening(prompt: string, signs: TaleSigns): Happening | undefined {
  const text = prompt.trim().slice(0, longestRead);
  const [first = '', ...later] = text.split(/[。\n！!]/u).filter((line) => line.trim() !== '');
  if (
    onceUponATime.test(first) ||
    /[？?か]$|なぜ|どうして|どうやって|どのように|いつ|誰|だれ|どこ|とは|仕組み|しくみ/u.test(first) ||
    later.some((line) => namesTaleBeing(line, signs))
  ) {
    return undefined;
  }
  const idea = first.replace(/^[「『"\s]+|[」』"\s]+$/gu, '');
  if (history.test(idea)) {
    return 'event';
  }
  const parts = idea.split(/[：:]/u).map((part) => part.replace(frame, '').trim());
  return parts.map((part) => readPart(part, signs)).find((found) => found !== undefined);
}

function readPart(part: string, signs: TaleSigns): Happening | undefined {
  const dayOf = clauseFrame.exec(part);
  if (dayOf?.[1] !== undefined) {
    return isKnownName(dayOf[1], signs) ? 'event' : undefined;
  }
  if (isHeadline(part, signs)) {
    return 'headline';
  }
  return isEventName(part, signs) ? 'event' : undefined;
}

function isEventName(part: string, signs: TaleSigns): boolean {
  const name = part.replace(/(?:1\d{3}|20\d\d)年?$/u, '');
  const event = [events, makings, conflicts, motions].find((ending) => ending.test(name));
  // A verb before the noun, or a subject: 'ロボットが着陸', '月に着陸した'.
  if (event === undefined || /[がをは]/u.test(name)) {
    return false;
  }
  const owner = name.replace(event, '').replace(/の$/u, '');
  const isPinned = /(?:1\d{3}|20\d\d|[5-9]\d\d)年/u.test(name) || startsWithCountry(name);
  if (isPinned) {
    return true;
  }
  if (namesTaleBeing(owner, signs)) {
    return false;
  }
  if (event === events) {
    return !lastNounOf(owner).some((noun) => signs.isThing(noun));
  }
  if (event === makings) {
    return owner !== '' && !feelings.test(owner);
  }
  const isNamed = event === conflicts ? isKnownName(owner, signs) : longName.test(owner);
  return (
    isNamed ||
    (firsts.test(name) && (isForeignName(owner, signs) || !runsOf(owner).some((run) => signs.isBeing(run))))
  );
}

/** 'ライト兄弟': in the letters for names from abroad. */
function isForeignName(text: string, signs: TaleSigns): boolean {
  return /^[\p{sc=Katakana}ー]{3,}/u.test(text) && !runsOf(text).slice(0, 1).some(signs.isKnown);
}

/** A name of this world: letters of which our dictionaries have no word. */
function isKnownName(text: string, signs: TaleSigns): boolean {
  if (text === '' || namesTaleBeing(text, signs)) {
    return false;
  }
  const runs = runsOf(text);
  return startsWithCountry(text) || runs.some((run) => run.length > 1 && !signs.isKnown(run));
}

/** Runs of one script: words, mostly. */
function runsOf(text: string): readonly string[] {
  return text.match(/[\p{sc=Han}々ヶ]+|[\p{sc=Katakana}ー]+|\p{sc=Hiragana}{2,}|[A-Za-z]+/gu) ?? [];
}

function lastNounOf(text: string): readonly string[] {
  return runsOf(text).slice(-1);
}

function startsWithCountry(text: string): boolean {
  const countries = countryNames('ja');
  return [2, 3, 4, 5, 6, 7].some((length) => countries.has(text.slice(0, length)));
}

/** Whether an animal, a child or somebody of fairy tales is among the words. */
function namesTaleBeing(text: string, signs: TaleSigns): boolean {
  return runsOf(text.replaceAll('たち', '')).some((run) => signs.isTaleBeing(run));
}

function isHeadline(part: string, signs: TaleSigns): boolean {
  if (counted.test(part) || isFoundSomewhere(part, signs)) {
    return true;
  }
  const [, subject, rest] = /^([^がは、]{1,20})(?:が|は|、)(.+)$/u.exec(part) ?? [];
  if (subject === undefined || rest === undefined || namesTaleBeing(subject, signs)) {
    return false;
  }
  const isActor = actors.test(subject) || startsWithCountry(subject);
  const [act = ''] = rest.split('、');
  return acts.test(act) && (isActor || !runsOf(subject).some((run) => signs.isBeing(run)));
}

/** 'ローマで古代のモザイクを発見': nobody is said to act. */
function isFoundSomewhere(part: string, signs: TaleSigns): boolean {
  return (
    /^[^がは、]{1,12}で[^がは、]{2,20}[をが]/u.test(part) && acts.test(part) && !namesTaleBeing(part, signs)
  );
}
