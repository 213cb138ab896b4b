import type { LanguageCode } from '@kinora/contract/catalogue';
import type { BoardContent, BoardNote } from '@kinora/renderer';
import { isOwnPhrase, isStatement } from '@kinora/words';
import { placeOfFact } from './board-notes.ts';
import { cueAt } from './cues.ts';
import { drawSubject } from './draw-subject.ts';
import { figuresOf, sizeUnits } from './figures-of.ts';
import type { BoardSetting } from './draw-subject.ts';
import type { Subject } from './rank-subjects.ts';
import { isOwnPicture } from './own/pictures.ts';
import { isOnlyMeasure, readMeasures } from './read-measures.ts';
import type { SceneText } from './scene-text.ts';
import { isOneWord, isWithin, longestBetween, longestFact } from './text-limits.ts';
import { figuresTold } from './told-figures.ts';
import { wholeClauses } from './whole-clauses.ts';
import { saysFigure } from './with-more.ts';
import { writableText } from './writable.ts';

/** The facts of either of two by where they are spoken; undefined where neither has any. */
export function columnsOf(
  [one, other]: readonly [Subject, Subject],
  facts: readonly BoardNote[],
  scene: SceneText,
): BoardContent['columns'] | undefined {
  const { narration } = scene;
  const [first, second] = [one.spokenAt, other.spokenAt];
  if (first === undefined || second === undefined || first === second) {
    return undefined;
  }
  if (Math.abs(first - second) < leastApart) {
    return undefined;
  }
  if (isOneBreath(narration, Math.min(first, second), Math.max(first, second))) {
    return undefined;
  }
  // A fact may name its own side: 'The warty skin of toads' is told of toads.
  const later = Math.max(first, second);
  const isOfLater = ({ text }: BoardNote): boolean => placeOfFact(text, narration) + text.length > later;
  const spoken = facts.filter(({ text }) => placeOfFact(text, narration) >= 0);
  const told = { earlier: spoken.filter((fact) => !isOfLater(fact)), later: spoken.filter(isOfLater) };
  const earlier = told.earlier.length > 0 ? told.earlier : clauseIn(scene, Math.min(first, second), later);
  const behind = told.later.length > 0 ? told.later : clauseIn(scene, later, narration.length);
  const hasFacts = told.later.length + told.earlier.length > 0;
  const figures = figuresOf(scene, [Math.min(first, second), later]);
  if (!hasFacts && figures === undefined && (earlier.length === 0 || behind.length === 0)) {
    return undefined;
  }
  const sides = withFigures(
    [
      withClauses(earlier.map(inColumn), scene, [Math.min(first, second), later]),
      withClauses(behind.map(inColumn), scene, [later, narration.length]),
    ],
    figures,
    scene,
  );
  return first < second ? sides : [sides[1], sides[0]];
}

type Sides = NonNullable<BoardContent['columns']>;

/** What both are told to measure stands first, where their notes do not say it already. */
function withFigures([one, other]: Sides, figures: Sides[number] | undefined, scene: SceneText): Sides {
  const [first, second] = figures ?? [];
  if (first === undefined || second === undefined || weightsOf([one, other], scene) !== undefined) {
    return [one, other];
  }
  const behind = (figure: BoardNote, notes: readonly BoardNote[]): BoardNote[] => [
    figure,
    ...notes
      .filter(({ text }) => !saysFigure(text, figure.text) && !isOnlyMeasure(text, scene.code))
      .slice(0, mostOfSide - 1),
  ];
  return [behind(first, one), behind(second, other)];
}

/** Both named in one breath: what follows is told of either of them. */
const leastApart = 32;

/** What sets the one against the other within a sentence. */
const against =
  /(?:whereas|while|but|;|tandis que|alors que|mais|mentre|invece|ma(?!\p{L})|mientras que|en cambio|pero|जबकि|लेकिन|に対し|一方|が、|[:：])/u;

/** Both named in one sentence that does not set them against each other: 'a toad needs less water than frogs do'. */
function isOneBreath(narration: string, earlier: number, later: number): boolean {
  const between = narration.slice(earlier, later);
  return !/[.!?।。]/u.test(between) && !against.test(between);
}

/** 'カフェインが2から4パーセント程度含まれます': beside the other side its end adds nothing, and a column is narrow. */
const idleEnd = /(?:(?:程度|ほど)?(?:含まれ|みられ|見られ)(?:ます|る)|です)$/u;

function inColumn(note: BoardNote): BoardNote {
  return { ...note, text: note.text.replace(idleEnd, '') };
}

/** Of whom a clause is told, before it: 'Frogs: ', '緑茶については、'. */
const opening = /^[^,;:、。：]{1,24}?(?:: ?| : |：|については、|(?:は|とは)、|के बारे में,? )/u;
/** What joins a clause to the next one. */
const joint =
  /(?:のに対し(?:て)?|に対し(?:て)?|であり|ており|である一方|で|が)$|,?\s(?:whereas|while|and|but|tandis que|alors que|et|mais|mentre|e|ma|mientras que|y|pero|जबकि|और)$/u;
/** When, why or how something else is told: '葉を摘んだ後' says nothing by itself. */
const unfinished = /(?:後|際|とき|ため|ので|から|ながら|ずに|[てでめみ])$/u;
/** Fewer letters than this say nothing. */
const shortest = { dense: 8, latin: 16 } as const;

/**
 * What a side is said to be or do, in its own part of the narration: the first clause, or where one sentence tells of both
 * the one beside the other; nothing where that is too long.
 */
function clauseIn({ narration, code }: SceneText, from: number, to: number): BoardNote[] {
  const isLater = to === narration.length;
  const start =
    Math.max(...[...(isLater ? '.!?।。,、;' : '.!?।。')].map((mark) => narration.lastIndexOf(mark, from))) +
    1;
  const end = narration.slice(from).search(/[.!?।。]|$/u) + from;
  const part = narration.slice(start, Math.min(end, to)).trim().replace(opening, '');
  const least = code === 'ja' ? shortest.dense : shortest.latin;
  const clauses = part.split(/[,;:、；：]\s*/u);
  const inOrder = to < end ? clauses.toReversed() : clauses;
  // Where all that is said is too long, what it says without the clause that hangs from it.
  const shorter = inOrder.flatMap((clause) => {
    const rest = clause.replace(hanging[code] ?? /(?!)/u, '');
    // 'The weight of a leap that covers …': of what is named for the first time, what it is like is the news.
    return rest !== clause && newNoun[code]?.test(rest) === true ? [] : [rest];
  });
  for (const clause of [...inOrder, ...shorter]) {
    const text = writableText(clause.replace(joint, ''));
    if (text === undefined || text.length < least || !isWithin(text, longestFact) || isOneWord(text)) {
      continue;
    }
    if (code === 'ja' && unfinished.test(text)) {
      continue;
    }
    const at = Math.max(start, narration.indexOf(text, start));
    if (code !== 'ja' || isOwnPhrase({ text, before: '', after: '', code })) {
      const large = text.charAt(0).toLocaleUpperCase() + text.slice(1);
      return [{ text: large, cue: cueAt(narration, at, code) }];
    }
  }
  const [figure] = figuresTold(part, code);
  const at = narration.indexOf(figure?.said ?? '', start);
  return figure === undefined || at < 0 ? [] : [{ text: figure.text, cue: cueAt(narration, at, code) }];
}

/** What ends on something that has not been named before. */
const newNoun: Readonly<Partial<Record<LanguageCode, RegExp>>> = {
  en: /\b(?:an?|some) (?:[\p{L}-]+ )?[\p{L}-]+$/iu,
  fr: /(?<!\p{L})(?:une?|des) (?:[\p{L}-]+ )?[\p{L}-]+$/iu,
  it: /(?<!\p{L})(?:una?|uno|dei|delle|degli) (?:[\p{L}-]+ )?[\p{L}-]+$/iu,
  es: /(?<!\p{L})(?:una?|unos|unas) (?:[\p{L}-]+ )?[\p{L}-]+$/iu,
};

/** What hangs from a clause, which says enough without it. */
const hanging: Readonly<Partial<Record<LanguageCode, RegExp>>> = {
  en: /\s(?:that|which|where|so that|because|when|until|although)\s.*$/u,
  fr: /\s(?:qui|où|parce qu|quand|lorsqu|afin)(?!\p{L}).*$/u,
  it: /\s(?:che|dove|perché|quando|affinché)\s.*$/u,
  es: /\s(?:que|donde|porque|cuando|para que)\s.*$/u,
};

/** So much stands beneath either of two. */
const mostOfSide = 2;

/** What else is said of a side in clauses of their own, after what stands there. */
function withClauses(
  notes: readonly BoardNote[],
  { narration, code }: SceneText,
  [from, to]: Span,
): BoardNote[] {
  const [note] = notes;
  if (note === undefined || notes.some(({ text }) => readMeasures(text, code).length > 0)) {
    return [...notes];
  }
  const last = Math.max(...notes.map(({ text }) => placeOfFact(text, narration)));
  const more = wholeClauses(narration, code)
    .filter(
      ({ at, text }) => at > last && at >= from && at + text.length <= to && isWithin(text, longestBetween),
    )
    .filter(({ text }) => isStatement(text, code))
    .filter(({ text }) => notes.every((each) => !each.text.toLowerCase().includes(text.toLowerCase())))
    .map(({ at, text }) => ({ text, cue: cueAt(narration, at, code) }));
  return [...notes, ...more].slice(0, mostOfSide);
}

/** Adds to either side what is measured of it in another unit. */
function withMeasures(
  notes: readonly BoardNote[],
  { narration, code }: SceneText,
  [from, to]: Span,
): BoardNote[] {
  const units = new Set(notes.flatMap(({ text }) => readMeasures(text, code).map(({ unit }) => unit)));
  const [other] = readMeasures(narration, code).filter(
    ({ at, unit }) => at >= from && at < to && units.size > 0 && !units.has(unit),
  );
  const [note, ...others] = notes;
  return other === undefined || note === undefined || !isOnlyMeasure(note.text, code)
    ? [...notes]
    : [{ ...note, text: `${note.text} · ${other.text}` }, ...others];
}

/** A part of a narration by its offsets. */
type Span = readonly [number, number];

/** What else can be drawn of either side, each by the first line of its own that has no picture yet. */
export function illustrateColumns(
  columns: NonNullable<BoardContent['columns']>,
  [one, other]: readonly [Subject, Subject],
  of: { readonly subjects: readonly Subject[]; readonly setting: BoardSetting; readonly isNear: boolean },
): NonNullable<BoardContent['columns']> {
  const { narration } = of.setting.scene;
  const [first, second] = [one.spokenAt ?? 0, other.spokenAt ?? 0];
  const [earlier, later] = [Math.min(first, second), Math.max(first, second)];
  const compared = new Set([one, other].map(({ pictures: [lead] }) => lead?.name));
  const illustrate = (given: readonly BoardNote[], from: number, to: number): BoardNote[] => {
    const notes = withMeasures(given, of.setting.scene, [from, to]);
    const told = of.subjects.find(
      ({ isSure, spokenAt, pictures: [lead] }) =>
        isSure && spokenAt !== undefined && spokenAt >= from && spokenAt < to && !compared.has(lead?.name),
    );
    const [note, ...others] = notes;
    const isMeant =
      told?.draw !== undefined ||
      told?.pictures.some(isOwnPicture) === true ||
      (told?.word !== undefined && note?.text.toLowerCase().includes(told.word.toLowerCase()) === true);
    if (
      // What is seen near needs no small drawing of it beneath.
      of.isNear ||
      told === undefined ||
      note === undefined ||
      !isMeant ||
      isOnlyMeasure(note.text, of.setting.scene.code)
    ) {
      return [...notes];
    }
    const { label: _word, stress: _again, ...picture } = drawSubject(told, 0, of.setting);
    return [{ ...note, picture }, ...others];
  };
  const [left, right] = columns;
  return first < second
    ? [illustrate(left, earlier, later), illustrate(right, later, narration.length)]
    : [illustrate(left, later, narration.length), illustrate(right, earlier, later)];
}

/** How large either of two is in one unit, and whether that is weighed; undefined where not both are: a part or a heat is no size. */
export function weightsOf(
  columns: BoardContent['columns'],
  { code }: SceneText,
): BoardContent['weights'] | undefined {
  const read = columns?.map((notes) => notes.flatMap(({ text }) => readMeasures(text, code))[0]);
  const [one, other] = read ?? [];
  return one === undefined || other === undefined || one.unit !== other.unit || !sizeUnits.has(one.unit)
    ? undefined
    : {
        amounts: [one.amount, other.amount],
        isMass: one.unit === 't' || one.unit === 'kg' || one.unit === 'g',
      };
}
