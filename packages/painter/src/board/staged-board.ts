import type { LanguageCode } from '@kinora/contract/catalogue';
import type { ImageRequest } from '@kinora/models';
import type { BoardContent, BoardNote, BoardPicture, Stage } from '@kinora/renderer';
import { findMentions, whatIsShown } from '@kinora/words';
import type { PictureIndex, PictureName } from '@kinora/words';
import { withDrawnCallings } from '../describe/callings.ts';
import { describeScene, readSceneWords } from '../describe/describe-scene.ts';
import { scenery } from '../describe/read-subjects.ts';
import type { Place, ScenePlan, Subject as Figure } from '../plan/scene-plan.ts';
import { isDrawnBeing, withLivingThings } from '../outline/index.ts';
import { animalAtHome } from './animal-at-home.ts';
import { drawSubject } from './draw-subject.ts';
import type { Subject } from './rank-subjects.ts';
import type { SceneText } from './scene-text.ts';
import { picturedThings } from './pictured-things.ts';
import { asTheyAre } from './explained-beings.ts';
import { findMeasures } from './find-measures.ts';
import { composePanels } from './stage/compose-panels.ts';
import { hourSeen } from '../describe/told-hour.ts';
import { composeStage, isStaged } from './stage/compose-stage.ts';
import { lackingIn, soughtBy } from './stage/lacking.ts';
import { isOnTable, withEmptyHands, withoutHolding } from './stage/on-table.ts';
import type { StageParts } from './stage/setting.ts';
import type { StageThing } from './stage/stage-things.ts';
import { beatsOf } from './stage/told-beats.ts';
import type { ToldBeat } from './stage/told-beats.ts';
import { withToldFriends } from './told-friends.ts';
import type { Spoken } from './stage/told-moments.ts';
import { isWithin, longestLabel } from './text-limits.ts';
import { writableText } from './writable.ts';

interface Staging {
  readonly request: ImageRequest;
  readonly scene: SceneText;
  readonly subjects: readonly Subject[];
  readonly indexes: (code: LanguageCode) => PictureIndex;
  readonly ratioOf: (picture: PictureName) => number;
}

/** Boards that say more than a scene with somebody in it could; two are compared where they are said to be nowhere. */
const keptTemplates: ReadonlySet<string> = new Set(['timeline', 'compare', 'balance']);

/** The board of a scene in which somebody is somewhere, composed as a picture; undefined where there is nobody. */
export function stagedBoard(board: BoardContent, staging: Staging): BoardContent | undefined {
  const { request, scene, indexes } = staging;
  // What is told to be dead, frozen or broken is seen so, and does not swim about at home.
  if (board.pictures.some(({ over }) => over !== undefined)) {
    return undefined;
  }
  const told = { ...request, prompt: withDrawnCallings(whatIsShown(request.prompt)) };
  const atHome = animalAtHome(board, scene);
  const isElsewhere =
    atHome === undefined ||
    isStaged(withLivingThings(describeScene(told, flat, indexes), told.prompt), told.prompt);
  // What else is told of is not where the animal is, nor who is with it.
  const { scene: _spoken, ...alone } = request;
  const shown = isElsewhere ? told : { ...alone, prompt: atHome };
  const place = placeIn(shown.prompt);
  const isKept = keptTemplates.has(board.template) && (board.template === 'timeline' || place === undefined);
  if (shown.prompt.trim() === '' || isKept) {
    return undefined;
  }
  const described = withLivingThings(describeScene(shown, flat, indexes), shown.prompt);
  const plan = withToldFriends({ ...described, place: place ?? described.place }, scene, indexes(scene.code));
  if (!isStaged(plan, shown.prompt) && shown.prompt !== atHome) {
    return undefined;
  }
  const stage = composed({ shown, plan, board }, staging);
  return stage === undefined
    ? undefined
    : { ...board, template: 'scene', pictures: [], notes: [], events: [], stage };
}

/** What is seen of a scene whose plan is known: one picture, or one for each of the two things that it tells of. */
function composed(
  { shown: asked, plan: read, board }: { shown: ImageRequest; plan: ScenePlan; board: BoardContent },
  { scene, subjects, indexes, ratioOf }: Staging,
): Stage | undefined {
  const isStory = scene.keyFacts.length === 0;
  const isLaid = isOnTable(scene);
  const held = isLaid ? withEmptyHands(read) : read;
  const plan = isStory ? held : { ...held, subjects: asTheyAre(held.subjects) };
  const shown = isLaid ? { ...asked, prompt: withoutHolding(asked.prompt) } : asked;
  const meant = picturedThings(subjects, shown.prompt.slice(0, longestPrompt), indexes('en'))
    // What a story's picture shows is meant, whether or not the words name it once more.
    .filter(({ isSure, spokenAt }) => (isSure && spokenAt !== undefined) || isStory)
    .filter(({ pictures: [lead] }) => lead !== undefined && !isOfSomebody(lead, plan.subjects, indexes('en')))
    .filter(
      ({ pictures: [lead] }) =>
        lead !== undefined && isThing(lead, shown.prompt) && !isWorn(lead, shown.prompt),
    );
  const looks = { title: board.title, ratioOf };
  const index = indexes(scene.code);
  const shownIn = { prompt: shown.prompt, english: indexes('en') };
  const lacksOf = (part: SceneText) => lackingIn(part, { index, whole: scene, shown: shownIn });
  const beats = beatsOf(scene);
  const named = new Set<string>();
  const parts: StageParts = {
    request: shown,
    scene,
    plan,
    things: drawnThings(meant, scene, looks),
    spoken: isStory ? spokenIn(scene, index) : [],
    lacks: isStory && beats === undefined ? lacksOf(scene) : undefined,
    sought: isStory ? soughtBy(scene, index) : undefined,
    note: answerOf(scene) ?? board.notes[0],
    stage: plan.aspectRatio,
    isOnTable: isLaid,
    nameOf(figure) {
      // Who is in a story is known from it.
      if (isStory) {
        return undefined;
      }
      const word = nameOf(figure, scene, { subjects, index: indexes('en') });
      // One word is written once: it cannot name two.
      return word === undefined || named.has(word) ? undefined : (named.add(word), word);
    },
  };
  return beats === undefined
    ? composeStage(isStory ? atHour(parts) : parts)
    : composePanels(parts, beats, (beat) => ({
        things: drawnThings(isLaid ? layingOn(beat, meant) : subjectsOf(beat, meant), beat.scene, looks),
        spoken: spokenIn(beat.scene, index),
        lacks: lacksOf(beat.scene),
      }));
}

/** One picture of a scene is seen at the hour at which its telling begins. */
function atHour(parts: StageParts): StageParts {
  const { plan, scene } = parts;
  return { ...parts, plan: { ...plan, time: hourSeen(scene.narration, scene.code) ?? plan.time } };
}

/** What lies on a table is there in all parts of its scene. */
function layingOn(beat: ToldBeat, subjects: readonly Subject[]): Subject[] {
  const told = subjectsOf(beat, subjects);
  return told.length > 0 ? told : subjects.map((subject) => ({ ...subject, spokenAt: undefined }));
}

/** Things as they stand in a picture; those of a story need no word. */
function drawnThings(
  subjects: readonly Subject[],
  scene: SceneText,
  { title, ratioOf }: Pick<Staging, 'ratioOf'> & { title: string },
): StageThing[] {
  const isStory = scene.keyFacts.length === 0;
  return subjects.map((subject) => {
    const drawn = drawSubject(subject, 1, { scene, title, turn: 0, ratioOf });
    const { count = 1, isSought = false } = subject;
    return isStory ? { ...withoutLabel(drawn), count, isSought } : drawn;
  });
}

/** What is told of in a part of a scene, by the places of that part; what no word names is there from the first. */
function subjectsOf({ from, scene: { narration } }: ToldBeat, subjects: readonly Subject[]): Subject[] {
  return subjects.flatMap((subject): Subject[] => {
    const at = (subject.spokenAt ?? 0) - from;
    const isTold = at >= 0 && at < narration.length;
    return isTold ? [{ ...subject, spokenAt: subject.spokenAt === undefined ? undefined : at }] : [];
  });
}

/** What a narration surely names, and where. */
function spokenIn({ narration, title }: SceneText, index: PictureIndex): Spoken[] {
  return findMentions(narration, index, `${title}\n${narration}`).map(({ entry, start }) => ({
    names: entry.pictures.slice(0, 1).map(({ name }) => name),
    at: start,
  }));
}

/** The number that the film asks for, where a scene tells it: that is what is written. */
function answerOf(scene: SceneText): BoardNote | undefined {
  const { measures, isAsked } = findMeasures(scene);
  const [measure] = measures;
  return isAsked && measure !== undefined
    ? { text: measure.text, ...(measure.cue === undefined ? {} : { cue: measure.cue }) }
    : undefined;
}

function withoutLabel({ label: _word, ...picture }: BoardPicture): BoardPicture {
  return picture;
}

const flat = { key: 'board', style: 'flat', hasLettering: false } as const;

/** What stands for somebody's name, as a crown for a king, or is in somebody's hands already. */
function isOfSomebody({ name }: PictureName, figures: readonly Figure[], index: PictureIndex): boolean {
  return figures.some(
    (figure) =>
      (figure.holds !== undefined && name.includes(figure.holds.thing)) ||
      (isDrawnBeing(figure.figure) &&
        findMentions(figure.name, index).some(({ entry }) =>
          entry.pictures.some((each) => each.name === name),
        )),
  );
}

/** How much of a picture's words tells what is seen: light, view and technique follow. */
const longestPrompt = 240;

/** The place that a picture's words name in a clause of its own, whatever stands in it. */
function placeIn(prompt: string): Place | undefined {
  const clause = prompt
    .split(/, |\n/u)
    .find((each) => /^(?:in|on|at|under|beyond|beside|inside|near|among|by) /u.test(each));
  if (clause === undefined) {
    return undefined;
  }
  // No rock and no snow is in a green valley.
  return /\bgreen valley\b/u.test(clause) ? 'meadow' : readSceneWords(clause).place;
}

/** Something that can stand on the ground: nobody, no place, no sign or mood. */
function isThing({ set, name }: PictureName, prompt: string): boolean {
  return (
    set === 'noto' &&
    ((looked.test(name) && !isOverhead(name, prompt)) || !scenery.test(name)) &&
    !isDrawnBeing(`icon:${name}`) &&
    !noThing.test(name)
  );
}

/** What is looked at or found, though it names a place or hangs in the sky. */
const looked = /^(?:world-map|glowing-star)$/u;

/** Stars that somebody is under stand nowhere on the ground. */
function isOverhead(name: string, prompt: string): boolean {
  return /star/u.test(name) && /\bstars\b|\bunder (?:a|the) star\b/u.test(prompt);
}

/** Clothes that somebody has on are not there a second time. */
function isWorn({ name }: PictureName, prompt: string): boolean {
  return clothes.test(name) && wearing.test(prompt);
}

const clothes = /hat$|cap$|helmet|crown|scarf|glasses|goggles|coat|dress|shirt|shoe|boot|kimono|sari|glove/u;
const wearing =
  /\b(?:in|with|wearing) (?:an? |his |her |the )?(?:[\p{L}-]+ ){0,3}(?:hat|cap|helmet|crown|scarf|glasses|goggles|coat|dress|shirt|shoes|boots|kimono|sari|gloves|apron)\b/u;

const noThing =
  /face|cooking$|ferry|ship$|head|silhouette|bust|speak|sunrise|person|people|woman|man|girl|boy|child|baby|family|footprint|calendar|hourglass|spiral|zzz|emotion|bubble|^(?:cold|hot|anger)|biting|medal|keycap|clock-|soon|new-|end$|top$|back-arrow|infinity|plus|minus|check/u;

/** The film's own word for a figure of its picture: what the narration calls what is drawn. */
function nameOf(
  figure: Figure,
  { narration, title, code }: SceneText,
  { subjects, index }: { subjects: readonly Subject[]; index: PictureIndex },
): string | undefined {
  const [mention] = findMentions(figure.name, index);
  const lead = mention?.entry.pictures[0];
  const told = subjects.find(
    ({ pictures: [first] }) => lead !== undefined && first?.name === lead.name,
  )?.word;
  const isEnglish = code === 'en';
  const isSaid = new RegExp(`(?<!\\p{L})${figure.name}(?!\\p{L})`, 'u').test(
    `${title} ${narration}`.toLowerCase(),
  );
  const said = isEnglish && isSaid ? figure.name : undefined;
  const word = writableText((said ?? told ?? '').toLowerCase());
  return word === undefined || !isWithin(word, longestLabel) ? undefined : word;
}
