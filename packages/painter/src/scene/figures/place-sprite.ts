import { css } from '../../canvas/colour.ts';
import type { Sheet } from '../../canvas/frame.ts';
import type { Scene } from '../scene.ts';
import type { Sprite } from './sprite.ts';

/** Puts a sprite on the ground, into the air or onto water, leaning so many degrees, and so narrow beside its own width. */
export function setSprite(
  { context }: Sheet,
  scene: Scene,
  {
    sprite,
    x,
    y,
    isAfloat,
    tilt = 0,
    across = 1,
  }: {
    sprite: Sprite;
    x: number;
    y: number;
    isAfloat: boolean;
    tilt?: number | undefined;
    across?: number | undefined;
  },
): void {
  if (!isAfloat) {
    layShadows(context, scene, { x, y, width: sprite.width });
  }
  if (tilt === 0 && across === 1) {
    context.drawImage(sprite.canvas, x - sprite.footX, y - sprite.footY);
    return;
  }
  context.save();
  context.translate(x, y - sprite.canvas.height / 2);
  context.rotate((tilt * Math.PI) / 180);
  context.scale(across, 1);
  context.drawImage(sprite.canvas, -sprite.footX, sprite.canvas.height / 2 - sprite.footY);
  context.restore();
}

/** The thrown shadow, and the dark line where a foot meets the ground. */
export function layShadows(
  context: Sheet['context'],
  scene: Scene,
  at: { x: number; y: number; width: number },
): void {
  const away = -Math.sign(scene.light.toward[0]);
  const tint = scene.tone([52, 56, 70], 0, 0);
  const layers = [
    {
      dx: away * at.width * 0.34 * scene.light.hardness,
      radius: at.width * 0.62,
      flat: 0.13,
      alpha: 0.2 + 0.26 * scene.light.hardness,
    },
    { dx: away * at.width * 0.04, radius: at.width * 0.34, flat: 0.12, alpha: 0.55 },
  ];
  for (const { dx, radius, flat, alpha } of layers) {
    context.save();
    context.translate(at.x + dx, at.y);
    context.scale(1, flat);
    if (scene.style.isGeometric) {
      context.fillStyle = css(tint, alpha * 0.7);
    } else {
      const gradient = context.createRadialGradient(0, 0, 0, 0, 0, radius);
      gradient.addColorStop(0, css(tint, alpha));
      gradient.addColorStop(0.55, css(tint, alpha * 0.62));
      gradient.addColorStop(1, css(tint, 0));
      context.fillStyle = gradient;
    }
    context.beginPath();
    context.arc(0, 0, radius, 0, Math.PI * 2);
    context.fill();
    context.restore();
  }
}
