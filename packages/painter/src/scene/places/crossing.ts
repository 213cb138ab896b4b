import { createSheet } from '../../canvas/frame.ts';
import type { Feet, Sheet } from '../../canvas/frame.ts';
import { landmarkArt } from '../figures/landmarks.ts';
import { standArt } from '../figures/set-cast.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';
import { paintFoam } from './foam.ts';
import type { Land } from './land.ts';
import { hasLandfall, landOf, paintLandfall } from './landfall.ts';
import { isMoonLand, paintMoonLand } from './moon-land.ts';

/** As near as the water at its foot. */
const landDepth = 0.42;
/** How much of land the water before it mirrors. */
const mirrored = 0.26;
/** How high a mirrored thing is seen, beside the thing. */
const flat = 0.55;

/**
 * The land that a boat sails to, ahead of it: in a film it comes near by and by, and the shore that it has left, with the lighthouse
 * on it, grows small behind.
 */
export function layCrossing(stage: Stage, scene: Scene, side: number): void {
  if (!hasLandfall(scene)) {
    return;
  }
  const isLeaving = scene.plan.voyage?.some(({ does }) => does === 'leave') === true;
  const isSeenToCome = scene.isAlive && scene.plan.voyage !== undefined;
  if (isSeenToCome && isLeaving) {
    const home = stage.add('home shore', landDepth, 'recede');
    const left = homeOf(scene, side);
    home.feet = feetOf(scene, left);
    layMirrored(home, left, (sheet) => {
      paintHome(sheet, scene, { land: left, side });
    });
  }
  const land = isSeenToCome ? aheadOf(scene, side) : landOf(scene, side);
  const ahead = stage.add('land', landDepth, isSeenToCome ? 'approach' : 'still');
  ahead.feet = feetOf(scene, land);
  layMirrored(ahead, land, (sheet) => {
    paintLandfall(sheet, scene, land);
  });
  paintFoam(ahead, scene, { x: land.x, y: land.y, width: land.wide * 0.8 });
}

/** The land that whoever has sailed to it stands on: it begins right behind the near shore. */
export function layLanding(
  stage: Stage,
  scene: Scene,
  { side, shore }: { side: number; shore: number },
): void {
  if (!hasLandfall(scene)) {
    return;
  }
  const { width, height } = scene.frame;
  const isOfMoon = isMoonLand(scene);
  const land: Land = {
    x: width * (0.5 + side * 0.24),
    y: shore + height * 0.03,
    wide: width * (isOfMoon ? 0.5 : 0.6),
  };
  const sheet = stage.add('land', landDepth);
  if (isOfMoon) {
    // Nothing grows before it, whose foot nobody sees.
    paintMoonLand(sheet, scene, land);
  } else {
    paintLandfall(sheet, scene, land);
  }
}

/** Far away it is right below the horizon. */
function feetOf({ frame, horizon }: Scene, { y }: Land): Feet {
  return { near: y, far: horizon + frame.height * 0.016 };
}

/** Land that comes near ends within what is painted beyond the frame: while it is small its ends are seen. */
function aheadOf({ frame, horizon }: Scene, side: number): Land {
  return {
    x: frame.width * (0.5 + side * 0.25),
    y: horizon + frame.height * 0.1,
    wide: frame.width * 0.29,
  };
}

/** The shore behind a boat, on the side where the land ahead is not. */
function homeOf({ frame, horizon }: Scene, side: number): Land {
  return {
    x: frame.width * (0.5 - side * 0.27),
    y: horizon + frame.height * 0.09,
    wide: frame.width * 0.27,
  };
}

/** Hills, and before them the lighthouse that a story's harbour has. */
function paintHome(
  sheet: Sheet,
  scene: Scene,
  { land, side }: { readonly land: Land; readonly side: number },
): void {
  const { height } = scene.frame;
  paintLandfall(sheet, { ...scene, plan: { ...scene.plan, place: 'coast', details: [] } }, land);
  standArt(sheet, scene, {
    art: landmarkArt('lighthouse', undefined, scene.light.darkness),
    at: {
      x: land.x - side * land.wide * 0.56,
      y: land.y - height * 0.012,
      height: Math.min(height * 0.4, land.y - height * 0.05),
      distance: 0.24,
    },
  });
}

/** Paints land with what the water before it mirrors: both move as one. */
function layMirrored(sheet: Sheet, land: Land, paint: (sheet: Sheet) => void): void {
  const { frame, context } = sheet;
  const own = createSheet(frame);
  paint(own);
  context.save();
  context.beginPath();
  context.rect(-frame.bleed, land.y, frame.width + 2 * frame.bleed, frame.height * 0.2);
  context.clip();
  context.globalAlpha = mirrored;
  context.translate(0, land.y);
  context.scale(1, -flat);
  context.translate(0, -land.y);
  context.drawImage(own.canvas, -frame.bleed, -frame.bleed);
  context.restore();
  context.drawImage(own.canvas, -frame.bleed, -frame.bleed);
}
