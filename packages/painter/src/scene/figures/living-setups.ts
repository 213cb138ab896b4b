import { copySheet } from '../../canvas/frame.ts';
import type { Sheet } from '../../canvas/frame.ts';
import { livingMoments } from '../../plan/moment.ts';
import type { Setup } from './arrange.ts';
import type { FigureArt } from './figure-art.ts';
import type { Station } from './station.ts';

/** Paints a cast at rest, and where somebody in it lives, on sheets of their own at every other moment. @returns what is painted at rest */
export function bringToLife<Painted>(
  sheet: Sheet,
  setups: readonly Setup[],
  paint: (sheet: Sheet, of: (setup: Setup) => Setup) => Painted,
): Painted {
  const lives = setups.flatMap(artsOf).flatMap(({ life }) => life ?? []);
  const paces = lives.flatMap(({ paceSeconds }) => paceSeconds ?? []);
  const paceSeconds = paces.length === 0 ? undefined : Math.min(...paces);
  // What is on the sheet already is behind the cast at every moment.
  const moments = lives.length === 0 ? [] : livingMoments.map(() => copySheet(sheet));
  const painted = paint(sheet, (setup) => setup);
  for (const [index, moment] of moments.entries()) {
    paint(moment, (setup) => setupAt(setup, index, paceSeconds !== undefined));
  }
  if (moments.length > 0) {
    sheet.life = { moments, paceSeconds };
  }
  return painted;
}

/** What somebody is at moves with them. */
function stationAt(station: Station, index: number): Station {
  const at = (piece: FigureArt | undefined): FigureArt | undefined => piece?.life?.moments[index] ?? piece;
  const [behind, beside, before] = [at(station.behind), at(station.beside), at(station.before)];
  return {
    ...station,
    ...(behind === undefined ? {} : { behind }),
    ...(beside === undefined ? {} : { beside }),
    ...(before === undefined ? {} : { before }),
  };
}

function artsOf({ art, load }: Setup): FigureArt[] {
  return [art, ...(load?.riders ?? []).map((rider) => rider.art)];
}

/** Somebody and who rides on them at a moment. Beside somebody who does something, others only blink. */
function setupAt(setup: Setup, index: number, isPaced: boolean): Setup {
  const at = (art: FigureArt): FigureArt => {
    const { life } = art;
    if (life === undefined) {
      return art;
    }
    const isCalm = isPaced && life.paceSeconds === undefined;
    return (isCalm ? calmAt(life.moments, index) : life.moments[index]) ?? art;
  };
  const { load, station } = setup;
  return {
    ...setup,
    art: at(setup.art),
    ...(station === undefined ? {} : { station: stationAt(station, index) }),
    ...(load === undefined
      ? {}
      : { load: { ...load, riders: load.riders.map((rider) => ({ ...rider, art: at(rider.art) })) } }),
  };
}

const blinkAtRest = livingMoments.findIndex(({ beat, isBlinking }) => beat === 0 && isBlinking);

function calmAt(moments: readonly FigureArt[], index: number): FigureArt | undefined {
  return livingMoments[index]?.isBlinking === true ? moments[blinkAtRest] : undefined;
}
