import type { PictureIndex } from '@kinora/words';
import { findMentions, isWithinName } from '@kinora/words';
import { isWrittenLarge } from './rank-subjects.ts';
import type { Subject } from './rank-subjects.ts';
import { isAbstract } from './abstract-pictures.ts';
import { hasManyViews, isOwnPicture, viewIsTold } from './own/pictures.ts';
import type { SceneText } from './scene-text.ts';

/** What the film is about comes first where its question is asked and where it is answered. */
const frameWorth = 1.5;
/** What a scene's title names comes before it; all else is said beside it. */
const beside = { most: 1.5, titled: 0.8, named: 1.05 } as const;
/** A scene that shows so much is not in need of the film's subject. */
const enough = 2;

/**
 * The subjects of a scene with what its film is about: drawn first where the film opens and closes, and where a scene
 * names little that can be drawn, so that what is told of the film's subject is not told of nothing.
 */
export function withFilmSubjects(
  subjects: readonly Subject[],
  scene: SceneText,
  index: PictureIndex,
): Subject[] {
  const ofFilm = subjectsOfFilm(scene, index);
  const named = new Set(ofFilm.map(({ pictures: [lead] }) => lead?.name));
  const isOfFilm = ({ pictures: [lead] }: Subject): boolean => named.has(lead?.name);
  const isFrame = scene.index === 0 || scene.index === scene.count - 1;
  const ranked = subjects.map((subject) =>
    isFrame && isOfFilm(subject) ? { ...subject, weight: subject.weight + frameWorth } : subject,
  );
  const told = subjects.filter(({ isSure }) => isSure);
  const isThin = isFrame || told.length < enough;
  const [added] = ofFilm;
  const strongest = Math.max(0, ...subjects.map(({ weight }) => weight));
  if (added !== undefined && isViewTold(added, scene)) {
    const others = ranked.filter((subject) => !isOfFilm(subject));
    const lead = subjects.find(isOfFilm) ?? added;
    return byWeight([...others, { ...lead, weight: strongest + frameWorth }]);
  }
  if (added === undefined || !isThin || subjects.some(isOfFilm)) {
    return byWeight(ranked);
  }
  const isOfTitle = subjects.some(({ isInTitle }) => isInTitle);
  const weight = Math.max(beside.most, strongest * (isOfTitle ? beside.titled : beside.named));
  // What the whole film is about is no less meant than what a scene's title names: it keeps its place.
  return byWeight([
    ...ranked,
    { ...added, isInTitle: !isOfTitle, weight: isFrame ? weight + frameWorth : weight },
  ]);
}

/** Whether a scene speaks of what a drawing of our own shows of the film's subject: then that is drawn first. */
function isViewTold({ pictures }: Subject, scene: SceneText): boolean {
  const own = pictures.find(isOwnPicture);
  return own !== undefined && viewIsTold(own, `${scene.title}. ${scene.narration}`, scene.code);
}

/** What can be drawn of a film's title, in its order. */
export function subjectsOfFilm(scene: SceneText, index: PictureIndex): Subject[] {
  const { filmTitle = '' } = scene;
  const seen = new Set<string>();
  const topic = `${filmTitle}\n${scene.title}\n${scene.narration}`;
  return findMentions(filmTitle, index, topic).flatMap(({ entry, name, start, isAsWritten }): Subject[] => {
    const [lead] = entry.pictures;
    const isName = isWithinName(filmTitle, { start, length: name.length });
    const isFit = lead !== undefined && entry.fitness >= sureFitness && !isAbstract(lead.name) && !isName;
    if (!isFit || seen.has(lead.name)) {
      return [];
    }
    seen.add(lead.name);
    return [
      {
        pictures: entry.pictures,
        word: isAsWritten ? name : undefined,
        // English titles are written large throughout.
        isName: scene.code !== 'en' && isWrittenLarge(filmTitle, start),
        weight: 0,
        isSure: true,
        isInTitle: false,
        spokenAt: undefined,
        spokenAgainAt: undefined,
      },
    ];
  });
}

/**
 * What comes to a scene's board beside what it is about: in the middle of a film not once more, and small, the one picture
 * that there is of the film's subject.
 */
export function besideFilm(subjects: readonly Subject[], scene: SceneText, index: PictureIndex): Subject[] {
  const isMiddle = scene.index > 0 && scene.index < scene.count - 1;
  const known = new Set(
    isMiddle ? subjectsOfFilm(scene, index).map(({ pictures: [lead] }) => lead?.name) : [],
  );
  return subjects.filter(
    ({ pictures: [lead], draw }) => draw !== undefined || !known.has(lead?.name) || hasManyViews(lead),
  );
}

const sureFitness = 0.9;

function byWeight(subjects: readonly Subject[]): Subject[] {
  return subjects.toSorted(
    (one, other) => other.weight - one.weight || (one.spokenAt ?? 0) - (other.spokenAt ?? 0),
  );
}
