import type { Sheet } from '../../canvas/frame.ts';
import type { Scene } from '../scene.ts';
import type { Setup } from './arrange.ts';
import type { FigureArt } from './figure-art.ts';
import { layShadows, setSprite } from './place-sprite.ts';
import { placesOfStation } from './set-station.ts';
import { lightFigure } from './sprite.ts';
import type { Sprite, SpritePlace } from './sprite.ts';
import type { Station } from './station.ts';

interface AtStation {
  readonly setup: Setup;
  readonly station: Station;
  readonly where: { readonly x: number; readonly y: number; readonly distance: number };
  readonly place: Omit<SpritePlace, 'scale'>;
  readonly sprite: Sprite;
  readonly isAfloat: boolean;
  readonly tilt: number;
}

/**
 * Somebody with what they are at: what is behind them, they themselves, what is beside and before them.
 * @returns how high above the ground they are
 */
export function setAtStation(sheet: Sheet, scene: Scene, at: AtStation): number {
  const { setup, station, where, place, sprite, tilt } = at;
  const { art, height, isTurned } = setup;
  const span = height * (art.box.width / art.box.height);
  const { scale, beside, lift } = placesOfStation(station, { height, span, isTurned });
  const set = (piece: FigureArt | undefined, across: number): void => {
    if (piece !== undefined) {
      const part = lightFigure(piece, scene, { ...place, scale });
      setSprite(sheet, scene, { sprite: part, x: where.x + across, y: where.y, isAfloat: true });
    }
  };
  const isAfloat = at.isAfloat || station.isAfloat;
  set(station.behind, 0);
  if (lift > 0 && !isAfloat) {
    layShadows(sheet.context, scene, { x: where.x, y: where.y, width: sprite.width * 0.7 });
  }
  setSprite(sheet, scene, { sprite, x: where.x, y: where.y - lift, isAfloat: isAfloat || lift > 0, tilt });
  set(station.beside, beside);
  // A beast on four legs has a table before its head, not before its side.
  set(station.before, station.behind === undefined && span > height * 1.1 ? beside : 0);
  return lift;
}
