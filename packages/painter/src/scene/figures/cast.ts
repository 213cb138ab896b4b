import { isBeing } from '../../describe/read-subjects.ts';
import { hex } from '../../canvas/colour.ts';
import type { Colour } from '../../canvas/colour.ts';
import type { Scene } from '../scene.ts';
import type { Place, ScenePlan, Subject } from '../../plan/scene-plan.ts';
import { artOf, creatureArt, livingCreatureArt } from './creatures/creature-art.ts';
import { sailingShip } from './creatures/sailing-ships.ts';
import { rowingBoat, sailTop } from './creatures/open-boat.ts';
import { isCoveredDough, withoutBaked } from './baked-dough.ts';
import { beachedBoat } from './beached-boat.ts';
import { isBecalmed, waters, withBoatmen } from './boatmen.ts';
import { cakeArt, isFilmCake } from './cake.ts';
import type { FigureArt } from './figure-art.ts';
import type { IconArts } from './icon-art.ts';
import { isKeyThing, keyThingArt, potOf } from './key-thing-art.ts';
import { nearThingsOf } from './near-thing.ts';
import type { NearThings } from './near-thing.ts';
import { landmarkArt, landmarkNames } from './landmarks.ts';
import { likenessArts } from './likeness-art.ts';
import type { LikenessArts } from './likeness-art.ts';
import { isBoat, isMount, seatOf } from '../../describe/mounts.ts';
import { subjectsAtTurn } from '../../describe/turn-subjects.ts';
import type { Seat } from '../../describe/mounts.ts';
import { sizeOf } from './figure-sizes.ts';
import { personArt } from './person-art.ts';
import { stationOf } from './station.ts';
import { onTable, standsOnTables, tableMetres } from './table-art.ts';
import { withFace } from './thing-face.ts';
import type { Station } from './station.ts';

/** A subject with its drawing; one drawing for each of its number where they differ. */
export interface Role {
  readonly subject: Subject;
  readonly arts: readonly FigureArt[];
  /** Height beside a grown person's. */
  readonly size: number;
  readonly isLandmark: boolean;
  /** A picture of somebody else's among what the painter shapes: shown at its true size beside it, or not at all. */
  readonly isGlyph?: boolean;
  /** Who rides on it, and what of it is seen behind them. */
  readonly load?: Load;
  /** What it is at while it does something. */
  readonly station?: Station;
}

export interface Load {
  readonly riders: readonly Rider[];
  readonly behind: FigureArt | undefined;
  readonly seat: Seat;
  /** How high it reaches over its riders' heads. */
  readonly top?: number;
  /** The drawing that its height is measured by, where that is more than the part before the riders. */
  readonly whole?: FigureArt;
}

export interface Rider {
  readonly art: FigureArt;
  readonly size: number;
}

/** Who and what appears in a scene, ready to be set up. */
export interface Cast {
  readonly roles: readonly Role[];
  /** What a film looks at from near. */
  readonly near?: NearThings | undefined;
  /** Who and what appears at the other moment of a film's scene that tells of two things. */
  readonly other?: OtherCast;
}

/** A cast with what its scene is like then. */
export interface OtherCast extends Cast {
  readonly told: Pick<ScenePlan, 'subjects' | 'mood'>;
}

/** The scene at its other moment: the same place and light. Faces are looked at in the picture's own. */
export function atOther(scene: Scene, { told }: OtherCast): Scene {
  const { closeUp: _shown, nextCloseUp: _next, ...plan } = scene.plan;
  return { ...scene, plan: { ...plan, ...told } };
}

/** Places whose painters set a building into their middle distance. */
const homesOfLandmarks: ReadonlySet<Place> = new Set([
  'meadow',
  'farm',
  'garden',
  'village',
  'city',
  'mountains',
  'lake',
  'river',
  'volcano',
  'desert',
  'snowfield',
  'forest',
  'jungle',
  'coast',
  'beach',
  'island',
]);

/** Loads the drawings of a plan's subjects, in a film also as they are at its other moment; what has no drawing is left out. */
export async function openCast(plan: ScenePlan, scene: Scene, icons: IconArts): Promise<Cast> {
  const { turn } = plan;
  const near = scene.isAlive ? await nearThingsOf(plan, icons) : undefined;
  const shown = { ...(await openShown(plan, scene, icons)), near };
  if (turn === undefined || !scene.isAlive) {
    return shown;
  }
  const told = { subjects: [...subjectsAtTurn(plan, turn)], mood: turn.mood };
  const other = { ...plan, ...told };
  return { ...shown, other: { ...(await openShown(other, { ...scene, plan: other }, icons)), told } };
}

async function openShown(plan: ScenePlan, scene: Scene, icons: IconArts): Promise<Cast> {
  const roles: Role[] = [];
  for (const subject of atPot(withoutBaked(withBoatmen(plan), plan))) {
    const arts = ownArts(subject, scene, await likenessArts(subject));
    const role =
      arts.length > 0
        ? {
            subject,
            arts,
            size: sizeOf(subject, plan),
            isLandmark: isSetFar(subject, plan),
          }
        : await glyphRole(subject, scene, icons);
    if (role !== undefined) {
      roles.push(role);
    }
  }
  const atIt = roles.map((role) => atWork(role, plan, roles));
  const working = withBench(atIt)
    .filter((role) => !isOnTable(role, plan))
    .map((role) => offTheFloor(role, plan));
  return { roles: withoutLooseThings(takeAboard(working, plan), plan.place) };
}

/** Who cooks and has a pot stirs in it. */
function atPot(subjects: readonly Subject[]): readonly Subject[] {
  return subjects.some((subject) => potOf(subject) !== undefined)
    ? subjects.map((subject) => (subject.act === 'cook' ? { ...subject, act: 'stir' } : subject))
    : subjects;
}

/** A pot that somebody cooks in is before them already, and so is a film's cake. */
function isOnTable({ subject }: Role, plan: ScenePlan): boolean {
  const isOfTable = potOf(subject) !== undefined || isFilmCake(subject, plan);
  return isOfTable && plan.subjects.some(({ act }) => act === 'cook');
}

/** What somebody builds is on their bench, and nowhere else. */
function withBench(roles: readonly Role[]): readonly Role[] {
  if (!roles.some(({ subject, station }) => subject.act === 'build' && station !== undefined)) {
    return roles;
  }
  const built = pictured(roles);
  // What is too large for a bench does not fly yet.
  return roles
    .filter((role) => role !== built)
    .map((role) =>
      role.subject.relation === 'above' && !isBeing(role.subject)
        ? { ...role, subject: { ...role.subject, relation: 'beside' } }
        : role,
    );
}

function isThing(subject: Subject): boolean {
  return !isBeing(subject) && subject.relation !== 'far';
}

/** The picture of a thing that is painted or built. */
function pictured(roles: readonly Role[]): Role | undefined {
  return roles.find(
    ({ subject, isGlyph, isLandmark }) => isGlyph === true && !isLandmark && !isBeing(subject),
  );
}

/** What no room has on its floor stands on a small table. */
function offTheFloor(role: Role, { place, style }: ScenePlan): Role {
  const { subject, arts, size, isGlyph } = role;
  if (isGlyph !== true || subject.relation === 'aboard' || !standsOnTables(subject.figure, { place, size })) {
    return role;
  }
  const metres = size * metresOfPerson;
  return {
    ...role,
    arts: arts.map((art) => onTable(art, metres, style)),
    size: (metres + tableMetres) / metresOfPerson,
  };
}

/** Somebody with what they are at, as far as it has come. */
function atWork(role: Role, plan: ScenePlan, all: readonly Role[]): Role {
  const { act, relation, isTried = false, isResting = false } = role.subject;
  if (act === undefined || relation === 'aboard' || role.isGlyph === true) {
    return role;
  }
  const thing = pictured(all)?.arts[0];
  const motif = thing === undefined || 'forms' in thing ? undefined : thing;
  const isYoung = plan.details?.includes('seedlings') === true;
  const pot = all.flatMap(({ subject }) => potOf(subject) ?? [])[0];
  const hasCake = all.some(({ subject }) => isFilmCake(subject, plan));
  // Whatever is built beside the bench has its parts on it.
  const isBeside = act === 'build' && motif === undefined && all.some((each) => isThing(each.subject));
  const isCovered = all.some(({ subject }) => isCoveredDough(subject));
  const told = {
    isCovered,
    isTried: isTried || isBeside,
    isSad: plan.mood === 'sad',
    isYoung,
    pot,
    hasCake,
    motif,
  };
  const station = stationOf(act, plan.style, told);
  return { ...role, station: isResting ? { ...station, lift: 0, lean: 0 } : station };
}

function isSetFar({ figure, relation }: Subject, { place }: ScenePlan): boolean {
  return (
    landmarkNames.some((each) => each === figure) &&
    relation === 'far' &&
    homesOfLandmarks.has(place) &&
    figure !== 'boat'
  );
}

const metresOfPerson = 1.7;
/** A thing so tall is set into the middle distance, where there is one. */
const metresOfBuilding = 5;

/** Heights of things that feel beside a grown person's: large enough for a face; a cloud's and a star's is the usual one. */
const heroSizes = { least: 0.5, usual: 0.9, most: 1.5 } as const;

/** A thing that a story is about, with a face; what is in no scene otherwise is there as well. */
async function facedRole(subject: Subject, scene: Scene, icons: IconArts): Promise<Role | undefined> {
  const { figure } = subject;
  const name = figure.startsWith('icon:') ? figure.slice(5) : undefined;
  const art = name === undefined ? undefined : await icons.picture(name);
  if (name === undefined || art === undefined) {
    return undefined;
  }
  const { metres = metresOfPerson * heroSizes.usual } = (await icons.find(name)) ?? {};
  const size = Math.min(heroSizes.most, Math.max(heroSizes.least, metres / metresOfPerson));
  return { subject, arts: [faced(art, subject, scene)], size, isLandmark: false };
}

/** What the painter has no shapes of its own for, as a picture of it at its true size. */
async function glyphRole(subject: Subject, scene: Scene, icons: IconArts): Promise<Role | undefined> {
  const { figure } = subject;
  const { plan } = scene;
  if (subject.hasFace === true) {
    return await facedRole(subject, scene, icons);
  }
  const found = figure.startsWith('icon:') ? await icons.find(figure.slice(5)) : undefined;
  if (found === undefined) {
    return undefined;
  }
  if (isMount(figure)) {
    return { subject, arts: [found.art], size: sizeOf(subject, plan), isLandmark: false };
  }
  const isBuilding = found.metres >= metresOfBuilding && !isBoat(figure);
  return {
    subject,
    arts: [found.art],
    size: found.metres / metresOfPerson,
    isLandmark: isBuilding && homesOfLandmarks.has(plan.place),
    isGlyph: true,
  };
}

/** A couple are a woman and a man where nothing else is said. */
export function oneOf(subject: Subject, index: number): Subject {
  const isCouple = subject.figure === 'friends' && subject.count === 2;
  return isCouple ? { ...subject, figure: index === 0 ? 'woman' : 'man' } : subject;
}

/** The name it is sculpted by; a party's balloon carries nobody. */
export function sculptureOf(figure: string): string {
  return figure === 'icon:balloon' ? figure : figure.replace('icon:', '');
}

/** The drawings of a subject that the painter shapes itself; none for what it has no shapes for. */
function ownArts(subject: Subject, scene: Scene, { head, whole }: LikenessArts): FigureArt[] {
  if (whole !== undefined) {
    return [whole];
  }
  const { figure } = subject;
  const random = scene.random(`poses ${figure}`);
  const colour: Colour | undefined = subject.colour === undefined ? undefined : hex(subject.colour);
  const isFlying = subject.relation === 'above';
  const isSitting = subject.seat !== undefined;
  const isRunning = scene.plan.mood === 'energetic' || subject.act === 'run';
  const drawn = Array.from(
    { length: subject.count },
    (_, index) =>
      personArt(oneOf(subject, index), {
        plan: scene.plan,
        index,
        random,
        head,
        isAlive: scene.isAlive,
        light: scene.light,
      }) ??
      (scene.isAlive ? livingCreatureArt : creatureArt)(sculptureOf(figure), colour, {
        roll: random(),
        isFlying,
        isRunning,
        isSitting,
        order: index,
        act: subject.relation === 'aboard' || subject.isResting === true ? undefined : subject.act,
        mood: scene.plan.mood,
        feeling: subject.feeling,
        hasFace: subject.hasFace,
      }),
  ).filter((art) => art !== undefined);
  if (drawn.length > 0) {
    return drawn;
  }
  if (isFilmCake(subject, scene.plan)) {
    return [cakeArt(scene.plan.style, scene.plan.mood === 'sad' ? 'burnt' : 'great')];
  }
  const thing = beachedBoat(subject, scene.plan) ?? keyThingArt(subject, scene.plan.style);
  if (thing !== undefined) {
    return [thing];
  }
  const landmark = landmarkNames.find((name) => name === figure);
  if (landmark !== undefined) {
    return [faced(landmarkArt(landmark, colour, scene.light.darkness), subject, scene)];
  }
  return [];
}

/** A drawing of a thing, with a face where it is told of as one that feels. */
function faced(art: FigureArt, { figure, hasFace }: Subject, { plan, isAlive }: Scene): FigureArt {
  return hasFace !== true || 'forms' in art
    ? art
    : withFace(art, figure.replace('icon:', ''), { isSad: plan.mood === 'sad', isAlive });
}

/** No bell and no feather swims beside a boat. */
function withoutLooseThings(roles: readonly Role[], place: Place): Role[] {
  const isLaunched = roles.some(
    ({ load, subject }) => isBoat(subject.figure) && (load !== undefined || waters.has(place)),
  );
  return roles.filter(({ subject }) => !isLaunched || !isKeyThing(subject));
}

/** Sets those who ride on what they ride. */
function takeAboard(roles: readonly Role[], plan: ScenePlan): Role[] {
  const riding = roles.filter(({ subject }) => subject.relation === 'aboard');
  const host = roles.find(({ subject }) => subject.relation !== 'aboard' && isMount(subject.figure));
  const seat = host === undefined ? undefined : seatOf(host.subject.figure);
  if (host === undefined || seat === undefined || riding.length === 0) {
    return [...roles];
  }
  const riders = riding.flatMap(({ arts, size, subject }) =>
    Array.from({ length: subject.count }, (_, index) => arts[index % arts.length]).flatMap((art) =>
      art === undefined ? [] : [{ art, size }],
    ),
  );
  const colour = host.subject.colour === undefined ? undefined : hex(host.subject.colour);
  const ship = sailingShip(host.subject.figure, colour);
  const hasSails = ship === undefined && riding.some(({ subject }) => subject.act === 'sail');
  const hasZigzag = plan.details?.includes('zigzag') === true;
  const isSlack = riding.some(({ subject }) => isBecalmed(subject, plan));
  const boat = ship ?? rowingBoat(colour, { hasSails, hasZigzag, isSlack });
  const [whole] = host.arts;
  const isBoat = ship !== undefined || /boat|canoe/u.test(host.subject.figure);
  const carrier: Role = {
    ...host,
    // Whoever is in it is there once.
    subject: { ...host.subject, count: 1 },
    isLandmark: false,
    ...(isBoat ? { arts: [artOf(boat.near)], size: ship === undefined ? 0.24 : host.size } : {}),
    load: {
      riders,
      seat,
      behind: isBoat ? artOf(boat.far) : undefined,
      ...(isBoat && hasSails ? { top: sailTop } : {}),
      ...(ship === undefined || whole === undefined ? {} : { whole }),
    },
  };
  return [carrier, ...roles.filter((role) => role !== host && role.subject.relation !== 'aboard')];
}
