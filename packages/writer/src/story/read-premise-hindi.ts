import { findNoun } from '../lexicon/lexicon.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Premise } from './premise.ts';
import { findIt, isGone, seekThing } from './sought-thing.ts';

const frame = /^(?:मुझे\s+)?(?:एक\s+)?(?=.*\s(?:की|का)\s+(?:कहानी|फ़िल्म|फिल्म|वीडियो))/u;
const frameTail = /\s+(?:की|का)\s+(?:एक\s+)?(?:छोटी\s+)?(?:कहानी|फ़िल्म|फिल्म|वीडियो).*$/u;
/** 'चित्र बनाना सीखती है': an infinitive and a verb that announces it; the ending tells the gender. */
const announced = /^(.{2,50}?ना)\s+(?:सीख|चाह|जान|पसंद|शुरू|नहीं\s+(?:जान|चाह|आ))\S*/u;
const attempted = /^(.{2,50}?)ने\s+(?:की\s+कोशिश|का\s+सपना|से\s+डर|में|के\s+लिए)\s*\S*/u;
const agent = /^(.{2,50}?)ना?े?\s*(?:सीखने|चाहने)\s+(वाला|वाली|वाले)\s+(.+)$/u;
/** 'चाँद पर जाने वाला एक छोटा हाथी': whoever does something, by what they do. */
const doer = /^(.{2,50}?)ने\s+(वाला|वाली|वाले)\s+(.+)$/u;

/** 'उड़ने का सपना देखने वाली': what is dreamt of is wanted, not the dream. */
const dreaming = /^(.{2,50}?)ने\s+(?:का\s+सपना\s+देख|की\s+कोशिश\s+कर)$/u;

/** Reads a Hindi story idea: 'एक लोमड़ी जो चित्र बनाना सीखती है', 'चित्र बनाना सीखने वाली लोमड़ी'. */
export function readHindiPremise(prompt: string, lexicon: Lexicon): Premise {
  const [first = ''] = prompt.trim().split(/[\n।.!?;:]/u);
  const idea = first
    .replace(frameTail, '')
    .replace(frame, '')
    .replace(/^["“”\s]+|(?<!["“”,\s])["“”,\s]+$/gu, '')
    .slice(0, 140);
  const isAgent = agent.exec(idea);
  if (isAgent?.[1] !== undefined && isAgent[3] !== undefined) {
    const gender = isAgent[2] === 'वाली' ? 'f' : 'm';
    return {
      code: 'hi',
      title: idea,
      hero: readHero(isAgent[3], gender),
      action: toInfinitive(isAgent[1]),
      place: undefined,
    };
  }
  const does = doer.exec(idea);
  if (does?.[1] !== undefined && does[3] !== undefined) {
    return {
      code: 'hi',
      title: idea,
      hero: readHero(does[3], does[2] === 'वाली' ? 'f' : 'm'),
      action: `${dreaming.exec(does[1])?.[1] ?? does[1]}ना`,
      place: undefined,
    };
  }
  const told = doneBy.exec(idea.replace(/\sकैसे(?=\s)/u, ''));
  if (told?.[1] !== undefined) {
    const hero = readHero(told[1], undefined);
    return { code: 'hi', title: idea, hero, action: readDeed(told[2] ?? ''), place: undefined };
  }
  const [whole = '', clause] = splitSentence(idea, lexicon) ?? idea.split(relative);
  const other = clause === undefined ? companionOf(whole, lexicon) : undefined;
  const subject = other?.hero ?? whole;
  const head = subject.split(/\s+/u).at(-1) ?? '';
  const sought =
    clause === undefined && other === undefined ? seekThing(idea, { code: 'hi', head, lexicon }) : undefined;
  if (sought !== undefined) {
    return { code: 'hi', title: idea, ...sought, place: undefined };
  }
  return {
    code: 'hi',
    title: idea,
    hero: readHero(subject, clause === undefined ? undefined : readGender(clause)),
    action: clause === undefined ? other?.action : readAction(clause),
    place: undefined,
  };
}

/** 'दीपस्तंभ रखवाले की बेटी और तूफ़ान': what is nobody is what the story is about, and no second hero. */
function companionOf(
  text: string,
  lexicon: Lexicon,
): { readonly hero: string; readonly action: string } | undefined {
  const [hero = '', other, more] = text.split(/\sऔर\s/u);
  if (other === undefined || more !== undefined) {
    return undefined;
  }
  const kind = findNoun(lexicon, other.split(/\s+/u).at(-1) ?? '', 'hi')?.kind;
  if (kind === 'animal' || kind === 'person') {
    return undefined;
  }
  return { hero, action: isGone(` ${other}`, 'hi') ? findIt(other, 'hi') : `${other} का राज़ जानना` };
}

const relative = /,?\s+(?:जो|जिसे|जिसने|जिसको)\s+/u;
/** So many words present a hero before what they do. */
const longestSubject = 4;

/** 'चाँद सो जाता है': a sentence whose hero is the first noun that is known, and what they do. */
function splitSentence(idea: string, lexicon: Lexicon): [string, string] | undefined {
  if (relative.test(idea) || !/(?:ता|ती|ते)\s+(?:है|हैं|था|थी|थे)$/u.test(idea)) {
    return undefined;
  }
  const words = idea.split(/\s+/u);
  const at = words
    .slice(0, longestSubject)
    .findIndex(
      (word, place) =>
        findNoun(lexicon, word, 'hi') !== undefined && !/^(?:का|की|के)$/u.test(words[place + 1] ?? ''),
    );
  return at < 0 || at > words.length - 3
    ? undefined
    : [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')];
}

/** 'X ने तूफ़ान से दोस्ती की': who did something, and what. */
const doneBy = /^(.{2,40}?)\s+ने\s+(.{2,60})$/u;
const deeds: Readonly<Record<string, string>> = {
  की: 'करना',
  किया: 'करना',
  किए: 'करना',
  दी: 'देना',
  दिया: 'देना',
  ली: 'लेना',
  लिया: 'लेना',
  सीखा: 'सीखना',
  बनाया: 'बनाना',
  बनाई: 'बनाना',
  खोजा: 'खोजना',
  खोजी: 'खोजना',
  लगाया: 'लगाना',
  ढूँढा: 'ढूँढना',
  जीता: 'जीतना',
};

/** What was done, as a wish; nothing where no rule knows the form. */
function readDeed(text: string): string | undefined {
  const words = text.replace(/\s+(?:है|हैं|था|थी)$/u, '').split(/\s+/u);
  const verb = deeds[words.at(-1) ?? ''];
  return verb === undefined ? undefined : [...words.slice(0, -1), verb].join(' ');
}

/** 'यात्रा का सपना देखता है': a dream of something to do, or to have. */
const dreamed = /^(.{2,40}?)\s+(?:का|की|के)\s+सपन[ाे]\s+देख/u;
const doings = /(?:यात्रा|सैर|नृत्य|खेती|दोस्ती|पढ़ाई|सफ़र|सफर)$/u;
/** 'सोने से थक गई है': what is to end. */
const tired = /^(.{2,40}?)ने\s+से\s+(?:थक|ऊब)/u;

/** 'सो नहीं पाता', 'दहाड़ नहीं सकता': what one is not able to is wanted. */
const unable = /^(.{1,40}?)\s+नहीं\s+(?:पा|सक)(?:ता|ती|ते|या|ई)/u;
const forgotten = /^(.{2,40}?ना)\s+भूल/u;
const lostThing = /^(.{2,40}?)\s+खो\s+(?:दे|बैठ)/u;
const isLost = /^(?:.{2,30}\sमें\s)?खो\s+(?:जा|ग)|(?:रास्ता|राह)\s+भूल|भटक/u;
const missed = /^(.{2,30}?)\s+की\s+(?:बहुत\s+)?याद\s+(?:आ|सता)/u;
const isLonely = /अकेल[ाी](?:पन)?\s+(?:महसूस|है)/u;

/** A wish that the idea says by its contrary. */
function readContrary(clause: string): string | undefined {
  const could = unable.exec(clause)?.[1];
  if (could !== undefined) {
    return `${could}ना`;
  }
  if (isLost.test(clause)) {
    return 'घर का रास्ता ढूँढना';
  }
  const lost = lostThing.exec(clause)?.[1];
  const seen = missed.exec(clause)?.[1];
  if (lost !== undefined || seen !== undefined) {
    return lost === undefined ? `${seen ?? ''} फिर से देखना` : `${lost} ढूँढना`;
  }
  return isLonely.test(clause) ? 'एक दोस्त बनाना' : forgotten.exec(clause)?.[1];
}

function readAction(clause: string): string | undefined {
  const contrary = readContrary(clause);
  if (contrary !== undefined) {
    return contrary;
  }
  const ended = tired.exec(clause)?.[1];
  if (ended !== undefined) {
    return `${ended}ना बंद करना`;
  }
  const dream = dreamed.exec(clause)?.[1];
  if (dream !== undefined && !/ने$/u.test(dream)) {
    return `${dream} ${doings.test(dream) ? 'करना' : 'पाना'}`;
  }
  const wanted = announced.exec(clause)?.[1];
  if (wanted !== undefined) {
    return wanted.replace(/^(?:अपने आप|हमेशा|बस)\s+/u, '');
  }
  const tried = attempted.exec(clause)?.[1];
  if (tried !== undefined) {
    return `${tried}ना`;
  }
  // A finite verb at the end: 'तारा ढूँढता है' → 'तारा ढूँढना'.
  const finite = /^(.{1,50}?)(?:ता|ती|ते)(?:\s+(?:है|हैं|था|थी|थे))?$/u.exec(clause.trim())?.[1];
  return finite === undefined ? undefined : `${finite}ना`;
}

function toInfinitive(text: string): string {
  return /ना$/u.test(text) ? text : `${text.replace(/न$/u, '')}ना`;
}

function readGender(clause: string): 'm' | 'f' | undefined {
  const ending = /(ता|ती|ते|था|थी|थे|गया|गई|वाला|वाली)(?:\s+(?:है|हैं|था|थी))?$/u.exec(clause.trim())?.[1];
  if (ending === undefined) {
    return undefined;
  }
  return /ी$|ई$/u.test(ending) ? 'f' : 'm';
}

function readHero(text: string, gender: 'm' | 'f' | undefined): Premise['hero'] {
  const isPlural = /^(?:दो|तीन|चार|कुछ)\s|\sऔर\s/u.test(text);
  const phrase = text.replace(/^(?:एक|किसी|वह|यह)\s+/u, '').trim();
  if (phrase === '' || phrase.split(/\s+/u).length > 6 || !/\p{L}/u.test(phrase)) {
    return undefined;
  }
  const head = phrase.split(/\s+/u).at(-1) ?? '';
  return { phrase, head, determiner: 'indefinite', possessive: undefined, gender, isPlural };
}
