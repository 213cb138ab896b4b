import type { LayeredSceneInput } from '@kinora/renderer';
import type { CameraInput, CameraKeyInput } from '../camera/camera-path.ts';
import type { Area, LayerInput } from '../picture/cut-layers.ts';
import type { ParticleInput, StagedPicture } from '../stage/staged-picture.ts';

/** What an effect is made on. */
export interface EffectSetting {
  readonly picture: StagedPicture;
  /** The frame in scene units. */
  readonly frame: { readonly width: number; readonly height: number };
  readonly seconds: number;
  readonly seed: number;
  /** Draws a picture of the effect's own and keeps it as a file. @returns its path */
  readonly draw: (name: EffectDrawing) => Promise<string>;
}

/** What effects lay over pictures. */
export type EffectDrawing = 'shoulder' | 'runner' | 'rope' | 'helicopter' | 'rotor';

/** All that an effect adds to a picture. */
export interface EffectPlan {
  /** All layers, back to front: the picture's and the effect's own. */
  readonly layers: readonly LayerInput[];
  readonly camera: CameraInput;
  readonly particles: readonly ParticleInput[];
  readonly grade: NonNullable<LayeredSceneInput['grade']>;
  readonly motionBlur: number;
}

export type Effect = (setting: EffectSetting) => Promise<EffectPlan>;

/** What the camera is about: the subject, or the middle of the picture. */
export function aimOf({ picture, frame }: EffectSetting): Area {
  const { width, height } = frame;
  return picture.subject ?? { x: width * 0.32, y: height * 0.28, width: width * 0.36, height: height * 0.5 };
}

/** Where the camera must be for a point of the picture to come to the middle, in part. */
export function lookAt(setting: EffectSetting, part: number): { x: number; y: number } {
  const aim = aimOf(setting);
  const { width, height } = setting.frame;
  return {
    x: (aim.x + aim.width / 2 - width / 2) * part,
    y: (aim.y + aim.height / 2 - height / 2) * part,
  };
}

/** How much the picture must be enlarged for the subject to fill this part of the frame. */
export function zoomToFill(setting: EffectSetting, part: number, most: number): number {
  const aim = aimOf(setting);
  const { width, height } = setting.frame;
  return Math.max(1, Math.min(most, (height * part) / aim.height, (width * part) / aim.width));
}

/** One shot through keys whose times are parts of the clip. */
export function shotOf(
  seconds: number,
  keys: readonly (Omit<CameraKeyInput, 'atSeconds'> & { readonly at: number })[],
): CameraInput['shots'][number]['keys'] {
  return keys.map(({ at, ...key }) => ({ ...key, atSeconds: at * seconds }));
}
