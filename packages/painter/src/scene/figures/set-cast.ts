import { areaAround } from '../../canvas/frame.ts';
import type { FrameArea, Sheet } from '../../canvas/frame.ts';
import { between } from '../../canvas/random.ts';
import { lowestFoot } from '../scene.ts';
import type { Scene } from '../scene.ts';
import { arrange } from './arrange.ts';
import type { Room, Setup } from './arrange.ts';
import { onStep, openDoor, stepOf } from './boarding.ts';
import { paintViews } from './boat-views.ts';
import { bringToLife } from './living-setups.ts';
import { goesOnRails } from './on-rails.ts';
import { isRunAfter, setChased, setOnRails } from './set-chase.ts';
import { isDistant, setDistant } from './set-distant.ts';
import type { NearThings } from './near-thing.ts';
import { lookCloser } from './set-close-up.ts';
import { setAtStation } from './set-at-station.ts';
import { underWay, withFeet } from './acts-on-foot.ts';
import { atOther } from './cast.ts';
import type { Cast, Load, Rider, Role } from './cast.ts';
import type { FigureArt } from './figure-art.ts';
import { isBoat } from '../../describe/mounts.ts';
import { personNames } from '../../describe/person-names.ts';
import { setSprite } from './place-sprite.ts';
import { lightFigure } from './sprite.ts';

/** Sets up all who stand on the ground, and on a sheet of their own as they are at the other moment of a scene that has one. */
export function setCast(sheet: Sheet, scene: Scene, { cast, room }: { cast: Cast; room: Room }): void {
  const { other } = cast;
  const apart = other === undefined ? undefined : sheet.layOther?.();
  if (other !== undefined && apart !== undefined) {
    setShown(apart, atOther(scene, other), { cast: other, room });
  }
  setShown(sheet, scene, { cast, room });
}

/** The leading figure stands at a third, the others beside and a little behind. */
function setShown(sheet: Sheet, scene: Scene, { cast, room }: { cast: Cast; room: Room }): void {
  const onGround = cast.roles.filter((role) => !role.isLandmark && role.subject.relation !== 'above');
  const first = onGround.find((role) => !isDistant(role));
  const standing = onGround.filter((role) => !isDistant(role) || isRunAfter(role, first));
  const isLeaving = isOnItsWay(first) && sheet.layBehind !== undefined;
  const going = isLeaving ? standing.filter(isOnItsWay) : standing;
  const setups = setRow(sheet, scene, { roles: going, room, near: cast.near });
  const [lead] = setups;
  const distant = onGround.filter((role) => !standing.includes(role) && isSeenFromAfar(role));
  if (distant.length > 0) {
    const side = (lead?.x ?? 0) > scene.frame.width / 2 ? -1 : 1;
    setDistant(sheet.layBehind?.('distance', 'still') ?? sheet, scene, { roles: distant, side });
  }
  if (!isLeaving || lead === undefined) {
    return;
  }
  const heading = lead.isTurned ? -1 : 1;
  sheet.heading = heading;
  const chased = standing.find((role) => isRunAfter(role, first));
  if (chased !== undefined) {
    const isTried = first?.subject.isTried === true || isDistant(chased);
    const subject = isTried ? { ...chased.subject, isTried } : chased.subject;
    setChased(sheet, scene, {
      chased: { ...chased, subject },
      runner: lead,
      heading,
      foot: footAt(room, scene, lead.x),
    });
  }
  const staying = standing.filter((role) => !going.includes(role) && role !== chased);
  if (staying.length > 0) {
    // A little further away: who only looks on does not go along.
    const back: Room = {
      ...room,
      foot: (x) => footAt(room, scene, x) - scene.frame.height * 0.035,
      height: room.height * 0.84,
      centre: heading > 0 ? 0.16 : 0.84,
    };
    setRow(sheet.layBehind?.('onlookers', 'still') ?? sheet, scene, { roles: staying, room: back });
  }
}

/** What is no higher than this part of a grown person is not seen from afar: a drum that is dreamt of would lie on the water. */
const leastFromAfar = 0.5;

function isSeenFromAfar({ isGlyph, size }: Role): boolean {
  return isGlyph !== true || size >= leastFromAfar;
}

/** How far behind who stands there rails are, as a part of the picture's height: nobody stands on them. */
const trackBehind = 0.075;

/** Whether somebody goes through the picture over the ground. */
function isOnItsWay(role: Role | undefined): boolean {
  return role?.subject.act !== undefined && underWay.has(role.subject.act);
}

/** Where the ground is under a foot; in a film above its subtitles. */
function footAt(room: Room, { plan, frame }: Scene, x: number): number {
  return Math.min(room.foot(x), lowestFoot(plan) * frame.height);
}

interface Standing {
  readonly setup: Setup;
  readonly at: { readonly x: number; readonly y: number; readonly distance: number };
  readonly isAfloat: boolean;
}

/** Sets up some in a row. @returns them, the leading one first */
function setRow(
  sheet: Sheet,
  scene: Scene,
  { roles, room, near }: { roles: readonly Role[]; room: Room; near?: NearThings | undefined },
): readonly Setup[] {
  const random = scene.random('cast');
  const setups = arrange(roles, scene, { room, random });
  const standings = setups
    .toSorted((one, other) => other.back - one.back)
    .map((setup): Standing => {
      const isAfloat = room.isAfloat === true || room.isSwum === true || isBoat(setup.figure);
      const y =
        footAt(room, scene, setup.x) -
        (goesOnRails(setup.figure) && setups.length > 1 ? scene.frame.height * trackBehind : 0) -
        setup.back * room.height * (room.isAfloat === true ? between(random, -4, 5) : 0.5);
      return { setup, at: { x: setup.x, y, distance: room.distance + setup.back * 0.4 }, isAfloat };
    });
  const placed = withTrains(sheet, scene, { roles, standings });
  const lead = placed[standings.findIndex(({ setup }) => setup === setups[0])]?.setup;
  const areas = paintRow(sheet, scene, { standings: placed, coming: comersOf(roles, lead) });
  if (room.isSwum === true && lead !== undefined && isBoat(lead.figure)) {
    sheet.heading = lead.isTurned ? -1 : 1;
    paintViews(sheet, scene, {
      setups: placed.map(({ setup }) => setup),
      paint: (onto, of) => {
        for (const standing of placed) {
          standSetup(onto, scene, { ...standing, setup: of(standing.setup) });
        }
      },
    });
  }
  // Who goes is soon gone: no camera looks for them.
  const places = [...areas].flatMap(([setup, area]) => (setup.isLeaving === true ? [] : [area]));
  const hero = lead === undefined ? undefined : areas.get(lead);
  if (lead !== undefined && hero !== undefined) {
    const { act } = lead;
    sheet.cast = {
      hero,
      all: areaAround(places),
      others: places.filter((place) => place !== hero),
      isSeenWhole: !isKnownByFace(lead.figure) || (act !== undefined && withFeet.has(act)),
      isUnderWay: act !== undefined && underWay.has(act),
    };
  }
  lookCloser(sheet, scene, { standings: placed, near });
  return setups;
}

/** Lays rails under trains, with what they draw behind them. @returns everybody, who gets on one on its step */
function withTrains(
  sheet: Sheet,
  scene: Scene,
  { roles, standings }: { readonly roles: readonly Role[]; readonly standings: readonly Standing[] },
): readonly Standing[] {
  const train = standings.find(({ setup }) => goesOnRails(setup.figure) && setup.load === undefined);
  for (const { setup, at } of standings) {
    if (goesOnRails(setup.figure) && setup.load === undefined) {
      setOnRails(sheet, scene, { setup, at });
    }
  }
  const gettingOn = roles.find(({ subject }) => subject.isBoarding === true)?.subject.figure;
  const step = train === undefined || gettingOn === undefined ? undefined : stepOf(train, scene);
  if (step === undefined) {
    return standings;
  }
  openDoor(sheet, scene, step);
  return standings.map((standing) =>
    standing.setup.figure === gettingOn ? onStep(standing, step) : standing,
  );
}

/** Paints a row, who comes later on a sheet behind it. @returns where each of them is */
function paintRow(
  sheet: Sheet,
  scene: Scene,
  { standings, coming }: { standings: readonly Standing[]; coming: ReadonlySet<string> },
): ReadonlyMap<Setup, FrameArea> {
  const areas = new Map<Setup, FrameArea>();
  const paint = (onto: Sheet, some: readonly Standing[]): void => {
    const setups = some.map(({ setup }) => setup);
    const painted = bringToLife(onto, setups, (moment, of) =>
      some.map((standing) => standSetup(moment, scene, { ...standing, setup: of(standing.setup) })),
    );
    painted.forEach((area, place) => {
      const setup = setups[place];
      if (setup !== undefined) {
        areas.set(setup, area);
      }
    });
  };
  const comers = standings.filter(({ setup }) => coming.has(setup.figure));
  const leavers = standings.filter(({ setup }) => setup.isLeaving === true);
  const there = standings.filter((standing) => !comers.includes(standing) && !leavers.includes(standing));
  const [comer] = comers;
  const [first] = there;
  for (const side of [-1, 1] as const) {
    const going = leavers.filter(({ at }) => at.x > (first?.at.x ?? 0) === side > 0);
    if (going.length > 0) {
      const away = sheet.layBehind?.('leaver', 'go') ?? sheet;
      away.heading = side;
      paint(away, going);
      const leaving = going.flatMap(({ setup }) => areas.get(setup) ?? []);
      const [hero, ...others] = leaving;
      if (away !== sheet && hero !== undefined) {
        // No shot is to cut them off.
        away.cast = { hero, all: areaAround(leaving), others, isSeenWhole: true, isUnderWay: false };
      }
    }
  }
  if (comer !== undefined) {
    const behind = sheet.layBehind?.('comer', 'come') ?? sheet;
    behind.heading = comer.at.x > (first?.at.x ?? 0) ? -1 : 1;
    paint(behind, comers);
  }
  paint(sheet, there);
  return areas;
}

/** Who is not there when the scene begins; whom it is about is. */
function comersOf(roles: readonly Role[], lead: Setup | undefined): ReadonlySet<string> {
  return new Set(
    roles
      .filter(({ subject }) => subject.isComing === true && subject.figure !== lead?.figure)
      .map(({ subject }) => subject.figure),
  );
}

/** Somebody whose upper half says who they are. */
function isKnownByFace(figure: string): boolean {
  return personNames.has(figure) || /^(?:robot|alien|ghost)$/u.test(figure);
}

/** Paints one figure with what it rides on or is at. @returns where it is */
export function standSetup(
  sheet: Sheet,
  scene: Scene,
  {
    setup,
    at: where,
    isAfloat,
  }: { setup: Setup; at: { x: number; y: number; distance: number }; isAfloat: boolean },
): FrameArea {
  const { art, load, isTurned, station, across } = setup;
  const place = { distance: where.distance, isTurned, glow: scene.light.darkness };
  if (load === undefined) {
    const sprite = lightFigure(art, scene, { ...place, scale: setup.height / art.box.height });
    const tilt = (setup.tiltDegrees ?? station?.lean ?? 0) * (isTurned ? -1 : 1);
    if (station === undefined) {
      setSprite(sheet, scene, { sprite, ...where, isAfloat, tilt, across });
      return standingArea(where, { width: sprite.width, height: setup.height });
    }
    const lift = setAtStation(sheet, scene, { setup, station, where, place, sprite, isAfloat, tilt });
    return standingArea(where, { width: sprite.width, height: setup.height + lift });
  }
  const { width } = scene.frame;
  const wanted = (setup.height / (load.whole ?? art).box.height) * carriedScale(load);
  const headroom = (where.y * 0.95) / highestRider(load);
  const scale = Math.min(wanted, (width * 0.94) / art.box.width, headroom);
  const half = (art.box.width * scale) / 2;
  const at = { ...where, x: Math.max(half, Math.min(width - half, where.x)) };
  if (load.behind !== undefined) {
    setSprite(sheet, scene, {
      sprite: lightFigure(load.behind, scene, { ...place, scale }),
      ...at,
      isAfloat: true,
      across,
    });
  }
  seatRiders(sheet, scene, { setup, at, scale, part: 'whole' });
  setSprite(sheet, scene, { sprite: lightFigure(art, scene, { ...place, scale }), ...at, isAfloat, across });
  if (load.seat.isStraddled === true) {
    seatRiders(sheet, scene, { setup, at, scale, part: 'before' });
  }
  // Who is in it, and not its sails.
  return standingArea(at, { width: half * 2, height: heightOfRiders(load) * scale });
}

/** Arms that reach far are not counted. */
const broadest = 1.4;

function standingArea(
  { x, y }: { readonly x: number; readonly y: number },
  { width, height }: { readonly width: number; readonly height: number },
): FrameArea {
  const wide = Math.min(width, height * broadest);
  return { x: x - wide / 2, y: y - height, width: wide, height };
}

/** What carries somebody over water is shown large, for who is in it. */
function carriedScale({ behind, whole }: Load): number {
  if (behind === undefined) {
    return 1;
  }
  return whole === undefined ? 1.5 : 1.3;
}

/** How tall a rider is beside what carries them. */
function riderHeight({ art, size }: Rider, { riderSize = 1 }: Load['seat']): number {
  return Math.pow(size, 0.6) * 190 * riderSize * (art.box.height < 120 ? 1 : 0.86);
}

/** From the foot of what carries them to the head of the tallest rider, or to its own top. */
function highestRider(load: Load): number {
  return Math.max(load.top ?? 0, heightOfRiders(load));
}

function heightOfRiders({ riders, seat }: Load): number {
  return Math.max(...riders.map((rider) => riderHeight(rider, seat))) - seat.y;
}

interface Riding {
  readonly setup: Setup;
  readonly at: { readonly x: number; readonly y: number; readonly distance: number };
  readonly scale: number;
  /** The riders themselves, or what of them hangs before the beast. */
  readonly part: 'whole' | 'before';
}

/** Riders sit side by side, no wider together than what carries them. */
function seatRiders(sheet: Sheet, scene: Scene, { setup, at, scale, part }: Riding): void {
  const { load, isTurned } = setup;
  if (load === undefined) {
    return;
  }
  const { seat, riders } = load;
  const heights = riders.map((rider) => riderHeight(rider, seat));
  const spans = riders.map(({ art }, index) => ((heights[index] ?? 0) / art.box.height) * art.box.width);
  const whole = spans.reduce((sum, span) => sum + span * 0.82, 0);
  const fit = Math.min(1, (seat.to - seat.from + 70) / whole);
  let along = (seat.from + seat.to) / 2 - (whole * fit) / 2;
  for (const [index, { art }] of riders.entries()) {
    const half = (spans[index] ?? 0) * fit * 0.41;
    const x = along + half;
    along += half * 2;
    const shown = part === 'whole' ? art : art.before;
    if (shown === undefined) {
      continue;
    }
    const sprite = lightFigure(shown, scene, {
      scale: ((heights[index] ?? 0) * fit * scale) / art.box.height,
      distance: at.distance,
      isTurned,
      glow: scene.light.darkness,
    });
    setSprite(sheet, scene, {
      sprite,
      x: at.x + (isTurned ? -x : x) * scale * (setup.across ?? 1),
      y: at.y + seat.y * scale,
      isAfloat: true,
    });
  }
}

/** Sets up buildings in the middle distance. */
export function setLandmark(
  sheet: Sheet,
  scene: Scene,
  { cast, at }: { cast: Cast; at: { x: number; y: number; height: number; distance: number } },
): boolean {
  const random = scene.random('landmarks');
  const roles = cast.roles.filter(({ isLandmark }) => isLandmark);
  let isFirst = true;
  for (const role of roles) {
    const art = role.arts[0];
    for (let number = 0; art !== undefined && number < role.subject.count; number++) {
      const away = isFirst ? 0 : (at.x > scene.frame.width / 2 ? -1 : 1) * scene.frame.width * 0.2 * number;
      const size = isFirst ? 1 : between(random, 0.7, 0.9);
      const other =
        isFirst || number > 0 ? 0 : scene.frame.width * (at.x > scene.frame.width / 2 ? -0.34 : 0.34);
      standArt(sheet, scene, { art, at: { ...at, x: at.x + away + other, height: at.height * size } });
      isFirst = false;
    }
  }
  return roles.length > 0;
}

export function standArt(
  sheet: Sheet,
  scene: Scene,
  { art, at }: { art: FigureArt; at: { x: number; y: number; height: number; distance: number } },
): void {
  const sprite = lightFigure(art, scene, {
    scale: at.height / art.box.height,
    distance: at.distance,
    isTurned: scene.light.toward[0] > 0,
    glow: scene.light.darkness,
  });
  setSprite(sheet, scene, { sprite, x: at.x, y: at.y, isAfloat: false });
}
