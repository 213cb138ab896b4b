import { clamp } from '../../canvas/colour.ts';
import { drivesAway } from '../../describe/vehicles.ts';
import { between } from '../../canvas/random.ts';
import type { Random } from '../../canvas/random.ts';
import { personNames } from '../../describe/person-names.ts';
import type { Act } from '../../plan/acts.ts';
import type { Scene } from '../scene.ts';
import type { Load, Role } from './cast.ts';
import type { FigureArt } from './figure-art.ts';
import { goesOnRails } from './on-rails.ts';
import { isKeyThing, keyThingHeight } from './key-thing-art.ts';
import { stationRoom } from './set-station.ts';
import type { Station } from './station.ts';

/** Where a place has room for its cast. */
export interface Room {
  /** Height of the ground under a foot, in pixels from the top. */
  foot(x: number): number;
  readonly distance: number;
  /** Height of a leading figure in pixels. */
  readonly height: number;
  /** Where the leading figure stands, as a part of the width; chosen by the light when absent. */
  readonly centre?: number;
  /** Figures float: no ground under them, no shadow. */
  readonly isAfloat?: boolean;
  /** Figures lie in water: no shadow. */
  readonly isSwum?: boolean;
}

/** A figure's place while a scene is set. */
export interface Setup {
  readonly art: FigureArt;
  readonly load?: Load;
  readonly station?: Station;
  readonly act?: Act;
  readonly figure: string;
  readonly height: number;
  readonly x: number;
  /** How far behind the leading figure, as a part of its height. */
  readonly back: number;
  readonly isTurned: boolean;
  /** Goes out of the picture, away from the others. */
  readonly isLeaving?: boolean;
  /** Leans forward in the air. */
  readonly tiltDegrees?: number;
  /** How long a hull is seen that turns, beside its whole length; 1 where absent. */
  readonly across?: number;
}

/** One figure with the width it needs, before it has a place. */
interface Guest {
  readonly role: Role;
  readonly art: FigureArt;
  readonly height: number;
  readonly span: number;
}

/** Finds a place for everybody: the leading figure off the centre, the others to both sides, many in two rows. */
export function arrange(
  standing: readonly Role[],
  scene: Scene,
  { room, random }: { room: Room; random: Random },
): Setup[] {
  const { width } = scene.frame;
  const guests = lowEnough(thingsFirst(guestsOf(standing, scene, { room, random })), scene);
  const rows = guests.length > 5 ? splitRows(guests) : [guests];
  // Alone on a third, with room to look into; in company a little nearer to the middle.
  const aside = guests.length === 1 ? between(random, 0.3, 0.36) : between(random, 0.34, 0.42);
  const usual = scene.light.sunX > 0.5 ? 1 - aside : aside;
  const centre = (room.centre ?? usual) * width;
  return rows.flatMap((row, index) => {
    const back = index * 0.55;
    const gap = room.height * (room.isAfloat === true ? 0.16 : 0.05);
    const whole = row.reduce((sum, { span }) => sum + span + gap, 0);
    const shrink = Math.min(1, (width * 0.88) / whole) * (1 - back * 0.42);
    return lineUp(row, { centre, width, gap: gap * shrink, shrink, random }).map((setup, place) => ({
      ...setup,
      back: back + (index === 0 && isInFront(row[place], place) ? 0 : between(random, 0.02, 0.15)),
    }));
  });
}

const isThing = ({ role }: Guest): boolean => isKeyThing(role.subject);

/** What a story turns on is next to whom it is about, before all others. */
function thingsFirst(guests: readonly Guest[]): readonly Guest[] {
  const [lead, ...others] = guests;
  return lead === undefined
    ? guests
    : [lead, ...others.filter(isThing), ...others.filter((guest) => !isThing(guest))];
}

/** Whether nobody of the nearest row stands nearer. */
function isInFront(guest: Guest | undefined, place: number): boolean {
  return place === 0 || (guest !== undefined && isThing(guest));
}

/** A film's camera comes closer: nobody beside another is taller than this part of the picture, or heads are cut off. */
const tallestInCompany = 0.58;

function lowEnough(guests: readonly Guest[], { frame, plan }: Scene): readonly Guest[] {
  // What smokes above a train may be out of sight.
  const seen = guests.filter(({ role }) => !goesOnRails(role.subject.figure));
  const tallest = Math.max(0, ...seen.map(({ height }) => height));
  const most = frame.height * tallestInCompany;
  if (plan.isForFilm !== true || guests.length < 2 || tallest <= most) {
    return guests;
  }
  const part = most / tallest;
  return guests.map((guest) => ({ ...guest, height: guest.height * part, span: guest.span * part }));
}

function guestsOf(
  standing: readonly Role[],
  scene: Scene,
  { room, random }: { room: Room; random: Random },
): Guest[] {
  return withHeights(standing, scene, room).flatMap(({ role, height }) =>
    Array.from({ length: role.subject.count }, (_, number): Guest[] => {
      const art = role.arts[number % role.arts.length];
      if (art === undefined) {
        return [];
      }
      const own =
        height *
        (art.stature ?? 1) *
        (number === 0 || isKeyThing(role.subject) ? 1 : between(random, 0.84, 0.97));
      const span = (own / art.box.height) * art.box.width;
      return [
        { role, art, height: own, span: Math.max(span, stationRoom(role.station, { height: own, span })) },
      ];
    }).flat(),
  );
}

/** What is a little too high for a picture is shown as high as there is room: a fountain that two meet by is there. */
function fitting(height: number, frame: Scene['frame']): number {
  const most = frame.height * seenParts.most;
  return height > most && height <= most * mostTooHigh ? frame.height * loweredPart : height;
}

interface SizedRole {
  readonly role: Role;
  readonly height: number;
}

/** What is lower than this part of the picture is not seen, what is higher has no room beside another. */
const seenParts = { least: 0.04, most: 0.62 } as const;
/** What is higher by up to this is shown lower than it is. */
const mostTooHigh = 1.5;
const loweredPart = 0.5;

/**
 * How tall everybody is shown. What the painter shapes is drawn together a little in size; a glyph beside it has its true
 * size or is left out. Glyphs alone are seen from close by, in their true sizes to one another.
 */
function withHeights(standing: readonly Role[], { frame }: Scene, room: Room): SizedRole[] {
  const shaped = standing.filter(({ isGlyph }) => isGlyph !== true);
  const glyphs = standing.filter(({ isGlyph }) => isGlyph === true);
  const isSeen = ({ height }: SizedRole): boolean =>
    height >= frame.height * seenParts.least && height <= frame.height * seenParts.most;
  const lead = measureOf(shaped);
  if (lead !== undefined) {
    const unit = room.height * shownSize(lead.size);
    return [
      ...shaped.map((role) => ({
        role,
        height: isKeyThing(role.subject)
          ? keyThingHeight(role.subject, frame.height, isKeyThing(lead.subject) ? undefined : unit)
          : Math.min(besideLead(role, lead), role === lead ? Infinity : broadest(role)) * unit,
      })),
      ...glyphs
        .map((role) => ({ role, height: fitting((role.size / lead.size) * unit, frame) }))
        .filter(isSeen),
    ];
  }
  const first = glyphs[0]?.size ?? 1;
  const ratios = glyphs.map((role) => ({ role, ratio: role.size / first }));
  const shown = ratios.filter(({ ratio }) => ratio <= mostRatio);
  const largest = Math.max(1, ...shown.map(({ ratio }) => ratio));
  const close = room.height * (first < 0.5 ? closeSize : shownSize(Math.min(first, 2)));
  const unit = Math.min(close, largest === 1 ? close : (frame.height * seenParts.most) / largest);
  return shown
    .map(({ role, ratio }) => ({ role, height: ratio * unit }))
    .filter((sized) => sized.role === glyphs[0] || isSeen(sized));
}

/** By whom the others are measured: the first, but where that is a small beast beside people, who stay larger than it is. */
function measureOf(shaped: readonly Role[]): Role | undefined {
  const beings = shaped.filter(({ subject }) => !isKeyThing(subject));
  const [first] = beings;
  const grown =
    first !== undefined && first.size < smallSize
      ? beings.find(({ subject }) => personNames.has(subject.figure) || subject.figure === 'robot')
      : undefined;
  return grown ?? first ?? shaped[0];
}

/** How many times a lead's height somebody or something beside them is shown: a train is boarded by its steps. */
function besideLead({ size, subject }: Role, lead: Role): number {
  const most = goesOnRails(subject.figure) ? 2.1 : 1.7;
  return Math.min(most, Math.pow(size / lead.size, 0.74));
}

/** What a small beast is broad at most, in heights of whom it is beside: a crab is no table. */
const mostBreadth = { small: 0.62, smallest: 0.4 } as const;

/** How many times a lead's height a small beast is shown at most, that it does not become broad. */
function broadest({ arts: [art], size, load }: Role): number {
  return art === undefined || load !== undefined || size >= smallSize
    ? Infinity
    : (mostBreadth[size < smallestSize ? 'smallest' : 'small'] * art.box.height) / art.box.width;
}

/** Heights of a small beast, and of one that a hand holds, beside a grown person's. */
const smallSize = 0.5;
const smallestSize = 0.3;

/** A small thing by itself, seen from close by; beside it nothing so many times its size has room. */
const closeSize = 0.75;
const mostRatio = 4;

/** A small thing is shown larger than life, a large one smaller, or neither would be seen. */
function shownSize(size: number): number {
  return Math.pow(size, 0.42);
}

/**
 * Whether it looks away from whom a scene is about: what drives does, who runs after it or has caught up with it, so that it
 * never turns round in a film; but not what comes to them.
 */
function looksAway({ subject }: Role, place: number): boolean {
  return place > 0 && subject.isComing !== true && drivesAway(subject.figure);
}

/** Every second one stands behind the others, but for the first two and for what a story turns on. */
function splitRows(guests: readonly Guest[]): Guest[][] {
  const others = guests.filter((guest) => !isThing(guest));
  const isBehind = (guest: Guest): boolean => others.indexOf(guest) > 1 && others.indexOf(guest) % 2 === 1;
  return [guests.filter((guest) => !isBehind(guest)), guests.filter(isBehind)];
}

interface Line {
  readonly centre: number;
  readonly width: number;
  readonly gap: number;
  readonly shrink: number;
  readonly random: Random;
}

/** Sets a row up outwards from its first one, then moves it as a whole until all of it is in the picture. */
function lineUp(row: readonly Guest[], line: Line): Setup[] {
  const { width, gap, shrink, random } = line;
  const centre = line.centre;
  const edges = { left: centre, right: centre };
  const placed = row.map(({ span }, place) => {
    const room = span * shrink;
    if (place === 0) {
      edges.left -= room / 2;
      edges.right += room / 2;
      return centre;
    }
    const step = gap * between(random, 0.6, 1.4);
    const goesLeft = place % 2 === (centre > width / 2 ? 1 : 0);
    const x = goesLeft ? edges.left - step - room / 2 : edges.right + step + room / 2;
    edges.left = Math.min(edges.left, x - room / 2);
    edges.right = Math.max(edges.right, x + room / 2);
    return x;
  });
  const margin = width * 0.05;
  const shift =
    edges.right - edges.left > width - 2 * margin
      ? width / 2 - (edges.left + edges.right) / 2
      : clamp(0, margin - edges.left, width - margin - edges.right);
  return row.map(({ role, art, height }, place): Setup => {
    const x = (placed[place] ?? centre) + shift;
    return {
      art,
      figure: role.subject.figure,
      ...(role.load === undefined ? {} : { load: role.load }),
      ...(role.station === undefined ? {} : { station: role.station }),
      ...(role.subject.act === undefined ? {} : { act: role.subject.act }),
      height: height * shrink,
      x,
      back: 0,
      ...(role.subject.isLeaving === true ? { isLeaving: true } : {}),
      isTurned: looksAway(role, place)
        ? centre + shift > width / 2
        : (row.length > 1 && x > centre + shift) !== (role.subject.isLeaving === true) ||
          (place === 0 && x > width / 2),
    };
  });
}
