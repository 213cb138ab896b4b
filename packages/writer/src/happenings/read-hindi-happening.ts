import { wordSet } from '@kinora/words';
import { longestRead } from './happening.ts';
import type { Happening } from './happening.ts';
import { countryNames } from './known-names.ts';
import type { TaleSigns } from './tale-signs.ts';

const frame = /\s+(?:की|का|पर)\s+(?:एक\s+)?(?:छोटी\s+|सच्ची\s+)?(?:कहानी|फ़िल्म|फिल्म|वीडियो|रिपोर्ट)(?:\s.*)?$/u;
const history = /\sका इतिहास$/u;
const onceUponATime = /^(?:एक बार की बात|बहुत समय पहले|एक समय की बात)/u;
/** What asks, wherever it stands. */
const questions = /(?:^|\s)(?:क्यों|कैसे|क्या|कब|कहाँ|कहां|कौन|किसने|कितन[ाीे])(?:\s|$)/u;
/** 'जिस दिन …': what follows is a sentence. */
const clauseFrame = /^(?:जिस|जब|वह|उस)\s+(?:दिन|रात|साल)(?:\s+जब)?\s+|^जब\s+/u;
const relatives = wordSet('जो जिसे जिसने जिसको जिसकी जिसका जिसके वाला वाली वाले');

const events = wordSet(`
  क्रांति विद्रोह आज़ादी आजादी स्वतंत्रता विभाजन बँटवारा बंटवारा सत्याग्रह राज्याभिषेक हत्याकांड नरसंहार त्रासदी भूकंप सुनामी महामारी
  अकाल संधि ओलंपिक ओलिंपिक आपातकाल नवजागरण पुनर्जागरण अवतरण
`);
const makings = wordSet(`
  आविष्कार खोज निर्माण मुक्ति स्थापना जन्म उदय शुरुआत हत्या विस्फोट एकीकरण उन्मूलन प्रक्षेपण उद्घाटन
`);
const conflicts = wordSet(`
  युद्ध लड़ाई जंग अभियान मिशन यात्रा मार्च आंदोलन दौड़ चढ़ाई घेराबंदी आग बाढ़ दुर्घटना हमला चुनाव संकट हड़ताल सम्मेलन चक्कर
  परिक्रमा प्रत्यारोपण कप खेल गिरना डूबना गिराना पतन अंत उड़ान सफ़र सफर कदम क़दम अवरोहण
`);
/** What nobody ever invented. */
const feelings = wordSet('हँसी हंसी प्यार दोस्ती उम्मीद ख़ुशी खुशी उदासी सपनों जादू');
/** Of one's own: a hero, or somebody of the family. */
const own = wordSet('मेरा मेरी मेरे हमारा हमारी हमारे');
const ordinals = wordSet('पहला पहली पहले दूसरा दूसरी दूसरे तीसरा तीसरी तीसरे प्रथम द्वितीय तृतीय');
/** Moving alone is mostly of tales: its number must be the first, and nobody of a tale must move. */
const pinning =
  /^(?:विश्व|महा|फ्रांसीसी|फ़्रांसीसी|रूसी|अमेरिकी|अमरीकी|औद्योगिक|हरित|श्वेत|नागरिक|शीत|चीनी|भारतीय|जापानी|क्यूबाई|ईरानी|सांस्कृतिक|ऐतिहासिक|नमक|दांडी|चाँद|चंद्र|मंगल|अंतरिक्ष|अपोलो|चंद्रयान\S*|मंगलयान|सिपाही|कारगिल)$/u;

const actors = wordSet(`
  सरकार परिषद संसद विधानसभा लोकसभा राज्यसभा अदालत कोर्ट न्यायालय पुलिस महापौर मेयर मंत्री मुख्यमंत्री प्रधानमंत्री राष्ट्रपति राज्यपाल
  मंत्रालय आयोग समिति निगम नगरपालिका पंचायत बैंक शिक्षक किसान डॉक्टर कर्मचारी छात्र गोताखोरों कंपनी पार्टी दल विपक्ष विश्वविद्यालय संग्रहालय अस्पताल वैज्ञानिकों वैज्ञानिक शोधकर्ताओं डॉक्टरों
  किसानों मज़दूरों शिक्षकों छात्रों सांसदों विधायकों मतदाताओं अधिकारियों इसरो नासा सेना यान लैंडर रोवर उपग्रह रॉकेट विमान ट्रेन रेल भूकंप
  तूफ़ान तूफान चक्रवात बाढ़ बारिश आग ज्वालामुखी सूखा लू दाम क़ीमतें कीमतें किराया महँगाई महंगाई बेरोज़गारी बेरोजगारी अर्थव्यवस्था टीका
  चुनाव हड़ताल टीम विधेयक क़ानून कानून बजट पुल सड़कें सड़क
`);
/** What a headline ends on, as it stands there: a noun of doing, or its verb. */
const acts =
  /(?:मंज़ूरी|मंजूरी|घोषणा|ऐलान|रोक|पाबंदी|प्रतिबंध|उद्घाटन|गिरफ़्तार|गिरफ्तार|प्रक्षेपित|लॉन्च|पारित|पास|फ़ैसला|फैसला|आदेश|मतदान|शुरू|रद्द|स्थगित|बंद|घायल|झटके|ठप|बहाल|जारी|खारिज|ख़ारिज|इस्तीफ़ा|इस्तीफा|समझौता|चेतावनी|हस्ताक्षर|पेश|बेघर|लापता|तबाह|मौत)(?:\s+\S+){0,2}$|(?:जीता|जीती|जीते|हारा|हारी|उतरा|उतरे|उतरी|बढ़े|बढ़ी|बढ़ा|घटे|घटी|गिरे|खोजी|खोजा|खोजे|चुना|चुनी|आया|आई|खुला|खुली|खुले|हुआ|हुई|टकराया|फटा|पहुँचा|पहुंचा|लौटा|लौटे|लगाई|लगाया|करेंगे|करेगी|करेगा|भेजा|भेजी|भेजे|घटी|घटा)(?:\s+(?:है|हैं|गया|गई|गए))?$/u;

/** Reads whether a Hindi prompt names or reports something that happened. */
export function readHindiHappening(prompt: string, signs: TaleSigns): Happening | undefined {
  const text = prompt.trim().slice(0, longestRead);
  const [first = '', ...later] = text.split(/[।\n.!]\s*/u).filter((line) => line.trim() !== '');
  const isOpen = later.some((line) => /(?:^|\s)एक\s/u.test(line) && wordsOf(line).some(signs.isTaleBeing));
  if (isOpen || questions.test(first) || onceUponATime.test(first) || /\?\s*$/u.test(first)) {
    return undefined;
  }
  const idea = first.replace(/^["“\s]+|["”\s]+$/gu, '');
  if (history.test(idea)) {
    return 'event';
  }
  const parts = idea.split(/[:;]\s/u).map((part) => part.replace(frame, '').trim());
  return parts.map((part) => readPart(part, signs)).find((found) => found !== undefined);
}

function readPart(part: string, signs: TaleSigns): Happening | undefined {
  const clause = part.replace(clauseFrame, '');
  const words = wordsOf(clause);
  if (words.length === 0 || words.some((word) => relatives.has(word)) || isTale(words, signs)) {
    return undefined;
  }
  if (clause !== part) {
    return hasEvidence(
      words.filter((word) => word !== 'पर'),
      signs,
    )
      ? 'event'
      : undefined;
  }
  if (isEventName(words, signs)) {
    return 'event';
  }
  return isHeadline(words, part) ? 'headline' : undefined;
}

function wordsOf(text: string): string[] {
  return text.split(/[\s,]+/u).filter((word) => word !== '');
}

/** 'एक …', somebody of a tale who acts or has something, 'नन्ही', 'जादुई'. */
function isTale(words: readonly string[], signs: TaleSigns): boolean {
  const [first = ''] = words;
  const subject = words.slice(0, Math.max(1, subjectEnd(words)));
  return (
    first === 'एक' || own.has(first) || words.some(signs.isTaleAdjective) || subject.some(signs.isTaleBeing)
  );
}

/** The subject ends on its particle; without one it is what stands before the first place or thing. */
function subjectEnd(words: readonly string[]): number {
  const at = words.findIndex((word) => word === 'ने');
  return at < 0 ? Math.min(words.length, 3) : at;
}

/** Hindi puts the noun last: 'पानीपत की तीसरी लड़ाई'; a year may follow. */
function isEventName(words: readonly string[], signs: TaleSigns): boolean {
  const named = words.filter((word) => !/^\p{N}+$/u.test(word));
  const last = named.at(-1) ?? '';
  const rest = named.slice(0, -1);
  if (events.has(last)) {
    return !hasThing(rest, signs);
  }
  if (makings.has(last)) {
    return rest.length > 0 && !rest.includes('एक') && !rest.some((word) => feelings.has(word));
  }
  return (
    conflicts.has(last) && !rest.some(signs.isBeing) && (hasEvidence(words, signs) || isPinned(rest, signs))
  );
}

/** 'पहला', 'विश्व', 'चिपको': its number, its kind, or a name right before it. */
function isPinned(rest: readonly string[], signs: TaleSigns): boolean {
  const before = rest.at(-1);
  const isNamed =
    before !== undefined && !/^(?:का|की|के|पर|में|बड़ी|बड़ा)$/u.test(before) && !signs.isKnown(before);
  return isNamed || rest.some((word) => pinning.test(word) || ordinals.has(word));
}

/** 'चम्मचों की क्रांति': of a thing, and not called after one ('नमक सत्याग्रह'). */
function hasThing(rest: readonly string[], signs: TaleSigns): boolean {
  return /^(?:का|की|के)$/u.test(rest.at(-1) ?? '') && rest.some((word) => signs.isThing(word));
}

/** A year, a country, or a name: a word before 'का' or 'पर' that no dictionary has. */
function hasEvidence(words: readonly string[], signs: TaleSigns): boolean {
  const countries = countryNames('hi');
  const isYear = words.some((word) => /^(?:1\d{3}|20\d\d|[१][०-९]{3}|२०[०-९]{2})$/u.test(word));
  const isCountry = words.some((word) => countries.has(word));
  const owner = words.findIndex((word) => /^(?:का|की|के|पर)$/u.test(word));
  const named = owner > 0 ? words[owner - 1] : undefined;
  return isYear || isCountry || (named !== undefined && !signs.isKnown(named));
}

function isHeadline(words: readonly string[], part: string): boolean {
  const isActing = (word: string): boolean => actors.has(word.replace(/[-\d]+$/u, '')) || pinning.test(word);
  const isActor = words.slice(0, 8).some(isActing);
  const isCountry = countryNames('hi').has(words[0] ?? '');
  const isAct = acts.test(part);
  // Without its auxiliary a line that tells of a place is a headline: 'मुंबई में नई मेट्रो लाइन शुरू'.
  const isPlaced = words.length > 3 && words.slice(1, 4).includes('में') && !/(?:है|हैं|था|थी|थे)$/u.test(part);
  const doer = words.indexOf('ने');
  const isSaid = words.slice(0, Math.max(0, doer)).some(isActing);
  const isOnStrike = actors.has(words[0] ?? '') && words.slice(1).includes('हड़ताल');
  return isSaid || isOnStrike || (isAct && (isActor || isCountry || isPlaced));
}
